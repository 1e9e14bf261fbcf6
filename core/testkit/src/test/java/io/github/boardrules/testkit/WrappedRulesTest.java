package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.RestrictedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.RulesDecorator;
import io.github.boardrules.core.TextRules;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules that wrap others lose nothing, or the kit finds what they lose. */
class WrappedRulesTest {
  private static final Trio TRIO =
      new ModifiedTrio() {
        @Override
        public Knowledge<TrioPosition, TrioMove> knowledge() {
          // A method of this object, so each call makes a new evaluation.
          return Knowledge.<TrioPosition, TrioMove>none().withEvaluation(this::stones);
        }

        private double stones(TrioPosition position) {
          return (position.inHand(2) - position.inHand(1)) / 9.0;
        }
      };

  private static final Set<String> ABSTRACT =
      Set.of("variant", "start", "status", "legalMoves", "play", "notation");

  /** Returns a proxy that passes on all methods but those that are lost to their defaults. */
  @SuppressWarnings("unchecked")
  private static Rules<TrioPosition, TrioMove> proxy(Predicate<String> isLost) {
    return (Rules<TrioPosition, TrioMove>)
        Proxy.newProxyInstance(
            Rules.class.getClassLoader(),
            new Class<?>[] {Rules.class},
            (self, method, arguments) ->
                isLost.test(method.getName())
                    ? InvocationHandler.invokeDefault(self, method, arguments)
                    : LawFaults.answer(TRIO, method, arguments));
  }

  @Test
  void rulesThatPassEverythingOnKeepAllLaws() {
    RulesLaws.of(proxy(name -> false)).withOriginal(TRIO).check(1);
    RulesLaws.of(new RulesDecorator<>(TRIO) {}).withOriginal(TRIO).check(2);
    RulesLaws.of(TextRules.of(TRIO)).withOriginal(TRIO).check(3);
    RulesLaws.of(TextRules.of(TextRules.of(new Countdown())))
        .withOriginal(new Countdown())
        .check(4);
  }

  /** What languages do that forward abstract methods only, such as Kotlin's {@code by}. */
  @Test
  void aDelegateOfAbstractMethodsAloneIsFound() {
    Rules<TrioPosition, TrioMove> delegate = proxy(name -> !ABSTRACT.contains(name));

    assertThat(lost(delegate)).contains("law 23");
  }

  @ParameterizedTest
  @CsvSource({
    "refusal, the refusal of",
    "diagram, diagram:",
    "symmetries, the number of symmetries:",
    "maxPlies, maxPlies:",
    "knowledge, what is known:",
    "packed, what is known:",
    "moveEntry, the draft of"
  })
  void eachMethodThatIsLostIsFound(String method, String seen) {
    Set<String> derived = Set.of("draft", "changes", "canonical", "toCanonical");
    boolean isEntry = method.equals("moveEntry");

    assertThat(lost(proxy(name -> name.equals(method) || (isEntry && derived.contains(name)))))
        .contains("law 23", seen);
  }

  private static String lost(Rules<TrioPosition, TrioMove> rules) {
    try {
      RulesLaws.of(rules).withOriginal(TRIO).withLaws(Law.LAW_23_SAME_ANSWERS).check(1);
      return LawFaults.NOTHING;
    } catch (AssertionError broken) {
      return broken.getMessage();
    }
  }

  private static final class Cornered extends RestrictedRules<TrioPosition, TrioMove> {
    Cornered() {
      super(TRIO);
    }

    @Override
    protected boolean isAllowed(TrioPosition position, TrioMove move) {
      return move.equals(legalBehind(position).get(0)) || move.hashCode() % 3 != 0;
    }

    private static List<TrioMove> legalBehind(TrioPosition position) {
      return TRIO.legalMoves(position);
    }
  }

  @Test
  void rulesThatLeaveOutMovesKeepTheLaws() {
    Cornered rules = new Cornered();

    assertThat(rules.countLegal(rules.start())).isBetween(1L, 8L);
    RulesLaws.of(rules).check(1);
    RulesLaws.of(TextRules.of(rules)).withOriginal(rules).check(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"LAW_03_REFUSAL", "LAW_09_DRAFTS", "LAW_10_CODES"})
  void movesThatOnlyTheListLeavesOutAreFound(Law law) {
    Rules<TrioPosition, TrioMove> careless =
        new RulesDecorator<>(TRIO) {
          @Override
          public List<TrioMove> legalMoves(TrioPosition position) {
            List<TrioMove> all = super.legalMoves(position);
            return all.subList(0, Math.min(2, all.size()));
          }
        };

    assertThat(LawFaults.inPosition(law, careless, TRIO.start())).contains("law " + law.number());
  }
}
