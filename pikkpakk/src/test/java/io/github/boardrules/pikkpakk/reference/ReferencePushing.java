package io.github.boardrules.pikkpakk.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The three ways to push, and the move sideways (RULES.md, "A move" and "Legality"). */
record ReferencePushing(ReferenceVariant variant) {
  private static final int NO_LIMIT = 100;

  ReferenceOutcome line(ReferencePosition position, ReferenceMove.PushLine push) {
    List<String> cells = line(push.line());
    if (cells.isEmpty()) {
      return ReferenceOutcome.refused("off-board");
    }
    boolean round = variant.way().equals("round");
    List<String> taken = cells.stream().filter(cell -> position.ball(cell).isPresent()).toList();
    if (!round && !isComplete(cells, taken)) {
      return ReferenceOutcome.refused("not-complete");
    }
    int most = !round ? NO_LIMIT : cells.size() == 9 ? 4 : 3;
    Optional<String> far = howFar(push.cells(), most, 0);
    if (far.isPresent()) {
      return ReferenceOutcome.refused(far.get());
    }
    Majority majority = majority(position.balls(), taken, position.side());
    if (majority == Majority.MISSING) {
      return ReferenceOutcome.refused("no-majority");
    }
    SortedMap<String, Character> balls = new TreeMap<>(position.balls());
    balls.keySet().removeAll(cells);
    if (round) {
      List<String> inOrder = new ArrayList<>(cells);
      if (push.direction() == 'd' || push.direction() == 'l') {
        Collections.reverse(inOrder);
      }
      for (int i = 0; i < inOrder.size(); i++) {
        String to = inOrder.get((i + push.cells()) % inOrder.size());
        balls.put(to, position.balls().get(inOrder.get(i)));
      }
    } else {
      for (String from : taken) {
        String to = ReferenceBoard.step(from, push.direction(), push.cells());
        if (!variant.board().has(to)) {
          return ReferenceOutcome.refused("edge");
        }
        balls.put(to, position.balls().get(from));
      }
    }
    return won(balls, majority == Majority.EQUALITY, position.side());
  }

  ReferenceOutcome run(ReferencePosition position, ReferenceMove.PushRun push) {
    char direction = push.direction();
    String first = push.rear();
    String rear = first;
    if (!variant.isInArea(rear)) {
      return ReferenceOutcome.refused("off-board", first);
    }
    if (position.ball(rear).isEmpty()) {
      return ReferenceOutcome.refused("no-ball", first);
    }
    if (position.ball(ReferenceBoard.step(rear, ReferenceBoard.back(direction))).isPresent()) {
      return ReferenceOutcome.refused("not-rear", first);
    }
    List<String> whole = ReferenceBoard.series(position.balls(), rear, direction);
    Optional<String> far =
        howFar(push.cells(), NO_LIMIT, count(position.balls(), whole, position.side()));
    if (far.isPresent()) {
      return ReferenceOutcome.refused(far.get(), first);
    }
    SortedMap<String, Character> balls = new TreeMap<>(position.balls());
    boolean equality = false;
    int left = whole.size();
    for (int step = 1; step <= push.cells(); step++) {
      List<String> group = ReferenceBoard.series(balls, rear, direction);
      if (group.size() > left && !variant.is("collision", "push")) {
        return ReferenceOutcome.refused("blocked", first);
      }
      Majority majority = majority(balls, group, position.side());
      if (majority == Majority.MISSING) {
        return ReferenceOutcome.refused(step == 1 ? "no-majority" : "lost-majority", first);
      }
      equality |= majority == Majority.EQUALITY;
      String foremost = group.get(group.size() - 1);
      if (!variant.isInArea(ReferenceBoard.step(foremost, direction))) {
        char falling = balls.remove(foremost);
        if (falling == 't') {
          return ReferenceOutcome.refused("target-off", first);
        }
        if (falling == ReferencePosition.letter(position.side())
            && variant.isOf("abalone")
            && variant.is("own", "no")) {
          return ReferenceOutcome.refused("own-off", first);
        }
        group.remove(foremost);
      }
      left = group.size();
      Collections.reverse(group);
      for (String from : group) {
        balls.put(ReferenceBoard.step(from, direction), balls.remove(from));
      }
      rear = ReferenceBoard.step(rear, direction);
    }
    return won(balls, equality, position.side(), first);
  }

  ReferenceOutcome sideways(ReferencePosition position, ReferenceMove.Sideways move) {
    for (String end : List.of(move.first(), move.last())) {
      if (!variant.isInArea(end)) {
        return ReferenceOutcome.refused("off-board", end);
      }
    }
    char along = move.direction() == 'u' || move.direction() == 'd' ? 'r' : 'u';
    List<String> series = new ArrayList<>(List.of(move.first()));
    while (!series.get(series.size() - 1).equals(move.last())) {
      series.add(ReferenceBoard.step(series.get(series.size() - 1), along));
    }
    for (String cell : series) {
      if (position.ball(cell).isEmpty()) {
        return ReferenceOutcome.refused("no-ball", cell);
      }
    }
    char own = ReferencePosition.letter(position.side());
    for (String cell : series) {
      if (position.balls().get(cell) != own) {
        return ReferenceOutcome.refused("not-pure", cell);
      }
    }
    Optional<String> far = howFar(move.cells(), NO_LIMIT, series.size());
    if (far.isPresent()) {
      return ReferenceOutcome.refused(far.get(), move.first());
    }
    SortedMap<String, Character> balls = new TreeMap<>(position.balls());
    for (String from : series) {
      for (int cells = 1; cells <= move.cells(); cells++) {
        String to = ReferenceBoard.step(from, move.direction(), cells);
        if (!variant.isInArea(to) || position.ball(to).isPresent()) {
          return ReferenceOutcome.refused("blocked", move.first());
        }
      }
      balls.put(ReferenceBoard.step(from, move.direction(), move.cells()), balls.remove(from));
    }
    return ReferenceOutcome.legal(balls);
  }

  /** Whether the target ball has four neighbours and all hold balls of a player. */
  static boolean isSurrounding(ReferenceBoard board, Map<String, Character> balls, int player) {
    return balls.keySet().stream()
        .filter(cell -> balls.get(cell) == 't')
        .map(board::neighbours)
        .anyMatch(cells -> cells.size() == 4 && count(balls, cells, player) == 4);
  }

  /** The cells of a line in the area, from the left or from below. */
  private List<String> line(String name) {
    List<String> cells = new ArrayList<>();
    for (int i = 1; i <= variant.board().size(); i++) {
      boolean column = Character.isLetter(name.charAt(0));
      cells.add(column ? name + i : ReferenceBoard.cell(i, Integer.parseInt(name)));
    }
    return cells.stream().filter(variant::isInArea).toList();
  }

  private static boolean isComplete(List<String> cells, List<String> taken) {
    return taken.size() == ReferenceBoard.BLOCK
        && cells.indexOf(taken.get(taken.size() - 1)) - cells.indexOf(taken.get(0))
            == ReferenceBoard.BLOCK - 1;
  }

  /** RULES.md, "How far": {@code most} limits any number, {@code own} the others. */
  private Optional<String> howFar(int cells, int most, int own) {
    int limit =
        switch (variant.value("steps")) {
          case "any" -> most;
          case "own", "exact" -> Math.max(1, own);
          default -> 1;
        };
    if (cells > limit) {
      return Optional.of("too-many-steps");
    }
    return cells < limit && variant.is("steps", "exact")
        ? Optional.of("too-few-steps")
        : Optional.empty();
  }

  private enum Majority {
    HELD,
    EQUALITY,
    MISSING
  }

  private Majority majority(Map<String, Character> balls, List<String> cells, int player) {
    int own = count(balls, cells, player);
    int others = count(balls, cells, 3 - player);
    if (own > others || !variant.isMajorityNeeded()) {
      return Majority.HELD;
    }
    return variant.is("equal", "yes") && own == others && own > 0
        ? Majority.EQUALITY
        : Majority.MISSING;
  }

  private ReferenceOutcome won(
      SortedMap<String, Character> balls, boolean equality, int player, String... cells) {
    return equality && !isSurrounding(variant.board(), balls, player)
        ? ReferenceOutcome.refused("equality-not-winning", cells)
        : ReferenceOutcome.legal(balls);
  }

  private static int count(Map<String, Character> balls, List<String> cells, int player) {
    char letter = ReferencePosition.letter(player);
    return (int) cells.stream().filter(cell -> balls.getOrDefault(cell, ' ') == letter).count();
  }
}
