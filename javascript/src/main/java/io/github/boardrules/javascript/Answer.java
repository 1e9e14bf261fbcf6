package io.github.boardrules.javascript;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.json.JsonForm;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One answer as JSON: {@code {"value":…}}, or an empty object where there is no value. What a
 * caller has done wrong is an answer too, with one of the keys {@code illegal}, {@code unreadable},
 * {@code limit} and {@code usage}.
 */
final class Answer {
  /** Follows each element of a list that JavaScript passes as one text. */
  private static final String END = "\0";

  private Answer() {}

  /** Returns the answer to a question, whose sentences are in a language. */
  static String of(Locale locale, Supplier<? extends Object> question) {
    return raw(
        locale,
        () -> {
          Object value = question.get();
          if (value instanceof Optional<? extends Object> optional) {
            return optional.map(it -> text("value", JsonForm.of(it, locale))).orElse("{}");
          }
          return text("value", JsonForm.of(value, locale));
        });
  }

  /** Returns the text that answers a question as it is, or what the caller has done wrong. */
  static String raw(Locale locale, Supplier<String> question) {
    try {
      return question.get();
    } catch (IllegalMoveException illegal) {
      return text("illegal", JsonForm.of(illegal, locale));
    } catch (NotationException problem) {
      Map<Object, Object> fields = new LinkedHashMap<>((Map<?, ?>) JsonForm.of(problem, locale));
      fields.put("text", problem.text());
      return text("unreadable", fields);
    } catch (SolverLimitException | TooMuchException problem) {
      return text("limit", String.valueOf(problem.getMessage()));
    } catch (IllegalArgumentException | IllegalStateException problem) {
      return text("usage", String.valueOf(problem.getMessage()));
    }
  }

  private static String text(String key, Object form) {
    return JsonText.of(Map.of(key, form));
  }

  /** Returns the elements of a list that JavaScript passes as one text. */
  static List<String> list(String text) {
    if (!text.isEmpty() && !text.endsWith(END)) {
      throw new IllegalArgumentException("The last element of a list has no end.");
    }
    List<String> elements = List.of(text.split(END, -1));
    return elements.subList(0, elements.size() - 1);
  }
}
