/// The texts of `cardmap help`.
enum HelpText {
  /// One screen on all commands.
  static let overview = """
    cardmap maps an address book. It reads a contacts file, takes each contact's first postal
    address and its ZIP code, finds the place in a table inside the program, and gives back a
    placemark. Nothing leaves this machine.

      cardmap pick    FILE [WHO...]   choose one contact; print its placemark
      cardmap geocode FILE...         place every contact, in the order of the file
      cardmap list    FILE...         contacts, first addresses, codes
      cardmap lookup  WHAT...         place codes and addresses
      cardmap tables                  which postal tables are inside
      cardmap help [COMMAND]          this page, or all about a command
      cardmap --version

    FILE is a file of contacts (vCard, xCard, jCard, CSV, LDIF, also packed), a folder of them,
    or - for standard input.

      cardmap geocode friends.vcf                     a table on the terminal
      cardmap geocode friends.vcf -o friends.geojson  a map layer
      cardmap pick friends.vcf ada                    the placemark of Ada, as JSON
      cardmap lookup 02134

    Data goes to standard output; the summary, warnings and errors go to standard error. The
    exit status is 0 when the run is done; cardmap help COMMAND says what else it may be.

    """

  /// All about a command.
  static func page(of command: CommandName) -> String {
    switch command {
    case .pick: pick
    case .geocode: geocode
    case .list: list
    case .lookup: lookup
    case .tables: tables
    case .help: overview
    }
  }

  /// A page of sections with an empty line between them.
  static func page(_ sections: String...) -> String {
    sections.joined(separator: "\n\n") + "\n"
  }
}
