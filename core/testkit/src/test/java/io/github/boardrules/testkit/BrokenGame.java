package io.github.boardrules.testkit;

import java.util.List;
import java.util.stream.Stream;

/** A game that breaks a law: {@link Trio} with a small change, and whether it keeps all others. */
record BrokenGame(Law law, String how, boolean alone, RulesLaws<TrioPosition, TrioMove> laws) {

  /** A change that breaks a law. */
  interface Fault {
    BrokenGame in(Law law);
  }

  /** Returns all broken games, at least one for each law except those about vectors. */
  static List<BrokenGame> all() {
    return Stream.of(BrokenMoves.all(), BrokenTexts.all(), BrokenCodes.all(), BrokenRest.all())
        .flatMap(List::stream)
        .toList();
  }

  /** Returns a game for each fault. */
  static List<BrokenGame> of(Law law, Fault... faults) {
    return Stream.of(faults).map(fault -> fault.in(law)).toList();
  }

  /** Returns a fault that breaks only its law. */
  static Fault alone(String how, Trio rules) {
    return alone(how, RulesLaws.of(rules));
  }

  /** Returns a fault that breaks only its law, with a check of its own. */
  static Fault alone(String how, RulesLaws<TrioPosition, TrioMove> laws) {
    return law -> new BrokenGame(law, how, true, laws);
  }

  /** Returns a fault that breaks other laws too. */
  static Fault among(String how, Trio rules) {
    return law -> new BrokenGame(law, how, false, RulesLaws.of(rules));
  }

  @Override
  public String toString() {
    return law + ": " + how;
  }
}
