package io.github.boardrules.examples.hostile;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.drawing.SvgDrawing;
import io.github.boardrules.core.drawing.TextDrawing;
import java.util.List;

/**
 * Checks that the methods of the rules agree about a position that a reader has accepted, even one
 * that no game can reach.
 *
 * @param <S> the positions
 * @param <M> the moves
 * @param rules the rules of the variant
 */
record PositionCheck<S, M>(PackedRules<S, M> rules) {
  /** One position in so many is checked thoroughly. */
  private static final int THOROUGH_EVERY = 8;

  /** Longer lists are only counted. */
  private static final int MAX_LIST = 3000;

  /** The longest list for which a draft is made, which examines every move. */
  private static final int MAX_DRAFT = 100;

  /** Checks everything. */
  void checkThoroughly(S position) {
    checkDrawing(position);
    checkSymmetry(position);
    checkStatus(position);
  }

  /** Checks what costs little compared with reading, and everything for some positions. */
  void check(S position) {
    if (rules.hash(position) % THOROUGH_EVERY == 0) {
      checkThoroughly(position);
    } else {
      checkStatus(position);
    }
  }

  private void checkStatus(S position) {
    Status status = rules.status(position);
    Claim.that(
        !status.text().isBlank()
            && Claim.hasMessages(locale -> rules.statusMessage(position, locale)),
        position,
        " has no status");
    Claim.that(status.isOver() || hasMove(position), position, " goes on without a legal move");
    long count = rules.countLegal(position);
    Claim.that(
        status.isOver() == (count == 0), position, " is ", status, " with ", count, " moves");
    if (0 < count && count <= MAX_LIST) {
      checkMoves(position, count);
    }
  }

  private boolean hasMove(S position) {
    return rules.anyLegal(position, move -> true);
  }

  private void checkDrawing(S position) {
    Claim.that(
        !TextDrawing.plain().draw(rules.diagram(position)).isBlank()
            && SvgDrawing.standard().draw(rules.diagram(position)).endsWith("</svg>\n"),
        position,
        " is not drawn");
  }

  /** Checks one image, which depends on the position. */
  private void checkSymmetry(S position) {
    List<Symmetry<S, M>> symmetries = rules.symmetries();
    int which = (int) Long.remainderUnsigned(rules.hash(position), symmetries.size());
    S image = symmetries.get(which).position(position);
    checkReading(image);
    Claim.that(
        rules.canonical(image).equals(rules.canonical(position)),
        position,
        " and its image ",
        image,
        " have different canonical positions");
  }

  private void checkMoves(S position, long count) {
    MoveBuffer codes = new MoveBuffer();
    rules.legalMoves(position, codes);
    Claim.that(codes.size() == count, position, " has ", codes.size(), " moves, not ", count);
    SplitMix64 random = new SplitMix64(rules.hash(position));
    for (long code :
        new long[] {
          codes.get(0), codes.get(codes.size() - 1), rules.randomLegal(position, random)
        }) {
      checkMove(position, rules.decode(position, code), code);
    }
    if (count <= MAX_DRAFT) {
      checkDraft(position, rules.decode(position, codes.get(random.below(codes.size()))));
    }
  }

  private void checkMove(S position, M move, long code) {
    String text = rules.notation().formatMove(move);
    Claim.that(rules.notation().parseMove(text).equals(move), move, " is not read back");
    Claim.that(rules.refusal(position, move).isEmpty(), position, " refuses its move ", move);
    Claim.that(rules.encode(position, move) == code, position, " has another code for ", move);
    S next = rules.play(position, move);
    Claim.that(
        next.equals(rules.playUnchecked(position, code)),
        position,
        " has two positions after ",
        move);
    checkReading(next);
    Claim.that(!rules.status(next).text().isBlank(), next, " has no status");
  }

  /** Enters all steps of a move. */
  private void checkDraft(S position, M move) {
    List<Step> steps = rules.moveEntry().steps(position, move);
    Claim.that(
        rules.draft(position, steps).move().filter(move::equals).isPresent(),
        position,
        " does not make ",
        move,
        " of ",
        steps);
  }

  private void checkReading(S position) {
    String text = rules.notation().formatPosition(position);
    Claim.that(
        rules.notation().parsePosition(text).equals(position),
        Claim.quote(text),
        " is read as another position");
  }
}
