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
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena}: many games between two programs, and the share of the points with its error. */
@Command(
    name = "arena",
    customSynopsis =
        "boardrules arena VARIANT... [--player1 PLAYER] [--player2 PLAYER] [--games N] [--time T]"
            + " [--nodes N] [--opening K] [--max-plies M] [--threads N] [--seed N]")
public final class ArenaCommand implements Callable<Integer> {
  private static final int MAX_THREADS = 1024;

  private final CommandContext context;

  @Mixin private final ArenaOptions options = new ArenaOptions();

  @Option(names = "--time", paramLabel = "T", descriptionKey = "arena-time")
  private Optional<String> time = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "arena-nodes")
  private Optional<String> nodes = Optional.empty();

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "arena-threads")
  private Optional<String> threads = Optional.empty();

  public ArenaCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Optional<MoveLimit> shared = PlayerArgument.limit("--time", time, "--nodes", nodes);
    ArenaPlan plan =
        new ArenaPlan(
            PlayerArgument.read("--player1", options.player1(), shared),
            PlayerArgument.read("--player2", options.player2(), shared),
            options.opening(),
            options.maxPlies());
    Tournament tournament = new Tournament(options.games(), threads(threads), options.seed());
    List<String> chosen = options.variants(context);
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
                          100 * now.share()));
      ArenaPlan.print(context, id, score);
    }
    return ExitStatus.DONE;
  }

  /** Returns how many games are played at a time. */
  static int threads(Optional<String> given) {
    return given
        .map(text -> NumberArguments.positive("--threads", text, MAX_THREADS))
        .orElseGet(() -> Runtime.getRuntime().availableProcessors());
  }
}
