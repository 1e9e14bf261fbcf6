package io.github.boardrules.core;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * One game with two forms of its positions and moves: those of some outer rules, such as texts, and
 * those of the rules behind them. Whatever passes between the two is translated here.
 *
 * @param <S> the positions outside
 * @param <M> the moves outside
 * @param <T> the positions inside
 * @param <N> the moves inside
 */
abstract class Translation<S, M, T, N> {

  /** Returns the translation that changes nothing. */
  static <S, M> Translation<S, M, S, M> identity(Rules<S, M> rules) {
    return new Identity<>(rules);
  }

  abstract Rules<S, M> outer();

  abstract Rules<T, N> inner();

  abstract T in(S position);

  abstract S out(T position);

  abstract N inMove(M move);

  abstract M outMove(N move);

  Translation<T, N, S, M> inverse() {
    return new Inverse<>(this);
  }

  /** Returns this translation with another one behind it. */
  <P, C> Translation<S, M, P, C> then(Translation<T, N, P, C> next) {
    return new Chain<>(this, next);
  }

  /** Returns knowledge inside; if it came from there through this translation, as it was. */
  Knowledge<T, N> in(Knowledge<S, M> knowledge) {
    return knowledge.before(this).orElseGet(() -> inverse().out(knowledge));
  }

  Knowledge<S, M> out(Knowledge<T, N> knowledge) {
    return knowledge.translated(this);
  }

  Solution<S, M> out(Solution<T, N> solution) {
    return new TranslatedSolution<>(this, solution);
  }

  /** Returns a view of the moves: a move that nobody reads is not translated. */
  List<M> out(List<N> moves) {
    return new AbstractList<>() {
      @Override
      public M get(int index) {
        return outMove(moves.get(index));
      }

      @Override
      public int size() {
        return moves.size();
      }
    };
  }

  Notation<S, M> out(Notation<T, N> notation) {
    return Notation.of(
        move -> notation.formatMove(inMove(move)),
        text -> outMove(notation.parseMove(text)),
        position -> notation.formatPosition(in(position)),
        text -> out(notation.parsePosition(text)));
  }

  Draft<S, M> out(Draft<T, N> draft) {
    return draft.map(this::out, this::outMove);
  }

  MoveEntry<S, M> out(MoveEntry<T, N> entry) {
    return new Entry<>(this, entry);
  }

  Symmetry<S, M> out(Symmetry<T, N> symmetry) {
    return new Symmetry<>() {
      @Override
      public S position(S position) {
        return Translation.this.out(symmetry.position(in(position)));
      }

      @Override
      public M move(M move) {
        return outMove(symmetry.move(inMove(move)));
      }

      @Override
      public int player(int player) {
        return symmetry.player(player);
      }
    };
  }

  private static final class Identity<S, M> extends Translation<S, M, S, M> {
    private final Rules<S, M> rules;

    Identity(Rules<S, M> rules) {
      this.rules = rules;
    }

    @Override
    Rules<S, M> outer() {
      return rules;
    }

    @Override
    Rules<S, M> inner() {
      return rules;
    }

    @Override
    S in(S position) {
      return position;
    }

    @Override
    S out(S position) {
      return position;
    }

    @Override
    M inMove(M move) {
      return move;
    }

    @Override
    M outMove(M move) {
      return move;
    }

    @Override
    Translation<S, M, S, M> inverse() {
      return this;
    }

    @Override
    <P, C> Translation<S, M, P, C> then(Translation<S, M, P, C> next) {
      return next;
    }

    @Override
    Knowledge<S, M> in(Knowledge<S, M> knowledge) {
      return knowledge;
    }

    @Override
    Knowledge<S, M> out(Knowledge<S, M> knowledge) {
      return knowledge;
    }

    @Override
    Solution<S, M> out(Solution<S, M> solution) {
      return solution;
    }
  }

  private static final class Inverse<S, M, T, N> extends Translation<S, M, T, N> {
    private final Translation<T, N, S, M> forward;

    Inverse(Translation<T, N, S, M> forward) {
      this.forward = forward;
    }

    @Override
    Rules<S, M> outer() {
      return forward.inner();
    }

    @Override
    Rules<T, N> inner() {
      return forward.outer();
    }

    @Override
    T in(S position) {
      return forward.out(position);
    }

    @Override
    S out(T position) {
      return forward.in(position);
    }

    @Override
    N inMove(M move) {
      return forward.outMove(move);
    }

    @Override
    M outMove(N move) {
      return forward.inMove(move);
    }

    @Override
    Translation<T, N, S, M> inverse() {
      return forward;
    }
  }

  private static final class Chain<S, M, T, N, P, C> extends Translation<S, M, P, C> {
    private final Translation<S, M, T, N> first;
    private final Translation<T, N, P, C> second;

    Chain(Translation<S, M, T, N> first, Translation<T, N, P, C> second) {
      this.first = first;
      this.second = second;
    }

    @Override
    Rules<S, M> outer() {
      return first.outer();
    }

    @Override
    Rules<P, C> inner() {
      return second.inner();
    }

    @Override
    P in(S position) {
      return second.in(first.in(position));
    }

    @Override
    S out(P position) {
      return first.out(second.out(position));
    }

    @Override
    C inMove(M move) {
      return second.inMove(first.inMove(move));
    }

    @Override
    M outMove(C move) {
      return first.outMove(second.outMove(move));
    }

    @Override
    Knowledge<P, C> in(Knowledge<S, M> knowledge) {
      return second.in(first.in(knowledge));
    }

    @Override
    Knowledge<S, M> out(Knowledge<P, C> knowledge) {
      return first.out(second.out(knowledge));
    }
  }

  /** How moves are entered, with every method passed on. */
  static class Entry<S, M, T, N> implements MoveEntry<S, M> {
    private final Translation<S, M, T, N> translation;
    private final MoveEntry<T, N> entry;

    Entry(Translation<S, M, T, N> translation, MoveEntry<T, N> entry) {
      this.translation = translation;
      this.entry = entry;
    }

    @Override
    public List<Step> steps(S position, M move) {
      return entry.steps(translation.in(position), translation.inMove(move));
    }

    @Override
    public Optional<Set<Step>> nextSteps(S position, M move, List<Step> entered) {
      return entry.nextSteps(translation.in(position), translation.inMove(move), entered);
    }

    @Override
    public List<M> candidates(Rules<S, M> rules, S position, List<Step> entered) {
      Objects.requireNonNull(rules, "rules");
      return translation.out(
          entry.candidates(translation.inner(), translation.in(position), entered));
    }

    @Override
    public Label prompt(S position, List<Step> entered, Set<Step> next) {
      return entry.prompt(translation.in(position), entered, next);
    }

    @Override
    public Optional<Refusal> explainSteps(S position, List<Step> entered) {
      return entry.explainSteps(translation.in(position), entered);
    }

    @Override
    public boolean canChooseAnotherPiece() {
      return entry.canChooseAnotherPiece();
    }

    @Override
    public Label wordLabel(String word) {
      return entry.wordLabel(word);
    }

    @Override
    public Optional<String> wordArrow(String word) {
      return entry.wordArrow(word);
    }

    @Override
    public Optional<List<MoveChanges.Transfer>> transfers(S position, M move) {
      return entry.transfers(translation.in(position), translation.inMove(move));
    }

    @Override
    public Optional<Label> warning(S position, M move) {
      return entry.warning(translation.in(position), translation.inMove(move));
    }
  }
}
