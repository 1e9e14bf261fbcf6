package io.github.boardrules.pikkpakk.plain;

import java.util.List;

/**
 * How the game ends (RULES.md, "End of the game").
 *
 * @param rules the rules of the variant
 */
record PlainEndings(PlainPikkPakk rules) {

  String status(PlainPosition position) {
    PlainVariant variant = rules.variant();
    String byBalls =
        switch (variant.game()) {
          case "pikkpakk" -> surrounded(position);
          case "pushfour" -> inRow(position, 4, "four-in-row");
          case "fivepush" -> inRow(position, 5, "five-in-row");
          case "abalone" -> removed(position);
          default -> solved(position);
        };
    if (!byBalls.equals("ongoing")) {
      return byBalls;
    }
    if (!rules.canMove(position)) {
      return switch (variant.game()) {
        case "pushfour" -> "draw board-full";
        case "inlay" -> "draw no-move";
        default -> "win " + position.otherSide() + " no-move";
      };
    }
    int repeat = variant.number("repeat");
    return repeat > 0 && occurrences(position) >= repeat ? "draw repetition" : "ongoing";
  }

  private static int occurrences(PlainPosition position) {
    return 1 + position.seen().orElseThrow().getOrDefault(position.entry(), 0);
  }

  private static String surrounded(PlainPosition position) {
    PlainBoard board = new PlainBoard(position.size());
    for (int player = 1; player <= 2; player++) {
      if (PlainPushing.surrounds(board, position.balls(), player)) {
        return "win " + player + " surrounded";
      }
    }
    return "ongoing";
  }

  private String inRow(PlainPosition position, int length, String reason) {
    boolean one = hasLine(position, 'l', length);
    boolean two = hasLine(position, 'd', length);
    if (one && two) {
      return rules.variant().is("both", "draw")
          ? "draw both-lines"
          : "win " + position.otherSide() + " " + reason;
    }
    return one ? "win 1 " + reason : two ? "win 2 " + reason : "ongoing";
  }

  private static boolean hasLine(PlainPosition position, char letter, int length) {
    for (String cell : position.balls().keySet()) {
      for (List<Integer> step :
          List.of(List.of(1, 0), List.of(0, 1), List.of(1, 1), List.of(1, -1))) {
        int balls = 0;
        for (int i = 0; i < length; i++) {
          String at =
              PlainBoard.cell(
                  PlainBoard.column(cell) + i * step.get(0),
                  PlainBoard.row(cell) + i * step.get(1));
          balls += position.balls().getOrDefault(at, ' ') == letter ? 1 : 0;
        }
        if (balls == length) {
          return true;
        }
      }
    }
    return false;
  }

  private String removed(PlainPosition position) {
    int win = rules.variant().number("win");
    List<Integer> lost = position.lost().orElseThrow();
    boolean one = lost.get(1) >= win;
    boolean two = lost.get(0) >= win;
    if (one && two) {
      return "win " + position.otherSide() + " removed";
    }
    return one ? "win 1 removed" : two ? "win 2 removed" : "ongoing";
  }

  private String solved(PlainPosition position) {
    PlainVariant variant = rules.variant();
    return position.balls().equals(PlainStart.pattern(variant.value("to"), variant.board()))
        ? "win 1 solved"
        : "ongoing";
  }
}
