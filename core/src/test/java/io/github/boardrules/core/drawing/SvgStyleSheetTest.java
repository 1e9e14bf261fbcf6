package io.github.boardrules.core.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Style;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** How a page replaces the colours of a picture. */
class SvgStyleSheetTest {
  private static final SvgDrawing STANDARD = SvgDrawing.standard();
  private static final Pattern RULE = Pattern.compile("(:where\\(.*\\))\\{(.*)\\}");

  @Test
  void everyColourOfAPictureIsReplacedByAVariable() {
    for (Diagram diagram : diagrams()) {
      Picture picture = Picture.of(STANDARD.withNames(true).withStatus("Won.").draw(diagram));
      String rules = picture.all("/svg/style").get(0);
      NodeList elements = picture.document().getElementsByTagName("*");

      for (int i = 0; i < elements.getLength(); i++) {
        Element element = (Element) elements.item(i);
        for (String property : List.of("fill", "stroke")) {
          String colour = element.getAttribute(property);
          if (colour.startsWith("#")) {
            assertThat(element.getAttribute("class").split(" "))
                .as("%s of %s", property, element.getTagName())
                .anyMatch(
                    name ->
                        rules.contains(":where(.%s[%s=\"%s\"])".formatted(name, property, colour)));
          }
        }
      }
    }
  }

  @Test
  void thePicturesOfAPageNeverDisagree() {
    Map<String, String> declarations = new HashMap<>();
    for (Diagram diagram : diagrams()) {
      for (SvgDrawing drawing : List.of(STANDARD, STANDARD.withDarkMode(true))) {
        Matcher rule = RULE.matcher(drawing.draw(diagram));
        while (rule.find()) {
          String before = declarations.put(rule.group(1), rule.group(2));
          assertThat(before == null || before.equals(rule.group(2))).as(rule.group()).isTrue();
        }
      }
    }
    assertThat(declarations).hasSizeGreaterThan(60);
  }

  @Test
  void onlyAPictureThatFollowsTheReaderHasDarkColours() {
    String light = STANDARD.draw(Samples.rings());
    String following = STANDARD.withDarkMode(true).draw(Samples.rings());

    assertThat(light).doesNotContain("@media", "br-follows");
    assertThat(Picture.of(following).all("/svg/@class")).containsExactly("br-picture br-follows");
    assertThat(following)
        .contains(".br-follows .br-paper[", "@media (prefers-color-scheme:dark){")
        .doesNotContain(".br-follows .br-piece-white");
    assertThat(STANDARD.withDarkMode(true).withDarkMode(false).draw(Samples.rings()))
        .isEqualTo(light);
  }

  /** Other authors' styles may have any names; two may even become the same class. */
  @Test
  void anyNameOfAStyleIsAClass() {
    Picture picture = Picture.of(STANDARD.draw(named("two words", "<\"}é")));

    assertThat(picture.all("//@class"))
        .contains("br-piece br-piece-two-words", "br-piece br-piece-----");
  }

  private static List<Diagram> diagrams() {
    List<Diagram> diagrams = new ArrayList<>(SvgDrawingTest.ALL.values());
    diagrams.add(named("white", "black"));
    diagrams.add(named("paper", "ink"));
    return diagrams;
  }

  /** Two pieces with names of styles that other diagrams have in other colours. */
  private static Diagram named(String one, String other) {
    return Diagram.builder()
        .cell("a1", 0, 0, Shape.SQUARE, new Style("ring", '.', "#123456", "#ffffff"))
        .cell("b1", 1, 0, Shape.SQUARE, new Style("ring", '.', "#123456", "#ffffff"))
        .piece("a1", new Style(one, 'a', "#eeeeee", "#111111"))
        .piece("b1", new Style(other, 'b', "#333333", "#dddddd"))
        .build();
  }
}
