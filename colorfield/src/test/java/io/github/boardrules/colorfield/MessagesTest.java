package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.fixtures.MessagesContract;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sentences, in English and Hungarian. */
class MessagesTest extends MessagesContract {
  private static final Locale HUNGARIAN = new Locale("hu");

  MessagesTest() {
    super(GameFixture.COLORFIELD, Set.of());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e4-e6    | e6 does not touch e4. | e4 és e6 nem szomszédos.",
        "a1-a2    | There is no piece on a1. | Nincs bábu itt: a1.",
        "a6-a7    | The piece on a6 is the opponent's. | Az ellenfél bábuja áll itt: a6.",
        "e4-e5    | e5 is in the middle, which only red pieces enter, and the piece on e4 is not"
            + " red. | e5 középen van, ahová csak piros bábu léphet, ez pedig nem piros: e4.",
        "e4-f4    | The step to f4 must take one of the pieces on a6, j5."
            + " | Ennek a lépésnek (f4) ütnie kell egyet ezek közül: a6, j5.",
        "e4-f4xh3 | The step to f4 does not take what is on h3, but one of the pieces on a6, j5."
            + " | Ez a lépés (f4) nem ezt üti: h3, hanem egyet ezek közül: a6, j5.",
        "k1-e4    | The board has no field k1. | A táblán nincs ilyen mező: k1."
      })
  void aRefusalNamesItsFields(String move, String english, String hungarian) {
    GamePosition given = Setup.of("colorfield").with("ba6 rb2 Ge4 gh3 yj5 Rx1 ry1").gamePosition();

    assertThat(given.refusal(move).message(Locale.ENGLISH)).isEqualTo(english);
    assertThat(given.refusal(move).message(HUNGARIAN)).isEqualTo(hungarian);
  }

  @Test
  void aLayoutThatIsRefusedIsToldWithTheFieldThatIsToBeMended() {
    assertLayout(
        Layouts.small().with("middle", "b2+c3"),
        "the middle is red, but b2 has",
        "a közép piros, de b2 színe");
  }

  @ParameterizedTest
  @CsvSource({
    "rows, bgybg/ybrgy/gyryg/ygrby/gbyg, gbyg",
    "extra, ge5, e5",
    "link, a1-b2, a1",
    "cut, a1-c1, c1",
    "middle, e4, e4",
    "fullgates, x1-f1, f1",
    "emptygates, a5-b5, a5",
    "full, gc3, c3",
    "empty, gx1, x1",
  })
  void everyItemThatIsRefusedIsToldWithAField(String key, String value, String field) {
    assertLayout(Layouts.small().with(key, value), field, field);
  }

  private static void assertLayout(Layouts layout, String english, String hungarian) {
    VariantException refused =
        catchThrowableOfType(VariantException.class, () -> ColorfieldOptions.parse(layout.id()));

    assertThat(refused.message(Locale.ENGLISH)).contains(english).doesNotContain("{");
    assertThat(refused.message(HUNGARIAN)).contains(hungarian).doesNotContain("{");
  }
}
