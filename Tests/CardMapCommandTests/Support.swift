import Testing

extension Tag {
  @Tag static var command: Self
}
