package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.search.Playout;

/** A bot for every game: it plays the move that wins the most random games. */
final class MonteCarloBot {
  private static final int GAMES = 50;
  private static final int MAX_PLIES = 200;

  private MonteCarloBot() {}

  public static void main(String[] arguments) {
    var rules = Catalog.installed().rules("zertz:claim=automatic").packed().rules();
    String position = "...-/-...-/--...-/.W...../..G.G./G...-/.B.- 3,2,8 0,2,0 1,0,0 2";

    System.out.println(answer(rules, position, new SplitMix64(1)));
  }

  /** Returns the bot's move in a position, both as texts. */
  static <S, M> String answer(PackedRules<S, M> rules, String position, SplitMix64 random) {
    var notation = rules.notation();
    return notation.formatMove(bestMove(rules, notation.parsePosition(position), random));
  }

  // @start region=best
  /** Returns the legal move that wins the most random games. */
  static <S, M> M bestMove(PackedRules<S, M> rules, S position, SplitMix64 random) {
    int me = rules.status(position).toMove().orElseThrow();
    MoveBuffer moves = new MoveBuffer();
    rules.legalMoves(position, moves);
    long best = moves.get(0);
    int maxWins = -1;
    for (int i = 0; i < moves.size(); i++) {
      S after = rules.playUnchecked(position, moves.get(i));
      int wins = 0;
      for (int game = 0; game < GAMES; game++) {
        var end = Playout.play(rules, after, random, MAX_PLIES);
        wins += end.status().winner().orElse(0) == me ? 1 : 0;
      }
      if (wins > maxWins) {
        maxWins = wins;
        best = moves.get(i);
      }
    }
    return rules.decode(position, best);
  }
  // @end
}
