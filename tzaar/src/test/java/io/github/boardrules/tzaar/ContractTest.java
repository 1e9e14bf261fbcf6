package io.github.boardrules.tzaar;

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
import io.github.boardrules.tzaar.reference.ReferenceBoard;
import io.github.boardrules.tzaar.reference.ReferenceField;
import io.github.boardrules.tzaar.reference.ReferenceMove;
import io.github.boardrules.tzaar.reference.ReferencePosition;
import io.github.boardrules.tzaar.reference.ReferenceRefusals;
import io.github.boardrules.tzaar.reference.ReferenceStack;
import io.github.boardrules.tzaar.reference.ReferenceTexts;
import io.github.boardrules.tzaar.reference.ReferenceTzaar;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Nested;

/** What the tests of all games have in common, for this game. */
class ContractTest extends GameContract<TzaarPosition, TzaarMove, GamePosition> {
  static final TestedGame<TzaarPosition, TzaarMove> GAME =
      new TestedGame<>(
          "tzaar",
          TzaarRules::parse,
          new TzaarFamily(),
          List.of(TzaarReason.values()),
          List.of(TzaarEnding.values()),
          List.of(TzaarTextReason.values()));

  static final RandomCases<TzaarPosition, TzaarMove, GamePosition> CASES =
      new RandomCases<>(
          RandomGames::rules,
          RandomGames::position,
          dice -> RandomGames.any(RandomGames.rules(dice), dice),
          (given, dice) -> {
            NearMisses nearMisses = new NearMisses(given.reference(), dice);
            return () -> ReferenceTexts.format(nearMisses.next());
          });

  ContractTest() {
    super(GAME, CASES, ContractTest::model);
  }

  @Override
  protected int minNearMisses() {
    return 5;
  }

  @Nested
  class Messages extends MessagesContract {
    Messages() {
      super(
          GAME,
          Set.of(
              ("kind.Z kind.R kind.T player.1 player.2 due.place due.open due.first due.second"
                      + " drawing.field drawing.white-tzaar drawing.white-tzarra"
                      + " drawing.white-tott drawing.black-tzaar drawing.black-tzarra"
                      + " drawing.black-tott drawing.to-place.1 drawing.to-place.2 word.pass"
                      + " prompt.place prompt.place.to prompt.capture prompt.capture.to prompt.second prompt.second.to prompt.pass drawing.left.1 drawing.left.2")
                  .split(" ", -1)));
    }
  }

  @Nested
  class Nulls extends NullsContract {
    Nulls() {
      super(
          GAME,
          Setup.of("tzaar").with("ZA1 RC1 TG1 zB1 rD1").text(),
          TzaarOptions.DEFAULT,
          TzaarField.parse("E4"),
          new TzaarStack(1, TzaarKind.TOTT, 1),
          TzaarMove.parse("E4xF4"));
    }
  }

  @Nested
  class Evaluated extends EvaluationContract<TzaarPosition, TzaarMove> {
    Evaluated() {
      super(
          GAME,
          Map.of(
              "tzaar",
              List.of(
                  "ttttT/.rrrR./..zzZ../...t..../....tzrt/trzt.zrt/trz..rt/tr...t/t.... 2 first",
                  "ttttT/TrrrRT/.RzzZR./..Zt.Z../....tzrt/trzt.zrt/trz..rt/tr...t/t.... 2 first",
                  "ttttT/TrrrRT/TRzzZRT/.RZt.ZR./..Z.tzrt/trzt.zrt/trzZ.rt/tr...t/t.... 2 first",
                  "ttttT/TrrrRT/TRzzZRT/TRZtTZRT/TRZT.zr./.rz.Tz../...ZZ../..RRR./.TTTT 1 first",
                  "ttt.T/TrrrRT/TRzzZRT/TRZ.TZRT/TRZT.z../....T.../...ZZ../..RRR./.TTTT 1 first",
                  "t...T/Tr..RT/TRz.ZRT/TRZ.TZRT/TRZT..../....T.../...ZZ../..RRR./.TTTT 1 first")));
    }

    @Override
    protected Optional<TzaarPosition> withPlayersExchanged(TzaarPosition position) {
      return position.phase() == TzaarPhase.PLACE || position.phase() == TzaarPhase.OPEN
          ? Optional.empty()
          : Optional.of(GamePosition.withColoursExchanged(position));
    }
  }

  @Nested
  class Laws extends LawsContract<TzaarPosition, TzaarMove> {
    Laws() {
      super(GAME);
    }

    @Override
    protected List<String> moves() {
      return List.of("pass", "Z@E4", "T@A1", "E4xE5", "A1xA1", "B6xB4", "B1+A1", "C1+C2");
    }

    @Override
    protected List<String> texts() {
      return List.of(
          "tzaar:setup=random",
          "tzaar:seed=1",
          "Z30R../....../......./......../......../......../......./....../..... 1 first",
          "Z2..../....../......./......../......../......../......./....../..... 2 place",
          "ZRTzr/t...../......./......../......../......../......./....../..... 2 open",
          "Z..../....../......./......../......../......../......./....../z.... 1 first",
          "ttttT/TrrrRT/TRzzZRT/TRZtTZRT/TRZTtzrt/trztTzrt/trzZZrt/trRRRt/tTTTT 1 first");
    }
  }

  @Property
  void stacksAndPiecesToPlaceAreThoseOfThePage(@ForAll(supplier = Dice.Seed.class) long which) {
    GamePosition given = RandomGames.position(new Dice(which));
    TzaarPosition position = given.position();
    ReferencePosition reference = given.reference();
    for (ReferenceField field : ReferenceBoard.FIELDS) {
      assertThat(
              position
                  .stack(TzaarField.parse(ReferenceTexts.format(field)))
                  .map(it -> new ReferenceStack(it.player(), it.kind().letter(), it.height())))
          .isEqualTo(reference.stack(field));
    }
    for (int player = 1; player <= 2; player++) {
      for (TzaarKind kind : TzaarKind.values()) {
        int stacks = reference.stacksOf(player, kind.letter());
        boolean placing = reference.phase().equals("place");

        assertThat(position.stacks(player, kind)).isEqualTo(stacks);
        assertThat(position.toPlace(player, kind))
            .isEqualTo(placing ? ReferenceTzaar.PIECES.get(kind.letter()) - stacks : 0);
      }
    }
    assertThat(position.toMove()).isEqualTo(reference.side());
    assertThat(position.phase().word()).isEqualTo(reference.phase());
  }

  private static ReferenceModel model(String variant) {
    ReferenceTzaar rules = ReferenceTzaar.of(variant);
    return new TextModel<>(
        new TextModel.ReferenceNotation<ReferencePosition, ReferenceMove>(
            ReferenceTexts::parsePosition,
            ReferenceTexts::format,
            ReferenceTexts::parseMove,
            ReferenceTexts::format),
        rules::start,
        rules::legalMoves,
        rules::play,
        rules::status,
        new ReferenceRefusals(rules)::refusal);
  }
}
