package io.github.boardrules.colorfield;

import io.github.boardrules.core.Symmetry;
import java.util.List;
import java.util.SortedMap;

/** What all positions of a variant share. */
final class Variant {
  final ColorfieldOptions options;
  final Board board;
  final boolean forcesSteps;
  final boolean blocksInPlay;
  final int quiet;

  private final Lazy<List<Symmetry<ColorfieldPosition, ColorfieldMove>>> symmetries;
  private final Lazy<SortedMap<Field, FieldCoordinates.Point>> places;

  Variant(ColorfieldOptions options) {
    this.options = options;
    board = new Board(options.layout());
    forcesSteps = options.force() == ColorfieldOptions.Force.STEP;
    blocksInPlay = options.block() == ColorfieldOptions.Block.INPLAY;
    quiet = options.quiet();
    // Many programs ask for neither, and they take longer to find than all the rest.
    places = new Lazy<>(() -> FieldCoordinates.of(options.layout()));
    symmetries = new Lazy<>(() -> ColorfieldSymmetry.all(board));
  }

  /** The symmetries, the identity first. Unmodifiable. */
  List<Symmetry<ColorfieldPosition, ColorfieldMove>> symmetries() {
    return symmetries.get();
  }

  /** Where the fields are drawn. */
  SortedMap<Field, FieldCoordinates.Point> places() {
    return places.get();
  }

  /** The team of a player, 1 or 2. */
  Team team(int player) {
    return player == 1 ? options.first() : options.first().other();
  }
}
