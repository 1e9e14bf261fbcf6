package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code play}: a game on the terminal. */
@Command(
    name = "play",
    customSynopsis = "boardrules play VARIANT [--seat1 KIND] [--seat2 KIND] [--seed N]")
final class PlayCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "VARIANT", descriptionKey = "variant")
  private String variant = "";

  @Option(names = "--seat1", paramLabel = "KIND", descriptionKey = "seat1")
  private String seat1 = SeatKind.HUMAN.word();

  @Option(names = "--seat2", paramLabel = "KIND", descriptionKey = "seat2")
  private Optional<String> seat2 = Optional.empty();

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed-play")
  private Optional<String> seed = Optional.empty();

  PlayCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Rules<?, ?> rules = context.rules(variant);
    List<SeatKind> kinds = kinds(rules.players());
    long chosen = seed.map(NumberArguments::seed).orElseGet(System::nanoTime);
    if (seed.isEmpty() && kinds.contains(SeatKind.RANDOM)) {
      context.output().line(context.texts().text("play-seed", "seed", chosen));
    }
    new PlayLoop(context, rules, kinds, new SplitMix64(chosen)).run();
    return Boardrules.DONE;
  }

  private List<SeatKind> kinds(int players) {
    SeatKind first = SeatKind.read("--seat1", seat1);
    if (players == 1) {
      if (seat2.isPresent()) {
        throw Failure.of("one-seat", "variant", variant);
      }
      return List.of(first);
    }
    return List.of(first, SeatKind.read("--seat2", seat2.orElse(SeatKind.HUMAN.word())));
  }
}
