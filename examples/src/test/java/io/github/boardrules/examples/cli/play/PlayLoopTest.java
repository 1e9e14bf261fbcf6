package io.github.boardrules.examples.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.examples.cli.analysis.Tables;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.toy.ToyFamily;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayLoopTest {

  @ParameterizedTest
  @CsvSource({
    "'', moves why hint undo redo resign agree save help quit take1 take2 take3",
    "re, redo resign",
    "t, take1 take2 take3",
    "why take2, take2",
    "moves t, take1 take2 take3",
    "moves x, ''",
    "undo t, ''",
  })
  void aLineIsCompletedWithCommandsAndMoves(String typed, String words) {
    assertThat(String.join(" ", loop().completions(typed))).isEqualTo(words);
  }

  private static PlayLoop loop() {
    CommandContext context =
        CommandContext.silent(Catalog.of(new ToyFamily()), Locale.ENGLISH);
    return new PlayLoop(context, match(context, context.rules("heap")));
  }

  private static <S, M> SeatedMatch<S, M> match(CommandContext context, Rules<S, M> rules) {
    return new SeatedMatch<>(
        context,
        MatchRecord.of(Match.of(rules)),
        List.of(SeatKind.HUMAN, SeatKind.HUMAN),
        new SplitMix64(1),
        Limit.nodes(1),
        Limit.nodes(1),
        Tables.of("", context.progress()));
  }
}
