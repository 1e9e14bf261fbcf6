package io.github.boardrules.examples.arena;

import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.engine.Analysis;
import java.util.Optional;

/** A player of one game. It may remember what it has found at earlier moves of that game. */
@FunctionalInterface
public interface ArenaPlayer<S, M> {

  /** Returns a move and what it took to find it. */
  FoundMove<M> answer(Match<S, M> match);

  /**
   * Is told how its game has ended, by its rules or otherwise. By default a player does not care.
   */
  default void ended(Match<S, M> match, Status outcome) {}

  /**
   * A legal move, and how many nodes were searched, or random games played, to find it.
   *
   * @param isLate whether it took more time than the player had left, who then loses
   * @param analysis what an engine has found
   */
  record FoundMove<M>(M move, long nodes, boolean isLate, Optional<Analysis<M>> analysis) {

    public FoundMove(M move, long nodes) {
      this(move, nodes, false, Optional.empty());
    }
  }
}
