package io.github.boardrules.core;

import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Why a move is not legal: for programs the reason's code and the cells to highlight, for people a
 * sentence.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * var position = rules.play(rules.start(), GridMove.parse("a1+b1"));
 * var refusal = rules.refusal(position, GridMove.parse("b1+c1")).orElseThrow();
 * refusal.reason().code();                      // ==> empty-cell
 * refusal.cells();                              // ==> [b1]
 * refusal.message(Locale.forLanguageTag("hu")); // ==> Nincs golyó itt: b1.
 * }</pre>
 */
@SuppressWarnings({"serial", "exports"}) // the copies are serializable, annotations optional
public final class Refusal implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Reason reason;
  private final List<String> cells;
  private final Map<String, String> facts;
  private final transient Map<String, Label> words;

  private Refusal(
      Reason reason, List<String> cells, Map<String, String> facts, Map<String, Label> words) {
    this.reason = Objects.requireNonNull(reason, "reason");
    this.cells = List.copyOf(Objects.requireNonNull(cells, "cells"));
    this.facts = Map.copyOf(Objects.requireNonNull(facts, "facts"));
    this.words = Map.copyOf(words);
  }

  /** {@return the refusal of any move in any game that is over, {@link MoveReason#GAME_OVER}} */
  public static Refusal gameOver() {
    return of(MoveReason.GAME_OVER);
  }

  /**
   * {@return a refusal; the list and the map are copied}
   *
   * @param reason the first rule that is broken, in the order of the game's page
   * @param cells the cells that the reason concerns, in the order in which the move names them;
   *     none where it concerns no place
   * @param facts the values of the sentence's placeholders by name
   */
  public static Refusal of(Reason reason, List<String> cells, Map<String, String> facts) {
    return new Refusal(reason, cells, facts, Map.of());
  }

  /**
   * {@return a refusal that concerns no cell and has no facts}
   *
   * @param reason why
   */
  public static Refusal of(Reason reason) {
    return of(reason, List.of(), Map.of());
  }

  /**
   * {@return a refusal that concerns no cell and has one fact}
   *
   * @param reason why
   * @param name the fact's name
   * @param fact the fact
   */
  public static Refusal of(Reason reason, String name, String fact) {
    Objects.requireNonNull(name, "name");
    return of(reason, List.of(), Map.of(name, Objects.requireNonNull(fact, "fact")));
  }

  /**
   * {@return a refusal that concerns one cell, which is also its only fact, {@code cell}}
   *
   * @param reason why
   * @param cell the cell's name
   */
  public static Refusal at(Reason reason, String cell) {
    return at(reason, "cell", cell);
  }

  /**
   * {@return a refusal that concerns one cell, which is also its only fact}
   *
   * @param reason why
   * @param name the fact's name
   * @param cell the cell's name
   */
  public static Refusal at(Reason reason, String name, String cell) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(cell, "cell");
    return of(reason, List.of(cell), Map.of(name, cell));
  }

  /**
   * {@return this refusal with a fact that sentences show as a word in their language, such as the
   * name of a piece} If the word is not translated, the sentence is in English as a whole.
   *
   * @param fact the fact's name; {@link #facts} has its value for programs, or else the word's key
   * @param word what a sentence says instead of that value
   */
  public Refusal withWord(String fact, Label word) {
    Map<String, String> newFacts = new HashMap<>(facts);
    newFacts.putIfAbsent(Objects.requireNonNull(fact, "fact"), word.key());
    Map<String, Label> newWords = new HashMap<>(words);
    newWords.put(fact, word);
    return new Refusal(reason, cells, newFacts, newWords);
  }

  /** Returns the refusal of steps about which no rule of the game says more. */
  static Refusal deadEnd(List<Step> entered) {
    Step last = entered.get(entered.size() - 1);
    Map<String, String> facts = new HashMap<>(Map.of("step", last.name()));
    if (last.isPiece()) {
      facts.put("stock", "yes");
    }
    return of(MoveReason.DEAD_END, last.isCell() ? List.of(last.name()) : List.of(), facts);
  }

  /** {@return the first rule that is broken, in the order of the game's page} */
  public Reason reason() {
    return reason;
  }

  /**
   * {@return the cells that the reason concerns, in the order in which the move names them; none
   * where it concerns no place; unmodifiable}
   */
  public List<String> cells() {
    return cells;
  }

  /** {@return the values of the sentence's placeholders by name; unmodifiable} */
  public Map<String, String> facts() {
    return facts;
  }

  /** {@return the sentence in English} */
  public String message() {
    return message(Locale.ENGLISH);
  }

  /**
   * {@return the sentence in a language}
   *
   * @param locale its language decides; English if there is no translation
   */
  public String message(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    boolean isWhole =
        words.isEmpty()
            || (reason.isIn(locale) && words.values().stream().allMatch(it -> it.isIn(locale)));
    Locale whole = isWhole ? locale : Locale.ENGLISH;
    Map<String, String> shown = new HashMap<>(facts);
    words.forEach((fact, word) -> shown.put(fact, word.message(whole)));
    return reason.message(whole, shown);
  }

  /** Returns the refusal without its words, because a game's bundles are not serialized. */
  private Object readResolve() {
    return of(reason, cells, facts);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Refusal that
        && reason.equals(that.reason)
        && cells.equals(that.cells)
        && facts.equals(that.facts)
        && words.equals(that.words);
  }

  @Override
  public int hashCode() {
    return Objects.hash(reason, cells, facts, words);
  }

  /** Returns the code and the English sentence: {@code must-capture: A capture is possible …}. */
  @Override
  public String toString() {
    return reason.code() + ": " + message();
  }
}
