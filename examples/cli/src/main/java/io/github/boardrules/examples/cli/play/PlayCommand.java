package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.examples.cli.analysis.Engines;
import io.github.boardrules.examples.cli.analysis.ProgramPlayer;
import io.github.boardrules.examples.cli.analysis.Tables;
import io.github.boardrules.examples.cli.records.RecordFile;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.cli.shared.TimeArgument;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code play}: a game on the terminal, from its start or from a record. */
@Command(name = "play", customSynopsis = PlayCommand.USAGE)
public final class PlayCommand implements Callable<Integer> {
  static final String USAGE =
      "boardrules play VARIANT [--position P]|--record FILE [--seat1 KIND] [--seat2 KIND] [--time T]"
          + " [--level N] [--seed N] [--cache FOLDER]";

  private final CommandContext context;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "${label.variant}",
      descriptionKey = "variant")
  private Optional<String> variant = Optional.empty();

  @Option(names = "--record", paramLabel = "${label.file}", descriptionKey = "record")
  private Optional<String> record = Optional.empty();

  @Option(names = "--position", paramLabel = "P", descriptionKey = "play-position")
  private Optional<String> position = Optional.empty();

  @Option(names = "--seat1", paramLabel = "${label.kind}", descriptionKey = "seat1")
  private Optional<String> seat1 = Optional.empty();

  @Option(names = "--seat2", paramLabel = "${label.kind}", descriptionKey = "seat2")
  private Optional<String> seat2 = Optional.empty();

  @Option(names = "--time", paramLabel = "T", descriptionKey = "play-time")
  private String time = "1s";

  @Option(names = "--level", paramLabel = "N", descriptionKey = "play-level")
  private Optional<String> level = Optional.empty();

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed-play")
  private Optional<String> seed = Optional.empty();

  @Option(names = "--cache", paramLabel = "${label.folder}", descriptionKey = "cache")
  private String cache = "";

  public PlayCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    long chosen = seed.map(NumberArguments::seed).orElseGet(System::nanoTime);
    if (record.isPresent() && position.isPresent()) {
      throw Failure.of("position-of-record");
    }
    if (record.isPresent()) {
      resume(RecordFile.open(record.get()), chosen);
    } else {
      String id =
          variant.orElseThrow(
              () -> Failure.of("missing-argument", "argument", "VARIANT", "usage", USAGE));
      play(asRecord(rules(id, chosen)), Optional.empty(), chosen);
    }
    return ExitStatus.DONE;
  }

  /** Goes on with a record; one that is damaged is read up to the first problem. */
  private void resume(RecordFile file, long chosen) {
    MatchRecord<?, ?> read = file.read(context);
    String recorded = read.toMatch().rules().variant();
    if (variant.isPresent() && !context.rules(variant.get()).variant().equals(recorded)) {
      throw Failure.of("other-record", "variant", variant.get(), "record", recorded);
    }
    read.problem()
        .ifPresent(
            problem ->
                context.say(
                    "play-record-cut",
                    "plies",
                    read.toMatch().ply(),
                    "place",
                    file.place(problem),
                    "problem",
                    file.failure(problem).sentence(context.texts())));
    read.termination()
        .ifPresent(
            ending ->
                context.say(
                    "play-ended",
                    "outcome",
                    ending.message(context.texts().locale(), read.toMatch().rules()::playerName)));
    play(read, record, chosen);
  }

  private <S, M> MatchRecord<S, M> asRecord(Rules<S, M> rules) {
    try {
      return MatchRecord.of(
          position
              .map(text -> Match.of(rules, rules.notation().parsePosition(Texts.stripped(text))))
              .orElseGet(() -> Match.of(rules)));
    } catch (NotationException problem) {
      throw Failure.of("unreadable-position", "problem", problem);
    }
  }

  private void play(MatchRecord<?, ?> record, Optional<String> file, long chosen) {
    Limit forHint = Limit.time(TimeArgument.read("--time", time));
    int strength =
        level.map(text -> NumberArguments.level("--level", text)).orElse(Limit.MAX_LEVEL);
    List<SeatKind> kinds = kinds(record.toMatch().rules(), record.headers());
    if (seed.isEmpty() && kinds.contains(SeatKind.RANDOM)) {
      context.say("play-seed", "seed", chosen);
    }
    if (isAgainstEngine(record.toMatch().rules())) {
      context.say("play-engine");
    }
    SplitMix64 random = new SplitMix64(chosen);
    Tables tables = Tables.of(cache, context.progress());
    new PlayLoop(
            context,
            new SeatedMatch<>(
                context,
                record,
                file,
                kinds,
                programs(kinds),
                random,
                Limit.level(strength, forHint),
                forHint,
                tables))
        .run();
  }

  /** Returns whether the engine is player 2 since nobody else is named. */
  private boolean isAgainstEngine(Rules<?, ?> rules) {
    return seat1.isEmpty() && seat2.isEmpty() && record.isEmpty() && Engines.canPlay(rules);
  }

  /** Returns the rules of a variant; draws what is drawn at random and was not chosen. */
  private Rules<?, ?> rules(String id, long chosen) {
    if (!context.isDrawn(id)) {
      return context.rules(id);
    }
    Rules<?, ?> rules = context.rules(context.withDrawn(id, new SplitMix64(chosen)));
    context.say("play-drawn", "variant", rules.variant());
    return rules;
  }

  /** Returns the programs in seats by player; their commands stand in the arguments only. */
  private Map<Integer, ProgramPlayer> programs(List<SeatKind> kinds) {
    Map<Integer, ProgramPlayer> programs = new TreeMap<>();
    for (int player = 1; player <= kinds.size(); player++) {
      if (kinds.get(player - 1) == SeatKind.PROGRAM) {
        String given = (player == 1 ? seat1 : seat2).orElse("");
        programs.put(player, ProgramPlayer.read("--seat" + player, given));
      }
    }
    return programs;
  }

  private List<SeatKind> kinds(Rules<?, ?> rules, Map<String, String> headers) {
    if (rules.players() == 1 && seat2.isPresent()) {
      throw Failure.of("one-seat", "variant", rules.variant());
    }
    List<SeatKind> kinds = new ArrayList<>();
    for (int player = 1; player <= rules.players(); player++) {
      String option = "--seat" + player;
      Optional<SeatKind> recorded =
          Optional.ofNullable(headers.get(SeatedRecord.header(player))).flatMap(SeatKind::find);
      kinds.add(
          (player == 1 ? seat1 : seat2)
              .map(word -> SeatKind.read(option, word))
              .or(() -> recorded)
              .orElse(player == 2 && isAgainstEngine(rules) ? SeatKind.ENGINE : SeatKind.HUMAN));
    }
    return kinds;
  }
}
