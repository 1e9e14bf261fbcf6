package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

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
import io.github.boardrules.zertz.reference.ReferenceMove;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceRefusals;
import io.github.boardrules.zertz.reference.ReferenceTexts;
import io.github.boardrules.zertz.reference.ReferenceZertz;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What the tests of all games have in common, for this game. */
class ContractTest extends GameContract<ZertzPosition, ZertzMove, GamePosition> {
  static final TestedGame<ZertzPosition, ZertzMove> GAME =
      new TestedGame<>(
          "zertz",
          ZertzRules::parse,
          new ZertzFamily(),
          List.of(ZertzReason.values()),
          List.of(ZertzEnding.values()),
          List.of(ZertzTextReason.values()));

  static final RandomCases<ZertzPosition, ZertzMove, GamePosition> CASES =
      new RandomCases<>(
          RandomGames::rules,
          RandomGames::position,
          dice -> RandomGames.any(RandomGames.rules(dice), dice),
          (given, dice) -> {
            ReferenceTexts texts = given.referenceTexts();
            NearMisses nearMisses = new NearMisses(texts.variant(), given.reference(), dice);
            return () -> texts.format(nearMisses.next());
          });

  ContractTest() {
    super(GAME, CASES, ContractTest::model);
  }

  /** The more moves are legal, the longer the reference model takes to list them. */
  @Override
  protected int maxListed() {
    return 800;
  }

  @Override
  protected int minNearMisses() {
    return 33;
  }

  @Nested
  class Messages extends MessagesContract {
    private static final Locale HUNGARIAN = new Locale("hu");

    Messages() {
      super(
          GAME,
          Set.of(
              ("marble.W marble.G marble.B due.capture due.retract drawing.ring drawing.gone"
                      + " drawing.white drawing.grey drawing.black drawing.pool drawing.player-1"
                      + " drawing.player-2 word.pass word.retract warning.lost-claim refusal.not-claimable.none"
                      + " refusal.must-capture.other refusal.no-marble.first refusal.nothing-to-jump.anywhere"
                      + " prompt.place prompt.capture prompt.place-or-capture prompt.retract prompt.pass prompt.to prompt.remove prompt.claim prompt.jump prompt.jump-on")
                  .split(" ", -1)));
    }

    @Test
    void sentencesNameMarblesByTheirColour() {
      for (String row : List.of("W white fehér", "G grey szürke", "B black fekete")) {
        String[] words = row.split(" ", -1);
        Map<String, String> facts = Map.of("marble", words[0], "over", "d5");

        assertThat(ZertzReason.WRONG_COLOUR.message(Locale.ENGLISH, facts))
            .isEqualTo("The marble on d5 is " + words[1] + ", not of this colour.");
        assertThat(ZertzReason.WRONG_COLOUR.message(HUNGARIAN, facts)).contains(words[2]);
      }
    }
  }

  @Nested
  class Nulls extends NullsContract {
    Nulls() {
      super(
          GAME,
          Setup.of("zertz").held(1, 3, 0, 0).text(),
          ZertzOptions.DEFAULT,
          ZertzCell.parse("d4"),
          new ZertzMove.Pass(),
          ZertzMove.parse("Wd4"));
    }
  }

  @Nested
  class Evaluated extends EvaluationContract<ZertzPosition, ZertzMove> {
    Evaluated() {
      super(
          GAME,
          Map.of(
              "zertz",
              List.of(
                  "..../...../....../......./....../...../.... 3,4,5 0,0,0 2,3,4 1",
                  "..../...../....../......./....../...../.... 4,6,8 0,0,0 1,1,1 1",
                  "..../...../....../......./....../...../.... 5,7,9 0,0,0 0,0,0 1",
                  "..../...../....../......./....../...../.... 4,6,8 1,1,1 0,0,0 1",
                  "..../...../....../......./....../...../.... 3,4,5 2,3,4 0,0,0 1"),
              "zertz:game=tournament",
              List.of(
                  "..../...../....../......./....../...../.... 4,5,6 0,0,0 2,3,4 1",
                  // A capture is due.
                  "..../...../....../...WG../....../...../.... 5,7,10 0,0,0 0,0,0 2",
                  "..../...../....../......./....../...../.... 6,8,10 0,0,0 0,0,0 1",
                  "..../...../....../...WG../....../...../.... 5,7,10 0,0,0 0,0,0 1",
                  "..../...../....../......./....../...../.... 5,7,9 1,1,1 0,0,0 1",
                  // The set lacks three marbles.
                  "..../...../....../......./....../...../.... 5,6,7 1,2,3 0,0,0 1",
                  // One white marble is missing.
                  "..../...../....../......./....../...../.... 3,8,10 3,0,0 0,0,0 2",
                  "..../...../....../......./....../...../.... 4,7,8 2,1,2 0,0,0 1",
                  "..../...../....../......./....../...../.... 3,8,10 3,0,0 0,0,0 1",
                  // Two marbles are missing.
                  "..../...../....../......./....../...../.... 4,6,7 2,2,3 0,0,0 1",
                  // The set lacks one marble.
                  "..../...../....../......./....../...../.... 4,5,7 2,3,3 0,0,0 2",
                  "..../...../....../......./....../...../.... 4,5,7 2,3,3 0,0,0 1",
                  "..../...../....../......./....../...../.... 4,5,6 2,3,4 0,0,0 1")));
    }
  }

  @Nested
  class Laws extends LawsContract<ZertzPosition, ZertzMove> {
    Laws() {
      super(GAME);
    }

    @Override
    protected List<String> moves() {
      return List.of("pass", "retract", "Wd4", "Wh1,d4", "xd1Gd3");
    }

    @Override
    protected List<String> texts() {
      return List.of(
          "Wd4,d1xWb1Wa1",
          "..../...../....../......./....../...../.... 5,7,9 0,0,0 0,0,0 1 !",
          "..../...../....../......./....../...../.... 5,7,9 0,0,1 0,0,0 1 -");
    }

    @Override
    protected List<String> morePositions() {
      Setup corner = Setup.of("zertz:capture=retract").gone("a1 c1").with("Wd4 Gd5");
      Setup flower = Setup.of("zertz:capture=retract").only("d4 d5 e4 e3 d3 c3 c4 d6");
      return List.of(
          "zertz:stall=3\t..../...../....../......./....../...../.... 5,7,9 0,0,0 0,0,0 1 s3",
          line(corner.game().play("Bg4,a2")),
          line(Setup.of("zertz").held(1, 3, 0, 0).game()),
          line(Setup.of("zertz").held(1, 0, 0, 5).game()),
          line(Setup.of("zertz").held(1, 2, 2, 2).game()),
          // The board is its own image, but the position before the lapse is not.
          line(flower.with("Wd5 Wd4").game().play("Wd3,d6")));
    }

    private static String line(GamePosition game) {
      return game.rules().variant() + "\t" + game.text();
    }
  }

  @Property
  void ringsMarblesAndCountersAreThoseOfThePage(@ForAll(supplier = Dice.Seed.class) long which) {
    GamePosition game = RandomGames.position(new Dice(which));
    ZertzPosition position = game.position();
    ReferencePosition reference = game.reference();
    for (ZertzMarble marble : ZertzMarble.values()) {
      assertThat(position.pool(marble)).isEqualTo(reference.pool().of(marble.letter()));
      assertThat(position.held(1, marble)).isEqualTo(reference.held1().of(marble.letter()));
      assertThat(position.held(2, marble)).isEqualTo(reference.held2().of(marble.letter()));
    }
    assertThat(position.rings())
        .extracting(ring -> ring + "" + position.marble(ring).map(ZertzMarble::letter).orElse('.'))
        .containsExactlyElementsOf(
            reference.rings().contents().entrySet().stream()
                .map(ring -> game.referenceTexts().format(ring.getKey()) + ring.getValue())
                .toList());
    assertThat(position.toMove()).isEqualTo(reference.side());
    assertThat(position.stallCounter()).isEqualTo(reference.counter());
    assertThat(position.isBound()).isEqualTo(reference.bound());
  }

  private static ReferenceModel model(String variant) {
    ReferenceZertz rules = ReferenceZertz.of(variant);
    ReferenceTexts texts = new ReferenceTexts(rules.variant());
    return new TextModel<>(
        new TextModel.ReferenceNotation<ReferencePosition, ReferenceMove>(
            texts::parsePosition, texts::format, texts::parseMove, texts::format),
        rules::start,
        rules::legalMoves,
        rules::play,
        rules::status,
        new ReferenceRefusals(rules)::refusal);
  }
}
