package io.github.boardrules.testkit;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game recorded by another program, for law 14. The caller decides where it comes from, such as a
 * file of JSON lines.
 *
 * <pre>{@code
 * var log = GameLog.of("one-two-three:cols=2,rows=1", List.of("a1", "b1"), "win 2 took-last");
 * log.check(GridRules.parse(log.variant()));
 * }</pre>
 *
 * @param variant the variant's id
 * @param start the text of the first position; empty for the variant's start position
 * @param moves the moves' texts
 * @param positions the text of the position after each move; empty if unknown
 * @param legal the number of legal moves before each move; empty if unknown
 * @param status the text of the last status; empty if unknown
 */
public record GameLog(
    String variant,
    Optional<String> start,
    List<String> moves,
    List<String> positions,
    List<Integer> legal,
    Optional<String> status) {

  /**
   * Makes a log from copies of the lists.
   *
   * @throws IllegalArgumentException when the number of positions or of legal counts is neither 0
   *     nor the number of moves
   */
  public GameLog {
    moves = List.copyOf(moves);
    positions = List.copyOf(positions);
    legal = List.copyOf(legal);
    if (!positions.isEmpty() && positions.size() != moves.size()) {
      throw new IllegalArgumentException("There must be a position after each move, or none.");
    }
    if (!legal.isEmpty() && legal.size() != moves.size()) {
      throw new IllegalArgumentException("There must be a number for each move, or none.");
    }
  }

  /**
   * Returns a log of which only the moves and the end are known, as in most archives.
   *
   * @param variant the variant's id
   * @param moves the moves' texts, from the start position
   * @param status the text of the last status
   * @return the log
   */
  public static GameLog of(String variant, List<String> moves, String status) {
    return new GameLog(variant, Optional.empty(), moves, List.of(), List.of(), Optional.of(status));
  }

  /**
   * Replays the game through moves and, if the rules are packed, through codes.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules rules of the log's variant
   * @throws BrokenLawError when a text, a position, a count or the status differs
   */
  public <S, M> void check(Rules<S, M> rules) {
    new Replay<>(rules).play();
  }

  /** Replays the game. */
  private final class Replay<S, M> {
    private final Rules<S, M> rules;
    private final Notation<S, M> notation;
    private S position;
    private int ply;

    Replay(Rules<S, M> rules) {
      this.rules = rules;
      this.notation = rules.notation();
      this.position = rules.start();
    }

    void play() {
      same("the variant", variant, rules.variant());
      try {
        position = start.map(notation::parsePosition).orElseGet(rules::start);
        same("the first position", start.orElse(""), start.isPresent() ? text() : "");
        for (String move : moves) {
          play(move);
        }
      } catch (NotationException | IllegalMoveException e) {
        throw broken(e.toString(), e);
      }
      same("the last status", status.orElse(""), status.isPresent() ? statusText() : "");
    }

    private void play(String text) {
      M move = notation.parseMove(text);
      same("the move's text", text, notation.formatMove(move));
      if (!legal.isEmpty()) {
        same("the number of legal moves", legal.get(ply), rules.legalMoves(position).size());
      }
      S next = rules.play(position, move);
      if (rules instanceof PackedRules<S, M> packed) {
        same(
            "the position after playUnchecked",
            next,
            packed.playUnchecked(position, packed.encode(position, move)));
      }
      position = next;
      if (!positions.isEmpty()) {
        same("the position after " + text, positions.get(ply), text());
      }
      ply++;
    }

    private String text() {
      return notation.formatPosition(position);
    }

    private String statusText() {
      return rules.status(position).text();
    }

    private void same(String what, Object expected, Object found) {
      if (!found.equals(expected)) {
        throw broken(what + " is " + found + ", not " + expected, null);
      }
    }

    private BrokenLawError broken(String seen, @Nullable Throwable cause) {
      return new BrokenLawError(
          Law.LAW_14_VECTORS, variant, "a game log, ply " + ply, text(), seen, cause);
    }
  }
}
