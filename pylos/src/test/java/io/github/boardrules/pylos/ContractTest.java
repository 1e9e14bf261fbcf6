package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.EvaluationContract;
import io.github.boardrules.fixtures.GameContract;
import io.github.boardrules.fixtures.LawsContract;
import io.github.boardrules.fixtures.MessagesContract;
import io.github.boardrules.fixtures.NullsContract;
import io.github.boardrules.fixtures.RandomCases;
import io.github.boardrules.fixtures.ReferenceModel;
import io.github.boardrules.fixtures.TestedGame;
import io.github.boardrules.fixtures.TextModel;
import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferenceMove;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import io.github.boardrules.pylos.reference.ReferenceRefusals;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What the tests of all games have in common, for this game. */
class ContractTest extends GameContract<PylosPosition, PylosMove, GamePosition> {
  static final TestedGame<PylosPosition, PylosMove> GAME =
      new TestedGame<>(
          "pylos",
          PylosRules::parse,
          new PylosFamily(),
          List.of(PylosReason.values()),
          List.of(PylosEnding.values()),
          List.of(PylosTextReason.values()));

  static final RandomCases<PylosPosition, PylosMove, GamePosition> CASES =
      new RandomCases<>(
          RandomGames::rules,
          RandomGames::position,
          dice -> RandomGames.any(RandomGames.rules(dice), dice),
          (given, dice) -> {
            NearMisses nearMisses = new NearMisses(given, dice);
            return () -> ReferenceTexts.format(nearMisses.next());
          });

  ContractTest() {
    super(GAME, CASES, ContractTest::model);
  }

  @Override
  protected int minNearMisses() {
    return 20;
  }

  @Nested
  class Messages extends MessagesContract {
    private static final Locale HUNGARIAN = new Locale("hu");

    Messages() {
      super(
          GAME,
          Set.of(
              ("player.1 player.2 drawing.hollow drawing.light drawing.dark"
                      + " drawing.reserve.1 drawing.reserve.2 refusal.not-higher.nowhere"
                      + " prompt.place prompt.place-or-raise prompt.raise prompt.to prompt.take-back prompt.take-back-or-play prompt.take-back-second")
                  .split(" ", -1)));
    }

    @Test
    void thePlayersAreLightAndDark() {
      PylosRules rules = PylosRules.standard();

      assertThat(rules.statusMessage(rules.start(), Locale.ENGLISH))
          .isEqualTo("Player 1 (light) is to move.");
      assertThat(rules.playerName(2).orElseThrow().message(HUNGARIAN)).isEqualTo("sötét");
      assertThatIllegalArgumentException().isThrownBy(() -> rules.playerName(0));
      assertThatIllegalArgumentException().isThrownBy(() -> rules.playerName(3));
    }
  }

  @Nested
  class Nulls extends NullsContract {
    Nulls() {
      super(
          GAME,
          "1212/2121/1212/2121|121/212/121|12/12|2 1 0",
          PylosOptions.DEFAULT,
          PylosCell.parse("1b2"),
          new PylosMove.Raise(PylosCell.parse("1a1"), PylosCell.parse("2b2"), List.of()),
          PylosMove.parse("1b2x1b2"));
    }
  }

  @Nested
  class Evaluated extends EvaluationContract<PylosPosition, PylosMove> {
    Evaluated() {
      super(
          GAME,
          Map.of(
              "pylos",
              List.of(
                  "1111/11../2.../....|.../.../...|../..|. 1 0",
                  "11../..../2.../....|.../.../...|../..|. 1 0",
                  "..../..../..../....|.../.../...|../..|. 1 0",
                  "22../..../1.../....|.../.../...|../..|. 1 0",
                  "2222/22../1.../....|.../.../...|../..|. 1 0")));
    }

    @Override
    protected Optional<PylosPosition> withPlayersExchanged(PylosPosition position) {
      return Optional.of(GamePosition.exchanged(position));
    }
  }

  @Nested
  class Laws extends LawsContract<PylosPosition, PylosMove> {
    Laws() {
      super(GAME);
    }

    /** Moves that are seldom or never legal, on cells that every base has. */
    @Override
    protected List<String> moves() {
      return List.of(
          ("1a1 2a1 3a1 1b2x1b2 1b2x1b2x1b2 1b2x1a1 1c3x1a1x1c2 1a1-2a1 1a1-1a1 2a1-1c3"
                  + " 1c3-2a1x2a1x1a1 2a1-3a1x3a1 2b2-3a1")
              .split(" ", -1));
    }

    @Override
    protected List<String> texts() {
      return List.of(
          "pylos:takeback=none,lines=no",
          "pylos:limit=0,takeback=none",
          "..../..../..../....|.../.../..1|../..|. 1 0",
          ".../.../...|../.1|. 1 0",
          "1111/1111/1111/1111|.../.../...|../..|. 2 0",
          "111/111/111|../..|. 2 0",
          "..../..../..../....|.../.../...|../..|. 1 999",
          ".../.../...|../..|. 2 201");
    }

    /** An empty reserve with and without a raise, squares to be completed, a limit reached. */
    @Override
    protected List<String> morePositions() {
      return List.of(
          "pylos:takeback=must\t...2/..22/11../.1..|.../.../...|../..|. 1 0",
          "pylos:takeback=none\t...2/..22/11../.1..|.../.../...|../..|. 1 0",
          "pylos:limit=3\t..../...2/.22./111.|.../.../...|../..|. 1 3",
          "pylos:base=3\t212/121/212|12/21|1 2 0",
          "pylos:base=3,out=stuck\t111/111/1..|../..|. 1 0",
          "pylos:base=3,out=stuck\t111/1.1/11.|../..|. 1 0");
    }
  }

  @Property
  void ownersReservesTurnAndCountAreThoseOfThePage(@ForAll(supplier = Dice.Seed.class) long which) {
    GamePosition given = RandomGames.position(new Dice(which));
    PylosPosition position = given.position();
    ReferencePosition reference = given.reference();
    ReferencePylos rules = given.referenceRules();
    for (ReferenceCell cell : rules.board().cells()) {
      OptionalInt owner = position.owner(PylosCell.parse(ReferenceTexts.format(cell)));

      assertThat(owner.isPresent()).isEqualTo(reference.holds(cell));
      reference.owner(cell).ifPresent(due -> assertThat(owner).hasValue(due));
    }
    for (int player = 1; player <= 2; player++) {
      assertThat(position.reserve(player)).isEqualTo(rules.reserve(reference, player));
    }
    assertThat(position.toMove()).isEqualTo(reference.side());
    assertThat(position.takeBackTurns()).isEqualTo(reference.count());
  }

  private static ReferenceModel model(String variant) {
    ReferencePylos rules = ReferencePylos.of(variant);
    return new TextModel<>(
        new TextModel.ReferenceNotation<ReferencePosition, ReferenceMove>(
            ReferenceTexts::parsePosition,
            position -> ReferenceTexts.format(rules.board(), position),
            ReferenceTexts::parseMove,
            ReferenceTexts::format),
        rules::start,
        rules::legalMoves,
        rules::play,
        rules::status,
        new ReferenceRefusals(rules)::refusal);
  }
}
