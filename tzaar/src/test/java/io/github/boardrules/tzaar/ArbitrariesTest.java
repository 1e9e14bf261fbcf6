package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.Frequencies;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.tzaar.reference.ReferenceBoard;
import io.github.boardrules.tzaar.reference.ReferenceField;
import io.github.boardrules.tzaar.reference.ReferencePosition;
import io.github.boardrules.tzaar.reference.ReferenceStack;
import io.github.boardrules.tzaar.reference.ReferenceTzaar;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is rare in random games is common in the cases that the properties try. */
@Tag("slow")
class ArbitrariesTest {
  private static final int POSITIONS = 500;
  private static final int GAMES = 200;
  private static final int FEW_STACKS = 12;
  private static final int TALL = 6;
  private static final int VERY_TALL = 15;
  private static final int LONG_GAME = 80;
  private static final int SHORTEST_GAME = 8;

  private final Frequencies seen = new Frequencies();

  @Test
  void arbitraryPositionsCoverAllCasesOfTheRulePage() {
    for (int seed = 0; seed < POSITIONS; seed++) {
      GamePosition given = gamePosition(new Dice(seed));
      Set<String> cases = new TreeSet<>(List.of(given.status(), given.phase().word()));
      if (!given.isOver()) {
        cases.add(given.phase().word() + " goes on");
        cases.addAll(onTheBoard(given.reference()));
        cases.addAll(inTheMoves(given));
      }
      cases.forEach(seen::see);
    }

    seen.assertSeen(20, "place goes on", "open goes on", "first goes on", "second goes on");
    for (int player = 1; player <= 2; player++) {
      for (String ending : List.of("kind-captured", "kind-covered", "no-capture")) {
        seen.assertSeen(4, "win " + player + " " + ending);
      }
    }
    seen.assertSeen(40, "few stacks", "tall stack", "very tall stack", "last stack of a kind");
    seen.assertSeen(40, "too weak", "sees over empty fields", "sees the hole");
    seen.assertSeen(15, "covers a last stack", "may not cover a last stack");
    seen.assertSeen(10, "covers a last stack but one, of the same kind", "nothing but a pass");
  }

  @Test
  void arbitraryGamesReachEveryEndingAndAreShortAndLong() {
    for (int seed = 0; seed < GAMES; seed++) {
      Dice dice = new Dice(seed);
      PlayedGame<GamePosition, TzaarMove> game =
          RandomGames.complete(TzaarRules.of(RandomGames.options(dice)), dice);
      int steps = RandomGames.afterThePlacing(game.plies()).size();
      seen.see(game.last().status());
      seen.see(steps <= SHORTEST_GAME ? "shortest" : steps >= LONG_GAME ? "long" : "neither");
    }

    for (int player = 1; player <= 2; player++) {
      seen.assertSeen(5, "win " + player + " kind-captured", "win " + player + " kind-covered");
      seen.assertSeen(5, "win " + player + " no-capture");
    }
    seen.assertSeen(5, "shortest", "long");
  }

  private static GamePosition gamePosition(Dice dice) {
    return RandomGames.gamePosition(TzaarRules.of(RandomGames.options(dice)), dice);
  }

  private static Set<String> onTheBoard(ReferencePosition position) {
    Set<String> cases = new TreeSet<>();
    if (position.phase().equals("place")) {
      return cases;
    }
    int tallest =
        position.stacks().values().stream().mapToInt(ReferenceStack::height).max().orElse(0);
    if (position.stacks().size() <= FEW_STACKS) {
      cases.add("few stacks");
    }
    if (tallest >= TALL) {
      cases.add(tallest >= VERY_TALL ? "very tall stack" : "tall stack");
    }
    for (ReferenceField from : position.stacks().keySet()) {
      for (ReferenceField direction : ReferenceBoard.DIRECTIONS) {
        if (position.isOf(position.side(), from)) {
          cases.addAll(onTheLine(position, from, direction));
        }
      }
      ReferenceStack stack = position.stacks().get(from);
      if (position.stacksOf(stack.player(), stack.kind()) == 1) {
        cases.add("last stack of a kind");
      }
    }
    return cases;
  }

  private static Set<String> onTheLine(
      ReferencePosition position, ReferenceField from, ReferenceField direction) {
    Set<String> cases = new TreeSet<>();
    List<ReferenceField> sight = ReferenceBoard.sight(from, direction);
    ReferenceField end = sight.isEmpty() ? from : sight.get(sight.size() - 1);
    ReferenceTzaar.met(position, from, direction)
        .ifPresent(
            to -> {
              if (sight.indexOf(to) > 0) {
                cases.add("sees over empty fields");
              }
              if (position.isOf(position.otherSide(), to)
                  && position.stacks().get(from).height() < position.stacks().get(to).height()) {
                cases.add("too weak");
              }
            });
    if (ReferenceTzaar.met(position, from, direction).isEmpty()
        && end.plus(direction).equals(ReferenceBoard.HOLE)) {
      cases.add("sees the hole");
    }
    return cases;
  }

  private static Set<String> inTheMoves(GamePosition given) {
    Set<String> cases = new TreeSet<>();
    TzaarPosition position = given.position();
    List<TzaarMove> moves = given.legalMoves();
    for (TzaarMove move : moves) {
      if (move instanceof TzaarMove.Reinforce reinforce) {
        TzaarStack covered = position.stack(reinforce.to()).orElseThrow();
        boolean same = position.stack(reinforce.from()).orElseThrow().kind() == covered.kind();
        if (position.stacks(covered.player(), covered.kind()) == 1) {
          cases.add("covers a last stack");
        } else if (position.stacks(covered.player(), covered.kind()) == 2 && same) {
          cases.add("covers a last stack but one, of the same kind");
        }
      }
    }
    if (moves.size() == 1 && moves.get(0) instanceof TzaarMove.Pass) {
      cases.add("nothing but a pass");
    }
    if (moves.size() < given.under(TzaarOptions.CoverRule.LOSE).legalMoves().size()) {
      cases.add("may not cover a last stack");
    }
    return cases;
  }
}
