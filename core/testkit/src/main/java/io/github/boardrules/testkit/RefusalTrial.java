package io.github.boardrules.testkit;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Refusal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Asserts everything that can be asserted about a refused move. */
@SuppressWarnings("CheckReturnValue") // only what is thrown matters
final class RefusalTrial {
  private RefusalTrial() {}

  /** Checks a refusal as {@link PositionProbe#assertRefused} says. */
  static <S, M> void check(
      PositionProbe<S, M, ?> at, String text, String reason, List<String> cells) {
    M move = at.move(text);
    String before = at.text();
    Refusal refusal = at.refusal(text);
    Attempt attempt = new Attempt(text + " in " + before + " (" + at.rules().variant() + ")");
    attempt.same("reason", reason, refusal.reason().code());
    attempt.same("cells", cells, refusal.cells());
    Languages languages = new Languages();
    languages.learn(refusal::message);
    for (Locale language : languages.known()) {
      String sentence = refusal.message(language);
      attempt.same("no placeholder in: " + sentence, true, isWhole(sentence));
    }
    attempt.same("isLegal", false, at.rules().isLegal(at.position(), move));
    attempt.same("in the list", false, at.legal().contains(text));
    attempt.refused("play", refusal, () -> at.rules().play(at.position(), move));
    Codes<S, M, ?, ?> codes = Codes.of(at.rules(), at.position());
    attempt.refused("encode", refusal, () -> codes.encode(move));
    attempt.same("the position afterwards", before, at.text());
  }

  private static boolean isWhole(String sentence) {
    return !sentence.isBlank() && !sentence.contains("{") && !sentence.contains("}");
  }

  /** One refused move, named in the messages. */
  private record Attempt(String where) {
    void same(String what, Object expected, Object found) {
      if (!found.equals(expected)) {
        throw new AssertionError(where + ": " + what + " is " + found + ", not " + expected);
      }
    }

    void refused(String method, Refusal expected, Runnable call) {
      same("what " + method + " throws", Optional.of(expected), thrown(call));
    }
  }

  /** Returns the refusal that a call throws, if it does. */
  static Optional<Refusal> thrown(Runnable call) {
    try {
      call.run();
      return Optional.empty();
    } catch (IllegalMoveException e) {
      return Optional.of(e.refusal());
    }
  }
}
