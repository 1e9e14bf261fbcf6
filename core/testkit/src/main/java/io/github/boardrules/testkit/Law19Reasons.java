package io.github.boardrules.testkit;

import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.TextReason;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Law 19: {@link Law#LAW_19_REASONS}. All other laws report the reasons that they see; this one
 * asks for reasons itself, so that it can be checked alone.
 */
final class Law19Reasons {
  /** The reasons of core that belong to no rule page. */
  private static final Set<Reason> COMMON =
      Set.of(
          TextReason.MALFORMED,
          TextReason.UNKNOWN_GAME,
          TextReason.UNKNOWN_OPTION,
          TextReason.UNKNOWN_VALUE,
          TextReason.UNKNOWN_WORD,
          TextReason.REPEATED_KEY,
          TextReason.OUT_OF_RANGE,
          MoveReason.GAME_OVER,
          MoveReason.DEAD_END);

  private Law19Reasons() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    Rules<S, M> rules = trial.rules;
    S position = trial.position;
    rules.status(position).ending().ifPresent(trial::record);
    for (M move : trial.checked.others) {
      rules.refusal(position, move).map(Refusal::reason).ifPresent(trial::record);
    }
  }

  /** Checks that each reason of the page has a code and sentences, reached or not. */
  static <S, M> void checkGame(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    for (Reason reason : trial.settings.reasons) {
      trial.requireCode(reason);
      Function<Locale, String> sentence = locale -> reason.message(locale, Map.of());
      trial.settings.languages.learnMore(sentence);
      for (Locale locale : trial.settings.languages.known()) {
        trial.requireWords(reason.code(), locale, sentence.apply(locale));
      }
    }
  }

  /** Returns whether a reason may appear if a rule page has these. */
  static boolean isAllowed(Reason reason, List<? extends Reason> page) {
    return Stream.concat(page.stream(), COMMON.stream())
        .anyMatch(allowed -> allowed.code().equals(reason.code()));
  }
}
