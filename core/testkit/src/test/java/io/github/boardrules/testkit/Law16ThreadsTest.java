package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Status;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Law 16 finds games that are right in one thread, but share something that changes. */
class Law16ThreadsTest {
  /** A race is found by luck: with several of these, where nobody else needs the processors. */
  private static final int SEEDS = 60;

  static Stream<Arguments> games() {
    return Stream.of(
        game("an array for the list of moves", Array::new),
        game("a builder of texts", Builder::new),
        game("a table that is built when it is needed", Table::new),
        game("the position that is being played", Scratch::new));
  }

  private static Arguments game(String shared, Supplier<Trio> maker) {
    return Arguments.of(shared, maker);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theRaceIsFound(String shared, Supplier<Trio> maker) {
    assertThatExceptionOfType(BrokenLawError.class)
        .isThrownBy(
            () -> {
              for (int seed = 1; seed <= SEEDS; seed++) {
                laws(maker).withLaws(Law.LAW_16_THREADS).check(seed);
              }
            })
        .withMessageContaining("alone: ");
    laws(maker).withoutLaws(Law.LAW_16_THREADS).check(1);
  }

  /** Checks a new game: a race may leave wrong values, which another law would find first. */
  private static RulesLaws<TrioPosition, TrioMove> laws(Supplier<Trio> maker) {
    return RulesLaws.of(maker.get())
        .withReader(
            id -> {
              Trio.ID.parse(id);
              return maker.get();
            });
  }

  private static final class Array extends ModifiedTrio {
    private final long[] codes = new long[100];

    @Override
    public void legalMoves(TrioPosition position, MoveBuffer out) {
      MoveBuffer found = new MoveBuffer();
      super.legalMoves(position, found);
      for (int i = 0; i < found.size(); i++) {
        codes[i] = found.get(i);
      }
      for (int i = 0; i < found.size(); i++) {
        out.add(codes[i]);
      }
    }
  }

  private static final class Builder extends ModifiedTrio {
    private final StringBuilder text = new StringBuilder();

    @Override
    public Notation<TrioPosition, TrioMove> notation() {
      return Notation.of(
          TEXTS::formatMove,
          TEXTS::parseMove,
          position -> {
            text.setLength(0);
            text.append(TEXTS.formatPosition(position));
            return text.toString();
          },
          TEXTS::parsePosition);
    }
  }

  private static final class Table extends ModifiedTrio {
    private Map<Integer, Boolean> lines;

    @Override
    public Status status(TrioPosition position) {
      if (lines == null) {
        lines = new HashMap<>();
        for (int line : List.of(0x007, 0x070, 0x700, 0x111, 0x222, 0x444, 0x421, 0x124)) {
          lines.put(line, true);
        }
      }
      boolean isRow = lines.containsKey(position.first) || lines.containsKey(position.second);
      return isRow || lines.size() < 8
          ? Status.win(3 - position.toMove, TrioReason.ROW)
          : super.status(position);
    }
  }

  private static final class Scratch extends ModifiedTrio {
    private TrioPosition now = super.start();

    @Override
    public TrioPosition play(TrioPosition position, TrioMove move) {
      now = position;
      requireLegal(position, move);
      return super.play(now, move);
    }
  }
}
