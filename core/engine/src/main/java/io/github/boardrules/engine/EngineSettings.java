package io.github.boardrules.engine;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.PackedView;
import java.util.Optional;
import java.util.function.LongSupplier;

/** The settings of an engine, which change only while it is made. */
final class EngineSettings<S, M> {
  private static final long MOST_MEMORY = 256L << 20;

  /** Random games that are longer are evaluated where they stop. */
  private static final int WHOLE_GAME = 1000;

  /** The random moves after which a tree asks an evaluation that the program supplies. */
  private static final int FEW_PLIES = 4;

  private final int players;
  long seed;
  int threads = 1;
  long memory = standardMemory();
  Optional<SearchMethod> method = Optional.empty();
  Knowledge<S, M> knowledge;

  /** Whether the evaluation is the program's, not that of the rules. */
  boolean isOwn;

  LongSupplier clock = System::nanoTime;

  EngineSettings(int players, Knowledge<S, M> knowledge) {
    this.players = players;
    this.knowledge = knowledge;
  }

  EngineSettings(EngineSettings<S, M> other) {
    this(other, other.knowledge);
  }

  private EngineSettings(EngineSettings<?, ?> other, Knowledge<S, M> knowledge) {
    this(other.players, knowledge);
    seed = other.seed;
    threads = other.threads;
    memory = other.memory;
    method = other.method;
    isOwn = other.isOwn;
    clock = other.clock;
  }

  /** Returns these settings for the packed rules of a view. */
  <P, C> EngineSettings<P, C> in(PackedView<S, M, P, C> view) {
    return new EngineSettings<>(this, view.packKnowledge(knowledge));
  }

  /** Returns as much memory as leaves room for the program. */
  static long standardMemory() {
    long room = Math.max(Engine.MIN_MEMORY, Runtime.getRuntime().maxMemory() / 4);
    return Math.min(MOST_MEMORY, room);
  }

  /** Returns the way to search that was chosen, or else the one that uses what is known. */
  SearchMethod method() {
    // A puzzle has no opponent whose replies an alpha-beta search could cut off.
    boolean isDeep =
        knowledge.evaluation().isPresent() && knowledge.playoutPlies().isEmpty() && players > 1;
    return method.orElse(isDeep ? SearchMethod.ALPHA_BETA : SearchMethod.TREE);
  }

  Evaluation<S> evaluation() {
    return knowledge.evaluation().orElse(position -> 0);
  }

  /** Returns after how many random moves a tree asks the evaluation. */
  int rolloutPlies() {
    return knowledge.playoutPlies().orElse(isOwn ? FEW_PLIES : WHOLE_GAME);
  }
}
