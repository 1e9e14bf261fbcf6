package io.github.boardrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every block and every picture of every page agrees with its source. */
class PagesTest {
  private static final Map<String, Page> PAGES = new TreeMap<>();

  static List<String> pages() {
    return Checkout.pages();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyBlockAgreesWithItsSource(String file) {
    assertThat(Checkout.read(file)).isEqualTo(page(file).text());
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyPictureIsDrawnByTheLibrary(String file) {
    page(file)
        .pictures()
        .forEach(
            (picture, document) ->
                assertThat(Checkout.read(picture)).as(picture).isEqualTo(document));
  }

  @Test
  void everyPictureBelongsToAPage() {
    List<String> shown =
        pages().stream().flatMap(file -> page(file).pictures().keySet().stream()).toList();
    assertThat(Checkout.files(Checkout.PICTURES)).containsExactlyInAnyOrderElementsOf(shown);
  }

  private static Page page(String file) {
    return PAGES.computeIfAbsent(file, name -> new Page(name, Checkout.read(name)));
  }
}
