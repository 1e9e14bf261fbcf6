package io.github.boardrules.testkit;

import static io.github.boardrules.testkit.BrokenGame.alone;
import static io.github.boardrules.testkit.BrokenGame.among;
import static io.github.boardrules.testkit.ModifiedTrio.CORRECT;
import static io.github.boardrules.testkit.ModifiedTrio.TEXTS;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Status;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Games that break laws 1 to 5, about moves, refusals and earlier positions. */
final class BrokenMoves {
  private static final Refusal OTHER = Refusal.of(TrioReason.EMPTY_HAND);

  private BrokenMoves() {}

  static List<BrokenGame> all() {
    return Stream.of(lists(), statuses(), refusals(), plays(), effects())
        .flatMap(List::stream)
        .toList();
  }

  private static List<BrokenGame> lists() {
    AtomicInteger calls = new AtomicInteger();
    return BrokenGame.of(
        Law.LAW_01_LEGAL_LIST,
        among(
            "the list holds a move twice",
            ModifiedTrio.codes(
                (out, list) -> {
                  int mark = out.mark();
                  list.run();
                  if (out.size() > mark) {
                    out.add(out.get(mark));
                  }
                })),
        among(
            "every second call lists the moves in another order",
            ModifiedTrio.list(
                moves -> calls.getAndIncrement() % 2 == 0 ? moves : ModifiedTrio.reversed(moves))),
        alone(
            "countLegal counts one move too many",
            ModifiedTrio.count(position -> CORRECT.countLegal(position) + position.ply / 5)));
  }

  private static TrioPosition withThirdPlayer(String text) {
    TrioPosition position = TEXTS.parsePosition(text.replace(" 3 ", " 2 "));
    return text.contains(" 3 ")
        ? new TrioPosition(position.first, position.second, 3, position.ply)
        : position;
  }

  private static List<BrokenGame> statuses() {
    return BrokenGame.of(
        Law.LAW_02_OVER,
        alone(
            "a game without legal moves is ongoing",
            ModifiedTrio.status(position -> Status.ongoing(position.toMove))),
        among(
            "the reader accepts a third player",
            ModifiedTrio.positionTexts(TrioPosition::toString, BrokenMoves::withThirdPlayer)),
        alone(
            "what is due has no words",
            ModifiedTrio.status(
                position ->
                    CORRECT.status(position).isOver()
                        ? CORRECT.status(position)
                        : Status.ongoing(position.toMove, Label.of("")))),
        alone(
            "the ending's sentence has an unfilled placeholder",
            ModifiedTrio.status(
                position ->
                    CORRECT.status(position).winner().isPresent()
                        ? Status.win(3 - position.toMove, TrioReason.OFF_BOARD)
                        : CORRECT.status(position))));
  }

  private static List<BrokenGame> refusals() {
    return BrokenGame.of(
        Law.LAW_03_REFUSAL,
        alone(
            "isLegal disagrees with refusal",
            ModifiedTrio.legal(
                (position, move) -> CORRECT.isLegal(position, move) || move.isPlacement())),
        among(
            "a legal move is refused",
            ModifiedTrio.refusal(
                (position, move) ->
                    move.equals(TrioMove.of(5))
                        ? Optional.of(OTHER)
                        : CORRECT.refusal(position, move))),
        among(
            "an illegal move is not refused",
            ModifiedTrio.refusal(
                (position, move) ->
                    move.isSlide() && move.first() == move.last()
                        ? Optional.empty()
                        : CORRECT.refusal(position, move))),
        alone(
            "a finished game has another reason to refuse a move",
            ModifiedTrio.refusal(
                (position, move) ->
                    CORRECT
                        .refusal(position, move)
                        .map(it -> it.equals(Refusal.gameOver()) ? OTHER : it))),
        alone(
            "anyLegal tries the moves in another order",
            new ModifiedTrio() {
              @Override
              public boolean anyLegal(TrioPosition position, Predicate<? super TrioMove> test) {
                return reversed(legalMoves(position)).stream().anyMatch(test);
              }
            }),
        alone(
            "anyLegal does not stop",
            new ModifiedTrio() {
              @Override
              public boolean anyLegal(TrioPosition position, Predicate<? super TrioMove> test) {
                return legalMoves(position).stream().filter(test).count() > 0;
              }
            }));
  }

  private static List<BrokenGame> plays() {
    return BrokenGame.of(
        Law.LAW_04_REFUSED_PLAY,
        alone(
            "play throws another refusal",
            ModifiedTrio.play(
                (position, move) -> {
                  try {
                    return CORRECT.play(position, move);
                  } catch (IllegalMoveException e) {
                    throw new IllegalMoveException(OTHER);
                  }
                })),
        alone(
            "play does not throw",
            ModifiedTrio.play(
                (position, move) ->
                    CORRECT.isLegal(position, move) ? CORRECT.play(position, move) : position)),
        among(
            "a refused play changes the hash code of the position", new MarkingTrio(true, false)));
  }

  private static List<BrokenGame> effects() {
    return BrokenGame.of(
        Law.LAW_05_UNCHANGED,
        among("play changes the hash code of the previous position", new MarkingTrio(true, true)),
        among(
            "after play the previous position no longer equals one read from its text",
            new MarkingTrio(false, true)));
  }

  static final class MarkingTrio extends ModifiedTrio {
    /** Whether the position changes its hash code, or else what it equals. */
    private final boolean inHash;

    /** Whether it is changed by legal moves, or else by illegal ones. */
    private final boolean whenLegal;

    MarkingTrio(boolean inHash, boolean whenLegal) {
      this.inHash = inHash;
      this.whenLegal = whenLegal;
    }

    @Override
    TrioPosition made(TrioPosition position) {
      return new Marked(position, inHash);
    }

    @Override
    public TrioPosition play(TrioPosition position, TrioMove move) {
      if (isLegal(position, move) == whenLegal) {
        ((Marked) position).marks++;
      }
      return super.play(position, move);
    }
  }

  private static final class Marked extends TrioPosition {
    private final boolean inHash;
    private int marks;

    Marked(TrioPosition position, boolean inHash) {
      super(position);
      this.inHash = inHash;
    }

    @Override
    public boolean equals(Object other) {
      return super.equals(other)
          && (inHash || (marks == 0 && other instanceof Marked that && that.marks == 0));
    }

    @Override
    public int hashCode() {
      return super.hashCode() + (inHash ? marks : 0);
    }
  }
}
