package io.github.boardrules.zertz;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/**
 * Why a move is refused (RULES.md, "Legality").
 *
 * <pre>{@code
 * var rules = ZertzRules.basic();
 * rules.refusal(rules.start(), ZertzMove.parse("Wd4")).orElseThrow().reason(); // ==> MUST_REMOVE
 * }</pre>
 */
public enum ZertzReason implements Reason {
  /** The game is over. */
  GAME_OVER,
  /** No lapse is pending, or the variant knows none. */
  NOTHING_TO_RETRACT,
  /**
   * A capture is possible and must be played; or a lapse would end the game. Facts: {@code
   * example}, a capture that is possible.
   */
  MUST_CAPTURE,
  /** A pass, though the supply is not empty. */
  CANNOT_PASS,
  /** A place does not belong to the start board. Fact: {@code place}. */
  OFF_BOARD,
  /** There is no ring at a place. Fact: {@code place}. */
  NO_RING,
  /** There is no marble that could jump. Fact: {@code place}. */
  NO_MARBLE,
  /** A landing is not two steps in a straight line away. Facts: {@code from}, {@code place}. */
  NOT_A_JUMP,
  /** There is no marble between. Facts: {@code from}, {@code place}, {@code over}. */
  NOTHING_TO_JUMP,
  /** The landing has a marble. Fact: {@code place}. */
  LANDING_OCCUPIED,
  /**
   * The jumped marble has another colour than the move says. Facts: {@code over}, {@code marble}.
   */
  WRONG_COLOUR,
  /** The marble can jump on. Facts: {@code place}, {@code next}, a landing that it can reach. */
  MUST_CONTINUE,
  /** The ring to be filled has a marble. Fact: {@code place}. */
  OCCUPIED,
  /** The supply has no marble of the colour. Fact: {@code marble}. */
  NOT_IN_SUPPLY,
  /** No ring is named for removal, but one is free. Fact: {@code rings}, the free ones. */
  MUST_REMOVE,
  /** The ring to be removed has a marble. Fact: {@code place}. */
  RING_OCCUPIED,
  /** The ring to be removed is held in by its neighbours. Fact: {@code place}. */
  RING_NOT_FREE,
  /**
   * The claimed marbles are not exactly those of groups that may be claimed. Fact: {@code groups}.
   */
  NOT_CLAIMABLE,
  /** A group that must be claimed is left out. Fact: {@code groups}. */
  MUST_CLAIM;

  @Override
  public String code() {
    return Reason.codeOf(this);
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return ZertzMessages.text(locale, "refusal." + code(), facts);
  }
}
