package io.github.boardrules.examples.hostile;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.draw.SvgDrawing;
import io.github.boardrules.core.draw.TextDrawing;
import java.util.List;

/**
 * What a program asks about a position that a reader has accepted. Nobody may ever have played to
 * it, but every question has an answer, and the answers agree.
 *
 * @param <S> the positions
 * @param <M> the moves
 * @param rules the rules of the variant
 */
record Questions<S extends Object, M extends Object>(PackedRules<S, M> rules) {
  /** Of one position in so many everything is asked. */
  private static final int ALL_OF = 8;

  /** Longer lists are counted only. */
  private static final int LONGEST_LIST = 3000;

  /** How long a list may be for drafts, which ask every move of it. */
  private static final int LONGEST_DRAFT = 100;

  /** Asks everything. */
  void askAll(S position) {
    draw(position);
    turn(position);
    ask(position);
  }

  /** Asks what costs little beside reading, and of some positions everything. */
  void askSome(S position) {
    if (rules.hash(position) % ALL_OF == 0) {
      askAll(position);
    } else {
      ask(position);
    }
  }

  private void ask(S position) {
    Status status = rules.status(position);
    Claim.that(
        !status.text().isBlank() && Claim.isTold(status::message), position, " has no status");
    Claim.that(status.isOver() || hasMove(position), position, " goes on without a legal move");
    long count = rules.countLegal(position);
    Claim.that(
        status.isOver() == (count == 0), position, " is ", status, " with ", count, " moves");
    if (0 < count && count <= LONGEST_LIST) {
      play(position, count);
    }
  }

  private boolean hasMove(S position) {
    return rules.anyLegal(position, move -> true);
  }

  private void draw(S position) {
    Claim.that(
        !TextDrawing.plain().draw(rules.diagram(position)).isBlank()
            && SvgDrawing.standard().draw(rules.diagram(position)).endsWith("</svg>\n"),
        position,
        " is not drawn");
  }

  /** One of the images is looked at, another for each position. */
  private void turn(S position) {
    List<Symmetry<S, M>> symmetries = rules.symmetries();
    int which = (int) Long.remainderUnsigned(rules.hash(position), symmetries.size());
    S image = symmetries.get(which).position(position);
    reread(image);
    Claim.that(
        rules.canonical(image).equals(rules.canonical(position)),
        position,
        " and its image ",
        image,
        " have different canonical positions");
  }

  private void play(S position, long count) {
    MoveBuffer codes = new MoveBuffer();
    rules.legalMoves(position, codes);
    Claim.that(codes.size() == count, position, " has ", codes.size(), " moves, not ", count);
    SplitMix64 random = new SplitMix64(rules.hash(position));
    for (long code :
        new long[] {
          codes.get(0), codes.get(codes.size() - 1), rules.randomLegal(position, random)
        }) {
      play(position, rules.decode(position, code), code);
    }
    if (count <= LONGEST_DRAFT) {
      enter(position, rules.decode(position, codes.get(random.below(codes.size()))));
    }
  }

  private void play(S position, M move, long code) {
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
    reread(next);
    Claim.that(!rules.status(next).text().isBlank(), next, " has no status");
  }

  /** A hand enters the whole move. */
  private void enter(S position, M move) {
    List<Step> steps = rules.steps(position, move);
    Claim.that(
        rules.draft(position, steps).move().filter(move::equals).isPresent(),
        position,
        " does not make ",
        move,
        " of ",
        steps);
  }

  private void reread(S position) {
    String text = rules.notation().formatPosition(position);
    Claim.that(
        rules.notation().parsePosition(text).equals(position), Claim.quote(text), " is another");
  }
}
