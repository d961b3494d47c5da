/// Something that a reader of the placemark should know: what was mended, assumed or doubtful.
public struct Warning: Hashable, Sendable {
  /// The kind of warning: a stable word for programs.
  public var code: Code

  /// One sentence for people, without a full stop.
  public var message: String

  /// Makes a warning.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The kind of a warning; new ones may be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The word in documents.
    public let rawValue: String

    /// Makes a code of its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A code that had lost its leading zeros got them back.
    public static let leadingZeroRestored = Code(rawValue: "leadingZeroRestored")
    /// The code stood in the street, locality or region.
    public static let codeFoundElsewhere = Code(rawValue: "codeFoundElsewhere")
    /// The city is not the code's own.
    public static let cityDiffers = Code(rawValue: "cityDiffers")
    /// The state is not the code's.
    public static let stateDiffers = Code(rawValue: "stateDiffers")
    /// The code is not in the table: the point is the city's.
    public static let cityFallback = Code(rawValue: "cityFallback")
    /// The code is not in the table: the point is that of its first three digits.
    public static let prefixFallback = Code(rawValue: "prefixFallback")
    /// A GEO that is no position, or (0, 0).
    public static let geoInvalid = Code(rawValue: "geoInvalid")
    /// A GEO that is read, but is written as no version has it.
    public static let geoNotation = Code(rawValue: "geoNotation")
    /// An ADR with fewer than seven components.
    public static let fewComponents = Code(rawValue: "fewComponents")
    /// The address was read from the text of a label.
    public static let unstructuredAddress = Code(rawValue: "unstructuredAddress")
    /// The character set was not declared, or is not what was declared.
    public static let encodingAssumed = Code(rawValue: "encodingAssumed")
    /// A character that is none became U+FFFD.
    public static let characterReplaced = Code(rawValue: "characterReplaced")
    /// A line of the card that could not be read was left out.
    public static let lineSkipped = Code(rawValue: "lineSkipped")
    /// The card has too many of a kind, so that some were left out.
    public static let valuesLeftOut = Code(rawValue: "valuesLeftOut")
    /// A parameter of a property that could not be read was left out.
    public static let parameterIgnored = Code(rawValue: "parameterIgnored")
    /// A row of CSV has more cells than its header names.
    public static let extraCells = Code(rawValue: "extraCells")
    /// No column of CSV is known for something, or has the name that was given.
    public static let columnMissing = Code(rawValue: "columnMissing")
    /// The card has no END.
    public static let missingEnd = Code(rawValue: "missingEnd")
    /// A card in XML, or a part of it, is not in the namespace of xCard.
    public static let namespaceMissing = Code(rawValue: "namespaceMissing")
    /// A value in XML is not in an element of its kind.
    public static let valueAssumed = Code(rawValue: "valueAssumed")
    /// A member of a CardDAV answer holds no card, or an entry of LDIF is no person's.
    public static let memberLeftOut = Code(rawValue: "memberLeftOut")
  }
}
