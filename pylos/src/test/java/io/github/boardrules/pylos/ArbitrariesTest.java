package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.Frequencies;
import io.github.boardrules.pylos.reference.ReferenceBoard;
import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferenceMove;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Cases that are rare in play are common in the properties. */
@Tag("slow")
class ArbitrariesTest {
  private static final int SCENES = 1000;
  private static final int HIGH = 3;

  private final Frequencies seen = new Frequencies();

  /** What occurs in the position at hand, however often. */
  private final Set<String> things = new TreeSet<>();

  @Test
  void positionsCoverAllCasesOfThePage() {
    for (int seed = 0; seed < SCENES; seed++) {
      GamePosition given = Arbitraries.position(new Dice(seed));
      things.add(given.status());
      things.add("base " + given.options().base() + (given.isOver() ? " over" : " goes on"));
      if (!given.isOver()) {
        noteReserves(given);
        noteMoves(given);
      }
      things.forEach(seen::see);
      things.clear();
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

  private void note(String thing, boolean occurs) {
    if (occurs) {
      things.add(thing);
    }
  }

  private void noteReserves(GamePosition given) {
    int mover = given.position().toMove();
    note("no reserve but a raise", given.position().reserve(mover) == 0);
    note("last stone in reserve", given.position().reserve(mover) == 1);
    note("opponent without reserve", given.position().reserve(3 - mover) == 0);
  }

  private void noteMoves(GamePosition given) {
    ReferencePylos rules = given.referenceRules();
    ReferencePosition position = given.reference();
    for (ReferenceMove move : rules.firstParts(position)) {
      move.source().ifPresent(source -> noteRaise(source.level(), move.target().level()));
      note("places on the top", move.target().equals(rules.board().top()));
      if (rules.completesPattern(position, move)) {
        notePatterns(rules, position, move);
      }
    }
    for (String text : given.legal()) {
      ReferenceMove move = ReferenceTexts.parseMove(text);
      noteTakeBack(rules, ReferencePylos.afterFirstPart(position, move), move);
      int lost = position.height() - rules.play(position, move).height();
      note("lowers the height as far as possible", lost == (rules.board().base() == 4 ? 5 : 3));
    }
  }

  private void noteRaise(int from, int to) {
    things.add("raise");
    note("raise over a level", to > from + 1);
    note("raise to level 3", to == HIGH);
  }

  private void notePatterns(ReferencePylos rules, ReferencePosition position, ReferenceMove move) {
    ReferencePosition after = ReferencePylos.afterFirstPart(position, move);
    ReferenceBoard board = rules.board();
    long squares = completed(after, position.side(), board.squares(move.target()));
    long lines =
        rules.variant().lines() ? completed(after, position.side(), board.lines(move.target())) : 0;
    note("completes two patterns", squares + lines > 1);
    note("completes a line only", squares == 0);
    note("completes a square above level 1", squares > 0 && move.target().level() > 1);
    note("completes by raising", move.source().isPresent());
    things.add(
        switch (rules.variant().takeBack()) {
          case "none" -> "completes without effect";
          case "must" -> "must take back";
          default -> "may take back";
        });
  }

  private static long completed(
      ReferencePosition after, int player, List<Set<ReferenceCell>> patterns) {
    return patterns.stream()
        .filter(pattern -> pattern.stream().allMatch(cell -> after.isOf(player, cell)))
        .count();
  }

  private void noteTakeBack(ReferencePylos rules, ReferencePosition after, ReferenceMove move) {
    List<ReferenceCell> taken = move.takenBack();
    boolean takesItself = taken.contains(move.target());
    note("takes back only the new stone", takesItself && taken.size() == 1);
    note("takes back the new stone and another", takesItself && taken.size() == 2);
    note(
        "takes back what the first set free",
        taken.size() == 2 && !rules.isFree(after, taken.get(1)));
  }
}
