package io.github.boardrules.testkit;

import com.google.errorprone.annotations.FormatMethod;
import com.google.errorprone.annotations.FormatString;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.grid.Bits;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The check of one law in one position. */
final class LawTrial<S, M> {
  private static final Pattern CODE = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
  private static final Pattern UNFILLED = Pattern.compile("\\{\\w+}");
  private static final List<Locale> LOCALES =
      List.of(Locale.ENGLISH, Locale.forLanguageTag("hu"), Locale.ROOT);

  private final Law law;
  private final CheckedPosition<S, M> checked;
  private final SplitMix64 random;

  LawTrial(Law law, CheckedPosition<S, M> checked) {
    this.law = law;
    this.checked = checked;
    // A law's random numbers do not depend on which other laws are checked.
    this.random = new SplitMix64(checked.seed ^ Bits.mix(law.number() + 1L));
  }

  /** Returns a trial of the same law in another position. */
  LawTrial<S, M> at(CheckedPosition<S, M> other) {
    return new LawTrial<>(law, other);
  }

  CheckedPosition<S, M> checked() {
    return checked;
  }

  CheckSettings<S, M> settings() {
    return checked.settings;
  }

  Rules<S, M> rules() {
    return checked.settings.rules;
  }

  S position() {
    return checked.position;
  }

  List<M> legal() {
    return checked.legal;
  }

  Set<M> legalSet() {
    return checked.legalSet;
  }

  SplitMix64 random() {
    return random;
  }

  boolean isThorough() {
    return checked.depth.isAtLeast(CheckDepth.THOROUGH);
  }

  boolean isFull() {
    return checked.depth.isAtLeast(CheckDepth.FULL);
  }

  /** Returns as many legal moves, in random order, as are tried in a position. */
  List<M> someLegal() {
    return Sampling.of(checked.legal, checked.settings.movesPerPosition, random);
  }

  /**
   * Throws {@link BrokenLawError} unless a condition holds.
   *
   * @param holds the condition
   * @param message what was observed, with {@code %s} for each of the parts, which are written only
   *     if the law is broken
   */
  @FormatMethod
  void require(boolean holds, @FormatString String message, Object... seen) {
    if (!holds) {
      throw broken(null, message, seen);
    }
  }

  /** Returns the error which says that this law is broken. */
  @FormatMethod
  BrokenLawError broken(@Nullable Throwable cause, @FormatString String message, Object... seen) {
    return broken(law, cause, String.format(Locale.ROOT, message, seen));
  }

  /** Reports a reason that has appeared. */
  void record(Reason reason) {
    settings().listener.accept(reason);
    if (settings().laws.contains(Law.LAW_19_REASONS)
        && !settings().reasons.isEmpty()
        && !Law19Reasons.isAllowed(reason, settings().reasons)) {
      throw broken(Law.LAW_19_REASONS, null, "the reason " + reason.code() + " appeared");
    }
  }

  /** Reports a reason that has appeared, and checks its code and its sentences. */
  void recordWithSentence(Reason reason, Map<String, String> facts) {
    record(reason);
    require(
        CODE.matcher(reason.code()).matches(), "'%s' is not a valid reason code", reason.code());
    requireSentence(reason.code(), locale -> reason.message(locale, facts));
  }

  /**
   * Checks that a sentence is there in several languages, with all placeholders filled.
   *
   * @param name what it is about, written only if the law is broken
   * @param sentence the sentence in a language
   */
  void requireSentence(Object name, Function<Locale, String> sentence) {
    for (Locale locale : LOCALES) {
      String words = sentence.apply(locale);
      require(!words.isBlank(), "%s has no sentence for %s", name, locale);
      require(
          !UNFILLED.matcher(words).find(),
          "a placeholder without a fact in the sentence of %s: %s",
          name,
          words);
    }
  }

  void recordWithSentence(Refusal refusal) {
    recordWithSentence(refusal.reason(), refusal.facts());
  }

  private BrokenLawError broken(Law which, @Nullable Throwable cause, String seen) {
    return new BrokenLawError(
        which, rules().variant(), checked.where, settings().safeText(position()), seen, cause);
  }
}
