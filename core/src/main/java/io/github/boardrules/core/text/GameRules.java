package io.github.boardrules.core.text;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Symmetry;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The base of rules of a game with options: it keeps what is the same in every position of a
 * variant. A subclass answers what depends on the position.
 *
 * <pre>{@code
 * GameRules<?, ?, PylosOptions> rules = PylosRules.parse("pylos:base=3");
 * rules.options().base();    // ==> 3
 * rules.symmetries().size(); // ==> 8
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 * @param <O> the options, such as {@link GameOptions}
 */
public abstract class GameRules<S, M, O> implements PackedRules<S, M> {
  private final O options;
  private final String variant;
  private final S start;
  private final Notation<S, M> notation;

  /** Found when they are first asked for: finding them can take longer than all the rest. */
  private volatile @Nullable List<Symmetry<S, M>> symmetries;

  /**
   * Creates the rules of a variant.
   *
   * @param options its options
   * @param variant its id
   * @param start its start position
   * @param notation its notation
   */
  protected GameRules(O options, String variant, S start, Notation<S, M> notation) {
    this.options = Objects.requireNonNull(options, "options");
    this.variant = Objects.requireNonNull(variant, "variant");
    this.start = Objects.requireNonNull(start, "start");
    this.notation = Objects.requireNonNull(notation, "notation");
  }

  /** {@return the options of this variant} */
  public final O options() {
    return options;
  }

  @Override
  public final String variant() {
    return variant;
  }

  @Override
  public final S start() {
    return start;
  }

  @Override
  public final Notation<S, M> notation() {
    return notation;
  }

  /** {@return the symmetries of this variant; asked once, when they are first needed} */
  protected abstract List<Symmetry<S, M>> findSymmetries();

  @Override
  public final List<Symmetry<S, M>> symmetries() {
    @Nullable List<Symmetry<S, M>> found = symmetries;
    if (found == null) {
      found = List.copyOf(findSymmetries());
      symmetries = found;
    }
    return found;
  }

  /** Returns the variant id. */
  @Override
  public final String toString() {
    return variant;
  }
}
