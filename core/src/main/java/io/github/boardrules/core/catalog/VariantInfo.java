package io.github.boardrules.core.catalog;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.text.OptionInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A variant of a game, as a list of variants shows it.
 *
 * <pre>{@code
 * VariantInfo variant = Catalog.installed().describe("zertz:claim=automatic,rings=48");
 * variant.id();                        // ==> zertz:rings=48,claim=automatic
 * variant.description(Locale.ENGLISH); // ==> 48 rings, isolated marbles are always taken
 * }</pre>
 */
public final class VariantInfo {
  private static final Label DEFAULT =
      TextReason.MALFORMED.messages().label("catalog.default-variant");

  private final String id;
  private final Label name;
  private final List<Label> differences;

  private VariantInfo(String id, Label name, List<Label> differences) {
    this.id = id;
    this.name = Objects.requireNonNull(name);
    this.differences = List.copyOf(differences);
  }

  /** Returns a variant; an option that nobody describes is called as its part of the id. */
  static VariantInfo of(String id, Label name, List<OptionInfo> options) {
    List<Label> differences = new ArrayList<>();
    for (String named : id.substring(id.indexOf(':') + 1).split(",", -1)) {
      int equals = named.indexOf('=');
      if (equals >= 0) {
        differences.add(
            options.stream()
                .filter(option -> option.key().equals(named.substring(0, equals)))
                .findFirst()
                .map(option -> option.valueLabel(named.substring(equals + 1)))
                .orElseGet(() -> Label.of(named)));
      }
    }
    return new VariantInfo(id, name, differences);
  }

  /** {@return the canonical variant id} */
  public String id() {
    return id;
  }

  /** {@return its name for people, without the name of the game, such as {@code Tournament}} */
  public Label name() {
    return name;
  }

  /**
   * {@return a clause for each option with another value than the default, in order; unmodifiable}
   */
  public List<Label> differences() {
    return differences;
  }

  /**
   * {@return the differences, separated by commas; for the default variant the words for that}
   *
   * @param locale its language decides; English where there is no translation
   */
  public String description(Locale locale) {
    Objects.requireNonNull(locale);
    return differences.isEmpty()
        ? DEFAULT.text(locale)
        : differences.stream().map(label -> label.text(locale)).collect(Collectors.joining(", "));
  }
}
