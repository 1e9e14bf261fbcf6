package io.github.boardrules.colorfield;

import io.github.boardrules.core.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A map of a layout onto itself that keeps colours, touching, middle and gates, with or without an
 * exchange of the teams (RULES.md, "The standard board" and "Invariants"). Where the pieces start
 * does not matter; but teams are exchanged only where both have as many pieces of each colour.
 */
final class ColorfieldSymmetry implements Symmetry<ColorfieldPosition, ColorfieldMove> {
  private final Board board;
  private final List<Integer> images;
  private final boolean exchanged;

  private ColorfieldSymmetry(Board board, List<Integer> images, boolean exchanged) {
    this.board = board;
    this.images = images;
    this.exchanged = exchanged;
  }

  /**
   * The symmetries of a board, the identity first. A board that has very many, as one with many
   * fields that touch nothing, is given the identity alone. Unmodifiable.
   */
  static List<Symmetry<ColorfieldPosition, ColorfieldMove>> all(Board board) {
    Optional<List<List<Integer>>> kept = new Automorphisms(board, false).all();
    Optional<List<List<Integer>>> swapped =
        sameTeams(board) ? new Automorphisms(board, true).all() : Optional.of(List.of());
    if (kept.isEmpty() || swapped.isEmpty()) {
      return List.of(Symmetry.identity());
    }
    List<Symmetry<ColorfieldPosition, ColorfieldMove>> all = new ArrayList<>();
    all.add(Symmetry.identity());
    kept.get().stream()
        .filter(images -> !isIdentity(images))
        .forEach(images -> all.add(new ColorfieldSymmetry(board, images, false)));
    swapped.get().forEach(images -> all.add(new ColorfieldSymmetry(board, images, true)));
    return List.copyOf(all);
  }

  /** The least image of a position. */
  static ColorfieldPosition least(ColorfieldPosition position) {
    ColorfieldPosition least = position;
    for (Symmetry<ColorfieldPosition, ColorfieldMove> symmetry : position.variant.symmetries()) {
      ColorfieldPosition candidate = symmetry.position(position);
      if (compare(candidate, least) < 0) {
        least = candidate;
      }
    }
    return least;
  }

  @Override
  public ColorfieldPosition position(ColorfieldPosition position) {
    PositionBuilder pieces = new PositionBuilder(position.variant);
    for (int number = 0; number < images.size(); number++) {
      int image = images.get(number);
      int colour = position.colour(number);
      position
          .piece(number)
          .ifPresent(
              piece -> pieces.put(image, exchanged ? piece.team().other() : piece.team(), colour));
    }
    return pieces.position(player(position.toMove()), position.quiet());
  }

  @Override
  public ColorfieldMove move(ColorfieldMove move) {
    return new ColorfieldMove(map(move.from()), map(move.to()), move.captive().map(this::map));
  }

  @Override
  public int player(int player) {
    return exchanged ? 3 - player : player;
  }

  /** The image of a field; of one that the layout does not have, the field itself. */
  private Field map(Field field) {
    return board.has(field) ? board.field(images.get(board.number(field))) : field;
  }

  private static boolean sameTeams(Board board) {
    return board.layout.start().values().stream()
        .allMatch(piece -> count(board, piece) == count(board, other(piece)));
  }

  private static long count(Board board, Piece piece) {
    return board.layout.start().values().stream().filter(piece::equals).count();
  }

  private static Piece other(Piece piece) {
    return new Piece(piece.team().other(), piece.colour());
  }

  private static boolean isIdentity(List<Integer> images) {
    for (int number = 0; number < images.size(); number++) {
      if (images.get(number) != number) {
        return false;
      }
    }
    return true;
  }

  private static int compare(ColorfieldPosition one, ColorfieldPosition other) {
    int order = Integer.compare(one.turn, other.turn);
    order = order != 0 ? order : Long.compare(one.ownLow, other.ownLow);
    order = order != 0 ? order : Long.compare(one.ownHigh, other.ownHigh);
    order = order != 0 ? order : Long.compare(one.otherLow, other.otherLow);
    order = order != 0 ? order : Long.compare(one.otherHigh, other.otherHigh);
    order = order != 0 ? order : Long.compare(one.onesLow, other.onesLow);
    order = order != 0 ? order : Long.compare(one.onesHigh, other.onesHigh);
    order = order != 0 ? order : Long.compare(one.twosLow, other.twosLow);
    order = order != 0 ? order : Long.compare(one.twosHigh, other.twosHigh);
    order = order != 0 ? order : Long.compare(one.foursLow, other.foursLow);
    order = order != 0 ? order : Long.compare(one.foursHigh, other.foursHigh);
    return order != 0 ? order : one.shades.compareTo(other.shades);
  }
}
