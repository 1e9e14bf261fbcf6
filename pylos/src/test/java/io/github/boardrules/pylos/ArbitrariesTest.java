package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.Frequencies;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pylos.reference.ReferenceBoard;
import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferenceMove;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Cases that are rare in play are common in the properties. */
class ArbitrariesTest {
  private static final int SCENES = 1000;
  private static final int GAMES = 400;
  private static final int HIGH = 3;

  private final Frequencies seen = new Frequencies();

  @Test
  void positionsCoverAllCasesOfThePage() {
    for (int seed = 0; seed < SCENES; seed++) {
      GamePosition given = Arbitraries.position(new Dice(seed));
      Set<String> things = new TreeSet<>(List.of(given.status()));
      things.add("base " + given.options().base() + (given.isOver() ? " over" : " goes on"));
      if (!given.isOver()) {
        things.addAll(inReserve(given));
        things.addAll(inTheMoves(given));
      }
      things.forEach(seen::see);
    }

    seen.assertSeen(100, "base 4 goes on", "base 3 goes on", "raise");
    seen.assertSeen(40, "last stone in reserve", "opponent without reserve");
    seen.assertSeen(40, "may take back", "must take back", "completes two patterns");
    seen.assertSeen(40, "completes a line only", "takes back what the first set free");
    seen.assertSeen(40, "takes back only the new stone", "takes back the new stone and another");
    seen.assertSeen(20, "completes a square above level 1", "completes by raising");
    seen.assertSeen(20, "raise over a level", "raise to level 3", "completes without effect");
    seen.assertSeen(1, "lowers the height as far as possible");
    seen.assertSeen(10, "no reserve but a raise", "places on the top");
    seen.assertSeen(20, "draw take-back-limit");
    for (int player = 1; player <= 2; player++) {
      seen.assertSeen(10, "win " + player + " top", "win " + player + " out-of-stones");
    }
  }

  @Test
  void gamesReachEveryEndingAndAreShortAndLong() {
    for (int seed = 0; seed < GAMES; seed++) {
      Dice dice = new Dice(seed);
      PlayedGame<GamePosition, PylosMove> game = RandomGames.whole(Arbitraries.rules(dice), dice);
      long takeBacks =
          game.plies().stream().filter(turn -> !turn.move().takenBack().isEmpty()).count();
      seen.see(game.last().status());
      seen.see(takeBacks == 0 ? "no take-back" : takeBacks >= 20 ? "many take-backs" : "some");
      if (takeBacks > 0 && game.last().status().endsWith(" top")) {
        seen.see("top after take-backs");
      }
    }

    for (int player = 1; player <= 2; player++) {
      seen.assertSeen(5, "win " + player + " out-of-stones");
    }
    seen.assertSeen(5, "win 1 top", "win 2 top", "top after take-backs");
    seen.assertSeen(20, "draw take-back-limit", "ongoing");
    seen.assertSeen(20, "no take-back", "some", "many take-backs");
  }

  private static Set<String> inReserve(GamePosition given) {
    Set<String> things = new TreeSet<>();
    int mover = given.position().toMove();
    if (given.position().reserve(mover) == 0) {
      things.add("no reserve but a raise");
    }
    if (given.position().reserve(mover) == 1) {
      things.add("last stone in reserve");
    }
    if (given.position().reserve(3 - mover) == 0) {
      things.add("opponent without reserve");
    }
    return things;
  }

  private static Set<String> inTheMoves(GamePosition given) {
    Set<String> things = new TreeSet<>();
    ReferencePylos rules = given.referenceRules();
    ReferencePosition position = given.reference();
    for (ReferenceMove move : rules.firstParts(position)) {
      move.source().ifPresent(source -> things.addAll(inTheRaise(source, move.target())));
      if (move.target().equals(rules.board().top())) {
        things.add("places on the top");
      }
      if (rules.completesPattern(position, move)) {
        things.addAll(inThePatterns(rules, position, move));
      }
    }
    for (String text : given.legal()) {
      ReferenceMove move = ReferenceTexts.parseMove(text);
      things.addAll(inTheTakeBack(rules, position, move));
      int lost = position.height() - rules.play(position, move).height();
      if (lost == (rules.board().base() == 4 ? 5 : 3)) {
        things.add("lowers the height as far as possible");
      }
    }
    return things;
  }

  private static Set<String> inTheRaise(ReferenceCell source, ReferenceCell target) {
    Set<String> things = new TreeSet<>(List.of("raise"));
    if (target.level() > source.level() + 1) {
      things.add("raise over a level");
    }
    if (target.level() == HIGH) {
      things.add("raise to level 3");
    }
    return things;
  }

  private static Set<String> inThePatterns(
      ReferencePylos rules, ReferencePosition position, ReferenceMove move) {
    Set<String> things = new TreeSet<>();
    ReferencePosition after = ReferencePylos.afterFirstPart(position, move);
    ReferenceBoard board = rules.board();
    long squares = completed(after, position.side(), board.squares(move.target()));
    long lines =
        rules.variant().lines() ? completed(after, position.side(), board.lines(move.target())) : 0;
    if (squares + lines > 1) {
      things.add("completes two patterns");
    }
    if (squares == 0) {
      things.add("completes a line only");
    } else if (move.target().level() > 1) {
      things.add("completes a square above level 1");
    }
    if (move.source().isPresent()) {
      things.add("completes by raising");
    }
    things.add(
        switch (rules.variant().takeBack()) {
          case "none" -> "completes without effect";
          case "must" -> "must take back";
          default -> "may take back";
        });
    return things;
  }

  private static long completed(
      ReferencePosition after, int player, List<Set<ReferenceCell>> patterns) {
    return patterns.stream()
        .filter(pattern -> pattern.stream().allMatch(cell -> after.isOf(player, cell)))
        .count();
  }

  private static Set<String> inTheTakeBack(
      ReferencePylos rules, ReferencePosition position, ReferenceMove move) {
    Set<String> things = new TreeSet<>();
    List<ReferenceCell> taken = move.takenBack();
    if (taken.contains(move.target())) {
      things.add(
          taken.size() == 1
              ? "takes back only the new stone"
              : "takes back the new stone and another");
    }
    ReferencePosition after = ReferencePylos.afterFirstPart(position, move);
    if (taken.size() == 2 && !rules.isFree(after, taken.get(1))) {
      things.add("takes back what the first set free");
    }
    return things;
  }
}
