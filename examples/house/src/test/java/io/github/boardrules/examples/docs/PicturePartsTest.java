package io.github.boardrules.examples.docs;

import static io.github.boardrules.core.MoveChanges.Location.onCell;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.drawing.SvgDrawing;
import io.github.boardrules.core.drawing.TextDrawing;
import io.github.boardrules.fixtures.Checkout;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The documentation of drawings names all that a page may style, and every mark. */
class PicturePartsTest {
  private static final String FOLDER = "core/src/main/java/io/github/boardrules/core/drawing/";
  private static final Pattern CLASSES = Pattern.compile("class=\"([^\"]*)\"");
  private static final Pattern VARIABLE = Pattern.compile("var\\(--(br-[^,)]*)");
  private static final Pattern OF_STYLE = Pattern.compile("(br-ground|br-piece)-.*?(-line|-ink)?$");

  private static final Diagram.Style STYLE = new Diagram.Style("x", 'x', "#ffffff", "#000000");

  /** How a picture follows the colours of its page, which pages need not know. */
  private static final Set<String> OWN =
      Set.of("br-follows", "br-on-dark", "br-dark-fill", "br-dark-stroke");

  @Test
  void everyClassAndEveryVariableOfAPictureIsNamed() {
    Set<String> names = new TreeSet<>();
    for (String variant : List.of("zertz", "tzaar", "pylos", "colorfield", "heaps:sizes=3-12")) {
      String picture = picture(marked(Catalog.installed().rules(variant)));
      CLASSES
          .matcher(picture)
          .results()
          .forEach(m -> names.addAll(List.of(m.group(1).split(" ", -1))));
      VARIABLE.matcher(picture).results().map(m -> m.group(1)).forEach(names::add);
    }
    names.removeAll(OWN);
    String documented = Checkout.read(FOLDER + "SvgDrawing.java");
    assertThat(names)
        .hasSizeGreaterThan(30)
        .map(name -> OF_STYLE.matcher(name).replaceFirst(PicturePartsTest::general))
        .allSatisfy(name -> assertThat(documented).containsPattern(name + "(?![-a-z])"));
  }

  @Test
  void everyMarkOfATextIsNamed() {
    String documented = Checkout.read(FOLDER + "TextDrawing.java");
    for (Emphasis emphasis : Emphasis.values()) {
      Diagram diagram = Diagram.builder().cell("x", 0, 0, Diagram.Shape.ROUND, STYLE).build();
      String text = TextDrawing.plain().draw(diagram.withMarks(List.of("x"), emphasis));
      assertThat(documented).contains("{@code " + text.substring(0, 3) + "}");
    }
  }

  private static String general(MatchResult found) {
    boolean isInk = "-ink".equals(found.group(2));
    return found.group(1) + "-NAME" + (isInk ? "-ink" : "");
  }

  private static <S> Diagram marked(Rules<S, ?> rules) {
    Diagram diagram = rules.diagram(rules.start());
    List<String> cells = diagram.cells().stream().map(Diagram.Cell::name).toList();
    for (Emphasis emphasis : Emphasis.values()) {
      diagram = diagram.withMarks(cells, emphasis);
    }
    return diagram.withArrows(
        List.of(Transfer.of("x", onCell(cells.get(0)), onCell(cells.get(cells.size() - 1)))));
  }

  private static String picture(Diagram diagram) {
    SvgDrawing drawing = SvgDrawing.standard().withStatus("Status").withDarkMode(true);
    return drawing.draw(diagram) + drawing.withNames(true).draw(diagram);
  }
}
