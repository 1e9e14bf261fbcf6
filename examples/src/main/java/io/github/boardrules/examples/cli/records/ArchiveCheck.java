package io.github.boardrules.examples.cli.records;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.FileLine;
import io.github.boardrules.examples.cli.shared.FileText;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Checks the games of a part of an archive as {@code check} does, for programs that share the parts
 * out. A text that cannot be read is a finding like others, and the rest is checked.
 *
 * <p>It is mutable and belongs to one thread.
 */
public final class ArchiveCheck {
  /** More findings of a part than this are counted, but not kept. */
  public static final int MAX_FINDINGS = 1000;

  private final Texts texts;
  private final GameCheck check;
  private final List<Finding> findings = new ArrayList<>();
  private final TreeMap<String, Long> kinds = new TreeMap<>();
  private long unreadable;

  private ArchiveCheck(Catalog games, Locale language) {
    texts = new Texts(language);
    check = new GameCheck(CommandContext.silent(games, language), this::addDisagreement);
  }

  /**
   * Something that is wrong with an archive.
   *
   * @param file the file as it was given
   * @param line the number of the line, from 1; 0 for the whole file
   * @param kind the kind of problem; the same in every language
   * @param text what is wrong and where, in one line
   */
  public record Finding(String file, long line, String kind, String text) implements Serializable {}

  /**
   * What was found in a part of an archive.
   *
   * @param games how many games were checked
   * @param plies how many of their moves agree with the rules
   * @param disagreements how many games disagree with the rules
   * @param unreadable how many lines and records could not be read
   * @param kinds how many findings there are of each kind
   * @param findings the first of them, at most {@link #MAX_FINDINGS}
   */
  public record Part(
      long games,
      long plies,
      long disagreements,
      long unreadable,
      TreeMap<String, Long> kinds,
      List<Finding> findings)
      implements Serializable {}

  /**
   * Returns a check that has seen nothing.
   *
   * @param games the games
   * @param language the language of what is found
   * @return the check
   */
  public static ArchiveCheck of(Catalog games, Locale language) {
    return new ArchiveCheck(games, language);
  }

  /**
   * Returns whether a file holds a record.
   *
   * @param beginning its first characters
   * @return false if each of its lines is a game
   */
  public static boolean isRecord(String beginning) {
    return RecordFile.isRecord(beginning);
  }

  /**
   * Returns whether a file holds JSON objects, one a line.
   *
   * @param name its name
   * @param beginning its first characters
   * @return true if its name ends in {@code .jsonl} or its text begins with a brace
   */
  public static boolean holdsLines(String name, String beginning) {
    return name.toLowerCase(Locale.ROOT).endsWith(".jsonl")
        || beginning.stripLeading().startsWith("{");
  }

  /**
   * Returns the line with which {@code check} ends.
   *
   * @param games how many games were checked
   * @param plies how many of their moves agree with the rules
   * @param disagreements how many games disagree with the rules
   * @return a text for programs
   */
  public static String summary(long games, long plies, long disagreements) {
    return GameCheck.summary(games, plies, disagreements);
  }

  /**
   * Returns the lines that count what was found by kind, the most frequent first.
   *
   * @param kinds how many findings there are of each kind
   * @return texts for programs
   */
  public static List<String> lines(Map<String, Long> kinds) {
    return LineCheck.lines(kinds);
  }

  /**
   * Checks a game that is a JSON object on a line. An empty line is no game.
   *
   * @param file the file as it was given
   * @param line the number of the line, from 1
   * @param text the line
   */
  public void checkLine(String file, long line, String text) {
    FileLine place = new FileLine(file, line);
    try {
      check.check(place, text);
    } catch (Failure malformed) {
      addUnreadable(file, line, malformed);
    }
  }

  /**
   * Checks a record.
   *
   * @param file the file as it was given
   * @param text its whole text
   */
  public void checkRecord(String file, String text) {
    try {
      check.check(new RecordFile(new FileText(file, text)));
    } catch (Failure malformed) {
      addUnreadable(file, 0, malformed);
    }
  }

  /**
   * Checks the record of a game site.
   *
   * @param file the file as it was given
   * @param bytes its bytes
   * @throws IOException if they cannot be read
   */
  public void checkSiteRecord(String file, InputStream bytes) throws IOException {
    check.checkSite(SiteArchive.text(file, bytes));
  }

  /**
   * Checks the records of a game site in a zip. What cannot be read is a disagreement.
   *
   * @param file the file as it was given
   * @param zip where the file, or a copy of it, is on this machine
   */
  public void checkSiteRecords(String file, Path zip) {
    SiteArchive.readZip(zip, file, check::checkSite, check::damaged);
  }

  /**
   * Adds a file that cannot be read, or the line at which its reading ends.
   *
   * @param file the file as it was given
   * @param line the number of the line, from 1; 0 for the whole file
   * @param problem why it cannot be read
   */
  public void addUnreadable(String file, long line, Failure problem) {
    unreadable++;
    add(file, line, problem.kind(), problem.sentence(texts));
  }

  /**
   * Returns what was found so far.
   *
   * @return the findings, in the order in which they were found
   */
  public Part result() {
    return new Part(
        check.games(),
        check.plies(),
        check.disagreements(),
        unreadable,
        new TreeMap<>(kinds),
        List.copyOf(findings));
  }

  private void addDisagreement(Object place, String kind, Failure disagreement) {
    String sentence = place + ": " + disagreement.sentence(texts);
    boolean hasLine = place instanceof FileLine;
    add(
        hasLine ? ((FileLine) place).file() : place.toString(),
        hasLine ? ((FileLine) place).line() : 0,
        kind,
        sentence);
  }

  private void add(String file, long line, String kind, String text) {
    kinds.merge(kind, 1L, Long::sum);
    if (findings.size() < MAX_FINDINGS) {
      findings.add(new Finding(file, line, kind, text));
    }
  }
}
