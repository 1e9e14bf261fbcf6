package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.examples.arena.MoveLimit;
import io.github.boardrules.examples.arena.Tournament;
import io.github.boardrules.examples.arena.Tuning;
import io.github.boardrules.examples.arena.WeightedRules;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import io.github.boardrules.examples.cli.shared.TextFiles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tune}: the weights of an evaluation that fit the results of games. */
@Command(
    name = "tune",
    customSynopsis =
        "boardrules tune VARIANT... [--games N] [--nodes N] [--opening K] [--max-plies M]"
            + " [--threads N] [--seed N] [--out FILE]")
public final class TuneCommand implements Callable<Integer> {
  private static final int MAX_GAMES = 1_000_000;
  private static final String HEADING = "%9s";
  private static final String NUMBER = "%9.4f";

  private final CommandContext context;

  @Parameters(
      index = "0..*",
      arity = "1..*",
      paramLabel = "${label.variant}",
      descriptionKey = "tune-variants")
  private List<String> variants = List.of();

  @Option(names = "--games", paramLabel = "N", descriptionKey = "tune-games")
  private String games = "1000";

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "tune-nodes")
  private String nodes = "1000";

  @Option(names = "--opening", paramLabel = "K", descriptionKey = "arena-opening")
  private String opening = "2";

  @Option(names = "--max-plies", paramLabel = "M", descriptionKey = "arena-max-plies")
  private String maxPlies = "400";

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "arena-threads")
  private Optional<String> threads = Optional.empty();

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "arena-seed")
  private String seed = "1";

  @Option(names = "--out", paramLabel = "${label.file}", descriptionKey = "tune-out")
  private Optional<String> out = Optional.empty();

  public TuneCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    out.ifPresent(TextFiles::requireWritable);
    // Variants learn together only if their weights are the same now, with one column for all.
    Map<Map<String, Double>, List<String>> alike =
        variants.stream()
            .collect(
                Collectors.groupingBy(
                    id -> rules(id).apply(0).evaluation().weights(),
                    LinkedHashMap::new,
                    Collectors.toList()));
    if (out.isPresent() && alike.size() > 1) {
      List<String> firsts = alike.values().stream().map(ids -> ids.get(0)).toList();
      throw Failure.of("tune-one-file", "first", firsts.get(0), "other", firsts.get(1));
    }
    alike.forEach(this::tune);
    return ExitStatus.DONE;
  }

  /** Returns the rules for each game from its seed; only a drawn set-up is not always the same. */
  private LongFunction<WeightedRules<?, ?>> rules(String id) {
    if (context.isDrawn(id)) {
      return game -> weighted(context.withDrawn(id, new SplitMix64(game)));
    }
    WeightedRules<?, ?> rules = weighted(id);
    return game -> rules;
  }

  private WeightedRules<?, ?> weighted(String id) {
    if (!Engines.canPlay(context.rules(id))) {
      throw Failure.of("no-engine", "variant", id);
    }
    return WeightsFile.weighted(context.packedRules(id));
  }

  private void tune(Map<String, Double> old, List<String> ids) {
    String all = String.join(" ", ids);
    List<LongFunction<WeightedRules<?, ?>>> rules = ids.stream().map(this::rules).toList();
    Tournament tournament =
        new Tournament(
            NumberArguments.positive("--games", games, MAX_GAMES) * ids.size(),
            ArenaCommand.threads(threads),
            NumberArguments.seed(seed));
    Tuning tuning =
        Tuning.of(
                tournament,
                (game, own) -> rules.get(game % ids.size()).apply(own),
                new MoveLimit(NumberArguments.nodes("--nodes", nodes), MoveLimit.NONE.nanos()),
                NumberArguments.count("--opening", opening),
                NumberArguments.count("--max-plies", maxPlies),
                done -> context.progress().update("progress-games", done, tournament.games()))
            .orElseThrow(() -> Failure.of("tune-too-few", "variants", all));
    int positions = tuning.positions();
    context.sentence(
        context.text(
            "tune-done", "variants", all, "games", tournament.games(), "positions", positions));
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of(
            context.text("tune-weight"),
            HEADING.formatted(context.text("tune-old")),
            HEADING.formatted(context.text("tune-new"))));
    tuning
        .weights()
        .forEach((name, weight) -> rows.add(row(name, old.getOrDefault(name, 0.0), weight)));
    rows.add(row(context.text("tune-loss"), tuning.oldLoss(), tuning.newLoss()));
    AnalysisTable.aligned(rows).forEach(context::line);
    context.output().flush();
    out.ifPresent(file -> new WeightsFile(file, tuning.weights()).write(command(all)));
  }

  /** Returns the command that finds the same weights again. */
  private String command(String ids) {
    return "boardrules tune %s --games %s --nodes %s --opening %s --max-plies %s --seed %s"
        .formatted(ids, games, nodes, opening, maxPlies, seed);
  }

  private List<String> row(String name, double old, double fitted) {
    Locale locale = context.texts().locale();
    return List.of(name, String.format(locale, NUMBER, old), String.format(locale, NUMBER, fitted));
  }
}
