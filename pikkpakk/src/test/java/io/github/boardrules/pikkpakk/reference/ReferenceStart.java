package io.github.boardrules.pikkpakk.reference;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The patterns and the start positions (RULES.md, "Variants" and "Set-up"). */
public final class ReferenceStart {
  private static final Map<String, String> NAMED =
      Map.of(
          "spiral", "ldddddd/ldlllll/ldldddl/ldltldl/ldddldl/llllldl/ddddddl",
          "chess", "ldldldl/dldldld/ldldldl/dldtdld/ldldldl/dldldld/ldldldl",
          "halves", "ddddddd/ddddddd/ddddddd/llltddd/lllllll/lllllll/lllllll",
          "frame", "lllllll/ldddddl/ldddddl/lddtddl/ldddddl/ldddddl/lllllll");

  private ReferenceStart() {}

  /** The balls of a pattern on the block of a board. */
  public static SortedMap<String, Character> pattern(String text, ReferenceBoard board) {
    SortedMap<String, Character> balls = new TreeMap<>();
    String[] rows = NAMED.getOrDefault(text, text).split("/", -1);
    for (int row = 0; row < ReferenceBoard.BLOCK; row++) {
      for (int column = 0; column < ReferenceBoard.BLOCK; column++) {
        String cell =
            ReferenceBoard.cell(
                board.first() + column, board.first() + ReferenceBoard.BLOCK - 1 - row);
        balls.put(cell, rows[row].charAt(column));
      }
    }
    return balls;
  }

  static ReferencePosition of(ReferenceVariant variant) {
    return bare(variant, balls(variant), variant.isOf("pushfour") || variant.hasPlacing());
  }

  /** Balls on the board of a variant, light to move, nothing lost and nothing remembered. */
  public static ReferencePosition bare(
      ReferenceVariant variant, SortedMap<String, Character> balls, boolean placing) {
    return new ReferencePosition(
        variant.board().size(),
        balls,
        1,
        placing ? "place" : "push",
        variant.isOf("abalone") ? Optional.of(List.of(0, 0)) : Optional.empty(),
        variant.number("repeat") == 0 ? Optional.empty() : Optional.of(new TreeMap<>()));
  }

  private static SortedMap<String, Character> balls(ReferenceVariant variant) {
    ReferenceBoard board = variant.board();
    SortedMap<String, Character> balls = new TreeMap<>();
    if (variant.isOf("inlay")) {
      return pattern(variant.value("from"), board);
    }
    if (variant.isOf("pikkpakk")) {
      if (variant.is("start", "spiral")) {
        balls.putAll(pattern("spiral", board));
      } else {
        balls.put(ReferenceBoard.cell((board.size() + 1) / 2, (board.size() + 1) / 2), 't');
      }
      if (variant.is("push", "ring")) {
        board.cells().stream().filter(board::isOnRim).forEach(cell -> balls.put(cell, 'n'));
      }
    }
    if (variant.isOf("abalone") && variant.is("start", "rows")) {
      for (String cell : board.cells()) {
        if (ReferenceBoard.row(cell) <= 2) {
          balls.put(cell, 'l');
        } else if (ReferenceBoard.row(cell) >= 8) {
          balls.put(cell, 'd');
        }
      }
    }
    return balls;
  }
}
