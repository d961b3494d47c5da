import CardMap

/// The providers that a user can name.
enum ProviderList {
  /// The one that is asked where none is named.
  static let standard = "zip-table"

  private static let names = [standard]

  /// The names in an option's value, each once.
  static func names(in value: String) throws(CommandError) -> [String] {
    var names: [String] = []
    for name in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard self.names.contains(name) else {
        let nearest = Suggestion.nearest(to: name, among: self.names)
        throw CommandError(
          .usage,
          "--provider: there is no provider \(name.isEmpty ? "without a name" : name), but "
            + self.names.joined(separator: ", ") + (nearest.map { "; did you mean \($0)?" } ?? "")
        )
      }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The provider of these names.
  static func provider(_ names: [String]) -> any GeocodingProvider {
    let providers = names.compactMap(provider(named:))
    return providers.count == 1 ? providers[0] : GeocodingProviderChain(providers)
  }

  private static func provider(named name: String) -> (any GeocodingProvider)? {
    switch name {
    case standard: ZIPTable()
    default: nil
    }
  }
}
