package io.github.boardrules.core;

import java.util.Objects;

/**
 * The rules of any variant in strings: every position and every move is its text. Callers need not
 * know the types of the game, so this is for servers, command lines and other languages.
 *
 * <p>All results are canonical texts. An argument may have any other spelling that the {@link
 * #notation()} parses; a method that gets a text that is not a position or move throws {@link
 * NotationException}. In a match, {@code playText} keeps a move in its canonical spelling, {@code
 * play} as it is passed.
 *
 * <p>Each call parses its texts again. Engines, solvers and counts do not: they search the
 * positions of the game itself ({@link #packed}) and translate only questions and answers.
 *
 * <pre>{@code
 * TextRules rules = Catalog.installed().textRules("one-two-three");
 * String next = rules.play(rules.start(), "a1+b1"); // ==> oooo/oooo/oooo/..oo 2
 * rules.countLegal(next);                           // ==> 46
 * rules.refusal(next, "b1").orElseThrow();          // ==> empty-cell: There is no ball on b1.
 * }</pre>
 */
public final class TextRules extends TranslatedRules<String, String, Object, Object> {
  private final Notation<String, String> notation;

  private TextRules(Rules<Object, Object> rules, Notation<Object, Object> inside) {
    super(
        rules,
        new Translation.Form<>(
            text -> inside.parsePosition(Objects.requireNonNull(text, "position")),
            inside::formatPosition),
        new Translation.Form<>(
            text -> inside.parseMove(Objects.requireNonNull(text, "move")), inside::formatMove));
    notation = translation.out(inside);
  }

  /**
   * {@return rules in strings}
   *
   * @param rules the rules of any variant of any game
   */
  @SuppressWarnings("unchecked") // the rules get only values that their own notation has made
  public static TextRules of(Rules<?, ?> rules) {
    return new TextRules(
        (Rules<Object, Object>) Objects.requireNonNull(rules, "rules"),
        (Notation<Object, Object>) rules.notation());
  }

  /** {@return the rules behind the strings, which were passed to {@link #of}} */
  public Rules<?, ?> rules() {
    return translation.inner();
  }

  @Override
  public Notation<String, String> notation() {
    return notation;
  }
}
