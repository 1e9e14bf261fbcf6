package io.github.boardrules.examples.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.EngineSession;
import io.github.boardrules.engine.Limit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Makes the collection of forced wins from random games and from games of the engine. */
public final class RenewForcedWins {
  private static final int MAX_DEPTH = 7;
  private static final long MAX_NODES = 1_000_000;
  private static final int MAX_GAMES = 300;
  private static final int MAX_PLIES = 300;
  private static final int ENGINE_NODES = 200;

  /** How many positions are wanted of each variant; every game is there. */
  private static final List<String> WANTED =
      List.of(
          "16 zertz",
          "14 zertz:game=tournament,claim=automatic",
          "20 tzaar",
          "18 pikkpakk",
          "18 pushfour",
          "18 fivepush",
          "18 abalone:win=2",
          "10 pylos",
          "10 pylos:takeback=must",
          "18 one-two-three",
          "12 triangle",
          "8 heaps:sizes=3-4-5-4-3",
          "20 colorfield");

  private final PackedRules<Object, Object> rules;

  /** How many moves an exhaustive search may still play. */
  private long nodesLeft;

  private RenewForcedWins(String variant) {
    rules = ForcedWin.rules(variant);
  }

  public static void main(String[] arguments) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String entry : WANTED) {
      int space = entry.indexOf(' ');
      String variant = entry.substring(space + 1);
      List<ForcedWin> found =
          new RenewForcedWins(variant).find(Integer.parseInt(entry.substring(0, space)));
      System.out.println(variant + ": " + found.size());
      found.forEach(win -> lines.add(win.line()));
    }
    Files.write(Path.of(arguments[0], ForcedWin.FILE), lines, UTF_8);
  }

  private List<ForcedWin> find(int wanted) {
    List<ForcedWin> found = new ArrayList<>();
    for (int game = 0; game < MAX_GAMES && found.size() < wanted; game++) {
      Match<Object, Object> match = game % 2 == 0 ? random(game, MAX_PLIES) : played(game);
      if (match.status().isOver()) {
        fromTheEnd(match).filter(win -> !found.contains(win)).ifPresent(found::add);
      }
    }
    return found;
  }

  private Optional<ForcedWin> fromTheEnd(Match<Object, Object> match) {
    for (int back = Math.min(MAX_DEPTH, match.ply() - 1); back >= 3; back--) {
      Object position = match.position(match.ply() - back);
      OptionalInt distance = winDistance(position);
      if (distance.orElse(0) >= 3) {
        String text = rules.notation().formatPosition(position);
        return Optional.of(new ForcedWin(rules.variant(), text, distance.getAsInt()));
      }
    }
    return Optional.empty();
  }

  private Match<Object, Object> random(int seed, int plies) {
    return Playout.randomMatch(rules, rules.start(), new SplitMix64(seed), plies);
  }

  private Match<Object, Object> played(int seed) {
    EngineSession<Object, Object> session = Engine.of(rules).withSeed(seed).session();
    Match<Object, Object> match = random(seed, 2);
    while (!match.status().isOver() && match.ply() < MAX_PLIES) {
      match = match.play(session.analyse(match, Limit.nodes(ENGINE_NODES)).best());
    }
    return match;
  }

  /**
   * Returns in how many moves the player to move can force a win, by trying every move and every
   * reply, without any trick; empty if there is no such win, or it is not found in time.
   */
  private OptionalInt winDistance(Object position) {
    int player = rules.status(position).toMove().orElseThrow();
    nodesLeft = MAX_NODES;
    for (int depth = 1; depth <= MAX_DEPTH; depth++) {
      boolean isWin = isWin(position, player, depth);
      if (isWin || nodesLeft < 0) {
        return nodesLeft < 0 ? OptionalInt.empty() : OptionalInt.of(depth);
      }
    }
    return OptionalInt.empty();
  }

  /** The answer has no meaning if no nodes are left. */
  private boolean isWin(Object position, int player, int depth) {
    Status status = rules.status(position);
    if (status.isOver() || depth == 0 || nodesLeft < 0) {
      return status.winner().equals(OptionalInt.of(player));
    }
    List<Object> moves = rules.legalMoves(position);
    nodesLeft -= moves.size();
    boolean isOwnTurn = status.toMove().equals(OptionalInt.of(player));
    for (Object move : moves) {
      if (isWin(rules.play(position, move), player, depth - 1) == isOwnTurn) {
        return isOwnTurn;
      }
    }
    return !isOwnTurn;
  }
}
