/// A file of contacts that was found and may be read.
struct InputFile {
  /// The name in documents: the path as given, `-` for standard input; what is no UTF-8 in it is
  /// repaired.
  var name: String

  /// How it is read.
  var source: Source

  /// Which file it is, whatever its name; nil where nobody has looked.
  var identity: FileIdentity?

  /// How a file is read.
  enum Source {
    /// An ordinary file: opened when its turn comes. Its path, with the zero behind it, since the
    /// system's names are bytes and need not be UTF-8.
    case path([CChar])
    /// A member of a zip archive: where it begins in that, and the archive's path, with the zero
    /// behind it.
    case member(at: Int, of: [CChar])
    /// A FIFO or a device, which is open from the beginning and closed when it is read.
    case opened(Descriptor)
    /// Standard input, which is somebody else's to close.
    case standardInput(Descriptor)
  }
}
