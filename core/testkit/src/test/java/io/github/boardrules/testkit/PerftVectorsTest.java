package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Rules;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PerftVectorsTest {
  /** Counted by hand: nine drops at the start, each followed by eight drops. */
  private static final List<String> TRIO =
      List.of(
          "# variant, depth, count, position",
          "trio\t0\t1",
          "trio\t1\t9",
          "trio\t2\t72",
          "",
          "trio\t1\t12\tx.o/.../... 1 2",
          "trio:far=no\t1\t9\tx.o/.../... 1 2",
          "trio\t0\t1\txxx/oo./... 2 9",
          "trio\t1\t0\txxx/oo./... 2 9",
          "trio\t3\t0\txxx/oo./... 2 9");

  private static final List<String> COUNTDOWN =
      List.of("countdown\t3\t27", "countdown\t1\t2\t4", "countdown\t2\t1\t4", "countdown\t3\t0\t4");

  private static Rules<?, ?> rules(String id) {
    return id.equals("countdown") ? new Countdown() : Trio.parse(id);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "trio\t1", "trio\tone\t9", "trio\t1\tnine", "trio\t1\t9\t\t", "trio 1 9"})
  void aMalformedLineIsRefused(String line) {
    List<String> lines = List.of("trio\t1\t9", line + "!");

    assertThatThrownBy(() -> PerftVectors.parse(lines))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith(line + "!");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"trio\t+2\t72", "trio\t2\t+72", "trio\t\u0662\t72", "trio\t2\t\u0667\u0662"})
  void numbersAreWrittenInDigitsFrom0To9(String line) {
    assertThatThrownBy(() -> PerftVectors.parse(List.of(line)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith(line);
  }

  @Test
  void aByteOrderMarkIsSkipped() {
    assertThat(PerftVectors.parse(List.of("\uFEFF# trio", "trio\t2\t72")).check(Trio::parse))
        .isOne();
    assertThat(PerftVectors.parse(List.of("\uFEFFtrio\t2\t72")).check(Trio::parse)).isOne();
  }

  private static int check(List<String> lines, long maxCoded, long maxListed) {
    return PerftVectors.parse(lines)
        .withMaxCounts(maxCoded, maxListed)
        .check(PerftVectorsTest::rules);
  }

  @Test
  void correctCountsPass() {
    assertThat(PerftVectors.parse(TRIO).check(PerftVectorsTest::rules)).isEqualTo(8);
    assertThat(PerftVectors.parse(COUNTDOWN).check(PerftVectorsTest::rules)).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({
    "'trio\t2\t71', start, perft 2, '72 sequences, not 71'",
    "'trio\t3\t1\txxx/oo./... 2 9', xxx/oo./... 2 9, perft 3, '0 sequences, not 1'"
  })
  void aWrongCountBreaksLaw14(String line, String position, String what, String seen) {
    PerftVectors wrong = PerftVectors.parse(List.of(line));

    assertThatThrownBy(() -> wrong.check(PerftVectorsTest::rules))
        .isInstanceOf(BrokenLawError.class)
        .hasMessageContainingAll("law 14", "position: " + position, what + " through codes", seen);
  }

  @Test
  void countsThroughListsAreCheckedToo() {
    Trio rules =
        new Trio(30, true) {
          @Override
          public List<TrioMove> legalMoves(TrioPosition position) {
            return super.legalMoves(position).subList(0, 3);
          }
        };

    assertThatThrownBy(() -> PerftVectors.parse(List.of("trio\t2\t72")).check(id -> rules))
        .isInstanceOf(BrokenLawError.class)
        .hasMessageContaining("perft 2 through lists")
        .hasMessageContaining("9 sequences, not 72");
    assertThat(
            PerftVectors.parse(List.of("trio\t2\t72", "trio\t0\t1"))
                .withMaxCounts(72, 71)
                .check(id -> rules))
        .isEqualTo(2);
  }

  @Test
  void largeCountsAreSkippedButCheckingNothingIsAnError() {
    assertThat(check(TRIO, 71, 1_000)).isEqualTo(7);
    assertThat(check(TRIO, 0, 0)).isEqualTo(2);
    assertThat(check(COUNTDOWN, 1_000, 26)).isEqualTo(3);
    assertThatThrownBy(() -> check(List.of("trio\t2\t72"), 71, 71))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("nothing was checked");
  }
}
