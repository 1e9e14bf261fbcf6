package io.github.boardrules.colorfield;

import io.github.boardrules.core.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A map of a layout onto itself that keeps colours, touching, middle and gates, with or without an
 * exchange of the teams (RULES.md, "The standard board" and "Invariants"). The starting fields of
 * the pieces do not matter, but teams are exchanged only if both have the same number of pieces of
 * each colour.
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
   * Returns the symmetries of a board, the identity first; the identity alone if there are very
   * many, as on a board with many fields that touch nothing. Unmodifiable.
   */
  static List<Symmetry<ColorfieldPosition, ColorfieldMove>> all(Board board) {
    Optional<List<List<Integer>>> keeping = new Automorphisms(board, false).all();
    Optional<List<List<Integer>>> exchanging =
        hasEqualTeams(board) ? new Automorphisms(board, true).all() : Optional.of(List.of());
    if (keeping.isEmpty() || exchanging.isEmpty()) {
      return List.of(Symmetry.identity());
    }
    List<Integer> identity =
        IntStream.range(0, board.fields.size()).boxed().collect(Collectors.toList());
    List<Symmetry<ColorfieldPosition, ColorfieldMove>> all = new ArrayList<>();
    all.add(Symmetry.identity());
    keeping.get().stream()
        .filter(images -> !images.equals(identity))
        .forEach(images -> all.add(new ColorfieldSymmetry(board, images, false)));
    exchanging.get().forEach(images -> all.add(new ColorfieldSymmetry(board, images, true)));
    return List.copyOf(all);
  }

  @Override
  public ColorfieldPosition position(ColorfieldPosition position) {
    PositionBuilder builder = new PositionBuilder(position.variant);
    for (int number = 0; number < images.size(); number++) {
      int image = images.get(number);
      int colour = position.colour(number);
      position
          .piece(number)
          .ifPresent(
              piece -> builder.put(image, exchanged ? piece.team().other() : piece.team(), colour));
    }
    return builder.position(player(position.toMove()), position.quiet());
  }

  @Override
  public ColorfieldMove move(ColorfieldMove move) {
    return new ColorfieldMove(map(move.from()), map(move.to()), move.captive().map(this::map));
  }

  @Override
  public int player(int player) {
    return exchanged ? 3 - player : player;
  }

  private ColorfieldField map(ColorfieldField field) {
    return board.has(field) ? board.field(images.get(board.number(field))) : field;
  }

  private static boolean hasEqualTeams(Board board) {
    return board.layout.start().values().stream()
        .allMatch(
            piece ->
                board.layout.count(piece)
                    == board.layout.count(
                        new ColorfieldPiece(piece.team().other(), piece.colour())));
  }
}
