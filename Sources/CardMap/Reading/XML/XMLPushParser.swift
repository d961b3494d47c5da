// The one file of the library that imports the reader of XML.

import CXMLReader

/// Parses an XML document that is handed over in pieces (XML 1.0, Namespaces in XML 1.0).
///
/// Nothing is opened or expanded, and a document with a DOCTYPE is not read.
final class XMLPushParser {
  /// Why a document cannot be read on.
  struct Problem {
    /// What is wrong: a sentence without a full stop that never repeats the document.
    var message: String
    /// Where it is, from 1.
    var line: Int
    /// Where it is in the line, from 1.
    var column: Int
    /// Whether a limit is passed.
    var isLimit: Bool
    /// The name in the DOCTYPE; "" where that is not the reason.
    var documentType: String
  }

  private var reader: OpaquePointer?

  /// Who is told what is found; only while a piece is read.
  private var handler: (any XMLEventHandler)?

  /// Makes a parser.
  init() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    reader = cxml_create(
      CXMLHandlers(
        start: { context, name, space in
          XMLPushParser.handler(context)?.startElement(name.buffer, in: space.buffer)
        },
        end: { context in XMLPushParser.handler(context)?.endElement() },
        text: { context, text in XMLPushParser.handler(context)?.addText(text.buffer) }
      ),
      context
    )
  }

  deinit {
    if let reader { cxml_free(reader) }
  }

  private static func handler(_ context: UnsafeMutableRawPointer) -> (any XMLEventHandler)? {
    Unmanaged<XMLPushParser>.fromOpaque(context).takeUnretainedValue().handler
  }

  /// Reads a piece; of the same document, always in the same pieces, since what is found with a
  /// problem is as much as libxml2 had at a time.
  ///
  /// - Parameters:
  ///   - piece: the next bytes of the document.
  ///   - isFinal: whether the document ends with them.
  ///   - handler: is told what is found.
  func read(
    _ piece: UnsafeBufferPointer<UInt8>,
    isFinal: Bool,
    _ handler: any XMLEventHandler
  ) {
    guard let reader else { return }
    self.handler = handler
    defer { self.handler = nil }
    if cxml_read(reader, piece.baseAddress, piece.count), isFinal { cxml_end(reader) }
  }

  /// What ended the reading; nil while nothing has.
  var problem: Problem? {
    guard let reader else {
      return Problem(
        message: "there is too little memory",
        line: 1,
        column: 1,
        isLimit: false,
        documentType: ""
      )
    }
    let problem = cxml_problem(reader)
    if problem == CXMLProblemNone { return nil }
    return Problem(
      message: String(cString: cxml_problem_message(reader)),
      line: max(1, cxml_problem_line(reader)),
      column: max(1, cxml_problem_column(reader)),
      isLimit: problem == CXMLProblemLimit,
      documentType: String(decoding: cxml_document_type(reader).buffer, as: UTF8.self)
    )
  }

  /// The line that is being read, from 1.
  var line: Int { reader.map { cxml_line($0) } ?? 1 }

  /// While an element is started: the line on which its tag begins, from 1.
  var tagLine: Int { reader.map { cxml_tag_line($0) } ?? 1 }

  /// While an element is started: the value of its attribute without a prefix.
  ///
  /// - Parameter name: the attribute's name.
  /// - Returns: the value; empty where there is no such attribute.
  func attribute(_ name: StaticString) -> UnsafeBufferPointer<UInt8> {
    guard let reader else { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    return cxml_attribute(reader, start).buffer
  }
}

extension CXMLText {
  fileprivate var buffer: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes, count: count)
  }
}
