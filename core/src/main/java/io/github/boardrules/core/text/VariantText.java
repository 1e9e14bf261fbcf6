package io.github.boardrules.core.text;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.VariantException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The variant ids of one game, {@code game} or {@code game:key=value,key=value}: its options in
 * canonical order, and the conditions that their values keep.
 *
 * <pre>{@code
 * var base = VariantOption.ofChoice("base", 4, 3);
 * var text = VariantText.of("pylos", base);
 * int size = text.parse("pylos").get(base);   // ==> 4
 * text.format(text.defaults().with(base, 3)); // ==> pylos:base=3
 * }</pre>
 */
public final class VariantText {
  private final String game;
  private final List<VariantOption<?>> options;
  private final List<Function<OptionValues, Optional<VariantOption.Violation>>> conditions;

  private VariantText(
      String game,
      List<VariantOption<?>> options,
      List<Function<OptionValues, Optional<VariantOption.Violation>>> conditions) {
    this.game = game;
    this.options = List.copyOf(options);
    this.conditions = List.copyOf(conditions);
  }

  /**
   * {@return the variant ids of a game without conditions}
   *
   * @param game the game's id
   * @param options the options in canonical order
   */
  public static VariantText of(String game, VariantOption<?>... options) {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(options, "options");
    return new VariantText(game, List.of(options), List.of());
  }

  /**
   * {@return the id, one of those of the known games, with which a variant id begins}
   *
   * @param variant any text
   * @param games the ids of the known games
   * @throws VariantException if the text begins with no such id, or something else than a colon or
   *     the end follows it
   */
  public static String game(String variant, Collection<String> games) {
    Objects.requireNonNull(variant, "variant");
    Objects.requireNonNull(games, "games");
    TextCursor cursor = new TextCursor(variant);
    Optional<String> found = cursor.acceptWord(games);
    if (found.isPresent() && (cursor.peek(':') || cursor.isAtEnd())) {
      return found.get();
    }
    throw VariantException.of(cursor.failure(TextReason.UNKNOWN_GAME, Map.of()));
  }

  /**
   * {@return this variant text with one more condition}
   *
   * @param reason the reason for which values are refused
   * @param broken returns whether some values, each within its range, break the condition
   */
  public VariantText withForbidden(Reason reason, Predicate<OptionValues> broken) {
    return withForbidden(reason, broken, values -> Map.of());
  }

  /**
   * {@return this variant text with one more condition}
   *
   * @param reason the reason for which values are refused
   * @param broken returns whether some values, each within its range, break the condition
   * @param facts returns the values of the placeholders of the reason's sentence
   */
  public VariantText withForbidden(
      Reason reason,
      Predicate<OptionValues> broken,
      Function<OptionValues, Map<String, String>> facts) {
    Objects.requireNonNull(reason, "reason");
    Objects.requireNonNull(broken, "broken");
    Objects.requireNonNull(facts, "facts");
    List<Function<OptionValues, Optional<VariantOption.Violation>>> all =
        new ArrayList<>(conditions);
    all.add(
        values ->
            Optional.of(values)
                .filter(broken)
                .map(refused -> new VariantOption.Violation(reason, facts.apply(refused))));
    return new VariantText(game, options, all);
  }

  /** {@return the id of the game, the first word of its variant ids} */
  public String game() {
    return game;
  }

  /** {@return the options in canonical order, unmodifiable} */
  public List<VariantOption<?>> options() {
    return options;
  }

  /**
   * {@return what there is to know about the options, for people, in canonical order; unmodifiable}
   *
   * @param messages the messages with the sentences that {@link OptionInfo} names
   */
  public List<OptionInfo> describe(Messages messages) {
    Objects.requireNonNull(messages, "messages");
    boolean isOpen = violation(defaults()).isPresent();
    return List.copyOf(
        options.stream()
            .map(it -> new OptionInfo(it, messages, isOpen && it.defaultText().isEmpty()))
            .collect(Collectors.toList()));
  }

  /**
   * {@return the value of every option in a variant id} Keys may come in any order, defaults may be
   * written out.
   *
   * @param variant any text
   * @throws VariantException if the text is malformed, names an unknown game, key or value, gives a
   *     key twice, has a number out of its range or breaks another condition
   */
  @CanIgnoreReturnValue
  @SuppressWarnings("exports") // of an annotation that only compilers need
  public OptionValues parse(String variant) {
    try {
      return read(Objects.requireNonNull(variant, "variant"));
    } catch (NotationException problem) {
      throw VariantException.of(problem);
    }
  }

  /**
   * {@return the canonical id of some values: keys in order, defaults left out}
   *
   * @param values values of the options
   */
  public String format(OptionValues values) {
    List<String> named = new ArrayList<>();
    for (VariantOption<?> option : options) {
      String text = values.text(option);
      if (!text.equals(option.defaultText())) {
        named.add(option.key() + "=" + text);
      }
    }
    return named.isEmpty() ? game : game + ":" + String.join(",", named);
  }

  /** {@return the default of every option} */
  public OptionValues defaults() {
    Map<VariantOption<?>, Object> values = new LinkedHashMap<>();
    options.forEach(option -> values.put(option, option.defaultValue()));
    return new OptionValues(values, Set.of());
  }

  /** Checks values that come from Java as {@link #parse} checks those of a text. */
  void check(OptionValues values) {
    Optional<VariantOption.Violation> violation = violation(values);
    if (violation.isPresent()) {
      throw new IllegalArgumentException(
          violation.get().reason().message(Locale.ENGLISH, violation.get().facts()));
    }
  }

  private OptionValues read(String text) {
    TextCursor cursor = new TextCursor(text);
    if (cursor.acceptWord(List.of(game)).isEmpty()) {
      throw cursor.failure(TextReason.UNKNOWN_GAME, Map.of());
    }
    Map<VariantOption<?>, String> named = new LinkedHashMap<>();
    List<String> keys = new ArrayList<>();
    if (!options.isEmpty() && cursor.accept(':')) {
      do {
        VariantOption<?> option = readKey(cursor);
        cursor.expect('=');
        named.put(option, option.reader.apply(cursor));
        keys.add(option.key());
      } while (cursor.accept(','));
    }
    cursor.expectEnd();
    for (String key : keys) {
      if (keys.indexOf(key) != keys.lastIndexOf(key)) {
        throw NotationException.broken(text, TextReason.REPEATED_KEY, Map.of("key", key));
      }
    }
    return values(text, named);
  }

  /** Returns the values of well-formed spellings, by option, after checking them. */
  private OptionValues values(String text, Map<VariantOption<?>, String> named) {
    Map<VariantOption<?>, Object> values = new LinkedHashMap<>();
    for (VariantOption<?> option : options) {
      @Nullable String spelling = named.get(option);
      if (spelling == null) {
        values.put(option, option.defaultValue());
      } else {
        refuse(text, option.violation(spelling));
        values.put(option, option.parser.apply(spelling));
      }
    }
    refuse(text, brokenCondition(new OptionValues(values, Set.copyOf(named.keySet()))));
    return new OptionValues(values, Set.of());
  }

  private static void refuse(String text, Optional<VariantOption.Violation> violation) {
    if (violation.isPresent()) {
      throw NotationException.broken(text, violation.get().reason(), violation.get().facts());
    }
  }

  private VariantOption<?> readKey(TextCursor cursor) {
    String key =
        cursor
            .acceptWord(options.stream().map(VariantOption::key).collect(Collectors.toList()))
            .orElseThrow(() -> cursor.failure(TextReason.UNKNOWN_OPTION, Map.of()));
    return options.stream().filter(option -> option.key().equals(key)).findFirst().orElseThrow();
  }

  private Optional<VariantOption.Violation> violation(OptionValues values) {
    return options.stream()
        .map(option -> option.violation(values.text(option)))
        .flatMap(Optional::stream)
        .findFirst()
        .or(() -> brokenCondition(values));
  }

  private Optional<VariantOption.Violation> brokenCondition(OptionValues values) {
    return conditions.stream()
        .map(condition -> condition.apply(values))
        .flatMap(Optional::stream)
        .findFirst();
  }

  @Override
  public String toString() {
    return game + options;
  }
}
