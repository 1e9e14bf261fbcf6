package io.github.boardrules.core;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Why a move is not legal, in a form for programs (the reason's code and the cells, to be
 * highlighted) and for people (the sentence).
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * var position = rules.play(rules.start(), GridMove.parse("a1+b1"));
 * var refusal = rules.refusal(position, GridMove.parse("b1+c1")).orElseThrow();
 * refusal.reason().code();                      // ==> empty-cell
 * refusal.cells();                              // ==> [b1]
 * refusal.message(Locale.forLanguageTag("hu")); // ==> Nincs golyó itt: b1.
 * }</pre>
 *
 * @param reason the first rule that is broken, in the order of the game's page
 * @param cells the cells that the reason concerns, in the order in which the move names them; none
 *     where it concerns no place. Unmodifiable
 * @param facts what the sentence names, by name. Unmodifiable
 */
public record Refusal(Reason reason, List<String> cells, Map<String, String> facts) {

  /** Makes a refusal; the list and the map are copied. */
  public Refusal {
    cells = List.copyOf(cells);
    facts = Map.copyOf(facts);
  }

  /**
   * A refusal that concerns no cell and has no facts.
   *
   * @param reason why
   * @return the refusal
   */
  public static Refusal of(Reason reason) {
    return new Refusal(reason, List.of(), Map.of());
  }

  /**
   * A refusal that concerns no cell and has one fact.
   *
   * @param reason why
   * @param name the fact's name
   * @param fact the fact
   * @return the refusal
   */
  public static Refusal of(Reason reason, String name, String fact) {
    return new Refusal(reason, List.of(), Map.of(name, fact));
  }

  /**
   * The sentence in English.
   *
   * @return {@code message(Locale.ENGLISH)}
   */
  public String message() {
    return message(Locale.ENGLISH);
  }

  /**
   * The sentence in a language.
   *
   * @param locale Hungarian for {@code hu}; English for every other language
   * @return the sentence
   */
  public String message(Locale locale) {
    return reason.message(locale, facts);
  }

  /** The code and the English sentence: {@code must-capture: A capture is possible …}. */
  @Override
  public String toString() {
    return reason.code() + ": " + message();
  }
}
