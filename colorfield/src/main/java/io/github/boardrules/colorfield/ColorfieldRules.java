package io.github.boardrules.colorfield;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.search.WeightedEvaluation;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one variant of Castle of Mind. Legal moves are in the order of their fields.
 *
 * <pre>{@code
 * var rules = ColorfieldRules.standard();
 * rules.isLegal(rules.start(), ColorfieldMove.parse("a3-a5")); // ==> false
 * }</pre>
 */
public final class ColorfieldRules implements PackedRules<ColorfieldPosition, ColorfieldMove> {
  private final Variant variant;
  private final String id;
  private final ColorfieldPosition start;
  private final Notation<ColorfieldPosition, ColorfieldMove> notation;
  private final Knowledge<ColorfieldPosition, ColorfieldMove> knowledge;

  /** Many programs do not need them, and finding them takes much longer than all the rest. */
  private @Nullable List<Symmetry<ColorfieldPosition, ColorfieldMove>> symmetries;

  /** {@return the rules of the variant {@code colorfield}, on the standard layout} */
  public static ColorfieldRules standard() {
    return of(ColorfieldOptions.DEFAULT);
  }

  /**
   * {@return the rules of a variant}
   *
   * @param options its options
   */
  public static ColorfieldRules of(ColorfieldOptions options) {
    return new ColorfieldRules(options);
  }

  /**
   * {@return the rules of a variant}
   *
   * @param variant its id, such as {@code colorfield:force=step,quiet=100}
   * @throws VariantException if the text is not the id of a variant of Castle of Mind
   */
  public static ColorfieldRules parse(String variant) {
    Objects.requireNonNull(variant, "variant");
    return of(ColorfieldOptions.parse(variant));
  }

  private ColorfieldRules(ColorfieldOptions options) {
    variant = new Variant(options);
    id = options.variant();
    start = variant.start();
    notation = variant.notation();
    knowledge =
        Knowledge.<ColorfieldPosition, ColorfieldMove>none()
            .withEvaluation(
                new ColorfieldEvaluation(variant.board, WeightedEvaluation.Weights.standard()));
  }

  /** {@return the options of this variant} */
  public ColorfieldOptions options() {
    return variant.options;
  }

  @Override
  public String variant() {
    return id;
  }

  @Override
  public ColorfieldPosition start() {
    return start;
  }

  @Override
  public Status status(ColorfieldPosition position) {
    return Endings.status(position);
  }

  @Override
  public Notation<ColorfieldPosition, ColorfieldMove> notation() {
    return notation;
  }

  @Override
  public Optional<Label> playerName(int player) {
    return variant.playerName(player);
  }

  @Override
  public OptionalInt maxPlies() {
    return variant.maxPlies();
  }

  @Override
  public long countLegal(ColorfieldPosition position) {
    return MoveGenerator.count(position);
  }

  @Override
  public Optional<Refusal> refusal(ColorfieldPosition position, ColorfieldMove move) {
    return Refusals.refusal(position, move);
  }

  @Override
  public MoveEntry<ColorfieldPosition, ColorfieldMove> moveEntry() {
    return ColorfieldMoveEntry.INSTANCE;
  }

  @Override
  public synchronized List<Symmetry<ColorfieldPosition, ColorfieldMove>> symmetries() {
    if (symmetries == null) {
      symmetries = ColorfieldSymmetry.all(variant.board);
    }
    return symmetries;
  }

  @Override
  public Diagram diagram(ColorfieldPosition position) {
    return ColorfieldDiagram.of(position);
  }

  @Override
  public Knowledge<ColorfieldPosition, ColorfieldMove> knowledge() {
    return knowledge;
  }

  @Override
  public void legalMoves(ColorfieldPosition position, MoveBuffer out) {
    MoveGenerator.list(position, out);
  }

  @Override
  public ColorfieldPosition playUnchecked(ColorfieldPosition position, long code) {
    return MoveEffects.play(position, code);
  }

  @Override
  public long encodeUnchecked(ColorfieldPosition position, ColorfieldMove move) {
    return MoveCode.encode(position, move);
  }

  @Override
  public ColorfieldMove decode(ColorfieldPosition position, long code) {
    return MoveCode.decode(position, code);
  }

  @Override
  public long randomLegal(ColorfieldPosition position, SplitMix64 random) {
    return MoveGenerator.random(position, random);
  }

  @Override
  public long hash(ColorfieldPosition position) {
    return position.hash();
  }

  @Override
  public String toString() {
    return variant();
  }
}
