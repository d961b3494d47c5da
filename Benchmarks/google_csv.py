"""Contacts as rows of a CSV file, with the columns that Google Contacts exports."""

PARTS = ("Label", "Formatted", "Street", "City", "PO Box", "Region", "Postal Code", "Country",
         "Extended Address")
COLUMNS = ("First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,"
           "Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,"
           "Organization Title,Organization Department,Birthday,Notes,Photo,Labels,"
           "E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value").split(",")
COLUMNS += [f"Address {number} - {part}" for number in (1, 2) for part in PARTS]
COLUMNS += ["Website 1 - Label", "Website 1 - Value"]


def row(number, person, addresses):
    """One contact as a row of COLUMNS.

    `person` is its given name, family name, organisation, note, phone and web page; each address its
    box, second line, street, city, state, code and country.
    """
    given, family, organization, note, phone, url = person
    cells = {"First Name": given, "Last Name": family, "Organization Name": organization, "Notes": note,
             "Labels": "* myContacts", "E-mail 1 - Label": "* Other",
             "E-mail 1 - Value": f"{number}@example.com", "Phone 1 - Label": "Mobile",
             "Phone 1 - Value": phone, "Website 1 - Value": url}
    for which, (box, inside, road, city, state, code, country) in enumerate(addresses, 1):
        lines = [road, inside, box, f"{city}, {state} {code}", country]
        told = dict(zip(PARTS, ("Home" if which == 1 else "Work", "\n".join(filter(None, lines)),
                                road, city, box, state, code, country, inside)))
        cells.update((f"Address {which} - {part}", text) for part, text in told.items())
    return [cells.get(column, "") for column in COLUMNS]
