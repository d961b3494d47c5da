// The sections that pages of several commands have in common.

extension HelpText {
  static let files = """
    Files
      FILE is a path, - for standard input, or a folder: then it is the files in it that end in
      .vcf, .vcard, .xcard, .xml, .jcard, .csv, .tsv, .ldif or .ldi, not hidden, not deeper, in
      the order of their names, also packed, as in .vcf.gz. The content says what a file is, not
      its name; --from overrules. Read are
        vCard 2.1, 3.0 and 4.0
        xCard (RFC 6351), and CardDAV answers with address-data in them (RFC 6352)
        jCard (RFC 7095): one, an array of them, one a line, or anywhere in another JSON text
        CSV with a row of headers; see cardmap help list
        LDIF (RFC 2849) of people, as Thunderbird and directories export it
      each of them also packed by gzip or zstd, or several in a zip archive, which the system's
      gzip, zstd or funzip unpacks on the way; a zip archive must be a file.
      All files are found before anything is read. A card that is broken costs that card and no
      other; XML that is broken costs what stands behind, JSON what is there up to the next card
      that is certainly one, and a row says where.
    """

  static let csv = """
    CSV
      The first row names the columns, as Google Contacts, Outlook (in English, German, French and
      Spanish), Thunderbird, cardmap itself and people do; case, accents, blanks and punctuation do
      not matter. Cells are separated by commas, semicolons or tabs. What each column was taken as,
      and which ones are not used, is said on standard error. A column that is not known, or means
      something else, is named with --column FIELD=HEADER, once for each; FIELD is one of
        name, given, family, organization, phone, email, url, categories, uid
        street, extended (a second line), pobox, city, state, zip, country
        countrycode             counts where no column names the country
        address                 the whole address in one cell, read where the others are empty
        latitude, longitude     a position; with a column "precision", as cardmap writes it, it
                                counts for the row's own postal code, and only as that precise
        ignore                  the column is not used
      Of several columns of one meaning the first that holds something counts; phone, email, url
      and categories keep all. A name for home or work in the header keeps the address apart. Codes
      that a spreadsheet took the zeros from are mended; formulas are never evaluated, and the '
      that cardmap writes before what looks like one is taken off. A row has the identifier of its
      column uid, else one made from its bytes.
    """

  static let options = """
      Options may stand anywhere; --name VALUE and --name=VALUE are the same; of several
      identical ones the last counts; -- ends them.
    """

  static let outputOption = """
      -o, --output PATH   write a file: whole or not at all; a FIFO, a device or a symbolic link is
                          written through, but not to a file that is to be read; - is standard
                          output
    """

  static let placeOptions = """
      --country CC        the country of addresses that name none (US)
      --span DEGREES      height and width of the region round a place (0.2; at most 180)
      --provider NAME[,NAME…]
                          who is asked for places, in order until one answers: zip-table
      --precision FLOOR   the coarsest answer that is a place: address, street, postalCode,
                          locality, region, country; coarser ones are noMatch, tooCoarse. Without
                          it an address with a code has no floor, and one without has postalCode
    """

  static let addressOptions = """
      --address WHICH     first: the first in the file that is not blank (this is the default);
                          preferred: the one with the best PREF; home, work: the first of its type
    """

  static let ignoreGeoOption = """
      --ignore-geo        leave positions on the cards (GEO) aside; else they come first
    """

  static let replaceGeoOption = """
      --replace-geo       with vcard: leave positions on the cards aside, and write what was found
                          in their place
    """

  static let fromOption = """
      --from FORMAT       what the files are, whatever they look like: vcard, xcard,
                          carddav, jcard, csv or ldif
      --column FIELD=HEADER
                          what a column of CSV holds: --column zip="Postleitzahl"; may be given
                          several times, see cardmap help list
    """

  static let outcomes = """
    Outcomes, and the reason codes of each
      placed        the contact is on the map
      noAddress     noAddress: its card has no address, or none of the kind asked for
      noPostalCode  noPostalCode: its address has no postal code
      noMatch       no provider knows the place
                      unknownCode    the code is not in the table, nor its city or first digits
                      tooShort       digits are missing, and the address does not say which
                      notACode       the text is not a postal code
                      militaryMail   APO, FPO and DPO have no fixed place
                      foreignCode    the code of a country that no provider knows
                      noSuchPlace    the provider knows no such place
                      ambiguous      the provider knows several such places
                      tooCoarse      the answer is coarser than --precision
      mismatch      the code's place is not the address's
                      placesDiffer   the state, or the city, is another one's
                      outsideCountry the country is not known, and nothing else agrees
      unreadable    the card cannot be read
                      limit          a line or a text of JSON is longer than 16 MiB, the card than
                                     32 MiB, or XML or JSON is nested deeper than 256
                      nothingReadable
      failed        the provider could not be asked: badResponse, nullIsland, quota, badKey,
                    rateLimited, timedOut, unavailable, notTried, cancelled; running again asks
                    again. zip-table never fails.
    """

  /// What the reading of a card warns of: all that `list` has.
  static let readingWarnings = """
    Warnings
    \(readingWarningLines)
    """

  static let warnings = """
    Warnings, first of the card, then of its address and its code
    \(readingWarningLines)
      unstructuredAddress   the address was read from a label
      codeFoundElsewhere    the code stood in the street, locality or region
      leadingZeroRestored   the code had lost its zeros and got them back
      cityDiffers           the city is not the code's own
      stateDiffers          the state is not the code's
      cityFallback          the code is missing or not in the table: the point is the city's
      prefixFallback        the code is not in the table: the point is that of its first digits
    """

  private static let readingWarningLines = """
      lineSkipped           a line that is no property of a card was left out, or a value of LDIF
                            that cannot be used
      parameterIgnored      a parameter that could not be read was left out
      missingEnd            the card has no END
      fewComponents         an ADR with fewer than seven components
      geoInvalid            a GEO that is no position
      geoNotation           a GEO that is read, but is written as no version has it
      encodingAssumed       the character set was not declared, or not what was declared
      valuesLeftOut         the card has more than 1,000 of a kind (ADR, LABEL, TEL, EMAIL, URL,
                            CATEGORIES); the rest was left out
      memberLeftOut         a member of a CardDAV answer that holds no card, or an entry of LDIF
                            that is no person's, was left out
      namespaceMissing      a card in XML is not in the namespace of xCard
      valueAssumed          a value in XML is not in an element of its kind
      extraCells            a row of CSV has more cells than its header
      columnMissing         a column of CSV that was named, or one of an address, is not there
      characterReplaced     half of a character in JSON became U+FFFD
    """

  static let positions = """
    Positions in vCards
      The position is a GEO line before END, in the form of the card's version; it says for which
      code it was found and how good it is:
        GEO;X-CARDMAP-CODE=02134;X-CARDMAP-PRECISION=postalCode;
         X-CARDMAP-RADIUS=1007:42.35879;-71.12958
      Read again, it counts only while the address still has that code, and never as more than it
      is. A GEO that is there already stays, unless --replace-geo; a card that is not placed keeps
      it also then. Cardmap's own is replaced when the code is no longer the address's, and taken
      away when that has no place: it would mislead. With --address home, work or preferred the
      position is that of the chosen address; with all, of the first. A second run changes nothing.
      Several files become one; UTF-16 stands alone. Contacts of other formats become vCard 4.0.
      Where a position cannot be written safely, the card stays as it came and a warning says so.
    """

  static let placemark = """
    A placemark has these members, always all of them, in this order: identifier (the card's UID,
    else one made from its content), title, subtitle, coordinate (WGS 84, at most six decimals),
    region, postalAddress, postalCode, precision, radius (metres the place may lie from the
    point, or null), provider, attribution, phoneNumbers, emailAddresses, urls, warnings,
    replaces.
    """
}
