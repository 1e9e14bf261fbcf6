package io.github.boardrules.testkit;

import java.util.List;
import java.util.stream.Stream;

/** A game that breaks a law: {@link Trio} with a small change, and whether it keeps all others. */
record BrokenGame(Law law, String how, boolean alone, RulesLaws<TrioPosition, TrioMove> laws) {

  interface Fault {
    BrokenGame in(Law law);
  }

  static List<BrokenGame> all() {
    return Stream.of(BrokenMoves.all(), BrokenTexts.all(), BrokenCodes.all(), BrokenRest.all())
        .flatMap(List::stream)
        .toList();
  }

  static List<BrokenGame> of(Law law, Fault... faults) {
    return Stream.of(faults).map(fault -> fault.in(law)).toList();
  }

  static Fault alone(String how, Trio rules) {
    return alone(how, RulesLaws.of(rules));
  }

  static Fault alone(String how, RulesLaws<TrioPosition, TrioMove> laws) {
    return law -> new BrokenGame(law, how, true, laws);
  }

  static Fault among(String how, Trio rules) {
    return law -> new BrokenGame(law, how, false, RulesLaws.of(rules));
  }

  @Override
  public String toString() {
    return law + ": " + how;
  }
}
