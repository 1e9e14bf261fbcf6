package io.github.boardrules.zertz;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.VariantException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The rules of one variant of ZÉRTZ.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * var position = rules.play(rules.start(), ZertzMove.parse("Wd4,d1"));
 * rules.refusal(position, ZertzMove.parse("Gd4,a1")).orElseThrow();
 *     // ==> occupied: There is a marble on d4 already.
 * position = rules.play(position, ZertzMove.parse("Gd5,a1"));
 * rules.legalMoves(position); // ==> [xd4Gd6, xd5Wd3]
 * }</pre>
 */
public final class ZertzRules implements PackedRules<ZertzPosition, ZertzMove> {
  private final Variant variant;
  private final Endings endings;
  private final MoveGenerator moves;
  private final Notation<ZertzPosition, ZertzMove> notation;
  private final List<Symmetry<ZertzPosition, ZertzMove>> symmetries;
  private final ZertzPosition start;

  /**
   * The basic game of the rule sheet: the variant {@code zertz}.
   *
   * @return the rules
   */
  public static ZertzRules standard() {
    return of(ZertzOptions.DEFAULT);
  }

  /**
   * The tournament game of the rule sheet: the variant {@code zertz:game=tournament}.
   *
   * @return the rules
   */
  public static ZertzRules tournament() {
    return of(ZertzOptions.DEFAULT.withGame(ZertzOptions.GameType.TOURNAMENT));
  }

  /**
   * The rules with the given choices.
   *
   * @param options the choices
   * @return the rules
   */
  public static ZertzRules of(ZertzOptions options) {
    return new ZertzRules(options);
  }

  /**
   * The rules of a variant.
   *
   * @param variant a variant id, such as {@code zertz:rings=48,claim=automatic}
   * @return the rules
   * @throws VariantException when the text is no variant of ZÉRTZ
   */
  public static ZertzRules parse(String variant) {
    return of(ZertzOptions.parse(variant));
  }

  @SuppressWarnings(
      "this-escape") // the parts only keep the rules; none is used before they are made
  private ZertzRules(ZertzOptions options) {
    variant = Variant.of(options);
    endings = new Endings(options);
    moves = new MoveGenerator(endings);
    notation = new ZertzNotation(variant);
    symmetries = ZertzSymmetry.all(variant.board());
    long pool = 0;
    for (Marble marble : Marble.ALL) {
      pool += options.game().marbles(marble) * PackedCounts.one(PackedCounts.POOL, marble.number());
    }
    start = new ZertzPosition(variant, variant.board().all, 0, 0, pool, null);
  }

  /**
   * The choices that make this variant.
   *
   * @return the options
   */
  public ZertzOptions options() {
    return variant.options();
  }

  @Override
  public String variant() {
    return variant.options().variant();
  }

  @Override
  public ZertzPosition start() {
    return start;
  }

  @Override
  public Status status(ZertzPosition position) {
    return endings.status(position);
  }

  @Override
  public ZertzPosition play(ZertzPosition position, ZertzMove move) {
    return playUnchecked(position, encode(position, move));
  }

  @Override
  public Notation<ZertzPosition, ZertzMove> notation() {
    return notation;
  }

  /**
   * {@inheritDoc} With {@code stall=N} and forced captures: (rings + 1) · N, as each ring leaves
   * the board once.
   */
  @Override
  public OptionalInt maxPlies() {
    return variant.hasStall() && !variant.hasRetract()
        ? OptionalInt.of((options().rings() + 1) * options().stall())
        : OptionalInt.empty();
  }

  @Override
  public Optional<Refusal> refusal(ZertzPosition position, ZertzMove move) {
    return new Refusals(endings, position).refusal(move);
  }

  @Override
  public List<Step> steps(ZertzPosition position, ZertzMove move) {
    return ZertzMoveEntry.steps(Objects.requireNonNull(position), move);
  }

  @Override
  public Optional<Set<Step>> nextSteps(ZertzPosition position, ZertzMove move, List<Step> entered) {
    return ZertzMoveEntry.nextSteps(Objects.requireNonNull(position), move, entered);
  }

  @Override
  public Refusal explainSteps(ZertzPosition position, List<Step> entered) {
    Objects.requireNonNull(position);
    Objects.requireNonNull(entered);
    return ZertzMoveEntry.refusal(this, position, entered)
        .orElseGet(() -> PackedRules.super.explainSteps(position, entered));
  }

  @Override
  public List<Symmetry<ZertzPosition, ZertzMove>> symmetries() {
    return symmetries;
  }

  @Override
  public ZertzPosition canonical(ZertzPosition position) {
    return ZertzSymmetry.least(symmetries, position);
  }

  @Override
  public Diagram diagram(ZertzPosition position) {
    return ZertzDiagram.of(position);
  }

  @Override
  public void legalMoves(ZertzPosition position, MoveBuffer out) {
    Objects.requireNonNull(out);
    moves.list(position, out);
  }

  @Override
  public ZertzPosition playUnchecked(ZertzPosition position, long code) {
    return MoveEffects.play(position, code);
  }

  @Override
  public long encode(ZertzPosition position, ZertzMove move) {
    Optional<Refusal> refusal = refusal(position, move);
    if (refusal.isPresent()) {
      throw new IllegalMoveException(refusal.get());
    }
    return MoveCode.encode(position, move);
  }

  @Override
  public ZertzMove decode(ZertzPosition position, long code) {
    return MoveCode.decode(position, code);
  }

  @Override
  public long countLegal(ZertzPosition position) {
    return moves.count(position);
  }

  @Override
  public long randomLegal(ZertzPosition position, SplitMix64 random) {
    Objects.requireNonNull(random);
    return endings.isOver(position)
        ? PackedRules.super.randomLegal(position, random)
        : moves.random(position, random);
  }

  @Override
  public long hash(ZertzPosition position) {
    return position.hash();
  }

  boolean isOver(ZertzPosition position) {
    return endings.isOver(position);
  }

  /** The variant's id. */
  @Override
  public String toString() {
    return variant();
  }
}
