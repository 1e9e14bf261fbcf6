package io.github.boardrules.testkit;

import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One law on trial in one position. */
final class LawTrial<S extends Object, M extends Object> {
  private static final Pattern CODE = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
  private static final Pattern OPEN_GAP = Pattern.compile("\\{\\w+}");
  private static final List<Locale> LOCALES =
      List.of(Locale.ENGLISH, Locale.forLanguageTag("hu"), Locale.ROOT);

  private final Law law;
  private final CheckedPosition<S, M> scene;
  private final SplitMix64 random;

  LawTrial(Law law, CheckedPosition<S, M> scene) {
    this.law = law;
    this.scene = scene;
    // A law's numbers do not depend on which other laws are tried.
    this.random = new SplitMix64(scene.seed() ^ SplitMix64.mix(law.number() + 1L));
  }

  /** The same law in another position. */
  LawTrial<S, M> at(CheckedPosition<S, M> other) {
    return new LawTrial<>(law, other);
  }

  CheckedPosition<S, M> checked() {
    return scene;
  }

  CheckSettings<S, M> settings() {
    return scene.settings();
  }

  Rules<S, M> rules() {
    return scene.settings().rules();
  }

  S position() {
    return scene.position();
  }

  List<M> legal() {
    return scene.legal();
  }

  Set<M> legalSet() {
    return scene.legalSet();
  }

  SplitMix64 random() {
    return random;
  }

  boolean isThorough() {
    return scene.depth().isAtLeast(CheckDepth.THOROUGH);
  }

  boolean isFull() {
    return scene.depth().isAtLeast(CheckDepth.FULL);
  }

  /** As many legal moves, in random order, as the effort allows. */
  List<M> someLegal() {
    return Sampling.of(scene.legal(), scene.settings().effort().moves(), random);
  }

  /**
   * Demands something of the rules.
   *
   * @param holds whether it is so
   * @param seen what is seen otherwise, in parts that are only then put together
   */
  void require(boolean holds, Object... seen) {
    if (!holds) {
      throw broken(null, seen);
    }
  }

  /** The error that says that this law is broken. */
  BrokenLawError broken(@Nullable Throwable cause, Object... seen) {
    return broken(law, cause, seen);
  }

  /** Takes note of a reason that has appeared. */
  void record(Reason reason) {
    settings().ledger().add(reason, settings().safeText(position()));
    if (settings().laws().contains(Law.LAW_20_REASONS)
        && !settings().reasons().isEmpty()
        && !ReasonLedger.isAllowed(reason, settings().reasons())) {
      throw broken(Law.LAW_20_REASONS, null, "the reason ", reason.code(), " appeared");
    }
  }

  /** Takes note of a reason that has appeared, and looks whether it can be told to people. */
  void recordWithSentence(Reason reason, Map<String, String> facts) {
    record(reason);
    require(CODE.matcher(reason.code()).matches(), "'", reason.code(), "' is no code of a reason");
    for (Locale locale : LOCALES) {
      String sentence = reason.message(locale, facts);
      require(!sentence.isBlank(), reason.code(), " has no sentence for ", locale);
      require(
          !OPEN_GAP.matcher(sentence).find(),
          "a gap without a fact in the sentence of ",
          reason.code(),
          ": ",
          sentence);
    }
  }

  void recordWithSentence(Refusal refusal) {
    recordWithSentence(refusal.reason(), refusal.facts());
  }

  private BrokenLawError broken(Law which, @Nullable Throwable cause, Object... seen) {
    StringBuilder text = new StringBuilder();
    for (Object part : seen) {
      text.append(part);
    }
    return new BrokenLawError(
        which,
        rules().variant(),
        scene.where(),
        settings().safeText(position()),
        text.toString(),
        cause);
  }
}
