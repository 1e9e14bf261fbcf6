package io.github.boardrules.testkit;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Law 7: {@link Law#LAW_07_MOVE_TEXT}. */
final class Law07MoveText {
  private static final int MOVES = 16;

  /** The number of a move in a record. */
  private static final Pattern NUMBER = Pattern.compile("[0-9]+\\.");

  private Law07MoveText() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    Notation<S, M> notation = trial.rules.notation();
    List<M> moves = trial.isThorough() ? trial.legal : trial.someLegal();
    Map<String, M> seen = new HashMap<>();
    for (M move : moves) {
      String text = notation.formatMove(move);
      trial.require(
          isWord(text),
          "the move's text '%s' is empty, has spaces or is not printable ASCII",
          text);
      trial.require(
          isMoveInRecord(text), "in a record the move '%s' would not be read as a move", text);
      trial.require(seen.put(text, move) == null, "two legal moves have the text %s", text);
      trial.require(
          move.toString().equals(text), "toString returns %s, not the move's text %s", move, text);
      readsBack(trial, move, text);
    }
    // Moves of other variants need texts too: messages quote them.
    for (M move : trial.checked.others) {
      String text = notation.formatMove(move);
      if (!trial.settings.moves.contains(move) || isRead(trial, text)) {
        readsBack(trial, move, text);
      }
    }
    if (trial.isFull()) {
      equalMoves(trial);
    }
  }

  /** Moves whose texts differ in one character show what {@code equals} ignores. */
  private static <S, M> void equalMoves(LawTrial<S, M> trial) {
    Notation<S, M> notation = trial.rules.notation();
    Map<M, String> known = new HashMap<>();
    for (M legal : Sampling.of(trial.legal, MOVES, trial.random)) {
      for (String near : TextMutator.near(notation.formatMove(legal), trial.random)) {
        if (isRead(trial, near)) {
          M move = notation.parseMove(near);
          String written = notation.formatMove(move);
          String other = known.getOrDefault(move, written);
          known.put(move, other);
          trial.require(
              other.equals(written), "equal moves have the texts %s and %s", other, written);
        }
      }
    }
  }

  private static boolean isRead(LawTrial<?, ?> trial, String text) {
    try {
      return trial.rules.notation().parseMove(text) != null;
    } catch (NotationException noMove) {
      return false;
    } catch (RuntimeException e) {
      throw trial.broken(e, "parseMove of \"%s\" threw %s", text, e);
    }
  }

  private static <S, M> void readsBack(LawTrial<S, M> trial, M move, String text) {
    Notation<S, M> notation = trial.rules.notation();
    M read = notation.parseMove(text);
    trial.require(read.equals(move) && move.equals(read), "%s is read as %s", text, read);
    trial.require(
        read.hashCode() == move.hashCode(), "%s is read as a move with another hash code", text);
    String again = notation.formatMove(read);
    trial.require(again.equals(text), "%s becomes %s when it is read and written", text, again);
  }

  /** Returns whether nothing in a text means something else in a record. */
  private static boolean isMoveInRecord(String text) {
    return "{[\"@!?$".indexOf(text.charAt(0)) < 0
        && text.chars().noneMatch(c -> c == '(' || c == ')')
        && !NUMBER.matcher(text).lookingAt();
  }

  /** Returns whether a text is printable ASCII without spaces. */
  static boolean isWord(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> '!' <= c && c <= '~');
  }
}
