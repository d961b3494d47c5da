"""Spells properties as jCard (RFC 7095) has them in xCard (RFC 6351)."""
from xml.sax.saxutils import escape

COMPONENTS = {"n": ("surname", "given", "additional", "prefix", "suffix"),
              "adr": ("pobox", "ext", "street", "locality", "region", "code", "country")}


def element(name, text):
    return f"<{name}>{escape(text)}</{name}>" if text else f"<{name}/>"


def card(properties):
    """One card's octets, an element a line as most writers have them.

    Each property is its name, its parameters, the kind of its values, and the values.
    """
    lines = ["  <vcard>"]
    for name, parameters, kind, *values in properties:
        lines.append(f"    <{name}>")
        if parameters:
            lines.append("      <parameters>")
            for parameter, value in parameters.items():
                texts = [value] if isinstance(value, str) else value
                inside = "".join(element("text", text) for text in texts)
                lines.append(f"        <{parameter}>{inside}</{parameter}>")
            lines.append("      </parameters>")
        if name in COMPONENTS:
            for component, text in zip(COMPONENTS[name], values[0]):
                lines.append("      " + element(component, text))
        else:
            lines.extend("      " + element(kind, text) for text in values)
        lines.append(f"    </{name}>")
    lines.append("  </vcard>\n")
    return "\n".join(lines).encode("utf-8")


BEGINNING = (b'<?xml version="1.0" encoding="UTF-8"?>\n'
             b'<vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0">\n')
END = b"</vcards>\n"
