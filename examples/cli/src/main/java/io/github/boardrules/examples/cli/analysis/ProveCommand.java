package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.core.Rules;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.WinProver;
import io.github.boardrules.examples.cli.position.PositionCommand;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code prove}: the player who can force a win, if a search finds a proof. */
@Command(name = "prove", customSynopsis = "boardrules prove VARIANT [--position P] [--nodes N]")
public final class ProveCommand extends PositionCommand {

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "prove-nodes")
  private Optional<String> nodes = Optional.empty();

  public ProveCommand(CommandContext context) {
    super(context, true);
  }

  @Override
  protected <S, M> Predicate<S> question(Rules<S, M> rules) {
    long limit =
        nodes.map(text -> NumberArguments.nodes("--nodes", text)).orElse(WinProver.DEFAULT_NODES);
    if (!Engines.canPlay(rules)) {
      throw Failure.of("no-engine", "variant", rules.variant());
    }
    // A position that is remembered saves many nodes, so half of the memory is for them.
    long memory = Math.max(Engine.MIN_MEMORY, Runtime.getRuntime().maxMemory() / 2);
    AtomicLong visited = new AtomicLong();
    WinProver<S, M> prover =
        WinProver.of(rules)
            .withNodes(limit)
            .withMemory(memory)
            .withProgress(
                (done, total) -> {
                  visited.set(done);
                  context.progress().update("progress-prove", done, total);
                });
    return position -> {
      visited.set(0); // a finished game is proved without a report
      OptionalInt winner = prover.prove(position);
      context.line(winner.isPresent() ? "win " + winner.getAsInt() : "unknown");
      context.line("nodes " + visited);
      return true;
    };
  }
}
