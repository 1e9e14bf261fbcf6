package io.github.boardrules.examples.hostile;

import io.github.boardrules.boardspace.BoardspaceRecords;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.MatchRecord;

/**
 * The reader of records of game sites. It refuses what is no SGF or of no known game, and keeps the
 * moves before the first event that it does not understand.
 *
 * @param catalog the games
 */
record SiteTarget(Catalog catalog) implements Target {

  @Override
  public void check(String text) {
    try {
      MatchRecord<?, ?> record = BoardspaceRecords.read(text);
      record.problem().ifPresent(problem -> RecordTarget.checkProblem(text, problem));
      checkWritten(record);
    } catch (NotationException refusal) {
      RecordTarget.checkColumn(text, refusal.offset() + 1);
      Claim.that(refusal.text().equals(text), "another text is refused: ", refusal.text());
      Claim.that(
          Claim.hasMessages(refusal::message), Claim.quote(text), " is refused without a sentence");
      if (refusal.reason() == TextReason.MALFORMED) {
        checkBefore(text.substring(0, refusal.offset()));
      }
    }
  }

  /** Checks that the text before the first wrong column is whole, or only incomplete. */
  private static void checkBefore(String text) {
    try {
      BoardspaceRecords.read(text);
    } catch (NotationException refusal) {
      Claim.that(
          refusal.reason() != TextReason.MALFORMED || refusal.offset() == text.length(),
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
            && again.toMatch().equals(record.toMatch())
            && again.headers().equals(record.headers())
            && again.termination().equals(record.termination()),
        Claim.quote(written),
        " is read as ",
        again.text());
  }
}
