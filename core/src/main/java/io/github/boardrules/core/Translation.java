package io.github.boardrules.core;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * One game with two forms of its positions and moves: those of some outer rules, such as texts, and
 * those of the rules behind them. Whatever passes between the two is translated here.
 *
 * @param <S> the positions outside
 * @param <M> the moves outside
 * @param <T> the positions inside
 * @param <N> the moves inside
 */
class Translation<S, M, T, N> {
  private final Supplier<Rules<S, M>> outer;
  private final Rules<T, N> inner;
  private final Form<S, T> positions;
  private final Form<M, N> moves;

  /** The way between a value outside and the same value inside. */
  record Form<A, B>(Function<A, B> in, Function<B, A> out) {
    static <A> Form<A, A> same() {
      return new Form<>(value -> value, value -> value);
    }

    Form<B, A> inverse() {
      return new Form<>(out, in);
    }

    <C> Form<A, C> then(Form<B, C> next) {
      return new Form<>(in.andThen(next.in), out.compose(next.out));
    }
  }

  Translation(
      Supplier<Rules<S, M>> outer, Rules<T, N> inner, Form<S, T> positions, Form<M, N> moves) {
    this.outer = outer;
    this.inner = inner;
    this.positions = positions;
    this.moves = moves;
  }

  /** Returns the translation that changes nothing. */
  static <S, M> Translation<S, M, S, M> identity(Rules<S, M> rules) {
    return new Identity<>(rules);
  }

  final Rules<S, M> outer() {
    return outer.get();
  }

  final Rules<T, N> inner() {
    return inner;
  }

  final T in(S position) {
    return positions.in().apply(position);
  }

  final S out(T position) {
    return positions.out().apply(position);
  }

  final N inMove(M move) {
    return moves.in().apply(move);
  }

  final M outMove(N move) {
    return moves.out().apply(move);
  }

  Translation<T, N, S, M> inverse() {
    return new Translation<>(() -> inner, outer(), positions.inverse(), moves.inverse());
  }

  /** Returns this translation with another one behind it. */
  <P, C> Translation<S, M, P, C> then(Translation<T, N, P, C> next) {
    Translation<S, M, T, N> first = this;
    return new Translation<>(
        outer, next.inner, positions.then(next.positions), moves.then(next.moves)) {
      @Override
      Knowledge<P, C> in(Knowledge<S, M> knowledge) {
        return next.in(first.in(knowledge));
      }

      @Override
      Knowledge<S, M> out(Knowledge<P, C> knowledge) {
        return first.out(next.out(knowledge));
      }
    };
  }

  /** Returns knowledge inside; if it came from there through this translation, as it was. */
  Knowledge<T, N> in(Knowledge<S, M> knowledge) {
    return knowledge.before(this).orElseGet(() -> inverse().out(knowledge));
  }

  Knowledge<S, M> out(Knowledge<T, N> knowledge) {
    return knowledge.translated(this);
  }

  Solution<S, M> out(Solution<T, N> solution) {
    return new Translated<>(this, solution);
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

  /** Perfect play of the inner rules, for the outer ones. */
  private record Translated<S, M, T, N>(
      Translation<S, M, T, N> translation, Solution<T, N> solution) implements Solution<S, M> {

    @Override
    public Rules<S, M> rules() {
      return translation.outer();
    }

    @Override
    public boolean covers(S position) {
      return solution.covers(translation.in(position));
    }

    @Override
    public GameValue gameValue(S position) {
      return solution.gameValue(translation.in(position));
    }

    @Override
    public List<M> bestMoves(S position) {
      return List.copyOf(translation.out(solution.bestMoves(translation.in(position))));
    }

    @Override
    public String toString() {
      return solution.toString();
    }
  }

  private static final class Identity<S, M> extends Translation<S, M, S, M> {
    Identity(Rules<S, M> rules) {
      super(() -> rules, rules, Form.same(), Form.same());
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
