"""Contacts as entries of LDIF, with the attributes that Thunderbird exports."""
import base64

HOME = ("mozillaHomeStreet2", "mozillaHomeStreet", "mozillaHomeLocalityName", "mozillaHomeState",
        "mozillaHomePostalCode", "mozillaHomeCountryName")
WORK = ("mozillaWorkStreet2", "street", "l", "st", "postalCode", "c")
CLASSES = "".join(f"objectclass: {name}\n" for name in (
    "top", "person", "organizationalPerson", "inetOrgPerson", "mozillaAbPersonAlpha"))


def line(name, text):
    """One attribute; what is not plain ASCII is in base64 (RFC 2849, SAFE-STRING)."""
    if not text:
        return ""
    if text.isascii() and text.isprintable() and text[0] not in " :<" and text[-1] != " ":
        return f"{name}: {text}\n"
    return f"{name}:: {base64.b64encode(text.encode()).decode()}\n"


def entry(number, person, addresses):
    """One contact's octets; see google_csv.row for what it is made of."""
    given, family, organization, note, phone, url = person
    name = f"{given} {family}"
    lines = [line("dn", f"cn={name},mail={number}@example.com"), CLASSES, line("givenName", given),
             line("sn", family), line("cn", name), line("mail", f"{number}@example.com"),
             line("o", organization), line("description", note), line("mobile", phone),
             line("mozillaWorkUrl", url)]
    for which, (box, *parts) in enumerate(addresses):
        lines += [line(name, part) for name, part in zip(WORK if which else HOME, parts)]
        lines.append(line("postOfficeBox", box) if which else "")
    return ("".join(lines) + "\n").encode()
