package io.github.boardrules.testkit;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Refusal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Asserts everything that can be asserted about a refused move.
 *
 * <pre>{@code
 * record GamePosition(GridRules rules, GridPosition position)
 *     implements PositionProbe<GridPosition, GridMove, GamePosition> {
 *   @Override
 *   public GamePosition with(GridPosition next) {
 *     return new GamePosition(rules, next);
 *   }
 * }
 *
 * var start = new GamePosition(GridRules.standard(), GridRules.standard().start());
 * RefusalAssertions.assertRefused(start.play("a1"), "a1+b1", "empty-cell", "a1");
 * }</pre>
 */
@SuppressWarnings("CheckReturnValue") // only what is thrown matters
public final class RefusalAssertions {
  private static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, new Locale("hu"));

  private RefusalAssertions() {}

  /**
   * Asserts that every method of the rules refuses a move for the same reason and with the same
   * cells, that its sentences have no unfilled placeholders, and that the position is unchanged
   * afterwards.
   *
   * @param at the position in which the move is tried
   * @param move the move's text
   * @param reason the reason's code
   * @param cells the cells of the refusal, in order; none if the refusal has none
   * @throws AssertionError when the move is legal, when it is refused for another reason or with
   *     other cells, or when the methods of the rules disagree about it
   */
  public static void assertRefused(
      PositionProbe<?, ?, ?> at, String move, String reason, String... cells) {
    check(at, move, reason, List.of(cells));
  }

  private static <S, M> void check(
      PositionProbe<S, M, ?> at, String text, String reason, List<String> cells) {
    M move = at.move(text);
    String before = at.text();
    Refusal refusal = at.refusal(text);
    Attempt attempt = new Attempt(text + " in " + before + " (" + at.rules().variant() + ")");
    attempt.same("reason", reason, refusal.reason().code());
    attempt.same("cells", cells, refusal.cells());
    for (Locale language : LANGUAGES) {
      String sentence = refusal.message(language);
      attempt.same("no placeholder in: " + sentence, true, isWhole(sentence));
    }
    attempt.same("no placeholder in: " + refusal.message(), true, isWhole(refusal.message()));
    attempt.same("isLegal", false, at.rules().isLegal(at.position(), move));
    attempt.same("in the list", false, at.legal().contains(text));
    attempt.refused("play", refusal, () -> at.rules().play(at.position(), move));
    if (at.rules() instanceof PackedRules<S, M> packed) {
      attempt.refused("encode", refusal, () -> packed.encode(at.position(), move));
    }
    attempt.same("the position afterwards", before, at.text());
  }

  private static boolean isWhole(String sentence) {
    return !sentence.isBlank() && !sentence.contains("{") && !sentence.contains("}");
  }

  /** One refused move, named in the messages. */
  private record Attempt(String where) {
    void same(String what, Object expected, Object found) {
      if (!found.equals(expected)) {
        throw new AssertionError(where + ": " + what + " is " + found + ", not " + expected);
      }
    }

    void refused(String method, Refusal expected, Runnable call) {
      Optional<Refusal> thrown = Optional.empty();
      try {
        call.run();
      } catch (IllegalMoveException e) {
        thrown = Optional.of(e.refusal());
      }
      same("what " + method + " throws", Optional.of(expected), thrown);
    }
  }
}
