package io.github.boardrules.testkit;

import static io.github.boardrules.testkit.BrokenGame.alone;
import static io.github.boardrules.testkit.BrokenGame.among;
import static io.github.boardrules.testkit.ModifiedTrio.CORRECT;
import static io.github.boardrules.testkit.ModifiedTrio.TEXTS;
import static io.github.boardrules.testkit.TrioPosition.odd;

import io.github.boardrules.core.Expected;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.testkit.BrokenGame.Fault;
import java.util.AbstractList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** Games that break laws 6 to 8, about texts. */
final class BrokenTexts {
  private BrokenTexts() {}

  static List<BrokenGame> all() {
    return Stream.of(positionTexts(), moveTexts(), exceptions()).flatMap(List::stream).toList();
  }

  private static List<BrokenGame> positionTexts() {
    return BrokenGame.of(
        Law.LAW_06_POSITION_TEXT,
        among("the status depends on the moves so far", new Remembering()),
        among(
            "equals alone ignores the player to move",
            ignoring((one, other) -> one.ply == other.ply ? 0 : 1, TrioPosition::hashCode)),
        among(
            "the reader checks in every second ply whose turn it is",
            ModifiedTrio.positionTexts(TrioPosition::toString, BrokenTexts::withTurnInEvenPlies)),
        among(
            "equals expects a position",
            ModifiedTrio.made(
                position ->
                    odd(
                        position,
                        (self, other) -> position.hashCode() == ((TrioPosition) other).hashCode(),
                        position.hashCode()))),
        alone(
            "toString is not the text",
            ModifiedTrio.made(
                position ->
                    new TrioPosition(position) {
                      @Override
                      public String toString() {
                        return "Position " + super.toString();
                      }
                    })));
  }

  /** Reads positions, of those with an even ply only such as games have. */
  private static TrioPosition withTurnInEvenPlies(String text) {
    TrioPosition position = TEXTS.parsePosition(text);
    if (position.ply % 2 == 0 && position.toMove == 2) {
      throw NotationException.broken(text, TrioReason.CANNOT_PASS, Map.of());
    }
    return position;
  }

  /** A game without symmetries that has forgotten what was played once a position is read. */
  private static final class Remembering extends ModifiedTrio {
    private static final class Later extends TrioPosition {
      Later(TrioPosition position) {
        super(position);
      }
    }

    @Override
    public TrioPosition play(TrioPosition position, TrioMove move) {
      return new Later(super.play(position, move));
    }

    @Override
    public Status status(TrioPosition position) {
      Status status = super.status(position);
      return position instanceof Later && !status.isOver()
          ? Status.ongoing(3 - position.toMove)
          : status;
    }

    @Override
    public List<Symmetry<TrioPosition, TrioMove>> symmetries() {
      return List.of(Symmetry.identity());
    }
  }

  static Trio ignoringPly() {
    return ignoring(
        (one, other) -> one.toMove == other.toMove ? 0 : 1,
        position -> position.first + 31 * position.second);
  }

  /** Positions are equal if their stones are and there is no other difference. */
  private static Trio ignoring(
      ToIntBiFunction<TrioPosition, TrioPosition> difference, ToIntFunction<TrioPosition> hash) {
    return ModifiedTrio.made(
        position ->
            odd(
                position,
                (self, other) ->
                    other instanceof TrioPosition that
                        && position.first == that.first
                        && position.second == that.second
                        && difference.applyAsInt(position, that) == 0,
                hash.applyAsInt(position)));
  }

  /** The cells of a move, of which those off the board are equal. */
  private static final class VagueCells extends AbstractList<Integer> {
    private final List<Integer> cells;

    VagueCells(List<Integer> cells) {
      this.cells = cells;
    }

    @Override
    public Integer get(int index) {
      return cells.get(index);
    }

    @Override
    public int size() {
      return cells.size();
    }

    private List<Integer> known() {
      return cells.stream().map(cell -> TrioCell.onBoard(cell) ? cell : 99).toList();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof VagueCells that && known().equals(that.known());
    }

    @Override
    public int hashCode() {
      return known().hashCode();
    }
  }

  private static TrioMove vague(TrioMove move) {
    return new TrioMove(new VagueCells(move.cells()));
  }

  private static Trio vagueMoves() {
    return new ModifiedTrio() {
      @Override
      public TrioMove decode(TrioPosition position, long code) {
        return vague(super.decode(position, code));
      }

      @Override
      public Notation<TrioPosition, TrioMove> notation() {
        return Notation.of(
            TEXTS::formatMove,
            text -> vague(TEXTS.parseMove(text)),
            TEXTS::formatPosition,
            TEXTS::parsePosition);
      }
    };
  }

  private static List<BrokenGame> moveTexts() {
    return BrokenGame.of(
        Law.LAW_07_MOVE_TEXT, among("cells off the board are all equal", vagueMoves()));
  }

  private static <T> Function<String, T> failing(
      Function<String, T> reader, BiFunction<String, NotationException, RuntimeException> change) {
    return text -> {
      try {
        return reader.apply(text);
      } catch (NotationException e) {
        throw change.apply(text, e);
      }
    };
  }

  /** Returns a reader that does not mind what follows. */
  private static <T> Function<String, T> open(Function<String, T> reader) {
    return text -> {
      try {
        return reader.apply(text);
      } catch (NotationException e) {
        if (!e.expected().contains(Expected.END_OF_TEXT)) {
          throw e;
        }
        return reader.apply(text.substring(0, e.offset()));
      }
    };
  }

  private static Fault variant(
      String how, BiFunction<String, NotationException, RuntimeException> change) {
    return alone(how, RulesLaws.of(Trio.parse("trio")).withReader(failing(Trio::parse, change)));
  }

  private static List<BrokenGame> exceptions() {
    return BrokenGame.of(
        Law.LAW_08_READERS,
        variant(
            "the column of an unknown word is that of its second character",
            (id, e) ->
                e.reason() == TextReason.UNKNOWN_OPTION
                    ? NotationException.at(id, e.offset() + 1, e.reason(), e.facts(), e.expected())
                    : e),
        variant(
            "the word found is not the one in the text",
            (id, e) ->
                e.reason() == TextReason.UNKNOWN_GAME
                    ? NotationException.at(
                        id,
                        e.offset(),
                        e.reason(),
                        Map.of("found", "?", "expected", "trio"),
                        e.expected())
                    : e),
        alone(
            "more may follow a move",
            ModifiedTrio.moveTexts(TEXTS::formatMove, open(TEXTS::parseMove))),
        alone(
            "more may follow a position",
            ModifiedTrio.positionTexts(TrioPosition::toString, open(TEXTS::parsePosition))),
        alone(
            "a large number causes another exception",
            ModifiedTrio.positionTexts(
                TrioPosition::toString,
                text -> {
                  String last = text.substring(text.lastIndexOf(' ') + 1);
                  int ply = last.matches("[1-9][0-9]*") ? Integer.parseInt(last) : 0;
                  return ply < 0 ? CORRECT.start() : TEXTS.parsePosition(text);
                })));
  }
}
