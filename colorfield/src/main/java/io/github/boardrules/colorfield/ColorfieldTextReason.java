package io.github.boardrules.colorfield;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import java.util.Locale;
import java.util.Map;

/**
 * The conditions that a well-formed text can break (RULES.md, "Layout items" and "Notation"), in
 * the order of the checks.
 */
enum ColorfieldTextReason implements EnumReason {
  /** The number of a field is not 1 to 99. Fact: {@code field}. */
  FIELD_NUMBER,
  /** A layout has neither a picture nor extra fields. */
  NO_FIELDS,
  /** A row is not as long as the first. Facts: {@code row}, {@code length}, {@code first}. */
  UNEQUAL_ROWS,
  /** The picture is too wide. Facts: {@code count}, {@code most}. */
  TOO_MANY_COLUMNS,
  /** The picture is too high. Facts: {@code count}, {@code most}. */
  TOO_MANY_ROWS,
  /** An item creates or names a field that is there already. Facts: {@code field}, {@code key}. */
  REPEATED_FIELD,
  /** An item names a field that the layout does not have. Facts: {@code field}, {@code key}. */
  UNKNOWN_FIELD,
  /** A field is linked to itself. Fact: {@code field}. */
  SAME_FIELD,
  /** Two fields are linked that touch. Facts: {@code field}, {@code other}. */
  TOUCHES_ALREADY,
  /** Two fields are cut that are not neighbouring squares. Facts: {@code field}, {@code other}. */
  NOT_NEIGHBOURS,
  /** Two squares are cut twice. Facts: {@code field}, {@code other}. */
  CUT_ALREADY,
  /** A layout lacks an item. Fact: {@code key}. */
  MISSING_ITEM,
  /** A field of the middle is not red. Facts: {@code field}, {@code colour}. */
  MIDDLE_NOT_RED,
  /** An exit is not in the picture and not an extra field. Facts: {@code gate}, {@code field}. */
  UNKNOWN_EXIT,
  /** A gate has an exit twice. Facts: {@code gate}, {@code field}. */
  REPEATED_EXIT,
  /** A piece starts in the middle. Facts: {@code field}, {@code key}. */
  STARTS_IN_MIDDLE,
  /** A named piece starts in a gate. Facts: {@code field}, {@code key}. */
  STARTS_IN_GATE,
  /** Two pieces start on one field. Facts: {@code field}, {@code key}. */
  STARTS_ON_PIECE,
  /** The layout has more fields than fit. Facts: {@code count}, {@code most}. */
  TOO_MANY_FIELDS,
  /** A position names a field that the layout does not have. Fact: {@code field}. */
  NO_SUCH_FIELD,
  /** A field is named after one that is not before it. Facts: {@code field}, {@code other}. */
  NOT_IN_ORDER,
  /** The quiet count is higher than the variant allows. Facts: {@code count}, {@code most}. */
  QUIET_COUNT,
  /** Too many pieces. Facts: {@code team}, {@code colour}, {@code count}, {@code most}. */
  TOO_MANY_PIECES,
  /** In a gate stands something else than a red piece of its team. Fact: {@code field}. */
  FOREIGN_IN_GATE,
  /** In the middle stand two pieces. Facts: {@code field}, {@code other}. */
  TWO_IN_MIDDLE,
  /** In the middle stands a piece that is not red. Fact: {@code field}. */
  NOT_RED_IN_MIDDLE,
  /** In the middle stands a piece of the player to move. Fact: {@code field}. */
  MIDDLE_OF_MOVER,
  /** The player who is not to move has no red piece. Fact: {@code player}. */
  NO_RED_OF_WAITING;

  @Override
  public Messages messages() {
    return Variant.MESSAGES.withPrefix("text.");
  }

  /** {@inheritDoc} A team and a colour are named in the language, too. */
  @Override
  public String message(Locale locale, Map<String, String> facts) {
    Map<String, String> named = ColorfieldDiagram.withColourName(locale, facts);
    named.computeIfPresent("team", (key, team) -> Variant.MESSAGES.message(locale, "team." + team));
    return EnumReason.super.message(locale, named);
  }
}
