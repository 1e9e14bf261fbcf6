package io.github.boardrules.colorfield;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.search.WeightedEvaluation;
import io.github.boardrules.core.text.GameRules;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The rules of one variant of Castle of Mind. Legal moves are in the order of their fields.
 *
 * <pre>{@code
 * var rules = ColorfieldRules.standard();
 * rules.isLegal(rules.start(), ColorfieldMove.parse("a3-a5")); // ==> false
 * }</pre>
 */
public final class ColorfieldRules
    extends GameRules<ColorfieldPosition, ColorfieldMove, ColorfieldOptions> {
  private final Variant variant;
  private final Knowledge<ColorfieldPosition, ColorfieldMove> knowledge;

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
    return new ColorfieldRules(new Variant(options));
  }

  /**
   * {@return the rules of a variant}
   *
   * @param variant its id, such as {@code colorfield:force=step,quiet=100}
   * @throws VariantException if the text is not the id of a variant of Castle of Mind
   */
  public static ColorfieldRules parse(String variant) {
    return of(ColorfieldOptions.parse(variant));
  }

  private ColorfieldRules(Variant variant) {
    super(variant.options, variant.options.variant(), variant.start(), variant.notation());
    this.variant = variant;
    knowledge =
        Knowledge.<ColorfieldPosition, ColorfieldMove>none()
            .withEvaluation(
                new ColorfieldEvaluation(variant.board, WeightedEvaluation.Weights.standard()));
  }

  @Override
  protected List<Symmetry<ColorfieldPosition, ColorfieldMove>> findSymmetries() {
    return ColorfieldSymmetry.all(variant.board);
  }

  @Override
  public Status status(ColorfieldPosition position) {
    return Endings.status(position);
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
  public boolean isKnownLegal(ColorfieldPosition position, long code) {
    return MoveGenerator.isLegal(position, code);
  }

  @Override
  public long randomLegal(ColorfieldPosition position, SplitMix64 random) {
    return MoveGenerator.random(position, random);
  }

  @Override
  public long hash(ColorfieldPosition position) {
    return position.hash();
  }
}
