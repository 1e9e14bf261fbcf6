package io.github.boardrules.pikkpakk.reference;

import java.util.List;

/** How the game ends (RULES.md, "End of the game"). */
record ReferenceEndings(ReferencePikkPakk rules) {

  String status(ReferencePosition position) {
    ReferenceVariant variant = rules.variant();
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

  private static int occurrences(ReferencePosition position) {
    return 1 + position.seen().orElseThrow().getOrDefault(position.entry(), 0);
  }

  private static String surrounded(ReferencePosition position) {
    ReferenceBoard board = new ReferenceBoard(position.size());
    for (int player = 1; player <= 2; player++) {
      if (ReferencePushing.isSurrounding(board, position.balls(), player)) {
        return "win " + player + " surrounded";
      }
    }
    return "ongoing";
  }

  private String inRow(ReferencePosition position, int length, String reason) {
    boolean one = hasLine(position, 'l', length);
    boolean two = hasLine(position, 'd', length);
    if (one && two) {
      return rules.variant().is("both", "draw")
          ? "draw both-lines"
          : "win " + position.otherSide() + " " + reason;
    }
    return one ? "win 1 " + reason : two ? "win 2 " + reason : "ongoing";
  }

  private static boolean hasLine(ReferencePosition position, char letter, int length) {
    for (String cell : position.balls().keySet()) {
      for (List<Integer> step :
          List.of(List.of(1, 0), List.of(0, 1), List.of(1, 1), List.of(1, -1))) {
        int balls = 0;
        for (int i = 0; i < length; i++) {
          String at =
              ReferenceBoard.cell(
                  ReferenceBoard.column(cell) + i * step.get(0),
                  ReferenceBoard.row(cell) + i * step.get(1));
          balls += position.balls().getOrDefault(at, ' ') == letter ? 1 : 0;
        }
        if (balls == length) {
          return true;
        }
      }
    }
    return false;
  }

  private String removed(ReferencePosition position) {
    int win = rules.variant().number("win");
    List<Integer> lost = position.lost().orElseThrow();
    boolean one = lost.get(1) >= win;
    boolean two = lost.get(0) >= win;
    if (one && two) {
      return "win " + position.otherSide() + " removed";
    }
    return one ? "win 1 removed" : two ? "win 2 removed" : "ongoing";
  }

  private String solved(ReferencePosition position) {
    ReferenceVariant variant = rules.variant();
    return position.balls().equals(ReferenceStart.pattern(variant.value("to"), variant.board()))
        ? "win 1 solved"
        : "ongoing";
  }
}
