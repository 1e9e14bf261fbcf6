package io.github.boardrules.examples.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.EngineSession;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.engine.WinProver;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Makes the puzzles of the page from games of the engine; a minute for each variant. */
public final class RenewPuzzles<S, M> {
  private static final List<String> VARIANTS =
      List.of(
          "zertz",
          "tzaar",
          "pylos",
          "pylos:takeback=must",
          "abalone:win=2",
          "pikkpakk",
          "pushfour",
          "fivepush",
          "colorfield",
          "one-two-three",
          "triangle",
          "heaps:sizes=3-4-5-4-3");

  /** So many puzzles of each level are wanted of each variant. */
  private static final int WANTED = 6;

  private static final int MAX_MOVES = 7;
  private static final int MAX_GAMES = 250;
  private static final int MAX_PLIES = 300;
  private static final int ENGINE_NODES = 300;

  /** So many moves are tried for a puzzle; the test tries them again. */
  static final long MAX_TRIED = 300_000;

  /** With so many nodes no other first move may be proved to win, even if it takes longer. */
  private static final long PROVER_NODES = 5_000;

  /** Fewer moves leave too little to find. */
  private static final int LEAST_CHOICE = 4;

  private final Rules<S, M> rules;
  private final List<Puzzle> found = new ArrayList<>();

  private RenewPuzzles(Rules<S, M> rules) {
    this.rules = rules;
  }

  public static void main(String[] arguments) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String variant : arguments.length > 0 ? List.of(arguments) : VARIANTS) {
      List<Puzzle> puzzles = new RenewPuzzles<>(Catalog.installed().rules(variant)).puzzles();
      System.out.println(variant + ": " + puzzles.stream().map(Puzzle::moves).toList());
      puzzles.forEach(puzzle -> lines.add(puzzle.line()));
    }
    Files.write(Puzzle.FILE, lines, UTF_8);
  }

  private List<Puzzle> puzzles() {
    for (int game = 0; game < MAX_GAMES && found.size() < 3 * WANTED; game++) {
      Match<S, M> match = played(game);
      if (match.status().winner().isPresent()) {
        fromTheEnd(match);
      }
    }
    return found.stream().sorted(Comparator.comparing(Puzzle::moves)).toList();
  }

  private Match<S, M> played(int seed) {
    EngineSession<S, M> session = Engine.of(rules).withSeed(seed).session();
    Match<S, M> match =
        Playout.randomMatch(rules, rules.start(), new SplitMix64(seed), 2 + seed % 5);
    while (!match.status().isOver() && match.ply() < MAX_PLIES) {
      match = match.play(session.analyse(match, Limit.nodes(ENGINE_NODES)).best());
    }
    return match;
  }

  /** Adds the longest puzzle near the end of a game whose level is still wanted. */
  private void fromTheEnd(Match<S, M> match) {
    int winner = match.status().winner().orElseThrow();
    Optional<Puzzle> longest = Optional.empty();
    for (int back = 3; back <= Math.min(MAX_MOVES, match.ply()); back++) {
      S position = match.position(match.ply() - back);
      if (rules.status(position).toMove().orElseThrow() == winner) {
        ShortWin<S, M, ?, ?> search = new ShortWin<>(rules.packed(), winner, MAX_TRIED);
        OptionalInt moves = search.distance(position, back);
        if (moves.isEmpty() || !search.isComplete()) {
          break; // What comes before it takes longer still.
        }
        Optional<Puzzle> previous = longest;
        longest =
            puzzle(position, winner, moves.getAsInt()).filter(this::isWanted).or(() -> previous);
      }
    }
    longest.ifPresent(found::add);
  }

  private boolean isWanted(Puzzle puzzle) {
    return !found.contains(puzzle)
        && found.stream().filter(each -> each.level() == puzzle.level()).count() < WANTED;
  }

  private Optional<Puzzle> puzzle(S position, int player, int moves) {
    if (moves < 3 || rules.countLegal(position) < LEAST_CHOICE) {
      return Optional.empty();
    }
    List<M> keys = Puzzle.keys(rules, position, moves, MAX_TRIED);
    if (keys.size() != 1 || isAnyOtherWin(position, player, keys.get(0))) {
      return Optional.empty();
    }
    String text = rules.notation().formatPosition(position);
    return Optional.of(new Puzzle(rules.variant(), text, moves));
  }

  private boolean isAnyOtherWin(S position, int player, M key) {
    WinProver<S, M> prover = WinProver.of(rules).withNodes(PROVER_NODES);
    return rules.legalMoves(position).stream()
        .filter(move -> !move.equals(key))
        .map(move -> prover.prove(rules.play(position, move)))
        .anyMatch(OptionalInt.of(player)::equals);
  }
}
