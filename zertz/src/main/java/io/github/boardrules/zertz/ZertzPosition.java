package io.github.boardrules.zertz;

import io.github.boardrules.core.SplitMix64;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of ZÉRTZ (RULES.md, "Notation"): the rings and marbles on the board, the pool, what
 * both players hold, and who is to move. Positions come from {@link ZertzRules#start()}, from
 * {@link ZertzRules#play} and from text; they are immutable.
 *
 * <pre>{@code
 * var rules = ZertzRules.basic();
 * ZertzPosition position = rules.play(rules.start(), ZertzMove.parse("Wd4,d1"));
 * position.marble(Place.parse("d4"));  // ==> Optional[W]
 * position.hasRing(Place.parse("d1")); // ==> false
 * position.pool(Marble.WHITE);         // ==> 4
 * }</pre>
 */
public final class ZertzPosition {
  final Variant variant;

  /** The places that have a ring. */
  final long rings;

  /** The marbles' numbers (1 white, 2 grey, 3 black) in binary: the low digits, then the high. */
  final long low;

  final long high;

  /** See {@link PackedCounts}. */
  final long tally;

  /** The position before a pending lapse; it has no lapse itself. */
  final @Nullable ZertzPosition lapse;

  ZertzPosition(
      Variant variant, long rings, long low, long high, long tally, @Nullable ZertzPosition lapse) {
    this.variant = variant;
    this.rings = rings;
    this.low = low;
    this.high = high;
    this.tally = tally;
    this.lapse = lapse;
  }

  /**
   * The player to move.
   *
   * @return 1 or 2; once the game is over, the player whose move it would be
   */
  public int toMove() {
    return PackedCounts.toMove(tally);
  }

  /**
   * The places that have a ring, vacant or occupied.
   *
   * @return the places in order, unmodifiable
   */
  public List<Cell> rings() {
    return variant.board().places(rings);
  }

  /**
   * Whether a place has a ring.
   *
   * @param place any place
   * @return false also for a place that the board lacks
   */
  public boolean hasRing(Cell place) {
    return (rings & variant.board().set(place)) != 0;
  }

  /**
   * The marble on a place.
   *
   * @param place any place
   * @return empty when there is none, because the ring is vacant or there is no ring
   */
  public Optional<Marble> marble(Cell place) {
    int number = number(variant.board().set(place));
    return number == 0 ? Optional.empty() : Optional.of(Marble.numbered(number));
  }

  /**
   * How many marbles of a colour are in the pool.
   *
   * @param marble the colour
   * @return 0 to 10
   */
  public int pool(Marble marble) {
    return PackedCounts.count(tally, PackedCounts.POOL, marble);
  }

  /**
   * How many marbles of a colour a player holds.
   *
   * @param player 1 or 2
   * @param marble the colour
   * @return 0 to 10
   * @throws IllegalArgumentException when there is no such player
   */
  public int held(int player, Marble marble) {
    if (player != 1 && player != 2) {
      throw new IllegalArgumentException("A player is 1 or 2, not " + player + ".");
    }
    return PackedCounts.count(tally, player, marble);
  }

  /**
   * For how many turns in a row no ring has left the board.
   *
   * @return 0 to the variant's {@code stall}; always 0 in a variant without it
   */
  public int stallCounter() {
    return PackedCounts.counter(tally);
  }

  /**
   * Whether the player to move has had a lapse taken back and must capture.
   *
   * @return always false with {@code capture=forced}
   */
  public boolean isBound() {
    return PackedCounts.bound(tally);
  }

  /**
   * The position before the last turn, when that turn ignored a capture and may be taken back.
   *
   * @return always empty with {@code capture=forced}
   */
  public Optional<ZertzPosition> lapse() {
    return Optional.ofNullable(lapse);
  }

  long occupied() {
    return low | high;
  }

  long vacant() {
    return rings & ~(low | high);
  }

  boolean captureIsPossible() {
    return CaptureGenerator.possible(variant.board(), occupied(), vacant());
  }

  /** The number of the marble on a place given as a set: 1 to 3, 0 for none. */
  int number(long place) {
    return ((low & place) != 0 ? 1 : 0) + ((high & place) != 0 ? 2 : 0);
  }

  /** The number of the marble on the place with a bit: 1 to 3, 0 for none. */
  int number(int bit) {
    return (int) (((low >>> bit) & 1) | (((high >>> bit) & 1) << 1));
  }

  /** 64 mixed bits; see {@link ZertzRules#hash}. */
  long hash() {
    long hash = SplitMix64.mix(SplitMix64.mix(rings, tally), SplitMix64.mix(low, high));
    ZertzPosition before = lapse;
    return before == null ? hash : SplitMix64.mix(hash, before.hash());
  }

  /** Equal are positions of the same variant between which its rules see no difference. */
  @Override
  @SuppressWarnings("exports") // JSpecify's annotations are for compilers; nobody has to have them
  public boolean equals(@Nullable Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof ZertzPosition that)
        || rings != that.rings
        || low != that.low
        || high != that.high
        || tally != that.tally
        || !variant.options().equals(that.variant.options())) {
      return false;
    }
    ZertzPosition before = lapse;
    return before == null ? that.lapse == null : before.equals(that.lapse);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  /** The position as it is written. */
  @Override
  public String toString() {
    return PositionText.format(this);
  }
}
