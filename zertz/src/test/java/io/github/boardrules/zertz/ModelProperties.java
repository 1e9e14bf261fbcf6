package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.zertz.plain.PlainMove;
import io.github.boardrules.zertz.plain.PlainPosition;
import io.github.boardrules.zertz.plain.PlainRefusals;
import io.github.boardrules.zertz.plain.PlainTexts;
import io.github.boardrules.zertz.plain.PlainZertz;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The library and a plain model of the rule page agree. */
class ModelProperties {
  private static final int SAMPLED_MOVES = 12;
  private static final int STRANGERS = 20;

  @Property
  void theStartIsThatOfThePage(@ForAll(supplier = Cases.AnyRules.class) ZertzRules rules) {
    Scene start = new Scene(rules, rules.start());

    assertThat(start.text()).isEqualTo(start.plainTexts().format(start.plainRules().start()));
  }

  @Property
  void theLegalMovesAreThoseOfThePage(@ForAll(supplier = Cases.AnyScene.class) Scene scene) {
    PlainTexts texts = scene.plainTexts();
    List<PlainMove> due = scene.plainRules().legalMoves(scene.plain());

    assertThat(scene.legalTexts().stream().sorted().toList())
        .isEqualTo(due.stream().map(texts::format).sorted().toList());
  }

  @Property
  void theStatusIsThatOfThePage(@ForAll(supplier = Cases.AnyScene.class) Scene scene) {
    assertThat(scene.status()).isEqualTo(scene.plainRules().status(scene.plain()));
  }

  @Property
  void moveAfterMoveDoesWhatThePageSays(@ForAll(supplier = Cases.AnyGame.class) Game game) {
    PlainZertz plain = game.opening().plainRules();
    PlainTexts texts = game.opening().plainTexts();
    PlainPosition position = game.opening().plain();
    for (Game.Turn turn : game.turns()) {
      position = plain.play(position, texts.parseMove(turn.move().toString()));

      assertThat(turn.after().text()).as("%s", turn).isEqualTo(texts.format(position));
      assertThat(turn.after().status()).as("%s", turn).isEqualTo(plain.status(position));
    }
  }

  @Property
  void anyMoveDoesWhatThePageSays(
      @ForAll(supplier = Cases.AnyScene.class) Scene scene, @ForAll long seed) {
    PlainZertz plain = scene.plainRules();
    PlainTexts texts = scene.plainTexts();
    List<ZertzMove> moves = new Dice(seed).shuffled(scene.legalMoves());
    for (ZertzMove move : moves.subList(0, Math.min(SAMPLED_MOVES, moves.size()))) {
      PlainPosition due = plain.play(scene.plain(), texts.parseMove(move.toString()));

      assertThat(scene.rules().play(scene.position(), move).toString())
          .as("%s", move)
          .isEqualTo(texts.format(due));
    }
  }

  @Property
  void refusalsNameTheFirstReasonInTheOrderOfThePage(
      @ForAll(supplier = Cases.AnyScene.class) Scene scene, @ForAll long seed) {
    PlainRefusals refusals = new PlainRefusals(scene.plainRules());
    PlainTexts texts = scene.plainTexts();
    PlainPosition position = scene.plain();
    Strangers strangers = new Strangers(texts.variant(), position, new Dice(seed));
    for (int i = 0; i < STRANGERS; i++) {
      PlainMove stranger = strangers.next();
      ZertzMove move = scene.rules().notation().parseMove(texts.format(stranger));

      assertThat(scene.rules().refusal(scene.position(), move).map(found -> found.reason().code()))
          .as("%s", move)
          .isEqualTo(refusals.refusal(position, stranger));
    }
  }
}
