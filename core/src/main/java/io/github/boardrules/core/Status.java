package io.github.boardrules.core;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/**
 * Whether a game goes on, and if not, how it has ended.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=2,rows=1");
 * Status status = rules.status(rules.play(rules.start(), GridMove.parse("a1+b1")));
 * status.text();                  // ==> win 1 took-last
 * status.winner();                // ==> OptionalInt[1]
 * status.toMove();                // ==> OptionalInt.empty
 * status.message(Locale.ENGLISH); // ==> Player 1 wins: the last ball has been taken.
 * }</pre>
 */
public sealed interface Status {

  /**
   * The game goes on.
   *
   * @param player the player to move, from 1
   * @param action what the player has to do, such as {@code the first step of the turn, a capture};
   *     its code is {@code move} where the game has one kind of move only
   */
  record Ongoing(int player, Label action) implements Status {
    static final Label MOVE = TextReason.MESSAGES.label("move");
    private static final Ongoing FIRST = new Ongoing(1, MOVE);
    private static final Ongoing SECOND = new Ongoing(2, MOVE);

    /** Creates the status. */
    public Ongoing {
      Objects.requireNonNull(action);
    }

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
    /** Creates the status. */
    public Win {
      Objects.requireNonNull(reason);
    }

    @Override
    public String text() {
      return "win " + player + " " + reason.code();
    }
  }

  /**
   * The game has ended without a winner.
   *
   * @param reason why
   */
  record Draw(Reason reason) implements Status {
    /** Creates the status. */
    public Draw {
      Objects.requireNonNull(reason);
    }

    @Override
    public String text() {
      return "draw " + reason.code();
    }
  }

  /**
   * Returns the status of a game that goes on and has one kind of move only.
   *
   * @param player the player to move, from 1
   * @return the status; for players 1 and 2 always the same object
   */
  static Ongoing ongoing(int player) {
    return switch (player) {
      case 1 -> Ongoing.FIRST;
      case 2 -> Ongoing.SECOND;
      default -> new Ongoing(player, Ongoing.MOVE);
    };
  }

  /**
   * Returns the status of a game that goes on.
   *
   * @param player the player to move, from 1
   * @param action what the player has to do, in the words of the game's page
   * @return the status
   */
  static Ongoing ongoing(int player, Label action) {
    return new Ongoing(player, action);
  }

  /**
   * Returns the line that the rule pages use: {@code ongoing}, {@code win P REASON} or {@code draw
   * REASON}.
   *
   * @return the text, the same in every language
   */
  String text();

  /**
   * Returns whether the game has ended.
   *
   * @return true for a win or a draw
   */
  default boolean isOver() {
    return !(this instanceof Ongoing);
  }

  /**
   * Checks that the game goes on.
   *
   * @throws IllegalStateException if the game is over
   */
  default void requireOngoing() {
    if (isOver()) {
      throw new IllegalStateException("The game is over: there is no legal move.");
    }
  }

  /**
   * Returns the player to move.
   *
   * @return the player, from 1; empty if the game is over
   */
  default OptionalInt toMove() {
    return this instanceof Ongoing ongoing ? OptionalInt.of(ongoing.player()) : OptionalInt.empty();
  }

  /**
   * Returns what the player to move has to do.
   *
   * @return the words of the game's page; empty if the game is over
   */
  default Optional<Label> due() {
    return this instanceof Ongoing ongoing ? Optional.of(ongoing.action()) : Optional.empty();
  }

  /**
   * Returns the winner.
   *
   * @return the player, from 1; empty for a draw or a game that goes on
   */
  default OptionalInt winner() {
    return this instanceof Win win ? OptionalInt.of(win.player()) : OptionalInt.empty();
  }

  /**
   * Returns how the game has ended.
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
   * Returns a sentence for people: who is to move and what is due, or who has won and how. Players
   * are called by their numbers; {@link Rules#statusMessage} adds their names.
   *
   * @param locale its language decides; English where there is no translation
   * @return the sentence
   */
  default String message(Locale locale) {
    return message(locale, player -> Optional.empty());
  }

  /**
   * Returns a sentence for people: who is to move and what is due, or who has won and how.
   *
   * @param locale its language decides; English where there is no translation
   * @param playerNames returns the name of a player, such as {@code White}, or empty for a player
   *     without a name; {@link Rules#playerName} is meant
   * @return the sentence
   */
  default String message(Locale locale, IntFunction<Optional<Label>> playerNames) {
    return StatusSentence.of(this, locale, playerNames);
  }
}
