package io.github.boardrules.examples.hostile;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.MatchRecord;

/**
 * The reader of records. It refuses bad headers, and keeps the moves before the first bad one.
 *
 * @param catalog the games
 */
record RecordTarget(Catalog catalog) implements Target {

  @Override
  public void check(String text) {
    try {
      MatchRecord<?, ?> record = MatchRecord.read(catalog::rules, text);
      Claim.that(
          catalog
              .rules(MatchRecord.variant(text))
              .variant()
              .equals(record.toMatch().rules().variant()),
          Claim.quote(text),
          " is read with other rules than those of its variant");
      record.problem().ifPresent(problem -> checkProblem(text, problem));
      checkWritten(record);
    } catch (NotationException refusal) {
      checkColumn(text, refusal.offset() + 1);
      Claim.that(refusal.text().equals(text), "another text is refused: ", refusal.text());
      TextReader.checkMessage(text, refusal);
      if (refusal.reason() == TextReason.MALFORMED) {
        checkBefore(text.substring(0, refusal.offset()));
      }
    }
  }

  /** Checks that the text before the first wrong column is only incomplete. */
  private void checkBefore(String text) {
    try {
      MatchRecord.read(catalog::rules, text);
      throw new AssertionError(Claim.quote(text) + " has all headers");
    } catch (NotationException refusal) {
      Claim.that(
          refusal.offset() == text.length(),
          Claim.quote(text),
          " is wrong at column ",
          refusal.offset() + 1);
    }
  }

  private void checkWritten(MatchRecord<?, ?> record) {
    String written = record.text();
    MatchRecord<?, ?> again = MatchRecord.read(catalog::rules, written);
    Claim.that(
        again.problem().isEmpty()
            && again.tree().equals(record.tree())
            && again.headers().equals(record.headers()),
        Claim.quote(written),
        " is read as ",
        again);
  }

  static void checkProblem(String text, MatchRecord.Problem problem) {
    checkColumn(text, problem.offset() + 1);
    Claim.that(
        problem.refusal().isPresent() != problem.notation().isPresent()
            && Claim.hasMessages(problem::message),
        Claim.quote(text),
        " is read up to a problem without a reason: ",
        problem);
  }

  static void checkColumn(String text, int column) {
    Claim.that(Claim.isColumn(column, text), Claim.quote(text), " is wrong at column ", column);
  }
}
