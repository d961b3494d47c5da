import ezvcard.VCard;
import ezvcard.io.ParseWarning;
import ezvcard.io.text.VCardReader;
import ezvcard.property.Geo;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads pairs of files with ez-vcard, a vCard and the same with positions, and says what it has to
 * say about the second only. A pair is a line of the file that is the only argument: both paths
 * with a tab between; the first is empty where the vCards were made of something else.
 */
public class EzVcardWarnings {
  private final List<String> said = new ArrayList<>();
  private int cards;
  private int positions;

  public static void main(String[] arguments) throws Exception {
    int pairs = 0;
    int positions = 0;
    boolean isWrong = false;
    for (String line : Files.readAllLines(Path.of(arguments[0]))) {
      String[] paths = line.split("\t");
      EzVcardWarnings after = read(paths[1]);
      EzVcardWarnings before = paths[0].isEmpty() ? new EzVcardWarnings() : read(paths[0]);
      if (paths[0].isEmpty()) {
        before.cards = after.cards;
      }
      List<String> more = new ArrayList<>(after.said);
      for (String word : before.said) {
        more.remove(word);
      }
      for (String word : more) {
        System.out.println(line + ": new: " + word);
      }
      if (before.cards != after.cards) {
        System.out.println(line + ": " + before.cards + " cards, then " + after.cards);
      }
      isWrong |= !more.isEmpty() || before.cards != after.cards;
      pairs++;
      positions += after.positions - before.positions;
    }
    System.out.println(
        "ez-vcard reads " + positions + " positions more in " + pairs + " files");
    System.exit(isWrong ? 1 : 0);
  }

  private static EzVcardWarnings read(String path) {
    EzVcardWarnings found = new EzVcardWarnings();
    try (VCardReader reader = new VCardReader(new File(path))) {
      for (VCard card = reader.readNext(); card != null; card = reader.readNext()) {
        found.cards++;
        for (Geo position : card.getProperties(Geo.class)) {
          if (position.getLatitude() != null && position.getLongitude() != null) {
            found.positions++;
          }
        }
        for (ParseWarning warning : reader.getWarnings()) {
          // Without the number of the line, which is another one below a position.
          found.said.add(warning.getPropertyName() + ": " + warning.getMessage());
        }
      }
    } catch (Exception problem) {
      found.said.add(problem.toString());
    }
    return found;
  }
}
