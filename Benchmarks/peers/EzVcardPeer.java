import ezvcard.VCard;
import ezvcard.io.StreamReader;
import ezvcard.io.text.VCardReader;
import ezvcard.io.xml.XCardReader;
import ezvcard.property.Address;
import java.io.BufferedWriter;
import java.io.File;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * The reading half of what cardmap does, with ez-vcard: every card's name and the postal code of
 * its first address, a line of JSON each. It looks nothing up, so its time is a lower bound.
 */
public class EzVcardPeer {
  public static void main(String[] arguments) throws Exception {
    File file = new File(arguments[0]);
    boolean isXml = arguments[0].endsWith(".xml");
    try (StreamReader cards = isXml ? new XCardReader(file) : new VCardReader(file);
        Writer out =
            new BufferedWriter(
                new OutputStreamWriter(System.out, StandardCharsets.UTF_8), 1 << 16)) {
      int index = 0;
      for (VCard card = cards.readNext(); card != null; card = cards.readNext()) {
        index++;
        String name = card.getFormattedName() == null ? "" : card.getFormattedName().getValue();
        String code = "";
        for (Address address : card.getAddresses()) {
          if (address.getPostalCode() != null) {
            code = address.getPostalCode();
            break;
          }
        }
        out.write("{\"index\":" + index + ",\"name\":\"" + escaped(name));
        out.write("\",\"postalCode\":\"" + escaped(code) + "\"}\n");
      }
    }
  }

  private static String escaped(String text) {
    StringBuilder result = new StringBuilder(text.length());
    for (int at = 0; at < text.length(); at++) {
      char unit = text.charAt(at);
      if (unit == '"' || unit == '\\') {
        result.append('\\').append(unit);
      } else if (unit < ' ') {
        result.append(String.format("\\u%04x", (int) unit));
      } else {
        result.append(unit);
      }
    }
    return result.toString();
  }
}
