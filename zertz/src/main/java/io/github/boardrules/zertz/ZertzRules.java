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
 * var rules = ZertzRules.basic();
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
  private final Notation<ZertzPosition, ZertzMove> notation;
  private final List<Symmetry<ZertzPosition, ZertzMove>> symmetries;
  private final ZertzPosition start;

  /**
   * The basic game of the rule sheet: the variant {@code zertz}.
   *
   * @return the rules
   */
  public static ZertzRules basic() {
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
    return variant.stalls() && !variant.retracts()
        ? OptionalInt.of((options().rings() + 1) * options().stall())
        : OptionalInt.empty();
  }

  @Override
  public Optional<Refusal> refusal(ZertzPosition position, ZertzMove move) {
    return new Refusals(this, position).refusal(move);
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
    if (endings.over(position)) {
      return;
    }
    boolean capture = position.captureIsPossible();
    if (capture) {
      CaptureGenerator.list(position, out);
    }
    if (!capture) {
      PlacementGenerator placements = new PlacementGenerator(position);
      if (placements.none()) {
        out.add(MoveCode.PASS);
      } else {
        placements.list(out);
      }
    } else if (mayLapse(position)) {
      listLapses(position, out);
    }
    if (position.lapse != null) {
      out.add(MoveCode.RETRACT);
    }
  }

  @Override
  public ZertzPosition playUnchecked(ZertzPosition position, long code) {
    int kind = MoveCode.kind(code);
    if (kind == MoveCode.PLACEMENT) {
      return MoveEffects.place(position, code, variant.retracts() && position.captureIsPossible());
    }
    if (kind == MoveCode.CAPTURE) {
      return MoveEffects.capture(position, code);
    }
    return code == MoveCode.PASS ? MoveEffects.pass(position) : MoveEffects.retract(position);
  }

  @Override
  public long encode(ZertzPosition position, ZertzMove move) {
    Optional<Refusal> refusal = refusal(position, move);
    if (refusal.isPresent()) {
      throw new IllegalMoveException(refusal.get());
    }
    return MoveCoding.code(position, move);
  }

  @Override
  public ZertzMove decode(ZertzPosition position, long code) {
    return MoveCoding.move(position, code);
  }

  @Override
  public long countLegal(ZertzPosition position) {
    if (endings.over(position)) {
      return 0;
    }
    long retract = position.lapse == null ? 0 : 1;
    if (!position.captureIsPossible()) {
      PlacementGenerator placements = new PlacementGenerator(position);
      return retract + (placements.none() ? 1 : placements.count());
    }
    if (!mayLapse(position)) {
      return retract + CaptureGenerator.count(position);
    }
    return PackedRules.super.countLegal(position);
  }

  @Override
  public long randomLegal(ZertzPosition position, SplitMix64 random) {
    Objects.requireNonNull(random);
    if (endings.over(position) || position.lapse != null) {
      return PackedRules.super.randomLegal(position, random);
    }
    if (!position.captureIsPossible()) {
      PlacementGenerator placements = new PlacementGenerator(position);
      return placements.none() ? MoveCode.PASS : placements.pick(random);
    }
    if (!mayLapse(position)) {
      return CaptureGenerator.pick(position, random);
    }
    return PackedRules.super.randomLegal(position, random);
  }

  @Override
  public long hash(ZertzPosition position) {
    return position.hash();
  }

  boolean isOver(ZertzPosition position) {
    return endings.over(position);
  }

  /** Whether the mover, who could capture, may place a marble instead. */
  boolean mayLapse(ZertzPosition position) {
    return variant.retracts() && !position.isBound();
  }

  private void listLapses(ZertzPosition position, MoveBuffer out) {
    PlacementGenerator placements = new PlacementGenerator(position);
    if (placements.none()) {
      return;
    }
    MoveBuffer all = new MoveBuffer();
    placements.list(all);
    for (int i = 0; i < all.size(); i++) {
      if (!endings.over(playUnchecked(position, all.get(i)))) {
        out.add(all.get(i));
      }
    }
  }

  /** The variant's id. */
  @Override
  public String toString() {
    return variant();
  }
}
