package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.Frequencies;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pikkpakk.reference.ReferenceBoard;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What is rare in games is common in the cases that the properties try. */
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
      frequencies.see(
          variant.game() + " " + variant.way() + (variant.isOnBlock() ? " on the block" : ""));
    }

    frequencies.assertSeen(150, "pikkpakk", "pushfour", "fivepush", "abalone", "inlay");
    for (String option :
        List.of(
            "board=11", "equal=yes", "push=capture", "push=square", "push=ring", "start=joint")) {
      frequencies.assertSeen(100, "pikkpakk " + option);
    }
    frequencies.assertSeen(100, "pikkpakk steps=any", "pikkpakk line", "pikkpakk run");
    for (String steps : List.of("1", "own", "exact", "any")) {
      frequencies.assertSeen(100, "abalone steps=" + steps);
    }
    frequencies.assertSeen(100, "abalone collision=push", "abalone side=yes", "abalone own=yes");
    frequencies.assertSeen(100, "abalone run on the block", "abalone run");
    frequencies.assertSeen(40, "pushfour full=block", "pushfour both=draw", "inlay line");
    frequencies.assertSeen(
        40, "fivepush line", "fivepush run on the block", "fivepush majority=no");
    frequencies.assertSeen(
        40, "fivepush first=last", "fivepush both=draw", "inlay round on the block");
    frequencies.assertSeen(10, "inlay from=spiral", "inlay to=frame", "inlay to=halves");
    for (String game : List.of("pikkpakk", "pushfour", "fivepush", "abalone")) {
      frequencies.assertSeen(10, game + " repeat=2", game + " repeat=3", game + " repeat=4");
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
    frequencies.assertSeen(
        40, "pikkpakk place goes on", "abalone place goes on", "inlay push goes on");
    frequencies.assertSeen(40, "fivepush place goes on", "fivepush push goes on");
    frequencies.assertSeen(40, "pushfour place goes on");
    frequencies.assertSeen(4, endings());
    frequencies.assertSeen(5, "pikkpakk draw repetition");
    frequencies.assertSeen(2, "abalone draw repetition");
    frequencies.assertSeen(2, "pushfour draw repetition", "fivepush draw repetition");
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

  private static String[] endings() {
    List<String> endings = new ArrayList<>();
    for (int player = 1; player <= 2; player++) {
      String win = " win " + player + " ";
      endings.add("pikkpakk" + win + "surrounded");
      endings.add("pikkpakk" + win + "no-move");
      endings.add("pushfour" + win + "four-in-row");
      endings.add("fivepush" + win + "five-in-row");
      endings.add("fivepush" + win + "no-move");
      endings.add("abalone" + win + "removed");
      endings.add("abalone" + win + "no-move");
    }
    endings.add("inlay win 1 solved");
    endings.add("inlay draw no-move");
    endings.add("pushfour draw board-full");
    endings.add("pushfour draw both-lines");
    endings.add("fivepush draw both-lines");
    return endings.toArray(String[]::new);
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
