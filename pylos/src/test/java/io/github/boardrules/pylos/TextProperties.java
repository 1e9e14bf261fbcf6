package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Texts and refusals (RULES.md, "Notation" and the last line of "Invariants"). */
class TextProperties {
  private static final int STRANGERS = 30;

  @Property
  void parsingTheFormattedPositionGivesAnEqualOne(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    Notation<PylosPosition, PylosMove> notation = scene.rules().notation();
    PylosPosition read = notation.parsePosition(scene.text());

    assertThat(notation.formatPosition(read)).isEqualTo(scene.text());
    assertThat(read).isEqualTo(scene.position()).hasSameHashCodeAs(scene.position());
  }

  @Property
  void parsingTheFormattedMoveGivesAnEqualOne(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene, @ForAll long seed) {
    assertThat(scene.legalMoves()).allMatch(move -> scene.move(move.toString()).equals(move));
    for (String text : strangers(scene, seed)) {
      assertThat(scene.move(text)).hasToString(text).isEqualTo(PylosMove.parse(text));
    }
  }

  @Property
  void twoMoveTextsOfOneListNeverMeanTheSameMove(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    Set<List<Object>> meanings = new HashSet<>();
    for (String text : scene.legal()) {
      // RULES.md, "A move": the old cell, the target and the set of cells taken back.
      String[] parts = text.split("x", 2);
      Set<ReferenceCell> taken = Set.copyOf(ReferenceTexts.parseMove(text).takenBack());

      assertThat(meanings.add(List.of(parts[0], taken))).as(text).isTrue();
    }

    assertThat(new HashSet<>(scene.legal())).hasSameSizeAs(scene.legalMoves());
  }

  @Property
  void legalMovesAreListedInTheOrderOfTheirTexts(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    assertThat(scene.legal()).isSorted();
  }

  @Property
  void aReaderAcceptsTwoTakenCellsInEitherOrder(
      @ForAll(supplier = Arbitraries.KeepingScene.class) Scene scene) {
    for (PylosMove move : scene.legalMoves()) {
      String[] parts = move.toString().split("x", -1);
      if (parts.length == 3) {
        String other = parts[0] + "x" + parts[2] + "x" + parts[1];

        assertThat(scene.move(other)).isEqualTo(move).hasToString(move.toString());
      }
    }
  }

  @Property
  void aTextIsRefusedAsAPositionExactlyWhenItBreaksAConditionOfThePage(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene, @ForAll long seed) {
    ReferencePylos rules = scene.referenceRules();
    ReferencePosition position = changed(scene, new Dice(seed));
    boolean holds =
        position.stones().keySet().stream()
                .allMatch(cell -> ReferencePylos.isSupported(position, cell))
            && position.stonesOf(1) <= rules.board().stones()
            && position.stonesOf(2) <= rules.board().stones()
            && position.count() <= rules.variant().limit();
    String text = ReferenceTexts.format(rules.board(), position);

    if (holds) {
      assertThat(Scene.of(scene.rules(), text).text()).isEqualTo(text);
    } else {
      assertThatThrownBy(() -> Scene.of(scene.rules(), text)).isInstanceOf(NotationException.class);
    }
  }

  @Property
  void aRefusedMoveLeavesThePositionUnchanged(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene, @ForAll long seed) {
    String text = scene.text();
    int hash = scene.position().hashCode();
    for (String stranger : strangers(scene, seed)) {
      PylosMove move = scene.move(stranger);
      Optional<Refusal> refusal = scene.rules().refusal(scene.position(), move);
      if (refusal.isPresent()) {
        assertThatThrownBy(() -> scene.after(move))
            .as("%s", move)
            .isInstanceOfSatisfying(
                IllegalMoveException.class,
                thrown -> assertThat(thrown.refusal()).isEqualTo(refusal.get()));
      }
    }

    assertThat(scene.text()).isEqualTo(text);
    assertThat(scene.position().hashCode()).isEqualTo(hash);
  }

  /** The position with a cell changed, or the count, so that it may or may not be one. */
  private static ReferencePosition changed(Scene scene, Dice dice) {
    ReferencePosition position = scene.reference();
    ReferenceCell cell = dice.pick(scene.referenceRules().board().cells());
    return switch (dice.between(0, 2)) {
      case 0 -> position.without(cell);
      case 1 -> position.with(cell, dice.between(1, 2));
      default -> position.at(position.side(), dice.between(0, 1) + scene.options().limit());
    };
  }

  private static List<String> strangers(Scene scene, long seed) {
    NearMisses strangers = new NearMisses(scene, new Dice(seed));
    return Stream.generate(strangers::next).limit(STRANGERS).map(ReferenceTexts::format).toList();
  }
}
