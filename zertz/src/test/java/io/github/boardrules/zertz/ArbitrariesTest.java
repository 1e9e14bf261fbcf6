package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.Frequencies;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.zertz.reference.ReferenceMove;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceRings;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is rare in the game is common in the cases that the properties try. */
@Tag("slow")
class ArbitrariesTest {
  private static final int POSITIONS = 750;
  private static final int GAMES = 600;
  private static final int LONG_CHAIN = 5;

  private final Frequencies seen = new Frequencies();

  @Test
  void positionsCoverEverySituationOfThePage() {
    for (int seed = 0; seed < POSITIONS; seed++) {
      Dice dice = new Dice(seed);
      GamePosition game = RandomGames.position(RandomGames.options(dice), dice);
      if (game.isOver()) {
        seen.see(game.status());
        seeBothWinning(game);
      } else {
        seeBoard(game.reference());
        seeMoves(game);
      }
    }

    seen.assertSeen(
        5, "1 claimed", "2 claimed", "3 claimed", "pass", "own marble placed", "removes nothing");
    seen.assertSeen(20, "frozen group", "pool empty", "capture in one of 3 groups or more");
    seen.assertSeen(50, "1 jump", "2 jumps", "3 jumps", "4 jumps", "5 jumps", "back to the start");
    seen.assertSeen(25, "lapse", "retract", "bound");
    seen.assertSeen(8, "both have won", "draw stall", "draw no-marbles");
    seen.assertSeen(8, "win 1 full-board", "win 2 full-board");
  }

  @Test
  void gamesReachEveryEnding() {
    for (int seed = 0; seed < GAMES; seed++) {
      Dice dice = new Dice(seed);
      PlayedGame<GamePosition, ZertzMove> played = RandomGames.any(RandomGames.options(dice), dice);
      if (!played.plies().isEmpty()) {
        seen.see(played.last().status());
      }
    }

    for (int player = 1; player <= 2; player++) {
      for (String ending : List.of("each", "white", "grey", "black", "full-board")) {
        seen.assertSeen(10, "win " + player + " " + ending);
      }
    }
    seen.assertSeen(1, "draw stall", "draw no-marbles");
  }

  private void seeBothWinning(GamePosition game) {
    ReferencePosition reference = game.reference();
    String mirrored = game.referenceRules().status(reference.withSide(reference.otherSide()));
    if (game.status().startsWith("win " + reference.otherSide())
        && mirrored.startsWith("win " + reference.side())
        && !mirrored.endsWith("full-board")) {
      seen.see("both have won");
    }
  }

  private void seeBoard(ReferencePosition position) {
    ReferenceRings rings = position.rings();
    boolean manyGroups = rings.isCapturePossible() && rings.groups().size() >= 3;
    seeIf(manyGroups, "capture in one of 3 groups or more");
    seeIf(!rings.fullGroups().isEmpty(), "frozen group");
    seeIf(position.pool().total() == 0, "pool empty");
    seeIf(position.bound(), "bound");
  }

  private void seeIf(boolean isSeen, String name) {
    if (isSeen) {
      seen.see(name);
    }
  }

  private void seeMoves(GamePosition game) {
    ReferencePosition reference = game.reference();
    boolean capture = reference.rings().isCapturePossible();
    Set<String> kinds = new HashSet<>();
    for (ZertzMove move : game.legalMoves()) {
      if (move instanceof ZertzMove.Place placement) {
        kinds.add(placement.removed().isPresent() ? "removes one" : "removes nothing");
        kinds.add(reference.pool().total() > 0 ? "pool marble placed" : "own marble placed");
        kinds.add(capture ? "lapse" : "no lapse");
        kinds.add(claimedGroups(game, placement) + " claimed");
      } else if (move instanceof ZertzMove.Capture chain) {
        int jumps = chain.jumps().size();
        kinds.add(jumps == 1 ? "1 jump" : Math.min(jumps, LONG_CHAIN) + " jumps");
        kinds.add(
            chain.jumps().get(jumps - 1).to().equals(chain.from())
                ? "back to the start"
                : "elsewhere");
      } else {
        kinds.add(move.toString());
      }
    }
    kinds.forEach(seen::see);
  }

  private static int claimedGroups(GamePosition game, ZertzMove.Place placement) {
    if (placement.claimed().isEmpty()) {
      return 0;
    }
    ReferenceMove move = game.referenceTexts().parseMove(placement.toString());
    return new ReferenceRings(((ReferenceMove.Place) move).claimed()).groups().size();
  }
}
