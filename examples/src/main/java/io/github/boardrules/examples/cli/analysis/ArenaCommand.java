package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.examples.arena.Duel;
import io.github.boardrules.examples.arena.MoveLimit;
import io.github.boardrules.examples.arena.Score;
import io.github.boardrules.examples.arena.Tournament;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import java.util.List;
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
public final class ArenaCommand implements Callable<Integer> {
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

  public ArenaCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Optional<MoveLimit> shared = PlayerArgument.limit("--time", time, "--nodes", nodes);
    ArenaPlan plan =
        new ArenaPlan(
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
    List<String> chosen = ArenaPlan.variants(context, variants);
    // All are read before the first game, so that a mistake is reported at once.
    List<LongFunction<Duel<?, ?>>> duels =
        chosen.stream().map(id -> plan.duels(context, id)).toList();
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
                          ArenaPlan.percent(now.share())));
      ArenaPlan.print(context, id, score);
    }
    return ExitStatus.DONE;
  }
}
