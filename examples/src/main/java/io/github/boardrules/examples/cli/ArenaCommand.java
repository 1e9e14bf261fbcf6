package io.github.boardrules.examples.cli;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.examples.arena.Duel;
import io.github.boardrules.examples.arena.MoveLimit;
import io.github.boardrules.examples.arena.Score;
import io.github.boardrules.examples.arena.Tournament;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena}: many games between two programs, and the share of the points with its error. */
@Command(
    name = "arena",
    customSynopsis =
        "boardrules arena VARIANT... [--player1 PLAYER] [--player2 PLAYER] [--games N] [--time T]"
            + " [--nodes N] [--opening K] [--max-plies M] [--threads N] [--seed N]")
final class ArenaCommand implements Callable<Integer> {
  /** Stands for a variant of each game. */
  private static final String ALL = "all";

  private static final int MAX_THREADS = 1024;

  private final CommandContext context;

  @Parameters(
      index = "0..*",
      arity = "1..*",
      paramLabel = "VARIANT",
      descriptionKey = "arena-variants")
  private List<String> variants = List.of();

  @Option(names = "--player1", paramLabel = "PLAYER", descriptionKey = "player1")
  private String player1 = "engine";

  @Option(names = "--player2", paramLabel = "PLAYER", descriptionKey = "player2")
  private String player2 = "random";

  @Option(names = "--games", paramLabel = "N", descriptionKey = "arena-games")
  private String games = "100";

  @Option(names = "--time", paramLabel = "T", descriptionKey = "arena-time")
  private Optional<String> time = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "arena-nodes")
  private Optional<String> nodes = Optional.empty();

  @Option(names = "--opening", paramLabel = "K", descriptionKey = "arena-opening")
  private String opening = "2";

  @Option(names = "--max-plies", paramLabel = "M", descriptionKey = "arena-max-plies")
  private String maxPlies = "400";

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "arena-threads")
  private Optional<String> threads = Optional.empty();

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "arena-seed")
  private String seed = "1";

  ArenaCommand(CommandContext context) {
    this.context = context;
  }

  /** The settings of all duels. */
  private record Plan(PlayerArgument first, PlayerArgument second, int opening, int maxPlies) {

    <S extends Object, M extends Object> Duel<S, M> duel(PackedRules<S, M> rules) {
      return new Duel<>(rules, opening, maxPlies, first.players(rules), second.players(rules));
    }
  }

  @Override
  public Integer call() {
    Optional<MoveLimit> shared = PlayerArgument.limit("--time", time, "--nodes", nodes);
    Plan plan =
        new Plan(
            PlayerArgument.read("--player1", player1, shared),
            PlayerArgument.read("--player2", player2, shared),
            NumberArguments.count("--opening", opening),
            NumberArguments.count("--max-plies", maxPlies));
    Tournament tournament =
        new Tournament(
            NumberArguments.positive("--games", games, Integer.MAX_VALUE),
            threads
                .map(text -> NumberArguments.positive("--threads", text, MAX_THREADS))
                .orElseGet(() -> Runtime.getRuntime().availableProcessors()),
            NumberArguments.seed(seed));
    List<String> chosen = chosen();
    // All are read before the first game, so that a mistake is reported at once.
    List<LongFunction<Duel<?, ?>>> duels = chosen.stream().map(id -> duels(id, plan)).toList();
    for (int i = 0; i < chosen.size(); i++) {
      String id = chosen.get(i);
      Score score =
          tournament.play(
              duels.get(i),
              now ->
                  context
                      .progress()
                      .show(
                          "progress-arena",
                          "variant",
                          id,
                          "done",
                          now.games(),
                          "total",
                          tournament.games(),
                          "share",
                          percent(now.share())));
      print(id, score);
    }
    return Boardrules.DONE;
  }

  private List<String> chosen() {
    List<String> ids = new ArrayList<>();
    for (String variant : variants) {
      if (variant.equals(ALL)) {
        context.games().ids().stream()
            .map(id -> context.game(id).variantIds().get(0))
            .filter(id -> isForTwo(context.rules(id)))
            .forEach(ids::add);
      } else {
        ids.add(variant);
      }
    }
    return ids;
  }

  private static boolean isForTwo(Rules<?, ?> rules) {
    return rules.players() == 2 && rules instanceof PackedRules;
  }

  /** Returns the duel for each seed; only where a set-up is drawn, it is not always the same. */
  private LongFunction<Duel<?, ?>> duels(String id, Plan plan) {
    if (DrawnSetup.isWanted(context, id)) {
      return pair -> plan.duel(rules(DrawnSetup.id(id, new SplitMix64(pair))));
    }
    Duel<?, ?> duel = plan.duel(rules(id));
    return pair -> duel;
  }

  private PackedRules<?, ?> rules(String id) {
    if (context.rules(id).players() == 1) {
      throw Failure.of("arena-alone", "variant", id);
    }
    return context.packedRules(id);
  }

  private void print(String id, Score score) {
    context
        .output()
        .line(
            context
                .texts()
                .text(
                    "arena-score",
                    "variant",
                    id,
                    "wins",
                    score.wins(),
                    "draws",
                    score.draws(),
                    "losses",
                    score.losses(),
                    "share",
                    percent(score.share()),
                    "lower",
                    percent(score.lower()),
                    "upper",
                    percent(score.upper()),
                    "games",
                    score.games(),
                    "plies",
                    String.format(Locale.ROOT, "%.1f", (double) score.plies() / score.games()),
                    "first",
                    score.first().nodesPerSecond(),
                    "second",
                    score.second().nodesPerSecond()));
    context.output().flush();
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share);
  }
}
