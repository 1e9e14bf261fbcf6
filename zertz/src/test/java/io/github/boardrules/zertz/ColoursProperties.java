package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.zertz.reference.ReferenceImage;
import io.github.boardrules.zertz.reference.ReferenceMarbles;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceTexts;
import io.github.boardrules.zertz.reference.ReferenceZertz;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The colours are alike (RULES.md, "Invariants", 10). */
class ColoursProperties {
  private static final List<List<Character>> EXCHANGES =
      List.of(
          List.of('G', 'W', 'B'),
          List.of('B', 'G', 'W'),
          List.of('W', 'B', 'G'),
          List.of('G', 'B', 'W'),
          List.of('B', 'W', 'G'));

  /**
   * A position and the same with colours exchanged.
   *
   * @param scene the position
   * @param exchange the exchange
   * @param image the other position
   */
  record Exchanged(Scene scene, ReferenceImage exchange, Scene image) {
    @Override
    public String toString() {
      return scene + " and " + image;
    }
  }

  @Property
  void invariant10ExchangingColoursMapsLegalMovesOneToOne(
      @ForAll("exchanged") Exchanged exchanged) {
    ReferenceTexts texts = exchanged.scene.plainTexts();
    List<String> images =
        exchanged.scene.legal().stream()
            .filter(move -> !move.equals("retract"))
            .map(move -> texts.format(exchanged.exchange.of(texts.parseMove(move))))
            .sorted()
            .toList();

    assertThat(exchanged.image.legal().stream().sorted().toList()).isEqualTo(images);
  }

  @Property
  void invariant10TheNumberOfPlacementsIsDivisibleByTheNumberOfColoursInTheSupply(
      @ForAll(supplier = Arbitraries.CalmScene.class) Scene scene) {
    long placements =
        scene.legalMoves().stream().filter(ZertzMove.Placement.class::isInstance).count();

    assertThat(placements % scene.plain().supply().colours().size()).isZero();
  }

  @Property
  void invariant10VacantAndFreeRingsAndColoursGiveTheNumberOfPlacementsWithAutomaticClaims(
      @ForAll(supplier = Arbitraries.CalmScene.class) Scene scene) {
    Scene automatic =
        scene.under(scene.rules().options().withClaim(ZertzOptions.ClaimRule.AUTOMATIC));
    ReferencePosition plain = scene.plain();
    long vacant = plain.rings().vacancies().size();
    long free = plain.rings().freeRings().size();
    long colours = plain.supply().colours().size();
    long retract = plain.lapse().isPresent() ? 1 : 0;

    assertThat(automatic.rules().countLegal(automatic.position()) - retract)
        .isEqualTo(colours * ((vacant - free) * Math.max(free, 1) + free * Math.max(free - 1, 1)));
  }

  @Provide
  Arbitrary<Exchanged> exchanged() {
    return Dice.drawn(
        dice -> {
          Optional<Exchanged> exchanged = Optional.empty();
          while (exchanged.isEmpty()) {
            Scene scene = Games.scene(Games.options(dice), dice);
            if (!scene.over() && !lapsePossible(scene)) {
              ReferenceImage exchange = ReferenceImage.ofColours(dice.pick(EXCHANGES));
              exchanged =
                  exchange(scene, exchange).map(image -> new Exchanged(scene, exchange, image));
            }
          }
          return exchanged.get();
        });
  }

  private static boolean lapsePossible(Scene scene) {
    return scene.rules().options().capture() == ZertzOptions.CaptureRule.RETRACT
        && scene.plain().rings().captureIsPossible();
  }

  /**
   * The variant has not as many marbles of each colour, so after the exchange some must come or go:
   * in the pool, as long as it shows the colours that it must, or with the player who is not to
   * move. Neither makes a difference to the moves. A lapse would have to be exchanged too, so it,
   * and with it the move {@code retract}, is left out.
   */
  private static Optional<Scene> exchange(Scene scene, ReferenceImage exchange) {
    ReferenceZertz plain = scene.plainRules();
    ReferencePosition image = exchange.of(scene.plain().withLapse(false, Optional.empty()));
    ReferenceMarbles missing = ReferenceMarbles.NONE;
    for (char colour : ReferenceMarbles.COLOURS) {
      int present =
          image.rings().count(colour)
              + image.pool().of(colour)
              + image.held1().of(colour)
              + image.held2().of(colour);
      missing = missing.plus(colour, plain.variant().marbles().of(colour) - present);
    }
    int other = image.otherSide();
    ReferencePosition pooled = image.withPool(sum(image.pool(), missing));
    ReferencePosition held = image.withHeld(other, sum(image.held(other), missing));
    if (possible(pooled.pool()) && pooled.pool().colours().equals(image.pool().colours())) {
      return goingOn(scene, pooled);
    }
    return possible(held.held(other)) ? goingOn(scene, held) : Optional.empty();
  }

  private static Optional<Scene> goingOn(Scene scene, ReferencePosition image) {
    return scene.plainRules().over(image)
        ? Optional.empty()
        : Optional.of(Scene.of(scene.rules().variant(), scene.plainTexts().format(image)));
  }

  private static ReferenceMarbles sum(ReferenceMarbles some, ReferenceMarbles more) {
    return new ReferenceMarbles(
        some.white() + more.white(), some.grey() + more.grey(), some.black() + more.black());
  }

  private static boolean possible(ReferenceMarbles marbles) {
    return marbles.white() >= 0 && marbles.grey() >= 0 && marbles.black() >= 0;
  }
}
