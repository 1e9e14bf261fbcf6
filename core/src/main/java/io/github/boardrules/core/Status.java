package io.github.boardrules.core;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/**
 * Whether a game is ongoing, and if not, how it has ended.
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
public final class Status extends Value<Status.StatusParts> {
  /** What is due where the game has one kind of move only. */
  static final Label MOVE = TextReason.MESSAGES.label("move");

  private static final Status FIRST = ongoing(1, MOVE);
  private static final Status SECOND = ongoing(2, MOVE);

  record StatusParts(
      OptionalInt toMove, Optional<Label> due, OptionalInt winner, Optional<Reason> ending) {
    StatusParts {
      requirePlayer(toMove);
      requirePlayer(winner);
    }
  }

  private Status(
      OptionalInt toMove, Optional<Label> due, OptionalInt winner, Optional<Reason> ending) {
    super(new StatusParts(toMove, due, winner, ending));
  }

  /**
   * {@return the status of an ongoing game that has one kind of move only}
   *
   * @param player the player to move, from 1
   * @throws IllegalArgumentException if the player is less than 1
   */
  public static Status ongoing(int player) {
    return switch (player) {
      case 1 -> FIRST;
      case 2 -> SECOND;
      default -> ongoing(player, MOVE);
    };
  }

  /**
   * {@return the status of an ongoing game}
   *
   * @param player the player to move, from 1
   * @param due what the player has to do, in the words of the game's page, such as {@code the first
   *     step of the turn, a capture}
   * @throws IllegalArgumentException if the player is less than 1
   */
  public static Status ongoing(int player, Label due) {
    Objects.requireNonNull(due, "due");
    return new Status(
        OptionalInt.of(player), Optional.of(due), OptionalInt.empty(), Optional.empty());
  }

  /**
   * {@return the status of a game that a player has won}
   *
   * @param player the winner, from 1
   * @param ending how
   * @throws IllegalArgumentException if the player is less than 1
   */
  public static Status win(int player, Reason ending) {
    Objects.requireNonNull(ending, "ending");
    return new Status(
        OptionalInt.empty(), Optional.empty(), OptionalInt.of(player), Optional.of(ending));
  }

  /**
   * {@return the status of a game that has ended without a winner}
   *
   * @param ending why
   */
  public static Status draw(Reason ending) {
    Objects.requireNonNull(ending, "ending");
    return new Status(
        OptionalInt.empty(), Optional.empty(), OptionalInt.empty(), Optional.of(ending));
  }

  /**
   * {@return {@code ongoing}, or {@code win} with the winner and the code of the ending, or {@code
   * draw} with that code; the same in every language}
   */
  public String text() {
    if (!isOver()) {
      return "ongoing";
    }
    return (isDraw() ? "draw " : "win " + parts.winner.getAsInt() + " ")
        + parts.ending.map(Reason::code).orElseThrow();
  }

  /** {@return whether the game has ended, by a win or a draw} */
  public boolean isOver() {
    return parts.toMove.isEmpty();
  }

  /** {@return whether the game has ended without a winner} */
  public boolean isDraw() {
    return isOver() && parts.winner.isEmpty();
  }

  /**
   * Checks that the game continues.
   *
   * @throws IllegalStateException if the game is over
   */
  public void requireOngoing() {
    if (isOver()) {
      throw new IllegalStateException("The game is over: there is no legal move.");
    }
  }

  /** {@return the player to move, from 1; empty if the game is over} */
  public OptionalInt toMove() {
    return parts.toMove;
  }

  /** {@return what the player to move must do, by default {@code move}; empty if it is over} */
  public Optional<Label> due() {
    return parts.due;
  }

  /** {@return the winner, from 1; empty for a draw or an ongoing game} */
  public OptionalInt winner() {
    return parts.winner;
  }

  /** {@return how the game has ended; empty for an ongoing game} */
  public Optional<Reason> ending() {
    return parts.ending;
  }

  /**
   * {@return a sentence for people: who is to move and what is due, or who has won and how} Players
   * are called by their numbers; {@link Rules#statusMessage} adds their names.
   *
   * @param locale its language decides; English if there is no translation
   */
  public String message(Locale locale) {
    return message(locale, player -> Optional.empty());
  }

  /**
   * {@return a sentence for people: who is to move and what is due, or who has won and how}
   *
   * @param locale its language decides; English if there is no translation
   * @param playerNames returns the name of a player, such as {@code White}, or empty for a player
   *     without a name; {@link Rules#playerName} is meant
   */
  public String message(Locale locale, IntFunction<Optional<Label>> playerNames) {
    Objects.requireNonNull(locale, "locale");
    OptionalInt player = isOver() ? parts.winner : parts.toMove;
    return player.isEmpty()
        ? sentence(locale, "", Map.of())
        : sentence(locale, "", Map.of("who", name(player.getAsInt(), playerNames)));
  }

  String puzzleMessage(Locale locale) {
    return sentence(locale, "puzzle.", Map.of());
  }

  static void requirePlayer(OptionalInt player) {
    if (player.isPresent() && player.getAsInt() < 1) {
      throw new IllegalArgumentException("Players count from 1, not " + player.getAsInt() + ".");
    }
  }

  private static Label name(int player, IntFunction<Optional<Label>> playerNames) {
    Map<String, Object> facts = new HashMap<>(Map.of("player", Integer.toString(player)));
    Optional<Label> name = playerNames.apply(player);
    name.ifPresent(found -> facts.put("name", found));
    return TextReason.MESSAGES.label(name.isPresent() ? "player-named" : "player", facts);
  }

  private String sentence(Locale locale, String prefix, Map<String, Label> facts) {
    Map<String, Object> all = new HashMap<>(facts);
    boolean isWhole = parts.ending.stream().allMatch(reason -> reason.isIn(locale));
    Locale whole = isWhole && TextReason.MESSAGES.isIn(locale) ? locale : Locale.ENGLISH;
    parts.ending.ifPresent(reason -> all.put("reason", reason.message(whole, Map.of())));
    String key = parts.winner.isPresent() ? prefix + "win" : "draw";
    if (!isOver()) {
      boolean isMove = parts.due.equals(Optional.of(MOVE));
      key = prefix + (isMove ? "ongoing" : "ongoing-due");
      parts.due.ifPresent(what -> all.put("due", what));
    }
    return TextReason.MESSAGES.label(key, all).message(whole);
  }

  /** Returns the {@link #text}, with the player to move of an ongoing game. */
  @Override
  public String toString() {
    return isOver() ? text() : text() + " " + parts.toMove.getAsInt();
  }
}
