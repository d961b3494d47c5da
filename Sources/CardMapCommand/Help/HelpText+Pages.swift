extension HelpText {
  static let geocode = page(
    """
    cardmap geocode FILE... [options]

    Places every contact, one row each, in the order of the files.
    """,
    files,
    """
    Options
    \(options)

      -f, --format FORMAT table, json, ndjson, csv, geojson or vcard; else by the ending of the
                          output's name (.json, .ndjson, .jsonl, .csv, .geojson, .vcf, .vcard);
                          else table on a terminal and ndjson elsewhere
    \(outputOption)
    \(fromOption)
    \(addressOptions)
                          all: one row for each address, identifiers with #2, #3 … from the second
    \(ignoreGeoOption)
    \(replaceGeoOption)
    \(placeOptions)
      --strict            exit 1 where some contact is not placed
      --quiet             no summary and no warnings
      --progress WHEN     auto (on a terminal, after a second), always, never
      --threads N         work on parts of a file at the same time (1), on no more than there are
                          processors; the output is the same. A table, vcard, standard input,
                          UTF-16 and a file below 2 MiB take one
    """,
    """
    Formats
      table    columns for people
      json     an array of rows, indented by two spaces
      ndjson   a row a line:
               {"index":1,"file":"f.vcf","line":1,"name":"…","outcome":"placed","placemark":{…}}
               {"index":2,"file":"f.vcf","line":9,"identifier":"…","name":"…",
                "outcome":"noMatch","reasonCode":"tooShort","reason":"…","warnings":[]}
      csv      the columns index, file, line, identifier, name, outcome, reasonCode, reason,
               latitude, longitude, precision, radius, provider, postalCode, street, city, state,
               country, isoCountryCode, phone, email, url, warnings; CRLF ends a line; lists are
               joined with "; "; text that a spreadsheet would take for a formula (it begins with
               = + - @, a tab or CR, and is more than a -) has one ' before it, but a phone number
               only if it holds more than digits, blanks and +-().
      geojson  a FeatureCollection of the placed, one feature a line, bbox last
      vcard    the file as it came, byte for byte, with only a position added to each card that
               was placed; see below
    """,
    positions,
    placemark,
    outcomes,
    warnings,
    """
    Exit status
      0 done (rows may hold failures); 1 with --strict, some contact was not placed; 64 wrong
      usage; 65 a file holds something, but no contact (of several files the others are read);
      66 a file is missing or may not be read; 69 what unpacks a file is not installed; 73 the
      output cannot be created; 74 reading or writing failed; 130 interrupted. No bytes at all is
      no contacts, a warning and 0.
    """,
    """
    Examples
      cardmap geocode friends.vcf
      cardmap geocode ~/contacts -o friends.geojson
      cardmap geocode friends.vcf -o placed.vcf
      cardmap geocode friends.vcf -f ndjson | grep '"outcome":"mismatch"'
      curl … | cardmap geocode - --format csv --strict > friends.csv
    """
  )

  static let pick = page(
    """
    cardmap pick FILE [WHO...] [options]

    Chooses one contact and prints its placemark. WHO, the words after the file, is a name or a
    part of one; case and accents do not matter, and a whole name beats a part. Where several
    match, a terminal asks which: type the number, or more of the name, and Enter; without WHO it
    shows everybody in a list to type in. Elsewhere the candidates go to standard error, and the
    exit status is 1.
    """,
    """
    The list
      Type        words; who has all of them in name, city or ZIP stays
      Up, Down    move (also Ctrl-P, Ctrl-N); Page Up, Page Down, Home, End too
      Enter       picks the marked contact
      Backspace, Ctrl-W, Ctrl-U
                  take away a character, a word, everything
      Esc         leaves, exit status 1; Ctrl-C too, with 130
      With TERM=dumb it is a numbered list. The list is drawn on standard error, so standard
      output may go to a file or another program.
    """,
    files,
    """
    Options
    \(options)

      --index N           the card of this number; 1 is the first
      --uid UID           the card of this UID
      --follow            read selections from standard input, a line each: WHO, #N or uid:UID;
                          write a line of JSON for each: a placemark whose "replaces" names the
                          one before, or {"who":"…","error":"…","reasonCode":"…"}, and then the
                          selection stays as it was
      -f, --format FORMAT json (this is the default), ndjson, geojson, csv, table or vcard: the
                          card as it came, with its position; see cardmap help geocode
    \(outputOption)
    \(fromOption)
    \(addressOptions)
    \(ignoreGeoOption)
    \(replaceGeoOption)
    \(placeOptions)
      --quiet             no warnings
    """,
    placemark,
    """
    Reason codes of --follow: noSuchContact, severalContacts; else the contact's, see
    cardmap help geocode.
    """,
    """
    Exit status
      0 done; 1 nobody was chosen: no match, several without a terminal, or no place for the one;
      64 wrong usage; 65 not readable as contacts; 66 no such file; 69 what unpacks it is not
      installed; 73 the output cannot be created; 74 reading or writing failed; 130 interrupted.
    """,
    """
    Examples
      cardmap pick friends.vcf ada lovelace
      cardmap pick friends.vcf --index 12 -o ada.geojson
      printf '%s\\n' ada '#3' | cardmap pick friends.vcf --follow
    """
  )

  static let list = page(
    """
    cardmap list FILE... [options]

    Lists contacts with their first addresses as the cards say them; nothing is looked up.
    """,
    files,
    """
    Options
    \(options)

      -f, --format FORMAT table (this is the default), json, ndjson or csv
    \(outputOption)
    \(fromOption)
      --quiet             no warnings, and not what columns were taken as
      --progress WHEN     auto (on a terminal, after a second), always, never
    """,
    """
    Formats
      json and ndjson have the members index, file, line, identifier, name, addresses (how many
      are not blank), firstAddress (postOfficeBox, extendedAddress, streetAddress, locality,
      region, postalCode, country; null where there is none), warnings, and error: why a card is
      unreadable, else null. csv has the same as columns.
    """,
    csv,
    readingWarnings,
    """
    Exit status
      0 done; 64 wrong usage; 65 a file holds something, but no contact; 66 a file is missing or
      may not be read; 69 what unpacks a file is not installed; 73 the output cannot be created;
      74 reading or writing failed; 130 interrupted.
    """,
    """
    Examples
      cardmap list friends.vcf
      cardmap list ~/contacts --format csv -o contacts.csv
      cardmap list customers.csv --column zip="PLZ Kunde" --column city="Sitz"
    """
  )

  static let lookup = page(
    """
    cardmap lookup WHAT... [options]

    Places codes and addresses. Each WHAT is one: put an address in quotes. A word with a digit in
    it is a code, and so is MA 02134 or US-02134; the rest is an address on one line.
    """,
    """
    Options
    \(options)

      -f, --format FORMAT json, ndjson, csv, geojson, table or vcard (a card for each WHAT that is
                          placed); without it json for one WHAT, and ndjson, a line each, for
                          several
    \(outputOption)
    \(placeOptions)
      --strict            of several, exit 1 where some is not placed
      --quiet             no warnings
    """,
    """
    One WHAT that is placed prints its placemark; one that is not, its row, and the exit status
    is 1. Several print rows as those of cardmap geocode, without file and line. The identifier
    of a code is zip:02134.
    """,
    placemark,
    outcomes,
    warnings,
    """
    Exit status
      0 done; 1 the one was not placed; 64 wrong usage; 73 the output cannot be created;
      74 writing failed; 130 interrupted.
    """,
    """
    Examples
      cardmap lookup 02134
      cardmap lookup 02134 60606 'Springfield, IL 62701'
    """
  )

  static let tables = page(
    """
    cardmap tables [options]

    Says which postal tables are inside the program: how many codes of which kind, their date,
    where they come from and under which licence.
    """,
    """
    Options
      -f, --format FORMAT table (this is the default), json (an array) or ndjson: name, country,
                          rows, area, point, military, date, sources, attribution
    \(outputOption)
    """,
    """
    Kinds
      area      a ZIP code with an area; its radius is that of a circle with the area's land
      point     a PO box, a single building, an organisation: a point without a radius
      military  APO, FPO and DPO, which have no fixed place: militaryMail
    """,
    """
    Exit status
      0 done; 64 wrong usage; 73 the output cannot be created; 74 writing failed.
    """
  )
}
