package io.github.boardrules.examples.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.zertz.ZertzRules;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the tabulator offers. */
class MoveCompletionsTest {
  private static final int MAX_LIST = 60;

  @Test
  void fewMovesAreListedAndManyPartByPart() {
    var zertz = ZertzRules.standard();
    assertThat(offered(zertz, ""))
        .containsExactly(
            "Ba…", "Bb…", "Bc…", "Bd…", "Be…", "Bf…", "Bg…", "Ga…", "Gb…", "Gc…", "Gd…", "Ge…",
            "Gf…", "Gg…", "Wa…", "Wb…", "Wc…", "Wd…", "We…", "Wf…", "Wg…");
    assertThat(offered(zertz, "Wd4")).contains("Wd4,a1", "Wd4,g4").hasSize(18);
    assertThat(offered(zertz, "Wd4,d")).containsExactly("Wd4,d1", "Wd4,d7");
    assertThat(offered(zertz, "X")).isEmpty();
  }

  /** From nothing, the choice of any offer leads to a legal move in a few steps. */
  @ParameterizedTest
  @MethodSource("variants")
  void everyOfferLeadsToALegalMove(String variant) {
    assertReachesMoves(Catalog.installed().rules(variant));
  }

  /** The position has 1,337,998 legal moves. */
  @Test
  @Timeout(value = 20, unit = TimeUnit.SECONDS)
  void ofVeryManyMovesTheNextStepsAreOffered() {
    var rules = ZertzRules.parse("zertz:game=tournament,rings=61");
    var position =
        rules
            .notation()
            .parsePosition(
                "...../GB..../.W.B.../BWBBB.../.GWW...../GGGGB.../.B.G.../WBGW../.B..."
                    + " 0,0,0 0,0,0 0,0,0 1");
    assertReachesMoves(rules, position);
    List<String> first = new MoveCompletions<>(rules).of(position, "x");
    for (String offer : first) {
      assertThat(offer).matches("x[a-i][1-9].…");
    }
  }

  static Stream<String> variants() {
    return Catalog.installed().games().stream().map(game -> game.variantIds().get(0));
  }

  private static <S, M> List<String> offered(Rules<S, M> rules, String typed) {
    return new MoveCompletions<>(rules).of(rules.start(), typed);
  }

  private static <S, M> void assertReachesMoves(Rules<S, M> rules) {
    assertReachesMoves(rules, rules.start());
  }

  private static <S, M> void assertReachesMoves(Rules<S, M> rules, S position) {
    MoveCompletions<S, M> completions = new MoveCompletions<>(rules);
    for (boolean isFirst : List.of(true, false)) {
      String typed = "";
      List<String> offers = new ArrayList<>(completions.of(position, typed));
      for (int keys = 0; keys < 60 && !offers.isEmpty(); keys++) {
        assertThat(offers).hasSizeLessThanOrEqualTo(MAX_LIST);
        String offer = offers.get(isFirst ? 0 : offers.size() - 1);
        typed = offer.replace("…", "");
        if (!offer.endsWith("…")) {
          break;
        }
        offers = completions.of(position, typed);
      }
      assertThat(rules.isLegal(position, rules.notation().parseMove(typed))).as(typed).isTrue();
    }
  }
}
