package io.github.boardrules.examples.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.EngineSession;
import io.github.boardrules.engine.Limit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Makes the collection of forced wins from random games and from games of the engine. */
public final class RenewForcedWins {
  private static final int MAX_DEPTH = 7;
  private static final long MAX_NODES = 1_000_000;
  private static final int MAX_GAMES = 300;
  private static final int MAX_PLIES = 300;
  private static final int ENGINE_NODES = 200;

  /** How many positions are wanted of each variant; every game is there. */
  private static final Map<String, Integer> WANTED = new LinkedHashMap<>();

  static {
    WANTED.put("zertz", 16);
    WANTED.put("zertz:game=tournament,claim=automatic", 14);
    WANTED.put("tzaar", 20);
    WANTED.put("pikkpakk", 18);
    WANTED.put("pushfour", 18);
    WANTED.put("fivepush", 18);
    WANTED.put("abalone:win=2", 18);
    WANTED.put("pylos", 10);
    WANTED.put("pylos:takeback=must", 10);
    WANTED.put("one-two-three", 18);
    WANTED.put("triangle", 12);
    WANTED.put("heaps:sizes=3-4-5-4-3", 8);
    WANTED.put("colorfield", 20);
  }

  private RenewForcedWins() {}

  /**
   * Writes the collection.
   *
   * @param arguments the folder of the file
   * @throws IOException if it cannot be written
   */
  public static void main(String[] arguments) throws IOException {
    List<String> lines = new ArrayList<>();
    for (Map.Entry<String, Integer> entry : WANTED.entrySet()) {
      List<ForcedWin> found = find(entry.getKey(), entry.getValue());
      System.out.println(entry.getKey() + ": " + found.size());
      found.forEach(win -> lines.add(win.line()));
    }
    Files.write(Path.of(arguments[0], ForcedWin.FILE), lines, UTF_8);
  }

  private static List<ForcedWin> find(String variant, int wanted) {
    PackedRules<Object, Object> rules = ForcedWin.rules(variant);
    List<ForcedWin> found = new ArrayList<>();
    for (int game = 0; game < MAX_GAMES && found.size() < wanted; game++) {
      Match<Object, Object> match = game % 2 == 0 ? random(rules, game) : played(rules, game);
      if (match.status().isOver()) {
        fromTheEnd(rules, match).forEach(win -> add(win, wanted, found));
      }
    }
    return found;
  }

  private static void add(ForcedWin win, int wanted, List<ForcedWin> found) {
    if (found.size() < wanted && !found.contains(win)) {
      found.add(win);
    }
  }

  /** Returns the longest forced win near the end of a game, if there is one of three or more. */
  private static List<ForcedWin> fromTheEnd(
      PackedRules<Object, Object> rules, Match<Object, Object> match) {
    for (int back = MAX_DEPTH; back >= 3; back--) {
      if (match.ply() > back) {
        Object position = match.position(match.ply() - back);
        OptionalInt distance = ExhaustiveSearch.winDistance(rules, position, MAX_DEPTH, MAX_NODES);
        if (distance.isPresent() && distance.getAsInt() >= 3) {
          return List.of(
              new ForcedWin(
                  rules.variant(), rules.notation().formatPosition(position), distance.getAsInt()));
        }
      }
    }
    return List.of();
  }

  private static Match<Object, Object> random(PackedRules<Object, Object> rules, int seed) {
    return Playout.match(rules, rules.start(), new SplitMix64(seed), MAX_PLIES);
  }

  private static Match<Object, Object> played(PackedRules<Object, Object> rules, int seed) {
    EngineSession<Object, Object> session = Engine.of(rules).withSeed(seed).session();
    Match<Object, Object> match = Playout.match(rules, rules.start(), new SplitMix64(seed), 2);
    while (!match.status().isOver() && match.ply() < MAX_PLIES) {
      match = match.play(session.analyse(match, Limit.nodes(ENGINE_NODES)).best());
    }
    return match;
  }
}
