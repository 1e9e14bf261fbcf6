package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.Perft;
import io.github.boardrules.tzaar.plain.PlainMove;
import io.github.boardrules.tzaar.plain.PlainPosition;
import io.github.boardrules.tzaar.plain.PlainRefusals;
import io.github.boardrules.tzaar.plain.PlainTexts;
import io.github.boardrules.tzaar.plain.PlainTzaar;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The library and a plain model of the rule page agree. */
class ModelProperties {
  private static final int SAMPLED_MOVES = 12;
  private static final int STRANGERS = 20;
  private static final int FEW_MOVES = 12;

  @Property
  void theStartIsThatOfThePage(@ForAll(supplier = Cases.AnyRules.class) TzaarRules rules) {
    Scene start = Scene.start(rules);

    assertThat(start.text()).isEqualTo(PlainTexts.format(start.plainRules().start()));
  }

  @Property
  void theLegalMovesAreThoseOfThePage(@ForAll(supplier = Cases.AnyScene.class) Scene scene) {
    List<PlainMove> due = scene.plainRules().legalMoves(scene.plain());

    assertThat(scene.legalTexts().stream().sorted().toList())
        .isEqualTo(due.stream().map(PlainTexts::format).sorted().toList());
  }

  @Property
  void theStatusIsThatOfThePage(@ForAll(supplier = Cases.AnyScene.class) Scene scene) {
    assertThat(scene.status()).isEqualTo(scene.plainRules().status(scene.plain()));
  }

  @Property
  void stacksAndPiecesInHandAreThoseOfThePage(
      @ForAll(supplier = Cases.AnyScene.class) Scene scene) {
    TzaarPosition position = scene.position();
    PlainPosition plain = scene.plain();
    for (int player = 1; player <= 2; player++) {
      for (Kind kind : Kind.values()) {
        int stacks = plain.stacksOf(player, kind.letter());
        boolean placing = plain.phase().equals("place");

        assertThat(position.stacks(player, kind)).isEqualTo(stacks);
        assertThat(position.toPlace(player, kind))
            .isEqualTo(placing ? PlainTzaar.PIECES.get(kind.letter()) - stacks : 0);
      }
    }
    assertThat(position.toMove()).isEqualTo(plain.side());
    assertThat(position.phase().word()).isEqualTo(plain.phase());
  }

  @Property
  void moveAfterMoveDoesWhatThePageSays(@ForAll(supplier = Cases.AnyGame.class) Game game) {
    PlainTzaar plain = game.opening().plainRules();
    PlainPosition position = game.opening().plain();
    for (Game.Turn turn : game.turns()) {
      position = plain.play(position, PlainTexts.parseMove(turn.move().toString()));

      assertThat(turn.after().text()).as("%s", turn).isEqualTo(PlainTexts.format(position));
      assertThat(turn.after().status()).as("%s", turn).isEqualTo(plain.status(position));
    }
  }

  @Property
  void anyMoveDoesWhatThePageSays(
      @ForAll(supplier = Cases.AnyScene.class) Scene scene, @ForAll long seed) {
    List<TzaarMove> moves = new Dice(seed).shuffled(scene.legalMoves());
    for (TzaarMove move : moves.subList(0, Math.min(SAMPLED_MOVES, moves.size()))) {
      PlainPosition due =
          scene.plainRules().play(scene.plain(), PlainTexts.parseMove(move.toString()));

      assertThat(scene.after(move).text()).as("%s", move).isEqualTo(PlainTexts.format(due));
      assertThat(scene.after(move).position()).isEqualTo(Scene.of(scene.rules(), due).position());
    }
  }

  @Property
  void refusalsNameTheFirstReasonInTheOrderOfThePage(
      @ForAll(supplier = Cases.AnyScene.class) Scene scene, @ForAll long seed) {
    PlainRefusals refusals = new PlainRefusals(scene.plainRules());
    PlainPosition position = scene.plain();
    Strangers strangers = new Strangers(position, new Dice(seed));
    for (int i = 0; i < STRANGERS; i++) {
      PlainMove stranger = strangers.next();
      TzaarMove move = scene.rules().notation().parseMove(PlainTexts.format(stranger));

      assertThat(scene.rules().refusal(scene.position(), move).map(found -> found.reason().code()))
          .as("%s", move)
          .isEqualTo(refusals.refusal(position, stranger));
    }
  }

  @Property
  void countsOfSequencesAreThoseOfThePage(@ForAll(supplier = Cases.AnyScene.class) Scene scene) {
    int depth = scene.legalMoves().size() <= FEW_MOVES ? 2 : 1;

    assertThat(Perft.count(scene.rules(), scene.position(), depth))
        .isEqualTo(scene.plainRules().perft(scene.plain(), depth));
  }
}
