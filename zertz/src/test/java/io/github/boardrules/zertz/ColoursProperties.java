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
  /** The images of white, grey and black. */
  private static final List<String> EXCHANGES = List.of("GWB", "BGW", "WBG", "GBW", "BWG");

  /** A position, and the same position with exchanged colours. */
  record Exchanged(GamePosition game, ReferenceImage exchange, GamePosition image) {
    @Override
    public String toString() {
      return game + " and " + image;
    }
  }

  @Property
  void invariant10ExchangingColoursMapsLegalMovesOneToOne(
      @ForAll("exchanged") Exchanged exchanged) {
    ReferenceTexts texts = exchanged.game.referenceTexts();
    List<String> images =
        exchanged.game.legal().stream()
            .filter(move -> !move.equals("retract"))
            .map(move -> texts.format(exchanged.exchange.of(texts.parseMove(move))))
            .sorted()
            .toList();

    assertThat(exchanged.image.legal().stream().sorted().toList()).isEqualTo(images);
  }

  @Property
  void invariant10TheNumberOfPlacementsIsDivisibleByTheNumberOfColoursInTheSupply(
      @ForAll(supplier = Arbitraries.PlacementPosition.class) GamePosition game) {
    long placements = game.legalMoves().stream().filter(ZertzMove.Place.class::isInstance).count();

    assertThat(placements % game.reference().supply().colours().size()).isZero();
  }

  @Property
  void invariant10VacantAndFreeRingsAndColoursGiveTheNumberOfPlacementsWithAutomaticClaims(
      @ForAll(supplier = Arbitraries.PlacementPosition.class) GamePosition game) {
    GamePosition automatic =
        game.under(game.rules().options().withClaim(ZertzOptions.ClaimRule.AUTOMATIC));
    ReferencePosition reference = game.reference();
    long vacant = reference.rings().vacancies().size();
    long free = reference.rings().freeRings().size();
    long colours = reference.supply().colours().size();
    long retract = reference.lapse().isPresent() ? 1 : 0;

    assertThat(automatic.rules().countLegal(automatic.position()) - retract)
        .isEqualTo(colours * ((vacant - free) * Math.max(free, 1) + free * Math.max(free - 1, 1)));
  }

  @Provide
  Arbitrary<Exchanged> exchanged() {
    return Dice.drawn(
        dice -> {
          Optional<Exchanged> exchanged = Optional.empty();
          while (exchanged.isEmpty()) {
            GamePosition game = RandomGames.position(RandomGames.options(dice), dice);
            if (!game.isOver() && !lapsePossible(game)) {
              ReferenceImage exchange = ReferenceImage.ofColours(dice.pick(EXCHANGES));
              exchanged =
                  exchange(game, exchange).map(image -> new Exchanged(game, exchange, image));
            }
          }
          return exchanged.get();
        });
  }

  private static boolean lapsePossible(GamePosition game) {
    return game.rules().options().capture() == ZertzOptions.CaptureRule.RETRACT
        && game.reference().rings().isCapturePossible();
  }

  /**
   * Adds or removes marbles after the exchange (the variant does not have equally many of each
   * colour): in the pool, as long as it keeps the colours that it needs, or with the player who is
   * not to move. Neither changes the legal moves. A lapse is dropped, and with it the move {@code
   * retract}, which would have to be exchanged too.
   */
  private static Optional<GamePosition> exchange(GamePosition game, ReferenceImage exchange) {
    ReferenceZertz reference = game.referenceRules();
    ReferencePosition image = exchange.of(game.reference().withLapse(false, Optional.empty()));
    ReferenceMarbles missing = ReferenceMarbles.NONE;
    for (char colour : ReferenceMarbles.COLOURS) {
      int present =
          image.rings().count(colour)
              + image.pool().of(colour)
              + image.held1().of(colour)
              + image.held2().of(colour);
      missing = missing.plus(colour, reference.variant().marbles().of(colour) - present);
    }
    int other = image.otherSide();
    ReferencePosition pooled = image.withPool(sum(image.pool(), missing));
    ReferencePosition held = image.withHeld(other, sum(image.held(other), missing));
    if (possible(pooled.pool()) && pooled.pool().colours().equals(image.pool().colours())) {
      return goingOn(game, pooled);
    }
    return possible(held.held(other)) ? goingOn(game, held) : Optional.empty();
  }

  private static Optional<GamePosition> goingOn(GamePosition game, ReferencePosition image) {
    return game.referenceRules().isOver(image)
        ? Optional.empty()
        : Optional.of(GamePosition.of(game.rules().variant(), game.referenceTexts().format(image)));
  }

  private static ReferenceMarbles sum(ReferenceMarbles some, ReferenceMarbles more) {
    return new ReferenceMarbles(
        some.white() + more.white(), some.grey() + more.grey(), some.black() + more.black());
  }

  private static boolean possible(ReferenceMarbles marbles) {
    return marbles.white() >= 0 && marbles.grey() >= 0 && marbles.black() >= 0;
  }
}
