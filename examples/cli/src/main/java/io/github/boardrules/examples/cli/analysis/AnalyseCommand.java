package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.examples.arena.MoveLimit;
import io.github.boardrules.examples.cli.position.PositionCommand;
import io.github.boardrules.examples.cli.records.RecordFile;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code analyse}: the best moves that the engine finds, in a table that grows on a terminal. */
@Command(name = "analyse", customSynopsis = AnalyseCommand.USAGE)
public final class AnalyseCommand extends PositionCommand {
  static final String USAGE =
      "boardrules analyse VARIANT [--position P | --record FILE [--ply N]] [--time T] [--nodes N] [--lines K]"
          + " [--threads N] [--seed N]";

  private static final int MAX_LINES = 999;

  @Option(names = "--record", paramLabel = "${label.file}", descriptionKey = "analyse-record")
  private Optional<String> record = Optional.empty();

  @Option(names = "--ply", paramLabel = "N", descriptionKey = "analyse-ply")
  private Optional<String> ply = Optional.empty();

  @Option(names = "--time", paramLabel = "T", descriptionKey = "analyse-time")
  private Optional<String> time = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "analyse-nodes")
  private Optional<String> nodes = Optional.empty();

  @Option(names = "--lines", paramLabel = "K", descriptionKey = "analyse-lines")
  private String lines = "5";

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "analyse-threads")
  private String threads = "1";

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "analyse-seed")
  private String seed = "0";

  public AnalyseCommand(CommandContext context) {
    super(context, true);
  }

  @Override
  protected <S, M> Predicate<S> question(Rules<S, M> rules) {
    if (rules.players() == 1) {
      throw Failure.of("analyse-alone", "variant", rules.variant());
    }
    Consumer<Match<S, M>> printer = printer(rules);
    return position -> {
      printer.accept(Match.of(rules, position));
      return true;
    };
  }

  @Override
  protected boolean isAnswered(Rules<?, ?> rules) {
    if (record.isEmpty()) {
      if (ply.isPresent()) {
        throw Failure.of("ply-without-record");
      }
      return false;
    }
    if (hasPosition()) {
      throw Failure.of("one-source", "option", "--record");
    }
    RecordFile file = RecordFile.open(record.get());
    MatchRecord<?, ?> read = file.read(context);
    String recorded = read.toMatch().rules().variant();
    if (!rules.variant().equals(recorded)) {
      throw Failure.of("other-record", "variant", rules.variant(), "record", recorded);
    }
    if (read.problem().isPresent()) {
      throw file.failure(read.problem().get());
    }
    print(atPly(read.toMatch()));
    return true;
  }

  /** Returns a match at the number of moves that is asked for, by default at its end. */
  private <S, M> Match<S, M> atPly(Match<S, M> match) {
    int wanted =
        ply.map(text -> NumberArguments.count("--ply", text, match.ply())).orElse(match.ply());
    Match<S, M> place = match;
    while (place.ply() > wanted) {
      place = place.undo();
    }
    return place;
  }

  private <S, M> void print(Match<S, M> match) {
    printer(match.rules()).accept(match);
  }

  /** Returns what prints analyses, for a screen of a width or in a stream. */
  private <S, M> Consumer<Match<S, M>> printer(Rules<S, M> rules) {
    Engine<S, M> engine =
        Engines.of(rules)
            .withSeed(NumberArguments.seed(seed))
            .withThreads(NumberArguments.positive("--threads", threads, Engine.MAX_THREADS));
    int rows = NumberArguments.positive("--lines", lines, MAX_LINES);
    Limit limit =
        PlayerArgument.limit("--time", time, "--nodes", nodes)
            .map(MoveLimit::forEngine)
            .orElseGet(() -> Limit.time(Duration.ofSeconds(3)));
    AnalysisTable<M> table = new AnalysisTable<>(context.texts(), rules.notation(), rows);
    OptionalInt width = isBatch() ? OptionalInt.empty() : context.streams().screenWidth();
    return match -> {
      if (match.status().isOver()) {
        context.sentence(match.statusMessage(context.texts().locale()));
        return;
      }
      context.say("analysis-scale", "player", match.toMove().orElseThrow());
      GrowingLines grown = new GrowingLines(context.output(), width);
      Analysis<M> analysis =
          engine.analyse(
              match,
              limit,
              now -> {
                if (width.isPresent()) {
                  grown.show(table.whole(rules, match.position(), now));
                }
              });
      grown.show(table.whole(rules, match.position(), analysis));
    };
  }
}
