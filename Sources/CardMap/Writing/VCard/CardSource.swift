/// Bytes of a file of vCards, and where in the file they stand.
public struct CardSource: Hashable, Sendable {
  /// The bytes.
  public var bytes: ArraySlice<UInt8>

  /// Where the first of them stands in the file.
  public var offset: Int

  /// How the bytes are taken.
  public var encoding: TextEncoding

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - offset: where the first of them stands in the file.
  ///   - encoding: how the bytes are taken.
  public init(bytes: ArraySlice<UInt8>, offset: Int, encoding: TextEncoding) {
    self.bytes = bytes
    self.offset = offset
    self.encoding = encoding
  }

  /// Where the source ends in the file.
  public var end: Int { offset + bytes.count }

  /// A part of the source.
  ///
  /// - Parameter range: where it stands in the file.
  /// - Returns: as much of it as the source has.
  public func part(_ range: Range<Int>) -> CardSource {
    let range = range.clamped(to: offset..<end)
    let start = bytes.startIndex - offset
    return CardSource(
      bytes: bytes[(range.lowerBound + start)..<(range.upperBound + start)],
      offset: range.lowerBound,
      encoding: encoding
    )
  }

  /// The same in memory of its own, for longer than what it is a part of.
  public var alone: CardSource {
    CardSource(bytes: Array(bytes)[...], offset: offset, encoding: encoding)
  }
}
