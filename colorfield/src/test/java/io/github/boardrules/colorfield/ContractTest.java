package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.colorfield.reference.ReferenceColorfield;
import io.github.boardrules.colorfield.reference.ReferenceFields;
import io.github.boardrules.colorfield.reference.ReferenceLayout;
import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.colorfield.reference.ReferenceTexts;
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
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Nested;

/** What the tests of all games have in common, for this game. */
class ContractTest extends GameContract<ColorfieldPosition, ColorfieldMove, GamePosition> {
  static final TestedGame<ColorfieldPosition, ColorfieldMove> GAME =
      new TestedGame<>(
          "colorfield",
          ColorfieldRules::parse,
          new ColorfieldFamily(),
          List.of(ColorfieldReason.values()),
          List.of(ColorfieldEnding.values()),
          List.of(ColorfieldTextReason.values()));

  private static final RandomCases<ColorfieldPosition, ColorfieldMove, GamePosition> CASES =
      new RandomCases<>(
          Arbitraries::rules,
          Arbitraries::position,
          dice -> RandomGames.any(Arbitraries.rules(dice), dice),
          (given, dice) -> new NearMisses(given, dice)::next);

  ContractTest() {
    super(GAME, CASES, ContractTest::model);
  }

  /** {@inheritDoc} Most of the games need not end. */
  @Override
  protected int maxPlies() {
    return 60;
  }

  @Override
  protected int minNearMisses() {
    return 40;
  }

  @Nested
  class Messages extends MessagesContract {
    Messages() {
      super(
          GAME,
          Set.of(
              ("player.full player.empty team.full team.empty due.capture drawing.field"
                      + " drawing.gate drawing.middle drawing.full drawing.empty drawing.cuts"
                      + " drawing.lost.full drawing.lost.empty"
                      + " prompt.from prompt.from-capture prompt.to prompt.captive"
                      + " colour.b colour.g colour.n colour.o colour.p colour.r colour.w colour.y")
                  .split(" ", -1)));
    }
  }

  @Nested
  class Nulls extends NullsContract {
    Nulls() {
      super(
          GAME,
          "1 0 re5,Rx1",
          ColorfieldOptions.DEFAULT,
          ColorfieldMove.parse("e4-f4xa6"),
          ColorfieldField.parse("e4"),
          ColorfieldLayout.STANDARD,
          new ColorfieldPiece(ColorfieldTeam.FULL, 'g'));
    }
  }

  @Nested
  class Evaluated extends EvaluationContract<ColorfieldPosition, ColorfieldMove> {
    Evaluated() {
      super(
          GAME,
          Map.of(
              "colorfield",
              List.of(
                  "2 0 Na1,Oa2,rd5,Rx1,ry1",
                  "1 0 Na1,ya8,ga9,Rx1,ry1,ry2",
                  "1 0 Na1,Oa2,ya8,ga9,Rx1,ry1",
                  "1 0 Na1,Oa2,ya8,Rx1,Rx2,ry1",
                  "1 0 ya8,ga9,Rd5,Rx1,ry1")));
    }
  }

  @Nested
  class Laws extends LawsContract<ColorfieldPosition, ColorfieldMove> {
    Laws() {
      super(GAME, ContractTest::model);
    }

    /** Moves that are seldom or never legal. */
    @Override
    protected List<String> moves() {
      return List.of(
          ("zz99-a1 e4-f4 e4-f4xa6 e4-f4xe4 e4-f4xb2 e4-f3xa6 e4-d3 e4-e5 e4-e4 b1-x1 x1-b1 c2-b2"
                  + " d4-e5 a1-b2 d4-c3")
              .split(" ", -1));
    }

    /** A text for each condition; those of positions are on the standard layout. */
    @Override
    protected List<String> texts() {
      String items =
          "extra=gm100 rows=bgybg/ybrg extra=ga1 link=a1-k1 link=a1-a1 link=a1-b1 cut=a1-c1"
              + " cut=a1-b1+b1-a1 middle=c1 fullgates=x1-k1 fullgates=x1-a1-a1 full=gc3 full=gx1"
              + " full=ga1+ba1 rows="
              + "b".repeat(27)
              + " rows=b"
              + "/b".repeat(99);
      List<String> texts = new ArrayList<>();
      for (String item : items.split(" ", -1)) {
        texts.add(Layouts.small().with(item.split("=", -1)[0], item.split("=", -1)[1]).id());
      }
      Collections.addAll(
          texts,
          "colorfield:middle=c3",
          Layouts.small().without("middle").id(),
          Layouts.empty().with("rows", ("b".repeat(26) + "/").repeat(4) + "r".repeat(26)).id()
              + ",middle=a1,fullgates=zx1-a1,emptygates=zy1-b1",
          "1 0 Rx1,rzz1",
          "1 0 ry1,Rx1",
          "1 10000 Rx1,ry1",
          "1 0 Ge4,Gf4,Gg4,Rx1,ry1",
          "1 0 Gx1,ry1",
          "2 0 re5,Rx1,ry1",
          "1 0 ge5,Rx1,ry1",
          "2 0 Re5,Rf5,ry1",
          "1 0 Rx1");
      return texts;
    }

    /** The page's example, each with pieces that the moves above name. */
    @Override
    protected List<String> morePositions() {
      String pieces = "ba6,Bb1,Yc2,Rd4,Ge4,gh3,yj5,Rx1,ry1";
      return List.of(
          "colorfield:quiet=100\t1 5 " + pieces,
          "colorfield:force=step\t1 0 " + pieces,
          "colorfield:quiet=12\t2 12 " + pieces,
          "colorfield\t2 0 Re5,ry1",
          "colorfield\t2 0 ba6,Rx1",
          "colorfield\t1 0 wb1,bc1,Rx1,ry1",
          Layouts.RAINBOW + "\t1 0 Ab1,Ix3,Rxa1,rxb1,Zy1,qy3,zz2",
          // the middle before the lost reds, these before the block, and that before the draw
          "colorfield:quiet=12\t1 12 Ge4,re5",
          "colorfield:quiet=12\t1 12 Ge4,ry1",
          "colorfield:quiet=12\t1 12 Na1,oa2,wb1,gb2,Rx1,ry1",
          // a blocked player: all pieces, those in play, and a middle that is no way out
          "colorfield\t1 0 Na1,oa2,wb1,gb2,bc1,Rx1,ry1",
          "colorfield:block=any\t1 0 Na1,oa2,wb1,gb2,bc1,Rx1,ry1",
          "colorfield:block=any,quiet=12\t1 12 Na1,oa2,wb1,gb2,Rx1,ry1",
          "colorfield:rows=gg./grg,middle=b1,fullgates=x1-a1,emptygates=y1-c1,full=ga1,empty=gc1"
              + "\t1 0 ga1,Gb2,rc1,Rx1",
          "colorfield\t1 0 wb1,Rx1,ry1",
          // a red that may enter the middle or take, and cuts and links
          "colorfield:force=step\t1 0 ba6,rb2,Rd5,Ge4,gh3,yj5,Rx1,ry1",
          Layouts.HOLES + "\t1 0 Ba1,Ba3,rb2,Gd4,Rx1",
          Layouts.largest().with("force", "step").id() + "\t1 0 Gb1,bd1,Rx1,ry1,Rzz98");
    }
  }

  @Property
  void piecesTurnCountAndPiecesInPlayAreThoseOfThePage(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = Arbitraries.position(new Dice(seed));
    ColorfieldPosition position = given.position();
    ReferencePosition reference = given.reference();
    ReferenceColorfield rules = given.referenceRules();
    for (String field : rules.layout().fields()) {
      assertThat(
              position
                  .piece(ColorfieldField.parse(field))
                  .map(ColorfieldPiece::toString)
                  .orElse(""))
          .isEqualTo(reference.holds(field) ? reference.pieces().get(field).toString() : "");
    }
    assertThat(position.piece(ColorfieldField.parse("zz99"))).isEmpty();
    for (int player = 1; player <= 2; player++) {
      ColorfieldTeam team =
          rules.variant().team(player).equals("full") ? ColorfieldTeam.FULL : ColorfieldTeam.EMPTY;

      assertThat(position.inPlay(team)).isEqualTo(rules.inPlay(reference, player).size());
    }
    assertThat(position.toMove()).isEqualTo(reference.side());
    assertThat(position.quiet()).isEqualTo(reference.quiet());
  }

  @Property
  void legalMovesAreListedByTheirFieldsInFieldOrder(@ForAll(supplier = Dice.Seed.class) long seed) {
    assertThat(Arbitraries.position(new Dice(seed)).referenceMoves())
        .isSortedAccordingTo(
            Comparator.comparing(ReferenceMove::from, ReferenceFields.ORDER)
                .thenComparing(ReferenceMove::to, ReferenceFields.ORDER)
                .thenComparing(move -> move.captive().orElse(move.to()), ReferenceFields.ORDER));
  }

  /** RULES.md, "Invariants", 12: pieces, gates and one, times the limit. */
  @Property
  void withALimitToQuietMovesThereIsABoundOnTheLength(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    ColorfieldRules rules = Arbitraries.rules(new Dice(seed));
    ReferenceLayout layout = GamePosition.start(rules).layout();
    int gates = layout.gates().values().stream().mapToInt(Set::size).sum();
    int quiet = rules.options().quiet();

    assertThat(rules.maxPlies())
        .isEqualTo(
            quiet == 0
                ? OptionalInt.empty()
                : OptionalInt.of((layout.start().size() + gates + 1) * quiet));
  }

  private static ReferenceModel model(String variant) {
    ReferenceColorfield rules = ReferenceColorfield.of(variant);
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
        rules::refusal);
  }
}
