package io.github.boardrules.testkit;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.play.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Finds matches for claims: near the ends of games, where the player to move wins, loses and draws,
 * in equal numbers; and where a move leads back to a position in which the opponent wins at once.
 */
final class ClaimCases<S, M> {
  /** The moves after which a game without an end is given up. */
  private static final int MAX_PLIES = 400;

  /** The moves to which a careful player looks at the replies. */
  private static final int MOVES_TRIED = 40;

  /** How far before the end of a game a way back is looked for. */
  private static final int PLIES_WITH_TRAPS = 12;

  /** The most moves with replies of a position, so that a short search sees them. */
  private static final long MAX_LINES = 15_000;

  /** The most moves that are played to find a way back. */
  private static final int MAX_PLAYS = 150_000;

  private final Rules<S, M> rules;
  private final OutcomeSearch<S, M> search;
  private final int wanted;
  private final SplitMix64 random;
  private final Map<String, List<ClaimTrial<S, M>>> found = new TreeMap<>();
  private int plays;

  /** Finds up to {@code wanted} of each kind in some games, looking {@code plies} ahead. */
  static <S, M> List<ClaimTrial<S, M>> find(
      Rules<S, M> rules, int plies, int wanted, int games, SplitMix64 random) {
    ClaimCases<S, M> cases = new ClaimCases<>(rules, plies, wanted, random);
    for (int game = 0; game < games; game++) {
      cases.addFrom(cases.game(game % 2 == 0), plies);
    }
    return cases.found.values().stream().flatMap(List::stream).collect(Collectors.toList());
  }

  private ClaimCases(Rules<S, M> rules, int plies, int wanted, SplitMix64 random) {
    this.rules = rules;
    this.wanted = wanted;
    this.random = random;
    search = new OutcomeSearch<>(rules, plies);
  }

  /** Plays a game at random; careful players win if they can, and do not let the opponent. */
  private Match<S, M> game(boolean isCareful) {
    Match<S, M> match = Match.of(rules);
    while (!match.status().isOver() && match.ply() < MAX_PLIES) {
      List<M> moves = match.legalMoves();
      match =
          match.play(isCareful ? careful(match.position(), moves) : Sampling.one(moves, random));
    }
    return match;
  }

  private M careful(S position, List<M> moves) {
    OptionalInt mover = rules.status(position).toMove();
    M drawn = Sampling.one(moves, random);
    for (int i = 0; i < MOVES_TRIED && search.losesAtOnce(position, drawn); i++) {
      drawn = Sampling.one(moves, random);
    }
    M safe = drawn;
    return moves.stream()
        .filter(move -> rules.status(rules.play(position, move)).winner().equals(mover))
        .findFirst()
        .orElse(safe);
  }

  private void addFrom(Match<S, M> game, int plies) {
    Match<S, M> match = game;
    for (int back = 1; back <= PLIES_WITH_TRAPS && match.canUndo(); back++) {
      match = match.undo();
      if (!match.status().isOver() && lines(match.position()) <= MAX_LINES) {
        if (back <= plies) {
          addByOutcome(match);
        }
        addTrap(match.position());
      }
    }
  }

  private long lines(S position) {
    List<M> moves = rules.legalMoves(position);
    long replies = rules.legalMoves(rules.play(position, Sampling.one(moves, random))).size();
    return moves.size() * Math.max(moves.size(), replies);
  }

  private void addByOutcome(Match<S, M> match) {
    int mover = match.toMove().orElseThrow();
    ClaimTrial<S, M> trial = new ClaimTrial<>(match, search);
    String kind =
        trial
            .known()
            .value()
            .map(value -> value.isDraw() ? "draw" : value.isWinFor(mover) ? "win" : "loss")
            .orElse("open");
    add(kind, trial);
  }

  private boolean isWanted(String kind) {
    return found.getOrDefault(kind, List.of()).size() < wanted;
  }

  private void add(String kind, ClaimTrial<S, M> trial) {
    if (isWanted(kind)) {
      found.computeIfAbsent(kind, any -> new ArrayList<>()).add(trial);
    }
  }

  /** Adds a match that has come to a position from another in which the opponent wins at once. */
  private void addTrap(S position) {
    if (rules.maxPlies().isPresent() || !isWanted("trap")) {
      return;
    }
    List<M> moves = rules.legalMoves(position);
    List<M> bad =
        moves.stream()
            .filter(move -> search.losesAtOnce(position, move))
            .collect(Collectors.toList());
    if (bad.isEmpty() || bad.size() == moves.size()) {
      return;
    }
    S before = rules.play(position, Sampling.one(bad, random));
    plays = 0;
    wayTo(position, Match.of(rules, before), 3)
        .ifPresent(match -> add("trap", new ClaimTrial<>(match, search)));
  }

  private Optional<Match<S, M>> wayTo(S goal, Match<S, M> match, int plies) {
    if (match.position().equals(goal)) {
      return Optional.of(match);
    }
    if (plies > 0) {
      for (M move : match.legalMoves()) {
        if (++plays > MAX_PLAYS) {
          return Optional.empty();
        }
        Optional<Match<S, M>> way = wayTo(goal, match.play(move), plies - 1);
        if (way.isPresent()) {
          return way;
        }
      }
    }
    return Optional.empty();
  }
}
