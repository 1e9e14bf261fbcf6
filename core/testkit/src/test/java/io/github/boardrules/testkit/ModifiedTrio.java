package io.github.boardrules.testkit;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * {@link Trio} in its default variant, to be modified. Each factory replaces one method; where it
 * takes a change, that is applied to the correct answer.
 */
class ModifiedTrio extends Trio {
  static final Trio CORRECT = new ModifiedTrio();
  static final Notation<TrioPosition, TrioMove> TEXTS = CORRECT.notation();

  ModifiedTrio() {
    super(30, true);
  }

  static Trio list(UnaryOperator<List<TrioMove>> change) {
    return new ModifiedTrio() {
      @Override
      public List<TrioMove> legalMoves(TrioPosition position) {
        return change.apply(super.legalMoves(position));
      }
    };
  }

  static List<TrioMove> reversed(List<TrioMove> moves) {
    List<TrioMove> reversed = new ArrayList<>(moves);
    Collections.reverse(reversed);
    return List.copyOf(reversed);
  }

  /** The change is given the buffer, and appends the correct codes by running the other. */
  static Trio codes(BiConsumer<MoveBuffer, Runnable> change) {
    return new ModifiedTrio() {
      @Override
      public void legalMoves(TrioPosition position, MoveBuffer out) {
        change.accept(out, () -> super.legalMoves(position, out));
      }
    };
  }

  /** The predicate is given the codes of the legal moves, and the code to be known. */
  static Trio known(BiPredicate<Set<Long>, Long> isKnown) {
    return new ModifiedTrio() {
      @Override
      public boolean isKnownLegal(TrioPosition position, long code) {
        MoveBuffer legal = new MoveBuffer();
        legalMoves(position, legal);
        return isKnown.test(
            LongStream.of(legal.toArray()).boxed().collect(Collectors.toSet()), code);
      }
    };
  }

  static Trio random(ToLongBiFunction<TrioPosition, SplitMix64> randomLegal) {
    return new ModifiedTrio() {
      @Override
      public long randomLegal(TrioPosition position, SplitMix64 random) {
        return randomLegal.applyAsLong(position, random);
      }
    };
  }

  static Trio legal(BiPredicate<TrioPosition, TrioMove> isLegal) {
    return new ModifiedTrio() {
      @Override
      public boolean isLegal(TrioPosition position, TrioMove move) {
        return isLegal.test(position, move);
      }
    };
  }

  static Trio count(ToLongFunction<TrioPosition> countLegal) {
    return new ModifiedTrio() {
      @Override
      public long countLegal(TrioPosition position) {
        return countLegal.applyAsLong(position);
      }
    };
  }

  static Trio encoding(ToLongBiFunction<TrioPosition, TrioMove> encode) {
    return new ModifiedTrio() {
      @Override
      public long encode(TrioPosition position, TrioMove move) {
        return encode.applyAsLong(position, move);
      }
    };
  }

  static Trio status(Function<TrioPosition, Status> status) {
    return new ModifiedTrio() {
      @Override
      public Status status(TrioPosition position) {
        return status.apply(position);
      }
    };
  }

  static Trio refusal(BiFunction<TrioPosition, TrioMove, Optional<Refusal>> refusal) {
    return new ModifiedTrio() {
      @Override
      public Optional<Refusal> refusal(TrioPosition position, TrioMove move) {
        return refusal.apply(position, move);
      }
    };
  }

  static Trio play(BiFunction<TrioPosition, TrioMove, TrioPosition> play) {
    return new ModifiedTrio() {
      @Override
      public TrioPosition play(TrioPosition position, TrioMove move) {
        return play.apply(position, move);
      }
    };
  }

  static Trio made(UnaryOperator<TrioPosition> made) {
    return new ModifiedTrio() {
      @Override
      TrioPosition made(TrioPosition position) {
        return made.apply(position);
      }
    };
  }

  static Trio moveTexts(Function<TrioMove, String> format, Function<String, TrioMove> parse) {
    return texts(Notation.of(format, parse, TEXTS::formatPosition, TEXTS::parsePosition));
  }

  static Trio positionTexts(
      Function<TrioPosition, String> format, Function<String, TrioPosition> parse) {
    return texts(Notation.of(TEXTS::formatMove, TEXTS::parseMove, format, parse));
  }

  private static Trio texts(Notation<TrioPosition, TrioMove> notation) {
    return new ModifiedTrio() {
      @Override
      public Notation<TrioPosition, TrioMove> notation() {
        return notation;
      }
    };
  }

  static Trio draft(BiFunction<TrioPosition, List<Step>, Draft<TrioPosition, TrioMove>> draft) {
    return new ModifiedTrio() {
      @Override
      public Draft<TrioPosition, TrioMove> draft(TrioPosition position, List<Step> entered) {
        return draft.apply(position, entered);
      }
    };
  }

  static Trio steps(BiFunction<TrioMove, List<Step>, List<Step>> change) {
    return new ModifiedTrio() {
      @Override
      List<Step> steps(TrioPosition position, TrioMove move) {
        return change.apply(move, super.steps(position, move));
      }
    };
  }

  static Trio warning(Predicate<TrioMove> of, String text) {
    return entry(of, text, List.of(), word -> word);
  }

  /** Each move ends with a word. */
  static Trio words(UnaryOperator<String> label) {
    return entry(move -> false, "", List.of(Step.word("done")), label);
  }

  private static Trio entry(
      Predicate<TrioMove> isWarned, String warning, List<Step> last, UnaryOperator<String> label) {
    return new ModifiedTrio() {
      @Override
      public MoveEntry<TrioPosition, TrioMove> moveEntry() {
        return new MoveEntry<>() {
          @Override
          public List<Step> steps(TrioPosition position, TrioMove move) {
            List<Step> steps = new ArrayList<>(CORRECT.steps(position, move));
            steps.addAll(last);
            return List.copyOf(steps);
          }

          @Override
          public Optional<Label> warning(TrioPosition position, TrioMove move) {
            return Optional.of(Label.of(warning)).filter(it -> isWarned.test(move));
          }

          @Override
          public Label wordLabel(String word) {
            return Label.of(label.apply(word));
          }
        };
      }
    };
  }

  static Trio symmetries(UnaryOperator<List<Symmetry<TrioPosition, TrioMove>>> change) {
    return new ModifiedTrio() {
      @Override
      public List<Symmetry<TrioPosition, TrioMove>> symmetries() {
        return change.apply(super.symmetries());
      }

      @Override
      public Symmetry<TrioPosition, TrioMove> toCanonical(TrioPosition position) {
        return CORRECT.toCanonical(position);
      }
    };
  }

  static Trio toCanonical(UnaryOperator<Symmetry<TrioPosition, TrioMove>> change) {
    return new ModifiedTrio() {
      @Override
      public Symmetry<TrioPosition, TrioMove> toCanonical(TrioPosition position) {
        return change.apply(super.toCanonical(position));
      }

      @Override
      public TrioPosition canonical(TrioPosition position) {
        return CORRECT.canonical(position);
      }
    };
  }

  static Trio canonical(UnaryOperator<TrioPosition> canonical) {
    return new ModifiedTrio() {
      @Override
      public TrioPosition canonical(TrioPosition position) {
        return canonical.apply(position);
      }
    };
  }

  static Trio diagram(UnaryOperator<Diagram> change) {
    return new ModifiedTrio() {
      @Override
      public Diagram diagram(TrioPosition position) {
        return change.apply(super.diagram(position));
      }
    };
  }

  static Trio changes(UnaryOperator<MoveChanges> change) {
    return new ModifiedTrio() {
      @Override
      public MoveChanges changes(TrioPosition position, TrioMove move) {
        return change.apply(super.changes(position, move));
      }
    };
  }

  static Trio bound(OptionalInt maxPlies) {
    return new ModifiedTrio() {
      @Override
      public OptionalInt maxPlies() {
        return maxPlies;
      }
    };
  }

  static Trio named(String variant) {
    return new ModifiedTrio() {
      @Override
      public String variant() {
        return variant;
      }
    };
  }
}
