/// The first element of an XML document, which says what the document is.
struct XMLRoot {
  /// What a document is.
  enum Kind {
    case cards, multistatus, webPage, other
  }

  /// What the document is.
  let kind: Kind
  /// The element's name; only its beginning where it is long.
  let name: String

  private static let longestName = 40

  /// Recognises an element by its name and its namespace.
  init(_ name: UnsafeBufferPointer<UInt8>, in namespace: UnsafeBufferPointer<UInt8>) {
    self.name = String(decoding: name.prefix(XMLRoot.longestName), as: UTF8.self)
    let hasNone = namespace.isEmpty
    if equal(name, "VCARDS") || equal(name, "VCARD"),
      hasNone || XMLName.isEqual(namespace, XMLName.xCard)
    {
      kind = .cards
    } else if equal(name, "MULTISTATUS"), hasNone || XMLName.isEqual(namespace, XMLName.dav) {
      kind = .multistatus
    } else {
      kind = equal(name, "HTML") ? .webPage : .other
    }
  }

  /// The format that the element begins; nil where it begins none.
  var format: ContactsFormat? {
    switch kind {
    case .cards: .xCard
    case .multistatus: .cardDAV
    case .webPage, .other: nil
    }
  }

  /// Why a document that was read to its end holds no contact.
  ///
  /// - Parameter hasAddressData: whether a server gave cards, but left them all out.
  /// - Returns: the reason.
  func refusal(hasAddressData: Bool) -> ContactsReadingError {
    switch kind {
    case .cards: ContactsReadingError(.notContacts, "this xCard has no card in it")
    case .multistatus where hasAddressData:
      ContactsReadingError(.notContacts, "no member of this CardDAV answer has a card")
    case .multistatus:
      ContactsReadingError(
        .notContacts,
        "this CardDAV answer has no address-data in it; a REPORT that asks for address-data gets "
          + "the cards"
      )
    case .webPage: .webPage
    case .other:
      ContactsReadingError(
        .unreadFormat,
        "this is XML that is not read as contacts (its root is \(name)); an xCard has vcard "
          + "elements of the namespace \(XMLName.xCard)"
      )
    }
  }
}

extension ContactsReadingError {
  /// A server's page where a file of contacts was expected.
  static let webPage = ContactsReadingError(
    .unreadFormat,
    "this is a web page (HTML) and holds no contacts; it may be a server's page for signing in"
  )
}
