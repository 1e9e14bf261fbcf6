package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.search.Playout;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games in the page, with moves drawn on the JVM; both come to the same end. */
final class GamesInBrowser extends OpenBrowser {
  /** Random games of some variants need not end; so many moves are played of them. */
  private static final int MAX_PLIES = 40;

  private static final int MAX_SLOW_PLIES = 30;

  private static final Catalog GAMES = Catalog.installed();

  /** Enters a step as a person does. */
  private interface Hand {
    void enter(Page page, String step);
  }

  /** All in one page, whose script passes the clicks on: a mouse would take minutes. */
  @Test
  void everyVariantIsPlayedByClicks() {
    Page page = open("");
    for (GameInfo game : GAMES.games()) {
      for (String variant : game.variantIds()) {
        playByScript(page, variant, GAMES.rules(variant));
      }
    }
  }

  private <S extends Object, M extends Object> void playByScript(
      Page page, String variant, Rules<S, M> rules) {
    Match<S, M> match = shortGame(rules);
    List<List<String>> moves = new ArrayList<>();
    for (int ply = 0; ply < match.ply(); ply++) {
      moves.add(
          rules.moveEntry().steps(match.position(ply), match.moves().get(ply)).stream()
              .map(Step::toString)
              .toList());
    }
    page.navigate(address(variant));
    page.waitForFunction("id => globalThis.boardrules.view().variant === id", rules.variant());
    assertThat(page.evaluate(CLICKS, moves)).as(variant).isEqualTo("");
    assertSameEnd(page, rules, match);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameIsPlayedByMouse(String variant) {
    play(variant, GAMES.rules(variant), GamesInBrowser::click);
  }

  @ParameterizedTest
  @MethodSource("squareGames")
  void aGameIsPlayedByKeyboard(String variant) {
    play(variant, GAMES.rules(variant), GamesInBrowser::press);
  }

  private <S extends Object, M extends Object> void play(
      String variant, Rules<S, M> rules, Hand hand) {
    Match<S, M> match = shortGame(rules);
    Page page = newPage(context(calm()));
    page.navigate(address(variant));
    awaitReady(page);
    for (int ply = 0; ply < Math.min(match.ply(), MAX_SLOW_PLIES); ply++) {
      List<Step> steps = rules.moveEntry().steps(match.position(ply), match.moves().get(ply));
      for (Step step : steps) {
        hand.enter(page, step.toString());
      }
      if (view(page, "ply").getAsInt() == ply) {
        page.locator("#play-entered").click();
      }
      assertThat(view(page, "ply").getAsInt())
          .as("plies after move %d, %s", ply + 1, match.moves().get(ply))
          .isEqualTo(ply + 1);
    }
    if (match.ply() <= MAX_SLOW_PLIES) {
      assertSameEnd(page, rules, match);
    }
  }

  private String address(String variant) {
    return site.address() + "#v=" + URLEncoder.encode(variant, StandardCharsets.UTF_8);
  }

  private static <S extends Object, M extends Object> void assertSameEnd(
      Page page, Rules<S, M> rules, Match<S, M> match) {
    assertThat(MatchRecord.read(rules, record(page)).match()).isEqualTo(match);
    assertThat(page.locator("#status").textContent()).contains(match.statusMessage(Locale.ENGLISH));
  }

  /** Returns the shortest of some random games. */
  private static <S extends Object, M extends Object> Match<S, M> shortGame(Rules<S, M> rules) {
    Match<S, M> shortest = Playout.match(rules, rules.start(), new SplitMix64(1), MAX_PLIES);
    for (int seed = 2; seed <= 8; seed++) {
      Match<S, M> other = Playout.match(rules, rules.start(), new SplitMix64(seed), MAX_PLIES);
      if (other.ply() < shortest.ply()) {
        shortest = other;
      }
    }
    return shortest;
  }

  /** Clicks the steps of moves; returns the first move that was not played, or nothing. */
  private static final String CLICKS =
      """
      moves => {
        const view = () => globalThis.boardrules.view();
        for (const steps of moves) {
          const ply = view().ply;
          for (const step of steps) {
            const name = step.slice(step.indexOf(':') + 1);
            const element = document.querySelector(
                step.startsWith('cell:') ? `#board [data-cell="${name}"]`
                : step.startsWith('piece:') ? `#board .br-pile[data-piece="${name}"]`
                : `#words button[data-step="${step}"]`);
            element.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
          }
          if (view().ply === ply) {
            document.querySelector('#play-entered')?.click();
          }
          if (view().ply !== ply + 1) {
            return `${steps} is move ${ply + 1} and was not played`;
          }
        }
        return '';
      }""";

  private static final String PLACE =
      """
      step => {
        const [kind, name] = [step.slice(0, step.indexOf(':')), step.slice(step.indexOf(':') + 1)];
        const selector = kind === 'cell' ? `#board [data-cell="${name}"]`
            : kind === 'piece' ? `#board .br-pile[data-piece="${name}"]`
            : `#words button[data-step="${step}"]`;
        const element = document.querySelector(selector);
        element.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      }""";

  private static void click(Page page, String step) {
    List<?> at = (List<?>) page.evaluate(PLACE, step);
    page.mouse().click(((Number) at.get(0)).doubleValue(), ((Number) at.get(1)).doubleValue());
  }

  /** Goes to a cell by arrows, and to a word by its button; then presses Enter. */
  private static void press(Page page, String step) {
    if (step.startsWith("word:")) {
      page.locator("#words button[data-step=\"" + step + "\"]").focus();
    } else {
      for (int key = 0; key < 60; key++) {
        String arrow = (String) page.evaluate(ARROW, step);
        if (arrow.isEmpty()) {
          break;
        }
        page.keyboard().press(arrow);
      }
    }
    page.keyboard().press("Enter");
  }

  /** The arrow from the focused place towards another, or nothing; sideways if it is stuck. */
  private static final String ARROW =
      """
      step => {
        const name = step.slice(step.indexOf(':') + 1);
        const selector = step.startsWith('cell:') ? `#board [data-cell="${name}"]`
            : `#board .br-pile[data-piece="${name}"]`;
        const target = document.querySelector(selector);
        let from = document.activeElement;
        if (!from.closest('#board')) {
          from = document.querySelector('#board [tabindex="0"]');
          from.focus();
        }
        if (from === target) {
          globalThis.stuck = 0;
          return '';
        }
        const middle = element => {
          const box = element.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        };
        const [x, y] = middle(from);
        const [tx, ty] = middle(target);
        const sideways = tx > x ? 'ArrowRight' : 'ArrowLeft';
        const upright = ty > y ? 'ArrowDown' : 'ArrowUp';
        const first = Math.abs(tx - x) > Math.abs(ty - y) ? sideways : upright;
        const second = first === sideways ? upright : sideways;
        globalThis.stuck = globalThis.last === from ? (globalThis.stuck ?? 0) + 1 : 0;
        globalThis.last = from;
        return globalThis.stuck % 2 === 0 ? first : second;
      }""";

  static Stream<String> games() {
    return GAMES.games().stream().map(game -> game.variantIds().get(0));
  }

  /** On boards of squares the straight way of {@link #ARROW} reaches each cell. */
  static Stream<String> squareGames() {
    return games().filter(game -> !List.of("pylos", "tzaar", "zertz").contains(game));
  }
}
