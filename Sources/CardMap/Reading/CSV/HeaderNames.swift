/// The names of columns: what Google, Outlook, Thunderbird, macOS, cardmap itself and people write.
///
/// To add a name, write it on a line of its meaning; case, accents, blanks and punctuation do not
/// matter. Words for home and work, before or behind a name, and numbers need not be written: they
/// are taken off first, see ``HeaderReading``.
enum HeaderNames {
  /// A meaning, a colon, and its names.
  static let fields = """
    name: name, full name, display name, formatted name, contact name, contact, fn
    name: account name, customer, customer name, naam
    name: anzeigename, vollständiger name, nom complet, nom affiché, nombre completo
    name: nombre para mostrar, nome completo, volledige naam
    given: given name, first name, forename, given, first, firstname
    given: vorname, rufname, prénom, nombre, nombre de pila, nome, voornaam
    family: family name, last name, surname, family, last
    family: nachname, familienname, zuname, nom, nom de famille, apellidos, apellido, cognome
    family: achternaam, apelido, sobrenome
    organization: organization, organisation, organization name, company, company name, org
    organization: employer, business name, firma, firmenname, unternehmen, organisation name
    organization: société, entreprise, organización, empresa, compañía, azienda, bedrijf
    street: street, street address, street name, address line, street line, addr line, road
    street: straße, strasse, straße und hausnummer, straße hausnummer, straße nr, str
    street: rue, voie, rue et numéro, calle, calle y número, via, straat, rua, logradouro
    house: house number, hausnummer, hausnr, huisnummer, número de calle, numéro de rue
    either: address, addr, adr, anschrift, adresse, postal address, mailing address, dirección
    either: postadresse, postanschrift, adresse postale, dirección postal, indirizzo, endereço
    either: adres, domicilio
    address: formatted address, address formatted, full address, complete address, whole address
    address: single line address, one line address, vollständige adresse, adresse complète
    address: dirección completa
    extended: extended address, address extended, apartment, apt, suite, unit, street extra
    extended: adresszusatz, adressenzusatz, complément d'adresse, apartamento, piso
    pobox: po box, post office box, postbox, p.o. box, postfach, boîte postale, b.p.
    pobox: apartado postal, apartado de correos, apdo. postal, postbus, casella postale
    city: city, town, locality, city town, town city, city state, city state zip
    city: ort, stadt, wohnort, ort stadt, plz ort, ville, localité, commune, ciudad, población
    city: localidad, municipio, città, comune, cidade, stad, plaats, woonplaats
    state: state, province, region, state province, state region, state or province, state code
    state: province state, bundesland, bundesland kanton, kanton, region kanton
    state: dép région, département, province état, état, région, provincia, estado
    state: estado o provincia, provincia o estado, estado provincia, comunidad autónoma, regione
    zip: zip, zip code, postal code, postcode, post code, zip postal code, postal zip code
    zip: postal code zip, zip postal, zip or postal code, us zip
    zip: plz, postleitzahl, code postal, cp, código postal, c.p., cap, cep, código postal zip
    country: country, country region, country or region, country name, nation
    country: land, staat, land region, pays, pays région, país, país región, país o región, paese
    countrycode: country code, iso country code, country iso code, iso country, ländercode
    countrycode: code pays, código de país, country iso
    addresstype: address type, address label
    phone: phone, telephone, tel, phone number, telephone number, phone value, mobile, cell
    phone: mobile phone, cell phone, mobile number, cellular, cellphone, primary phone, car phone
    phone: company main phone, radio phone, tty tdd phone, main phone, iphone, phone cell
    phone: phone home, phone work, phone mobile, telefon, telefonnummer, mobiltelefon, handy
    phone: haupttelefon, autotelefon, telefon firma, téléphone, tél, tél mobile, téléphone mobile
    phone: portable, teléfono, teléfono móvil, móvil, celular, telefono, cellulare, telefone
    phone: telefoon, mobiel
    email: email, e-mail, email address, e-mail address, mail, primary email, secondary email
    email: email value, e-mail value, email home, email work, e-mail-adresse, mailadresse
    email: adresse de messagerie, courriel, adresse e-mail, adresse électronique, correo
    email: correo electrónico, dirección de correo electrónico, dirección del correo electrónico
    url: url, web page, website, web site, homepage, home page, web, website value, web address
    url: webseite, webpage, internet, page web, site web, página web, sitio web, sito web
    uid: uid, identifier, id, uuid, contact id, unique id
    categories: categories, category, group membership, groups, group, labels, tags, kategorien
    categories: kategorie, gruppen, catégories, catégorie, groupes, categorías, categoría, grupos
    latitude: latitude, lat, breitengrad, geografische breite, latitud, latitudine
    longitude: longitude, lon, lng, long, längengrad, geografische länge, longitud, longitudine
    precision: precision
    radius: radius
    provider: provider
    unused: notes, note, birthday, birth date, anniversary, title, job title, department, nickname
    unused: middle name, suffix, prefix, name prefix, name suffix, initials, gender, fax, pager
    unused: comments, comment, county, suburb, notizen, geburtstag, anrede, titel, abteilung, remarques, notas
    unused: index, file, line, outcome, reason code, reason, warnings, addresses, error
    """

  /// What an address is for, a colon, and the words that say so in a header or a cell.
  static let types = """
    home: home, personal, private, residence, residential, privat, private, privée, domicile
    home: du domicile, personnel, personnelle, particular, domicilio, del domicilio, de domicilio
    home: del domicilio particular, del hogar, de casa, casa, zuhause, abitazione, thuis, privé
    work: work, business, office, company, geschäftlich, dienstlich, arbeit, beruflich, büro
    work: bureau, du bureau, professionnel, professionnelle, travail, du travail, trabajo
    work: del trabajo, de trabajo, de la oficina, oficina, lavoro, ufficio, werk, trabalho
    other: other, weitere, weiterer, weiteres, weiteres r, weiteres e, andere, autre, otra, otro
    any: mailing, shipping, billing, delivery, primary, main, current, permanent, contact
    """
}
