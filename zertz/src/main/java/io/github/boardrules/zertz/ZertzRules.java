package io.github.boardrules.zertz;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Knowledge;
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
 * The rules of one variant of ZÉRTZ.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * var position = rules.play(rules.start(), ZertzMove.parse("Wd4,d1"));
 * rules.refusal(position, ZertzMove.parse("Gd4,a1")).orElseThrow();
 *     // ==> occupied: There is a marble on d4 already.
 * }</pre>
 */
public final class ZertzRules extends GameRules<ZertzPosition, ZertzMove, ZertzOptions> {
  private final Variant variant;
  private final Knowledge<ZertzPosition, ZertzMove> knowledge;

  /** {@return the rules of the basic game of the rule sheet, the variant {@code zertz}} */
  public static ZertzRules standard() {
    return of(ZertzOptions.DEFAULT);
  }

  /**
   * {@return the rules of a variant}
   *
   * @param options its options
   */
  public static ZertzRules of(ZertzOptions options) {
    return new ZertzRules(new Variant(options));
  }

  /**
   * {@return the rules of a variant}
   *
   * @param variant its id, such as {@code zertz:rings=48,claim=automatic}
   * @throws VariantException if the text is not a variant of ZÉRTZ
   */
  public static ZertzRules parse(String variant) {
    return of(ZertzOptions.parse(variant));
  }

  private ZertzRules(Variant variant) {
    super(variant.options, variant.options.variant(), variant.start(), variant.notation());
    this.variant = variant;
    knowledge =
        Knowledge.<ZertzPosition, ZertzMove>none()
            .withEvaluation(
                new ZertzEvaluation(variant.options, WeightedEvaluation.Weights.standard()));
  }

  @Override
  protected List<Symmetry<ZertzPosition, ZertzMove>> findSymmetries() {
    return ZertzSymmetry.all(variant.board);
  }

  @Override
  public Status status(ZertzPosition position) {
    return Endings.status(position);
  }

  /** {@inheritDoc} Only {@code stall} with forced captures bounds it. */
  @Override
  public OptionalInt maxPlies() {
    return variant.maxPlies();
  }

  @Override
  public long countLegal(ZertzPosition position) {
    return MoveGenerator.count(position);
  }

  @Override
  public Optional<Refusal> refusal(ZertzPosition position, ZertzMove move) {
    return Refusals.refusal(position, move);
  }

  @Override
  public MoveEntry<ZertzPosition, ZertzMove> moveEntry() {
    return ZertzMoveEntry.INSTANCE;
  }

  @Override
  public Symmetry<ZertzPosition, ZertzMove> toCanonical(ZertzPosition position) {
    return Symmetry.toLeast(symmetries(), position, ZertzSymmetry.ORDER);
  }

  @Override
  public Diagram diagram(ZertzPosition position) {
    return ZertzDiagram.of(position);
  }

  @Override
  public Knowledge<ZertzPosition, ZertzMove> knowledge() {
    return knowledge;
  }

  @Override
  public void legalMoves(ZertzPosition position, MoveBuffer out) {
    MoveGenerator.list(position, out);
  }

  @Override
  public ZertzPosition playUnchecked(ZertzPosition position, long code) {
    return MoveEffects.play(position, code);
  }

  @Override
  public long encodeUnchecked(ZertzPosition position, ZertzMove move) {
    return MoveCode.encode(position, move);
  }

  @Override
  public ZertzMove decode(ZertzPosition position, long code) {
    return MoveCode.decode(position, code);
  }

  @Override
  public long randomLegal(ZertzPosition position, SplitMix64 random) {
    return MoveGenerator.random(position, random);
  }

  @Override
  public long hash(ZertzPosition position) {
    return position.hash();
  }
}
