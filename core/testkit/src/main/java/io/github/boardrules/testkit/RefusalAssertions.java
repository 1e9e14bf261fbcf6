package io.github.boardrules.testkit;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Refusal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What is asserted of every refused move.
 *
 * <pre>{@code
 * record Table(GridRules rules, GridPosition position)
 *     implements PositionProbe<GridPosition, GridMove, Table> {
 *   @Override
 *   public Table with(GridPosition next) {
 *     return new Table(rules, next);
 *   }
 * }
 *
 * var start = new Table(GridRules.standard(), GridRules.standard().start());
 * RefusalAssertions.assertRefused(start.play("a1"), "a1+b1", "empty-cell", "a1");
 * }</pre>
 */
public final class RefusalAssertions {
  private static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, new Locale("hu"));

  private RefusalAssertions() {}

  /**
   * Asserts that a move is refused by every method of the rules, for a reason that concerns some
   * cells, that the sentences about it have no gaps, and that the position stays as it was.
   *
   * @param at where the move is tried
   * @param move the move's text
   * @param reason the reason's code
   * @param cells the cells concerned, in order; none where the reason concerns none
   * @throws AssertionError when the move is legal, when it is refused for another reason or with
   *     other cells, or when the methods of the rules disagree about it
   */
  public static void assertRefused(
      PositionProbe<?, ?, ?> at, String move, String reason, String... cells) {
    check(at, move, reason, List.of(cells));
  }

  private static <S extends Object, M extends Object> void check(
      PositionProbe<S, M, ?> at, String text, String reason, List<String> cells) {
    M move = at.move(text);
    String before = at.text();
    Refusal refusal = at.refusal(text);
    Attempt trying = new Attempt(text + " in " + before + " (" + at.rules().variant() + ")");
    trying.same("reason", reason, refusal.reason().code());
    trying.same("cells", cells, refusal.cells());
    for (Locale language : LANGUAGES) {
      String sentence = refusal.message(language);
      trying.same("words and no gap in: " + sentence, true, isWhole(sentence));
    }
    trying.same("words and no gap in: " + refusal.message(), true, isWhole(refusal.message()));
    trying.same("isLegal", false, at.rules().isLegal(at.position(), move));
    trying.same("in the list", false, at.legal().contains(text));
    trying.refused("play", refusal, () -> at.rules().play(at.position(), move));
    if (at.rules() instanceof PackedRules<S, M> packed) {
      trying.refused("code", refusal, () -> packed.encode(at.position(), move));
    }
    trying.same("position afterwards", before, at.text());
  }

  private static boolean isWhole(String sentence) {
    return !sentence.isBlank() && !sentence.contains("{") && !sentence.contains("}");
  }

  /** A move that is tried, for the messages. */
  private record Attempt(String where) {
    void same(String what, Object due, Object found) {
      if (!found.equals(due)) {
        throw new AssertionError(where + ": " + what + " is " + found + ", not " + due);
      }
    }

    void refused(String method, Refusal due, Runnable call) {
      Optional<Refusal> thrown = Optional.empty();
      try {
        call.run();
      } catch (IllegalMoveException e) {
        thrown = Optional.of(e.refusal());
      }
      same("what " + method + " throws", Optional.of(due), thrown);
    }
  }
}
