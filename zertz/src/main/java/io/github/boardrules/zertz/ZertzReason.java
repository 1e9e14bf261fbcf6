package io.github.boardrules.zertz;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** The reasons why a move is refused (RULES.md, "Legality"). */
enum ZertzReason implements EnumReason {
  /** No lapse is pending, or the variant does not have lapses. */
  NOTHING_TO_RETRACT,
  /**
   * A capture is possible and must be played, or the lapse would end the game. Fact: {@code
   * example}, a legal capture. Of a marble that was touched and cannot jump, only {@code cell}.
   */
  MUST_CAPTURE,
  /** The player passes although there is a marble to place. */
  CANNOT_PASS,
  /** A cell does not belong to the start board. Fact: {@code cell}. */
  OFF_BOARD,
  /** A cell has no ring. Fact: {@code cell}. */
  NO_RING,
  /**
   * A cell has no marble that could jump. Facts: {@code cell}, and {@code first} if a marble is to
   * be chosen before it.
   */
  NO_MARBLE,
  /** A landing is not two cells away in a straight line. Facts: {@code from}, {@code to}. */
  NOT_A_JUMP,
  /**
   * There is no marble to jump over. Facts: {@code from}, {@code over}, {@code to}; only {@code
   * from} if there is none in any direction.
   */
  NOTHING_TO_JUMP,
  /** The landing has a marble. Facts: {@code from}, {@code over}, {@code to}. */
  LANDING_OCCUPIED,
  /** The jumped marble has a different colour. Facts: {@code over}, {@code marble}, its letter. */
  WRONG_COLOUR,
  /** The marble can jump on. Facts: {@code cell}, {@code next}, its next landing. */
  MUST_CONTINUE,
  /** The ring to be filled has a marble. Fact: {@code cell}. */
  OCCUPIED,
  /** There is no marble of the colour to place. Fact: {@code marble}, its letter. */
  NOT_IN_SUPPLY,
  /** No ring is named for removal although one is free. Fact: {@code rings}, the free ones. */
  MUST_REMOVE,
  /** The ring to be removed has a marble. Fact: {@code cell}. */
  RING_OCCUPIED,
  /** The ring to be removed is not free. Fact: {@code cell}. */
  RING_NOT_FREE,
  /** The claims are not whole groups that can be claimed. Fact: {@code groups}, may be empty. */
  NOT_CLAIMABLE,
  /** A group that must be claimed is not claimed. Fact: {@code groups}. */
  MUST_CLAIM;

  /** The fact that is the letter of a marble; sentences have the name of its colour instead. */
  static final String MARBLE = "marble";

  /** The fact that is the name of a cell. */
  static final String CELL = "cell";

  /** The fact that is {@code marble} where a ring is touched before the marble for it. */
  static final String FIRST = "first";

  @Override
  public Messages messages() {
    return Variant.MESSAGES.withPrefix("refusal.");
  }

  /** {@inheritDoc} Where no group can be claimed or no marble can jump, it names none. */
  @Override
  public String message(Locale locale, Map<String, String> facts) {
    Objects.requireNonNull(facts, "facts");
    return messages().message(locale, code() + ending(facts), withColourNames(locale, facts));
  }

  /** Returns the end of the key of a sentence that is another one for some facts. */
  private String ending(Map<String, String> facts) {
    return switch (this) {
      case NOT_CLAIMABLE -> facts.getOrDefault("groups", "").isEmpty() ? ".none" : "";
      case MUST_CAPTURE -> facts.containsKey(CELL) ? ".other" : "";
      case NOTHING_TO_JUMP -> facts.containsKey("over") ? "" : ".anywhere";
      case NO_MARBLE -> facts.containsKey(FIRST) ? ".first" : "";
      default -> "";
    };
  }

  /** Returns facts in which the letter of a marble is replaced by the name of its colour. */
  static Map<String, String> withColourNames(Locale locale, Map<String, String> facts) {
    Map<String, String> named = new HashMap<>(facts);
    named.computeIfPresent(
        MARBLE, (fact, letter) -> Variant.MESSAGES.message(locale, MARBLE + "." + letter));
    return named;
  }
}
