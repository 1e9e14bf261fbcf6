package io.github.boardrules.testkit;

import com.google.errorprone.annotations.FormatMethod;
import com.google.errorprone.annotations.FormatString;
import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.grid.Bits;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The check of one law in one position. */
final class LawTrial<S, M> {
  private static final Pattern CODE = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
  private static final Pattern UNFILLED = Pattern.compile("\\{\\w+}");

  final CheckedPosition<S, M> checked;
  final CheckSettings<S, M> settings;
  final Rules<S, M> rules;
  final S position;
  final List<M> legal;
  final SplitMix64 random;
  private final Law law;
  private final Map<String, Label> pieces = new HashMap<>();

  LawTrial(Law law, CheckedPosition<S, M> checked) {
    this.law = law;
    this.checked = checked;
    settings = checked.settings;
    rules = settings.rules;
    position = checked.position;
    legal = checked.legal;
    // A law's random numbers do not depend on which other laws are checked.
    this.random = new SplitMix64(checked.seed ^ Bits.mix(law.number() + 1L));
  }

  LawTrial<S, M> at(CheckedPosition<S, M> other) {
    return new LawTrial<>(law, other);
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

  /** Throws unless a condition holds; what was seen is written only if the law is broken. */
  @FormatMethod
  void require(boolean holds, @FormatString String message, Object... seen) {
    if (!holds) {
      throw broken(null, message, seen);
    }
  }

  /** Throws unless a call throws an exception of a type. */
  @FormatMethod
  void requireThrown(
      Class<? extends RuntimeException> type,
      Runnable call,
      @FormatString String message,
      Object... seen) {
    try {
      call.run();
    } catch (RuntimeException thrown) {
      if (type.isInstance(thrown)) {
        return;
      }
      throw thrown;
    }
    throw broken(null, message, seen);
  }

  @FormatMethod
  BrokenLawError broken(@Nullable Throwable cause, @FormatString String message, Object... seen) {
    return broken(law, cause, String.format(Locale.ROOT, message, seen));
  }

  void record(Reason reason) {
    settings.listener.accept(reason);
    if (settings.laws.contains(Law.LAW_19_REASONS)
        && !settings.reasons.isEmpty()
        && !Law19Reasons.isAllowed(reason, settings.reasons)) {
      throw broken(Law.LAW_19_REASONS, null, "the reason " + reason.code() + " appeared");
    }
  }

  /** Reports a reason that has appeared, and checks its code and its sentences. */
  void recordWithSentence(Reason reason, Map<String, String> facts) {
    record(reason);
    requireCode(reason);
    requireSentence(reason.code(), locale -> reason.message(locale, facts));
  }

  /** Checks the code of a reason. */
  void requireCode(Reason reason) {
    require(
        CODE.matcher(reason.code()).matches(), "'%s' is not a valid reason code", reason.code());
  }

  /** Checks the same of a refusal, and that its sentences name pieces in their language. */
  void recordWithSentence(Refusal refusal) {
    record(refusal.reason());
    requireCode(refusal.reason());
    requireSentence(refusal.reason().code(), refusal::message);
    if (isThorough() && !Collections.disjoint(pieces().keySet(), refusal.facts().values())) {
      pieces()
          .forEach(
              (name, label) ->
                  settings.languages.known().forEach(it -> requireLabel(refusal, it, name, label)));
    }
  }

  /** Checks that a sentence does not name a piece as programs do where people do otherwise. */
  private void requireLabel(Refusal refusal, Locale locale, String name, Label label) {
    Pattern alone = Pattern.compile("(?<!\\p{L})" + Pattern.quote(name) + "(?!\\p{L})");
    String sentence = refusal.message(locale);
    require(
        label.message(locale).contains(name) || !alone.matcher(sentence).find(),
        "the sentence of %s for %s has %s instead of the name for people, %s: %s",
        refusal.reason().code(),
        locale,
        name,
        label.message(locale),
        sentence);
  }

  /**
   * Returns the names of the pieces in the drawing of the position, for programs and people; none
   * if it cannot be drawn, which law 17 reports.
   */
  private Map<String, Label> pieces() {
    if (pieces.isEmpty()) {
      Diagram diagram;
      try {
        diagram = rules.diagram(position);
      } catch (RuntimeException undrawn) {
        return pieces;
      }
      Stream.concat(
              diagram.pieces().stream().map(Diagram.Piece::style),
              diagram.stocks().stream()
                  .flatMap(stock -> stock.piles().stream())
                  .map(Diagram.Pile::style))
          .forEach(style -> pieces.put(style.name(), style.label()));
    }
    return pieces;
  }

  /** Checks that a sentence is there in every language, with all placeholders filled. */
  void requireSentence(Object name, Function<Locale, String> sentence) {
    settings.languages.learn(sentence);
    requireText(name, sentence);
  }

  /** Checks the same of what costs too much to be asked for in unknown languages. */
  void requireText(Object name, Function<Locale, String> sentence) {
    for (Locale locale : settings.languages.known()) {
      String words = sentence.apply(locale);
      requireWords(name, locale, words);
      require(
          !UNFILLED.matcher(words).find(),
          "a placeholder without a fact in the sentence of %s: %s",
          name,
          words);
    }
  }

  /** Checks that a sentence is not blank. */
  void requireWords(Object name, Locale locale, String words) {
    require(!words.isBlank(), "%s has no sentence for %s", name, locale);
  }

  private BrokenLawError broken(Law which, @Nullable Throwable cause, String seen) {
    return new BrokenLawError(
        which, rules.variant(), checked.where, settings.safeText(position), seen, cause);
  }
}
