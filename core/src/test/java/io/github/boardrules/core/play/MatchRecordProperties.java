package io.github.boardrules.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Counters.Position;
import io.github.boardrules.core.toy.Counters.Take;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class MatchRecordProperties {
  private final Counters rules = new Counters("counters:left=9,right=9,again=yes");

  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
  void readingAWrittenRecordReturnsTheSameMatchAndHeaders(
      @ForAll long seed,
      @ForAll @IntRange(max = 18) int plies,
      @ForAll("headers") Map<String, String> headers) {
    Match<Position, Take> match = randomMatch(seed, plies);

    String text = MatchRecord.write(match, headers);
    MatchRecord<Position, Take> record = MatchRecord.read(rules, text);

    assertThat(record.match()).isEqualTo(match);
    assertThat(record.headers()).isEqualTo(headers);
    assertThat(record.problem()).isEmpty();
    assertThat(MatchRecord.write(record.match(), record.headers())).isEqualTo(text);
    assertThat(MatchRecord.variant(text)).isEqualTo(rules.variant());
  }

  @Property(tries = 300)
  void aDamagedRecordIsRejectedOrHasAProblemWithinTheText(
      @ForAll long seed,
      @ForAll @IntRange(max = 10_000) int offset,
      @ForAll("fragments") String fragment) {
    String whole = MatchRecord.write(randomMatch(seed, 6), Map.of("player1", "A\\B"));
    int cut = offset % (whole.length() + 1);
    String text =
        whole.substring(0, cut) + fragment + whole.substring(Math.min(cut + 1, whole.length()));
    try {
      MatchRecord<Position, Take> record = MatchRecord.read(rules, text);
      record
          .problem()
          .ifPresent(
              problem -> {
                assertThat(problem.column()).isBetween(1, text.length() + 1);
                assertThat(problem.ply()).isEqualTo(record.match().ply() + 1);
                assertThat(text).contains(problem.text());
                assertThat(problem.refusal().isPresent())
                    .isNotEqualTo(problem.notation().isPresent());
              });
    } catch (NotationException thrown) {
      assertThat(thrown.text()).isEqualTo(text);
      assertThat(thrown.column()).isBetween(1, text.length() + 1);
    }
  }

  private Match<Position, Take> randomMatch(long seed, int plies) {
    SplitMix64 random = new SplitMix64(seed);
    Position start = seed % 2 == 0 ? rules.start() : new Position(7, 8, 2);
    Match<Position, Take> match = Match.of(rules, start);
    while (match.ply() < plies && !match.status().isOver()) {
      List<Take> moves = match.legalMoves();
      match = match.play(moves.get(random.below(moves.size())));
    }
    return match;
  }

  @Provide
  Arbitrary<Map<String, String>> headers() {
    Arbitrary<String> keys =
        Arbitraries.strings().alpha().numeric().withChars("-_").ofMaxLength(6).map(k -> "k" + k);
    Arbitrary<String> values =
        Arbitraries.strings()
            .withChars("\"\\[]{} ")
            .withCharRange('a', 'e')
            .withCharRange('à', 'ÿ')
            .ofMaxLength(12);
    return Arbitraries.maps(keys, values).ofMaxSize(4);
  }

  @Provide
  Arbitrary<String> fragments() {
    return Arbitraries.strings().withChars("\"\\[]{} \n\rlr12x,").ofMinLength(0).ofMaxLength(3);
  }
}
