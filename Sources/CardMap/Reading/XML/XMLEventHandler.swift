/// Who is told what stands in an XML document, in the document's order.
///
/// Names and text are UTF-8 and valid during the call only.
protocol XMLEventHandler: AnyObject {
  /// An element begins.
  ///
  /// - Parameters:
  ///   - name: its name without a prefix.
  ///   - namespace: the URI of its namespace; empty where it has none.
  func startElement(_ name: UnsafeBufferPointer<UInt8>, in namespace: UnsafeBufferPointer<UInt8>)

  /// The element ends that began last and is still open.
  func endElement()

  /// A part of the text of the element that is open.
  func addText(_ text: UnsafeBufferPointer<UInt8>)
}
