// The members of cardmap's documents in their order, as JSON on one line. Each stands here once:
// the indented form is made of this one, see ``JSONIndenter``.

extension OutputBuffer {
  /// Appends a placemark as a JSON object on one line, all members always there.
  ///
  /// - Parameter placemark: the placemark.
  public mutating func append(json placemark: Placemark) {
    append("{\"identifier\":\"")
    append(escaped: placemark.identifier)
    append("\",\"title\":\"")
    append(escaped: placemark.title)
    append("\",\"subtitle\":\"")
    append(escaped: placemark.subtitle)
    append("\",\"coordinate\":")
    let start = count
    append(json: placemark.coordinate)
    let end = count
    append(",\"region\":{\"center\":")
    if placemark.region.center == placemark.coordinate {
      // As always where nobody made the region by hand.
      append(copyOf: start..<end)
    } else {
      append(json: placemark.region.center)
    }
    append(",\"span\":{\"latitudeDelta\":")
    append(degrees: placemark.region.span.latitudeDelta)
    append(",\"longitudeDelta\":")
    append(degrees: placemark.region.span.longitudeDelta)
    append("}}")
    appendRest(of: placemark)
    append(",\"replaces\":")
    append(json: placemark.replaces)
    append("}")
  }

  /// Appends the members that a placemark and a GeoJSON feature's properties have in common, from
  /// the postal address to the warnings, each with a comma before it.
  private mutating func appendRest(of placemark: Placemark) {
    append(",\"postalAddress\":{\"street\":\"")
    append(escaped: placemark.postalAddress.street)
    append("\",\"subLocality\":\"")
    append(escaped: placemark.postalAddress.subLocality)
    append("\",\"city\":\"")
    append(escaped: placemark.postalAddress.city)
    append("\",\"subAdministrativeArea\":\"")
    append(escaped: placemark.postalAddress.subAdministrativeArea)
    append("\",\"state\":\"")
    append(escaped: placemark.postalAddress.state)
    append("\",\"postalCode\":\"")
    append(escaped: placemark.postalAddress.postalCode)
    append("\",\"country\":\"")
    append(escaped: placemark.postalAddress.country)
    append("\",\"isoCountryCode\":\"")
    append(escaped: placemark.postalAddress.isoCountryCode)
    append("\"},\"postalCode\":")
    append(json: placemark.postalCode)
    append(",\"precision\":\"")
    append(text: placemark.precision.rawValue)
    append("\",\"radius\":")
    if let radius = placemark.radius { append(number: radius) } else { append("null") }
    append(",\"provider\":\"")
    append(escaped: placemark.provider)
    append("\",\"attribution\":\"")
    append(escaped: placemark.attribution)
    append("\",\"phoneNumbers\":")
    append(json: placemark.phoneNumbers)
    append(",\"emailAddresses\":")
    append(json: placemark.emailAddresses)
    append(",\"urls\":")
    append(json: placemark.urls)
    append(",\"warnings\":")
    append(json: placemark.warnings)
  }

  /// Appends a placemark as a GeoJSON feature on one line (RFC 7946, section 3.2): the position is
  /// longitude before latitude.
  mutating func append(feature placemark: Placemark) {
    append("{\"type\":\"Feature\",\"id\":\"")
    append(escaped: placemark.identifier)
    append("\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[")
    append(degrees: placemark.coordinate.longitude)
    append(",")
    append(degrees: placemark.coordinate.latitude)
    append("]},\"properties\":{\"identifier\":\"")
    append(escaped: placemark.identifier)
    append("\",\"title\":\"")
    append(escaped: placemark.title)
    append("\",\"subtitle\":\"")
    append(escaped: placemark.subtitle)
    append("\"")
    appendRest(of: placemark)
    append("}}")
  }

  /// Appends a row of a run on one line.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - file: the file that the card stands in; nil leaves file and line out.
  mutating func append(json row: GeocodedContact, file: String?) {
    append("{\"index\":")
    append(number: row.record.index)
    append(file: file, line: row.record.line)
    switch row.result {
    case .placed(let placemark):
      append(",\"name\":\"")
      append(escaped: placemark.title)
      append("\",\"outcome\":\"placed\",\"placemark\":")
      append(json: placemark)
    case .notPlaced(let reason):
      append(",\"identifier\":\"")
      append(escaped: row.identifier)
      append("\",\"name\":\"")
      append(escaped: row.record.title)
      append("\",\"outcome\":\"")
      append(text: reason.outcome.rawValue)
      append("\",\"reasonCode\":\"")
      append(escaped: reason.code.rawValue)
      append("\",\"reason\":\"")
      append(escaped: reason.message)
      append("\",\"warnings\":")
      append(json: reason.warnings)
    }
    append("}")
  }

  /// Appends a contact of a list on one line.
  mutating func append(json record: ContactRecord, file: String) {
    append("{\"index\":")
    append(number: record.index)
    append(file: file, line: record.line)
    append(",\"identifier\":\"")
    append(escaped: record.identifier)
    append("\",\"name\":\"")
    append(escaped: record.title)
    append("\",\"addresses\":")
    append(number: record.addressCount)
    append(",\"firstAddress\":")
    if let address = record.firstAddress { append(json: address) } else { append("null") }
    append(",\"warnings\":")
    append(json: record.diagnostics.map(\.warning))
    append(",\"error\":")
    append(json: record.error?.message)
    append("}")
  }

  private mutating func append(file: String?, line: Int) {
    guard let file else { return }
    append(",\"file\":\"")
    append(escaped: file)
    append("\",\"line\":")
    append(number: line)
  }

  private mutating func append(json address: DeliveryAddress) {
    append("{\"postOfficeBox\":\"")
    append(escaped: address.postOfficeBox)
    append("\",\"extendedAddress\":\"")
    append(escaped: address.extendedAddress)
    append("\",\"streetAddress\":\"")
    append(escaped: address.streetAddress)
    append("\",\"locality\":\"")
    append(escaped: address.locality)
    append("\",\"region\":\"")
    append(escaped: address.region)
    append("\",\"postalCode\":\"")
    append(escaped: address.postalCode)
    append("\",\"country\":\"")
    append(escaped: address.country)
    append("\"}")
  }

  private mutating func append(json coordinate: Coordinate) {
    append("{\"latitude\":")
    append(degrees: coordinate.latitude)
    append(",\"longitude\":")
    append(degrees: coordinate.longitude)
    append("}")
  }

  private mutating func append(json text: String?) {
    if let text { append(json: text) } else { append("null") }
  }

  private mutating func append(json texts: [String]) {
    append("[")
    for index in texts.indices {
      if index > 0 { append(",") }
      append(json: texts[index])
    }
    append("]")
  }

  private mutating func append(json warnings: [Warning]) {
    append("[")
    for index in warnings.indices {
      append(index > 0 ? ",{\"code\":\"" : "{\"code\":\"")
      append(escaped: warnings[index].code.rawValue)
      append("\",\"message\":\"")
      append(escaped: warnings[index].message)
      append("\"}")
    }
    append("]")
  }
}
