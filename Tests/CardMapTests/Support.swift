import Testing

extension Tag {
  @Tag static var reading: Self
  @Tag static var contacts: Self
  @Tag static var geocoding: Self
  @Tag static var mapping: Self
  @Tag static var writing: Self
}
