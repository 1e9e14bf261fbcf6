package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games in the page, with moves chosen on the JVM; both come to the same end. */
final class GamesInBrowser extends OpenBrowser {
  private static final Catalog GAMES = Catalog.installed();

  @Override
  boolean optimized() {
    return true; // some games take long enough to gain by it
  }

  /** How steps are entered. */
  enum Hand {
    CLICKS,
    KEYS
  }

  /**
   * In one page, whose script passes on the clicks and keys: the browser's own take minutes. At the
   * end of each game the arrows lead from each place to each other.
   */
  @Test
  void variantsArePlayedToTheirEnds() {
    List<String> variants = variants().toList();
    Page page = open("");
    page.evaluate(SCRIPT);
    for (int i = 0; i < variants.size(); i++) {
      String variant = variants.get(i);
      Match<?, ?> match = game(variant);
      Hand hand = i % 2 == 0 ? Hand.CLICKS : Hand.KEYS;
      begin(page, variant);
      assertThat(page.evaluate("([hand, moves]) => playMoves(hand, moves)", call(hand, match)))
          .as("%s by %s", variant, hand)
          .isEqualTo("");
      assertSameEnd(page, match);
    }
  }

  private static List<Object> call(Hand hand, Match<?, ?> match) {
    List<List<String>> moves = new ArrayList<>();
    for (int ply = 0; ply < match.ply(); ply++) {
      moves.add(steps(match, ply));
    }
    return List.of(hand.name(), moves);
  }

  /** Rings, stocks and words, with the mouse and the keyboard of the browser itself. */
  @ParameterizedTest
  @ValueSource(strings = {"zertz", "pikkpakk"})
  void gamesAreBegunWithMouseAndKeyboard(String variant) {
    Page page = open("");
    page.evaluate(SCRIPT);
    Match<?, ?> match = game(variant);
    begin(page, variant);
    for (int ply = 0; ply < Math.min(match.ply(), 8); ply++) {
      for (String step : steps(match, ply)) {
        if (ply % 2 == 0) {
          click(page, step);
        } else {
          press(page, step);
        }
      }
      if (view(page, "ply").getAsInt() == ply) {
        page.locator("#play-entered").click();
      }
      assertThat(view(page, "ply").getAsInt())
          .as("plies after move %d of %s, %s", ply + 1, variant, match.moves().get(ply))
          .isEqualTo(ply + 1);
    }
  }

  private static Match<?, ?> game(String variant) {
    return ShortGames.of(GAMES.rules(variant));
  }

  private static <S, M> List<String> steps(Match<S, M> match, int ply) {
    return match.rules().moveEntry().steps(match.position(ply), match.moves().get(ply)).stream()
        .map(Step::toString)
        .toList();
  }

  private static <S, M> void assertSameEnd(Page page, Match<S, M> match) {
    Rules<S, M> rules = match.rules();
    assertThat(match.status().isOver()).as("whether %s is over", rules.variant()).isTrue();
    assertThat(MatchRecord.read(rules, record(page)).toMatch()).isEqualTo(match);
    assertThat(page.locator("#status").textContent()).contains(match.statusMessage(Locale.ENGLISH));
  }

  private static void click(Page page, String step) {
    List<?> at = (List<?>) page.evaluate("step => middleOf(step)", step);
    page.mouse().click(((Number) at.get(0)).doubleValue(), ((Number) at.get(1)).doubleValue());
  }

  /** Goes to a place by arrows, and to a word by its button; then presses Enter. */
  private static void press(Page page, String step) {
    if (step.startsWith("word:")) {
      page.locator("#words button[data-step=\"" + step + "\"]").focus();
    } else {
      page.keyboard().press("Shift+Tab"); // from the mouse to the keys
      ((List<?>) page.evaluate("step => keysTo(step)", step))
          .forEach(key -> page.keyboard().press((String) key));
    }
    page.keyboard().press("Enter");
  }

  /** Functions for the tests; they use the page's own notion of what lies beside what. */
  private static final String SCRIPT =
      """
      async () => {
        const {ARROWS, beside, placesOf} = await import('./js/places.js');
        const view = () => boardrules.view();
        const places = () => placesOf(document.querySelector('#board svg'));
        const word = step => document.querySelector(`#words button[data-step="${step}"]`);
        const place = step => places().find(each => each.key === keyOf(step)).element;

        /** Returns the place of a step: a piece comes from the pile that may be touched. */
        const keyOf = step => !step.startsWith('piece:') ? step
            : view().next.map(each => each.step).find(
                each => each.startsWith('pile:') && each.endsWith(step.substring('piece'.length)));

        /** Returns the shortest ways of keys from a place to the others. */
        const ways = (all, from) => {
          const found = new Map([[from, []]]);
          for (const at of found.keys()) {
            for (const key of Object.keys(ARROWS)) {
              const next = beside(all, at, key);
              if (next && !found.has(next)) {
                found.set(next, [...found.get(at), key]);
              }
            }
          }
          return found;
        };

        /** Returns which places the arrows do not reach from which. */
        const unreachedPlaces = () => {
          const all = places();
          return all.flatMap(from => {
            const reached = ways(all, from);
            return all.filter(to => !reached.has(to)).map(to => from.key + ' to ' + to.key);
          });
        };
        globalThis.keysTo = step => {
          if (!document.activeElement.closest('#board')) {
            document.querySelector('#board [tabindex="0"]').focus();
          }
          const all = places();
          const from = all.find(each => each.element === document.activeElement);
          return [...ways(all, from)].find(([place]) => place.key === keyOf(step))?.[1] ?? [];
        };
        globalThis.middleOf = step => {
          const element = step.startsWith('word:') ? word(step) : place(step);
          element.scrollIntoView({block: 'nearest', inline: 'nearest'});
          const box = element.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        };
        const press = key => document.activeElement.dispatchEvent(
            new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
        const hands = {
          CLICKS: step => (step.startsWith('word:') ? word(step) : place(step))
              .dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1})),
          KEYS: step => {
            if (step.startsWith('word:')) {
              word(step).click();
            } else {
              keysTo(step).forEach(press);
              press('Enter');
            }
          },
        };

        /** Plays moves, given by their steps; returns what was not played or not reached at the end. */
        globalThis.playMoves = (hand, moves) => {
          for (const steps of moves) {
            const ply = view().ply;
            steps.forEach(hands[hand]);
            if (view().ply === ply) {
              document.querySelector('#play-entered')?.click();
            }
            if (view().ply !== ply + 1) {
              return `${steps} is move ${ply + 1} and was not played`;
            }
          }
          return unreachedPlaces().join(', ');
        };
      }""";
}
