package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.examples.arena.Duel;
import io.github.boardrules.examples.arena.Score;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/** What a tournament is about: the players, and how their games begin and are stopped. */
public record ArenaPlan(PlayerArgument first, PlayerArgument second, int opening, int maxPlies) {
  /** Stands for a variant of each game. */
  private static final String ALL = "all";

  /** Returns the variants of some arguments; {@code all} stands for one of each game for two. */
  public static List<String> variants(CommandContext context, List<String> arguments) {
    List<String> ids = new ArrayList<>();
    for (String variant : arguments) {
      if (variant.equals(ALL)) {
        context.games().ids().stream()
            .map(id -> context.game(id).variantIds().get(0))
            .filter(id -> Engines.canPlay(context.rules(id)))
            .forEach(ids::add);
      } else {
        ids.add(variant);
      }
    }
    return ids;
  }

  /**
   * Returns the duel for each pair of games, from the seed of the pair; only where a set-up is
   * drawn, it is not always the same.
   */
  public LongFunction<Duel<?, ?>> duels(CommandContext context, String id) {
    if (context.isDrawn(id)) {
      return pair -> duel(rules(context, context.withDrawn(id, new SplitMix64(pair))));
    }
    Duel<?, ?> duel = duel(rules(context, id));
    return pair -> duel;
  }

  public static void print(CommandContext context, String id, Score score) {
    context.line(
        context.text(
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
            100 * score.share(),
            "lower",
            100 * score.lower(),
            "upper",
            100 * score.upper(),
            "games",
            score.games(),
            "plies",
            (double) score.plies() / score.games(),
            "first",
            score.first().nodesPerSecond(),
            "second",
            score.second().nodesPerSecond()));
    context.output().flush();
  }

  private static PackedRules<?, ?> rules(CommandContext context, String id) {
    if (context.rules(id).players() == 1) {
      throw Failure.of("arena-alone", "variant", id);
    }
    return context.packedRules(id);
  }

  private <S, M> Duel<S, M> duel(PackedRules<S, M> rules) {
    return new Duel<>(rules, opening, maxPlies, first.players(rules), second.players(rules));
  }
}
