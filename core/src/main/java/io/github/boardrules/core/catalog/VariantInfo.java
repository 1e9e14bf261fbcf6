package io.github.boardrules.core.catalog;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.Label;
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
 *
 * @param id the canonical variant id
 * @param name its name for people, without the name of the game, such as {@code Tournament}
 * @param differences what sets it apart from the game's default variant: a clause for each option
 *     with another value, in the order of the options. Unmodifiable
 */
public record VariantInfo(String id, Label name, List<Label> differences) {

  private static final Label DEFAULT =
      CoreReason.GAME_OVER.messages().label("catalog.default-variant");

  /** Creates the information; the list is copied. */
  public VariantInfo {
    Objects.requireNonNull(id);
    Objects.requireNonNull(name);
    differences = List.copyOf(differences);
  }

  /**
   * Returns a variant; its differences follow from its canonical id. That of an option which nobody
   * describes is the part of the id that names it.
   */
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

  /**
   * Returns what sets the variant apart, for people.
   *
   * @param locale its language decides; English where there is no translation
   * @return the differences, separated by commas; for the default variant the words for that
   */
  public String description(Locale locale) {
    Objects.requireNonNull(locale);
    return differences.isEmpty()
        ? DEFAULT.text(locale)
        : differences.stream().map(label -> label.text(locale)).collect(Collectors.joining(", "));
  }
}
