package io.github.boardrules.colorfield;

import io.github.boardrules.core.grid.Bits;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of Castle of Mind (RULES.md, "Notation"): the pieces on the board, the player to move
 * and the number of quiet moves in a row. Positions come from {@link ColorfieldRules#start()}, from
 * {@link ColorfieldRules#play} and from text. They are immutable.
 *
 * <pre>{@code
 * ColorfieldPosition position = ColorfieldRules.standard().start();
 * position.piece(ColorfieldField.parse("x1")); // ==> Optional[R]
 * position.inPlay(ColorfieldTeam.FULL);        // ==> 14
 * position.toMove();                           // ==> 1
 * }</pre>
 *
 * <p><b>Design.</b> Two sets hold the pieces of the player to move and of the opponent, not those
 * of player 1 and 2, so the rules need no branch on the player. The numbers of the pieces' colours
 * are bit planes: one set of fields for each binary digit (bit slicing; Knuth, <i>The Art of
 * Computer Programming</i> 4A, 7.1.3). The digits of 8 and 16 are needed on few boards and have an
 * object of their own. Each set is two {@code long} values, as in {@link Board}; plain fields spare
 * the position further objects.
 */
public final class ColorfieldPosition {
  final Variant variant;

  /** Twice the number of quiet moves, plus 1 if player 2 is to move. */
  final int turn;

  final HighColourBits highColours;
  final long ownLow;
  final long ownHigh;
  final long otherLow;
  final long otherHigh;
  final long onesLow;
  final long onesHigh;
  final long twosLow;
  final long twosHigh;
  final long foursLow;
  final long foursHigh;

  ColorfieldPosition(
      Variant variant,
      int turn,
      HighColourBits highColours,
      long ownLow,
      long ownHigh,
      long otherLow,
      long otherHigh,
      long onesLow,
      long onesHigh,
      long twosLow,
      long twosHigh,
      long foursLow,
      long foursHigh) {
    this.variant = variant;
    this.turn = turn;
    this.highColours = highColours;
    this.ownLow = ownLow;
    this.ownHigh = ownHigh;
    this.otherLow = otherLow;
    this.otherHigh = otherHigh;
    this.onesLow = onesLow;
    this.onesHigh = onesHigh;
    this.twosLow = twosLow;
    this.twosHigh = twosHigh;
    this.foursLow = foursLow;
    this.foursHigh = foursHigh;
  }

  /** {@return the player to move, 1 or 2; after the end, the player whose move it would be} */
  public int toMove() {
    return 1 + (turn & 1);
  }

  /**
   * {@return the number of moves in a row that neither took a piece nor left a gate, 0 or more;
   * always 0 in a variant without a bound on them}
   */
  public int quiet() {
    return turn >> 1;
  }

  /**
   * {@return the piece on a field; empty if none stands there or the layout has no such field}
   *
   * @param field any field
   */
  public Optional<ColorfieldPiece> piece(ColorfieldField field) {
    Objects.requireNonNull(field, "field");
    return variant.board.has(field) ? piece(variant.board.number(field)) : Optional.empty();
  }

  /**
   * {@return the number of pieces of a team that are in play, which are all but those in gates, 0
   * or more}
   *
   * @param team the team
   */
  public int inPlay(ColorfieldTeam team) {
    boolean own = Objects.requireNonNull(team, "team") == variant.team(toMove());
    Board board = variant.board;
    return Long.bitCount((own ? ownLow : otherLow) & ~board.gatesLow)
        + Long.bitCount((own ? ownHigh : otherHigh) & ~board.gatesHigh);
  }

  Optional<ColorfieldPiece> piece(int number) {
    boolean own = isOwn(number);
    if (!own && !isOther(number)) {
      return Optional.empty();
    }
    ColorfieldTeam mover = variant.team(toMove());
    return Optional.of(
        new ColorfieldPiece(
            own ? mover : mover.other(), variant.board.colours.charAt(colour(number))));
  }

  boolean isOwn(int number) {
    return Board.contains(ownLow, ownHigh, number);
  }

  boolean isOther(int number) {
    return Board.contains(otherLow, otherHigh, number);
  }

  /** Returns the number of the colour of the piece on a field; 0 if none stands there. */
  int colour(int number) {
    boolean low = number < Board.HALF;
    long ones = (low ? onesLow : onesHigh) >>> number;
    long twos = (low ? twosLow : twosHigh) >>> number;
    long fours = (low ? foursLow : foursHigh) >>> number;
    return (int) ((ones & 1) | ((twos & 1) << 1) | ((fours & 1) << 2)) + highColours.at(number);
  }

  /** Returns the fields of the low half whose piece is not red. */
  long notRedLow() {
    return onesLow | twosLow | foursLow | highColours.low();
  }

  /** Returns the fields of the high half whose piece is not red. */
  long notRedHigh() {
    return onesHigh | twosHigh | foursHigh | highColours.high();
  }

  /** Returns how many red pieces a player has, in play or in gates. */
  int reds(int player) {
    boolean isOwn = player == toMove();
    long low = (isOwn ? ownLow : otherLow) & ~notRedLow();
    long high = (isOwn ? ownHigh : otherHigh) & ~notRedHigh();
    return Long.bitCount(low) + Long.bitCount(high);
  }

  long hash() {
    long own = Bits.mix(ownLow, ownHigh);
    long other = Bits.mix(otherLow, otherHigh);
    long ones = Bits.mix(onesLow, onesHigh);
    long twos = Bits.mix(twosLow, twosHigh);
    long fours = Bits.mix(foursLow, foursHigh);
    long pieces = Bits.mix(own + turn, other);
    long colours = Bits.mix(Bits.mix(ones, twos), fours + highColours.hash());
    return Bits.mix(pieces, colours);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  @SuppressWarnings("exports") // JSpecify's annotations are for compilers; nobody has to have them
  public boolean equals(@Nullable Object other) {
    return other instanceof ColorfieldPosition that
        && turn == that.turn
        && ownLow == that.ownLow
        && ownHigh == that.ownHigh
        && otherLow == that.otherLow
        && otherHigh == that.otherHigh
        && onesLow == that.onesLow
        && onesHigh == that.onesHigh
        && twosLow == that.twosLow
        && twosHigh == that.twosHigh
        && foursLow == that.foursLow
        && foursHigh == that.foursHigh
        && highColours.equals(that.highColours)
        && (variant == that.variant || variant.options.equals(that.variant.options));
  }

  @Override
  public String toString() {
    return PositionText.format(this);
  }
}
