package io.github.boardrules.tzaar;

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
import io.github.boardrules.core.text.GameRules;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The rules of one variant of TZAAR.
 *
 * <pre>{@code
 * var rules = TzaarRules.standard();
 * rules.status(rules.start()).due().orElseThrow(); // ==> the opening, a single capture
 * }</pre>
 */
public final class TzaarRules extends GameRules<TzaarPosition, TzaarMove, TzaarOptions> {
  private final Variant variant;

  /** {@return the rules of the variant {@code tzaar}, with the fixed set-up} */
  public static TzaarRules standard() {
    return of(TzaarOptions.DEFAULT);
  }

  /**
   * {@return the rules with some options}
   *
   * @param options the options
   */
  public static TzaarRules of(TzaarOptions options) {
    return new TzaarRules(new Variant(options));
  }

  /**
   * {@return the rules of a variant}
   *
   * @param variant a variant id, such as {@code tzaar:setup=random,seed=42}
   * @throws VariantException if the text is not a variant of TZAAR
   */
  public static TzaarRules parse(String variant) {
    return of(TzaarOptions.parse(variant));
  }

  private TzaarRules(Variant variant) {
    super(variant.options, variant.options.variant(), variant.start(), variant.notation());
    this.variant = variant;
  }

  @Override
  protected List<Symmetry<TzaarPosition, TzaarMove>> findSymmetries() {
    return TzaarSymmetry.all();
  }

  @Override
  public Status status(TzaarPosition position) {
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
  public long countLegal(TzaarPosition position) {
    return MoveGenerator.count(position);
  }

  @Override
  public Optional<Refusal> refusal(TzaarPosition position, TzaarMove move) {
    return Refusals.refusal(position, move);
  }

  @Override
  public MoveEntry<TzaarPosition, TzaarMove> moveEntry() {
    return TzaarMoveEntry.INSTANCE;
  }

  @Override
  public Symmetry<TzaarPosition, TzaarMove> toCanonical(TzaarPosition position) {
    return Symmetry.toLeast(symmetries(), position, TzaarSymmetry.ORDER);
  }

  @Override
  public Diagram diagram(TzaarPosition position) {
    return TzaarDiagram.of(position);
  }

  @Override
  public Knowledge<TzaarPosition, TzaarMove> knowledge() {
    return Knowledge.<TzaarPosition, TzaarMove>none().withEvaluation(TzaarEvaluation.INSTANCE);
  }

  @Override
  public void legalMoves(TzaarPosition position, MoveBuffer out) {
    MoveGenerator.list(position, out);
  }

  @Override
  public TzaarPosition playUnchecked(TzaarPosition position, long code) {
    return MoveEffects.play(position, code);
  }

  @Override
  public long encodeUnchecked(TzaarPosition position, TzaarMove move) {
    return MoveCode.encode(position, move);
  }

  @Override
  public TzaarMove decode(TzaarPosition position, long code) {
    return MoveCode.decode(position, code);
  }

  @Override
  public boolean isKnownLegal(TzaarPosition position, long code) {
    return MoveGenerator.isLegal(position, code);
  }

  @Override
  public long randomLegal(TzaarPosition position, SplitMix64 random) {
    return MoveGenerator.random(position, random);
  }

  @Override
  public long hash(TzaarPosition position) {
    return position.hash();
  }
}
