package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.Frequencies;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pikkpakk.reference.ReferenceBoard;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is rare in games is common in the cases that the properties try. */
@Tag("slow")
class ArbitrariesTest {
  private static final int SCENES = 2000;
  private static final int GAMES = 500;
  private static final int FAR = 3;
  private static final int ACROSS = 8;
  private static final int SAMPLE = 12;

  private final Frequencies frequencies = new Frequencies();

  @Test
  void allOptionsAreDrawn() {
    for (int seed = 0; seed < SCENES; seed++) {
      ReferenceVariant variant = new Variants(new Dice(seed)).any();
      variant
          .options()
          .forEach((key, value) -> frequencies.see(variant.game() + " " + key + "=" + value));
      frequencies.see(variant.game());
      String way = variant.way() + (variant.isOnBlock() ? "-on-block" : "");
      frequencies.see(variant.game() + " " + way);
    }

    frequencies.assertSeen(150, "pikkpakk", "pushfour", "fivepush", "abalone", "inlay");
    assertSeen(
        100, "pikkpakk", "board=11 equal=yes push=capture push=square push=ring start=joint");
    assertSeen(100, "pikkpakk", "steps=any line run");
    assertSeen(100, "abalone", "steps=1 steps=own steps=exact steps=any collision=push side=yes");
    assertSeen(100, "abalone", "own=yes run run-on-block");
    assertSeen(40, "pushfour", "full=block both=draw");
    assertSeen(40, "fivepush", "line run-on-block majority=no first=last both=draw");
    assertSeen(40, "inlay", "line round-on-block");
    assertSeen(10, "inlay", "from=spiral to=frame to=halves");
    for (String game : List.of("pikkpakk", "pushfour", "fivepush", "abalone")) {
      assertSeen(10, game, "repeat=2 repeat=3 repeat=4");
    }
  }

  @Test
  void positionsShowEverythingThatThePageMentions() {
    for (int seed = 0; seed < SCENES; seed++) {
      GamePosition given = Arbitraries.position(new Dice(seed));
      ReferenceVariant variant = given.variant();
      Set<String> things = new TreeSet<>(List.of(variant.game() + " " + given.status()));
      if (!given.isOver()) {
        things.add(
            variant.game() + " " + (given.position().isPushing() ? "push" : "place") + " goes on");
        things.addAll(onTheBoard(variant, given.reference()));
        things.addAll(inTheMoves(given));
      }
      things.forEach(frequencies::see);
    }

    frequencies.assertSeen(100, "pikkpakk push goes on", "abalone push goes on");
    for (String phase :
        List.of("pikkpakk place", "abalone place", "fivepush place", "pushfour place")) {
      frequencies.assertSeen(40, phase + " goes on");
    }
    frequencies.assertSeen(40, "fivepush push goes on", "inlay push goes on");
    for (String win : List.of("win 1", "win 2")) {
      frequencies.assertSeen(4, "pikkpakk " + win + " surrounded", "pikkpakk " + win + " no-move");
      frequencies.assertSeen(4, "abalone " + win + " removed", "abalone " + win + " no-move");
      frequencies.assertSeen(4, "fivepush " + win + " five-in-row", "fivepush " + win + " no-move");
      frequencies.assertSeen(4, "pushfour " + win + " four-in-row");
    }
    frequencies.assertSeen(
        4, "inlay win 1 solved", "inlay draw no-move", "pushfour draw board-full");
    frequencies.assertSeen(4, "pushfour draw both-lines", "fivepush draw both-lines");
    frequencies.assertSeen(5, "pikkpakk draw repetition");
    for (String game : List.of("abalone", "pushfour", "fivepush")) {
      frequencies.assertSeen(2, game + " draw repetition");
    }
    frequencies.assertSeen(40, "something is remembered", "runs to an edge", "lines are complete");
    frequencies.assertSeen(40, "three balls beside the target", "wins at once");
    frequencies.assertSeen(40, "goes far", "goes sideways", "takes a ball off");
    frequencies.assertSeen(10, "wins with equality");
    frequencies.assertSeen(2, "goes across the board sideways");
  }

  @Test
  void gamesAreShortAndLongAndRemoveAndRepeat() {
    for (int seed = 0; seed < GAMES; seed++) {
      Dice dice = new Dice(seed);
      PlayedGame<GamePosition, PikkPakkMove> game = Games.any(Arbitraries.rules(dice), dice);
      frequencies.see(game.last().isOver() ? "ends" : "goes on");
      frequencies.see(
          game.plies().isEmpty() ? "nothing" : game.plies().size() > 40 ? "long" : "short");
      frequencies.see(game.last().status().replaceAll("win \\d", "win"));
      for (PlayedGame.Ply<GamePosition, PikkPakkMove> turn : game.plies()) {
        ReferencePosition before = turn.before().reference();
        ReferencePosition after = turn.after().reference();
        if (before.isPlacing() && !after.isPlacing()) {
          frequencies.see("ends the placing");
        }
        if (after.seen().isPresent() && !after.seen().get().isEmpty()) {
          frequencies.see("remembers");
        }
      }
    }

    frequencies.assertSeen(20, "ends", "goes on", "long", "short", "ends the placing", "remembers");
    frequencies.assertSeen(5, "win surrounded", "win four-in-row", "win removed", "win no-move");
    frequencies.assertSeen(5, "win five-in-row", "draw repetition");
  }

  private void assertSeen(int least, String game, String choices) {
    for (String choice : choices.split(" ", -1)) {
      frequencies.assertSeen(least, game + " " + choice);
    }
  }

  private static Set<String> onTheBoard(ReferenceVariant variant, ReferencePosition position) {
    Set<String> things = new TreeSet<>();
    if (position.seen().isPresent() && !position.seen().get().isEmpty()) {
      things.add("something is remembered");
    }
    for (String cell : position.balls().keySet()) {
      if (position.ball(cell).filter(ball -> ball == 't').isPresent()) {
        List<String> beside = variant.board().neighbours(cell);
        for (int player = 1; player <= 2; player++) {
          char letter = ReferencePosition.letter(player);
          if (beside.stream().filter(at -> position.balls().getOrDefault(at, ' ') == letter).count()
              == 3) {
            things.add("three balls beside the target");
          }
        }
      }
      for (char direction : ReferenceBoard.DIRECTIONS) {
        List<String> run = ReferenceBoard.series(position.balls(), cell, direction);
        String last = run.get(run.size() - 1);
        if (variant.way().equals("run")
            && run.size() > 1
            && !variant.isInArea(ReferenceBoard.step(last, direction))) {
          things.add("runs to an edge");
        }
      }
    }
    return things;
  }

  private static Set<String> inTheMoves(GamePosition given) {
    Set<String> things = new TreeSet<>();
    Set<String> strict = new TreeSet<>();
    if (given.variant().isOf("pikkpakk")) {
      strict.addAll(given.under("equal", "no").legal());
    }
    List<PikkPakkMove> moves = given.legalMoves();
    for (PikkPakkMove move :
        new Dice(moves.size()).shuffled(moves).subList(0, Math.min(SAMPLE, moves.size()))) {
      GamePosition after = given.after(move);
      if (after.status().startsWith("win")) {
        things.add("wins at once");
      }
      if (after.reference().balls().size() < given.reference().balls().size()) {
        things.add("takes a ball off");
      }
    }
    for (PikkPakkMove move : moves) {
      if (move instanceof PikkPakkMove.Sideways side) {
        things.add(side.cells() >= ACROSS ? "goes across the board sideways" : "goes sideways");
      }
      if (move instanceof PikkPakkMove.PushRun push && push.cells() >= FAR) {
        things.add("goes far");
      }
      if (move instanceof PikkPakkMove.PushLine) {
        things.add("lines are complete");
      }
      if (given.variant().isOf("pikkpakk") && !strict.contains(move.toString())) {
        things.add("wins with equality");
      }
    }
    return things;
  }
}
