package io.github.boardrules.core;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Whether a game goes on, and if not, how it has ended.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=2,rows=1");
 * Status status = rules.status(rules.play(rules.start(), GridMove.parse("a1+b1")));
 * status.text();                  // ==> win 1 took-last
 * status.winner();                // ==> OptionalInt[1]
 * status.message(Locale.ENGLISH); // ==> Player 1 wins: the last ball has been taken.
 * }</pre>
 */
public sealed interface Status {

  /**
   * The game goes on.
   *
   * @param toMove the player whose move it is, from 1
   */
  record Ongoing(int toMove) implements Status {
    @Override
    public String text() {
      return "ongoing";
    }
  }

  /**
   * A player has won.
   *
   * @param player the winner, from 1
   * @param reason how
   */
  record Win(int player, Reason reason) implements Status {
    @Override
    public String text() {
      return "win " + player + " " + reason.code();
    }
  }

  /**
   * Nobody has won.
   *
   * @param reason why
   */
  record Draw(Reason reason) implements Status {
    @Override
    public String text() {
      return "draw " + reason.code();
    }
  }

  /**
   * The line that the rule pages use: {@code ongoing}, {@code win P REASON} or {@code draw REASON}.
   *
   * @return the text, the same in every language
   */
  String text();

  /**
   * Whether the game has ended.
   *
   * @return true for a win or a draw
   */
  default boolean isOver() {
    return !(this instanceof Ongoing);
  }

  /**
   * The winner.
   *
   * @return the player, from 1; empty for a draw or a game that goes on
   */
  default OptionalInt winner() {
    return this instanceof Win win ? OptionalInt.of(win.player()) : OptionalInt.empty();
  }

  /**
   * How the game has ended.
   *
   * @return the reason; empty for a game that goes on
   */
  default Optional<Reason> ending() {
    if (this instanceof Win win) {
      return Optional.of(win.reason());
    }
    return this instanceof Draw draw ? Optional.of(draw.reason()) : Optional.empty();
  }

  /**
   * A sentence for people: who is to move, or who has won and how.
   *
   * @param locale Hungarian for {@code hu}; English for every other language
   * @return the sentence
   */
  default String message(Locale locale) {
    String player =
        this instanceof Ongoing ongoing
            ? Integer.toString(ongoing.toMove())
            : winner().stream().mapToObj(Integer::toString).findFirst().orElse("");
    String reason = ending().map(ending -> ending.message(locale, Map.of())).orElse("");
    String key = isOver() ? (winner().isPresent() ? "win" : "draw") : "ongoing";
    return CoreReason.MESSAGES.text(locale, key, Map.of("player", player, "reason", reason));
  }
}
