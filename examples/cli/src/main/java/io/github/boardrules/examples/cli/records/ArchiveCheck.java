package io.github.boardrules.examples.cli.records;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.FileLine;
import io.github.boardrules.examples.cli.shared.FileText;
import io.github.boardrules.examples.cli.shared.TextFiles;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/**
 * Checks the games of a part of an archive as {@code check} does, for programs that share the parts
 * out. A text that cannot be read is a finding like others, and the rest is checked.
 *
 * <p>It is mutable and belongs to one thread.
 */
public final class ArchiveCheck {
  /** More findings than this are counted, but not kept. */
  public static final int MAX_FINDINGS = 1000;

  private final Texts texts;
  private final GameCheck check;
  private final List<String> findings = new ArrayList<>();
  private final TreeMap<String, Long> kinds = new TreeMap<>();
  private long unreadable;

  /** Creates a check that has seen nothing, with the language of what it finds. */
  public ArchiveCheck(Catalog games, Locale language) {
    texts = new Texts(language);
    check =
        new GameCheck(
            CommandContext.silent(games, language),
            (place, kind, found) -> add(kind, place + ": " + found.sentence(texts)));
  }

  /** What was found in a part of an archive. */
  public record Part(
      long games,
      long plies,
      long disagreements,
      long unreadable,
      TreeMap<String, Long> kinds,
      List<String> findings)
      implements Serializable {
    public static final Part NONE = new Part(0, 0, 0, 0, new TreeMap<>(), List.of());

    public Part plus(Part next) {
      TreeMap<String, Long> sum = new TreeMap<>(kinds);
      next.kinds.forEach((kind, count) -> sum.merge(kind, count, Long::sum));
      List<String> all = new ArrayList<>(findings);
      all.addAll(next.findings);
      return new Part(
          games + next.games,
          plies + next.plies,
          disagreements + next.disagreements,
          unreadable + next.unreadable,
          sum,
          List.copyOf(all.subList(0, Math.min(MAX_FINDINGS, all.size()))));
    }

    /** Returns how many findings are counted, but not kept. */
    public long hidden() {
      return kinds.values().stream().mapToLong(Long::longValue).sum() - findings.size();
    }

    /** Returns the lines with which {@code check} ends: each kind, and the sum. */
    public List<String> summary() {
      List<String> lines = new ArrayList<>(LineCheck.lines(kinds));
      lines.add(GameCheck.summary(games, plies, disagreements));
      return lines;
    }
  }

  /** Returns whether a file is one record or an archive; each line of others is a game. */
  public static boolean isWhole(String name, String beginning) {
    return SiteArchive.isNamed(name) || RecordFile.isRecord(readable(beginning));
  }

  /** Returns whether a file holds games, by its name and its first characters. */
  public static boolean holdsGames(String name, String beginning) {
    return isWhole(name, beginning)
        || name.toLowerCase(Locale.ROOT).endsWith(".jsonl")
        || Texts.stripped(readable(beginning)).startsWith("{");
  }

  /** Returns the letters of a text in UTF-16 that was read as UTF-8, and other texts unchanged. */
  private static String readable(String beginning) {
    return beginning.replace("\0", "").replace("\ufffd", "");
  }

  /** Checks a line without its end: a JSON object. An empty line is not a game. */
  public void checkLine(String file, long line, byte[] bytes) {
    FileLine place = new FileLine(file, line);
    try {
      String text = text(place.toString(), bytes);
      check.check(place, text);
    } catch (Failure malformed) {
      addUnreadable(malformed);
    }
  }

  /** Checks a file that {@link #isWhole is whole}. */
  public void checkWhole(String file, InputStream bytes) throws IOException {
    try {
      if (SiteArchive.isRecord(file)) {
        checkSite(file, bytes);
      } else if (SiteArchive.isNamed(file)) {
        checkZip(file, bytes);
      } else {
        check.check(new RecordFile(new FileText(file, text(file, bytes.readAllBytes()))));
      }
    } catch (Failure malformed) {
      addUnreadable(malformed);
    }
  }

  /** Adds a file or a line that cannot be read. */
  public void addUnreadable(Failure problem) {
    unreadable++;
    add(problem.kind(), problem.sentence(texts));
  }

  public Part result() {
    return new Part(
        check.games(),
        check.plies(),
        check.disagreements(),
        unreadable,
        new TreeMap<>(kinds),
        List.copyOf(findings));
  }

  private void checkSite(String file, InputStream bytes) throws IOException {
    FileText record;
    try {
      record = SiteArchive.text(file, bytes);
    } catch (Failure problem) {
      check.damaged(file, problem);
      return;
    }
    check.checkSite(record);
  }

  private void checkZip(String file, InputStream bytes) throws IOException {
    // The list of a zip's files is at its end.
    Path copy = Files.createTempFile("boardrules", ".zip");
    try {
      Files.copy(bytes, copy, StandardCopyOption.REPLACE_EXISTING);
      SiteArchive.readZip(copy, file, check::checkSite, check::damaged);
    } finally {
      Files.delete(copy);
    }
  }

  private static String text(String place, byte[] bytes) {
    TextFiles.requireText(place, bytes);
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException problem) {
      throw Failure.of("file-not-text", "file", Texts.quote(place));
    }
  }

  private void add(String kind, String text) {
    kinds.merge(kind, 1L, Long::sum);
    if (findings.size() < MAX_FINDINGS) {
      findings.add(text);
    }
  }
}
