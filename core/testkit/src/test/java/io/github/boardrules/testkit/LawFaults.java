package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Rules;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Checks one law directly, in one position or in one game, and returns what was seen. */
final class LawFaults {
  static final String NOTHING = "nothing is broken";

  private LawFaults() {}

  private static <S, M> CheckedGame<S, M> game(
      Law law, Rules<S, M> rules, int plies, Consumer<Reason> listener) {
    CheckSettings<S, M> settings =
        new CheckSettings<>(rules)
            .with(
                changed -> {
                  changed.laws = Set.of(law);
                  changed.listener = listener;
                  changed.reader = Optional.of(Trio::parse);
                });
    return CheckedGame.play(settings, rules.start(), true, plies, 1, "here");
  }

  static <S, M> LawTrial<S, M> trial(Law law, Rules<S, M> rules, Consumer<Reason> listener) {
    return new LawTrial<>(law, game(law, rules, 0, listener).last());
  }

  static <S, M> String inPosition(Law law, Rules<S, M> rules, S position) {
    return message(() -> RulesLaws.of(rules).withLaws(law).checkPosition(position));
  }

  static <S, M> String inGame(Law law, Rules<S, M> rules, int plies) {
    CheckedGame<S, M> game = game(law, rules, plies, reason -> {});
    return message(() -> LawChecks.game(law, game));
  }

  static Object answer(Object correct, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(correct, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static String message(Runnable check) {
    BrokenLawError error = catchThrowableOfType(BrokenLawError.class, check::run);
    return error == null ? NOTHING : error.getMessage();
  }
}
