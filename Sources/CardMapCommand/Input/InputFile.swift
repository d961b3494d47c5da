/// A file of contacts that was found and may be read.
struct InputFile {
  /// The name in documents: the path as given, `-` for standard input.
  var name: String

  /// How it is read.
  var source: Source

  /// How a file is read.
  enum Source {
    /// An ordinary file: opened when its turn comes.
    case path(String)
    /// Standard input, a FIFO or a device, which are open from the beginning.
    case open(Descriptor)
  }
}
