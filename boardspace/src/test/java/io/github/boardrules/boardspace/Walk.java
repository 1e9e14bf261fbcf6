package io.github.boardrules.boardspace;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.zertz.ZertzEnding;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The players alternately walk up or down. A position is the way so far; who is the first to be two
 * steps up or down ends the game: player 1 wins above, player 2 below.
 */
final class Walk implements Rules<String, String> {
  @Override
  public String variant() {
    return "walk";
  }

  @Override
  public String start() {
    return "";
  }

  @Override
  public Status status(String way) {
    return switch (way.replaceAll("up,down,|down,up,", "")) {
      case "up,up," -> Status.win(1, ZertzEnding.FULL_BOARD);
      case "down,down," -> Status.win(2, ZertzEnding.FULL_BOARD);
      default -> Status.ongoing(1 + (int) way.chars().filter(c -> c == ',').count() % 2);
    };
  }

  @Override
  public List<String> legalMoves(String way) {
    return status(way).isOver() ? List.of() : List.of("up", "down");
  }

  @Override
  public String play(String way, String move) {
    requireLegal(way, move);
    return way + move + ",";
  }

  @Override
  public Notation<String, String> notation() {
    return Notation.of(
        UnaryOperator.identity(),
        UnaryOperator.identity(),
        UnaryOperator.identity(),
        UnaryOperator.identity());
  }
}
