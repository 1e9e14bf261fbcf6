package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceColorfield;
import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.Frequencies;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Cases that are rare in play are common in the properties. */
class ArbitrariesTest {
  private static final int SCENES = 600;
  private static final int GAMES = 300;

  private final Frequencies seen = new Frequencies();

  @Test
  void positionsCoverAllCasesOfThePage() {
    for (int seed = 0; seed < SCENES; seed++) {
      GamePosition given = Arbitraries.position(new Dice(seed));
      Set<String> things = new TreeSet<>(List.of(given.status()));
      things.add(given.isOver() ? "over" : "goes on");
      if (!given.isOver()) {
        things.addAll(inTheMoves(given));
      } else if (given.status().endsWith("blocked") && canStep(given)) {
        things.add("hemmed in but for a gate");
      }
      things.forEach(seen::see);
    }

    seen.assertSeen(150, "goes on", "takes nothing");
    seen.assertSeen(50, "takes", "choice of prey", "leaves a gate");
    seen.assertSeen(40, "takes a red", "takes with a red", "enters the middle");
    seen.assertSeen(40, "takes where every move must", "draw quiet");
    seen.assertSeen(10, "enters the middle where others take", "hemmed in but for a gate");
    seen.assertSeen(20, "only reds in gates can step");
    for (int player = 1; player <= 2; player++) {
      seen.assertSeen(10, "win " + player + " middle", "win " + player + " blocked");
      seen.assertSeen(5, "win " + player + " reds");
    }
  }

  @Test
  void gamesReachEveryEndingAndAreShortAndLong() {
    for (int seed = 0; seed < GAMES; seed++) {
      Dice dice = new Dice(seed);
      PlayedGame<GamePosition, ColorfieldMove> game =
          RandomGames.whole(Arbitraries.rules(dice), dice);
      int plies = game.plies().size();
      seen.see(game.last().status());
      seen.see(plies == 0 ? "over at the start" : plies == RandomGames.MAX_PLIES ? "cut" : "ended");
    }

    for (int player = 1; player <= 2; player++) {
      seen.assertSeen(5, "win " + player + " middle", "win " + player + " blocked");
      seen.assertSeen(2, "win " + player + " reds");
    }
    seen.assertSeen(20, "draw quiet", "cut", "ended");
    seen.assertSeen(5, "over at the start");
  }

  private static Set<String> inTheMoves(GamePosition given) {
    Set<String> things = new TreeSet<>();
    ReferenceColorfield rules = given.referenceRules();
    ReferencePosition position = given.reference();
    List<ReferenceMove> moves = given.referenceMoves();
    boolean forced = given.options().force() == ColorfieldOptions.ForceRule.STEP;
    for (ReferenceMove move : moves) {
      char piece = position.colour(move.from());
      things.add(move.takes() ? "takes" : "takes nothing");
      if (move.takes() && forced) {
        things.add("takes where every move must");
      }
      if (move.takes() && piece == 'r') {
        things.add("takes with a red");
      }
      if (move.captive().filter(field -> position.colour(field) == 'r').isPresent()) {
        things.add("takes a red");
      }
      if (rules.prey(position, move.from(), move.to()).size() > 1) {
        things.add("choice of prey");
      }
      if (rules.layout().isGate(move.from())) {
        things.add("leaves a gate");
      }
      if (rules.layout().isMiddle(move.to())) {
        things.add("enters the middle");
        if (forced && moves.stream().anyMatch(ReferenceMove::takes)) {
          things.add("enters the middle where others take");
        }
      }
    }
    if (moves.stream().allMatch(move -> rules.layout().isGate(move.from()))) {
      things.add("only reds in gates can step");
    }
    return things;
  }

  private static boolean canStep(GamePosition given) {
    ReferenceColorfield rules = given.referenceRules();
    ReferencePosition position = given.reference();
    return rules.fieldsOf(position, position.side()).stream()
        .anyMatch(
            from ->
                rules.layout().around(from).stream()
                    .anyMatch(to -> rules.canStep(position, from, to)));
  }
}
