package io.github.boardrules.core.play;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.play.MatchRecord.Problem;
import io.github.boardrules.core.text.TextCursor;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads a record: the headers in the constructor, the moves when the rules are known. */
final class RecordReader {
  private final String text;
  private final TextCursor cursor;
  private final RecordHeader variant;
  private final Map<String, RecordHeader> others = new LinkedHashMap<>();

  RecordReader(String text) {
    this.text = text;
    cursor = new TextCursor(text);
    variant = readVariant(cursor);
    cursor.acceptWhile(TextCursor::isSpace);
    while (cursor.accept('[')) {
      RecordHeader header = readHeader();
      String key = header.key();
      if (key.equals(RecordHeader.VARIANT) || others.put(key, header) != null) {
        throw brokenHere(TextReason.REPEATED_HEADER, Map.of("key", key));
      }
      if (key.equals(RecordHeader.FORM) && !isSame(header, RecordHeader.CURRENT_FORM)) {
        throw brokenHere(
            TextReason.NEWER_FORM,
            Map.of("found", header.value(), "wanted", RecordHeader.CURRENT_FORM));
      }
      cursor.acceptWhile(TextCursor::isSpace);
    }
  }

  static String variant(String text) {
    return readVariant(new TextCursor(text)).value();
  }

  void checkVariant(String wanted) {
    if (!isSame(variant, wanted)) {
      throw NotationException.broken(
          text, TextReason.OTHER_VARIANT, Map.of("found", variant.value(), "wanted", wanted));
    }
  }

  <S, M> Rules<S, M> variant(Function<? super String, ? extends Rules<S, M>> rules) {
    return fromHeader(variant, rules);
  }

  <S, M> MatchRecord<S, M> read(Rules<S, M> rules) {
    S start =
        Optional.ofNullable(others.get(RecordHeader.START))
            .map(header -> fromHeader(header, rules.notation()::parsePosition))
            .orElseGet(rules::start);
    TreeReader<S, M> moves = new TreeReader<>(text, cursor, MatchTree.of(Match.of(rules, start)));
    Optional<Problem> problem = moves.read();
    return problem.isPresent() ? stoppedAt(moves, problem.get()) : readEnd(moves);
  }

  private <S, M> MatchRecord<S, M> stoppedAt(TreeReader<S, M> moves, Problem problem) {
    return new MatchRecord<>(moves.tree(), freeHeaders(), Optional.empty(), Optional.of(problem));
  }

  private <S, M> MatchRecord<S, M> readEnd(TreeReader<S, M> moves) {
    int from = cursor.offset();
    Match<S, M> match = moves.tree().match();
    try {
      cursor.expect('{');
      int start = cursor.offset();
      String found = cursor.acceptWhile(c -> c != '}');
      cursor.expect('}');
      String wanted = match.status().text();
      if (!isSame(found, wanted, '}', start)) {
        throw brokenHere(TextReason.OTHER_STATUS, Map.of("found", found, "wanted", wanted));
      }
      cursor.acceptWhile(TextCursor::isSpace);
      Optional<Status> ending = Optional.empty();
      if (!match.status().isOver() && cursor.peek('{')) {
        from = cursor.offset();
        ending = Optional.of(readEnding(match.rules().players()));
        cursor.acceptWhile(TextCursor::isSpace);
      }
      moves.readLastComment();
      cursor.acceptWhile(TextCursor::isSpace);
      cursor.expectEnd();
      return new MatchRecord<>(moves.tree(), freeHeaders(), ending, Optional.empty());
    } catch (NotationException problem) {
      String end = text.substring(from, cursor.offset()).strip();
      return stoppedAt(moves, Problem.of(match.ply() + 1, end, problem));
    }
  }

  private Status readEnding(int players) {
    cursor.expect('{');
    boolean isWin = cursor.expectWord(List.of("win", "draw")).equals("win");
    int winner = 0;
    cursor.expect(' ');
    if (isWin) {
      List<String> numbers =
          IntStream.rangeClosed(1, players)
              .mapToObj(Integer::toString)
              .collect(Collectors.toList());
      winner = Integer.parseInt(cursor.expectWord(numbers));
      cursor.expect(' ');
    }
    Termination reason = Termination.ofCode(cursor.expectWord(Termination.codes(isWin, players)));
    cursor.expect('}');
    return isWin ? reason.win(winner) : reason.draw();
  }

  private boolean isSame(RecordHeader header, String wanted) {
    return fromHeader(header, value -> isSame(value, wanted, '"'));
  }

  private boolean isSame(String found, String wanted, char end, int start) {
    try {
      return isSame(found, wanted, end);
    } catch (NotationException difference) {
      throw difference.within(text, start);
    }
  }

  /** Returns whether two texts are the same; throws where, if nobody sees how they differ. */
  private static boolean isSame(String found, String wanted, char end) {
    if (found.equals(wanted) || !seen(found).equals(seen(wanted))) {
      return found.equals(wanted);
    }
    TextCursor cursor = new TextCursor(found + end);
    for (String word : wanted.split(" ", -1)) {
      if (cursor.offset() > 0) {
        cursor.expect(' ');
      }
      cursor.expectPrefix(List.of(word));
    }
    cursor.expect(end);
    return false;
  }

  private static String seen(String text) {
    StringBuilder seen = new StringBuilder();
    text.chars().filter(c -> !TextCursor.isSpace(c)).forEach(c -> seen.append((char) c));
    return seen.toString();
  }

  private NotationException brokenHere(TextReason reason, Map<String, String> facts) {
    String read = text.substring(0, cursor.offset());
    return NotationException.broken(read, reason, facts).within(text, 0);
  }

  private static RecordHeader readVariant(TextCursor cursor) {
    cursor.acceptWhile(TextCursor::isSpace);
    cursor.expect('[');
    return RecordHeader.read(cursor, cursor.expectWord(List.of(RecordHeader.VARIANT)));
  }

  private RecordHeader readHeader() {
    String key = cursor.acceptWhile(RecordHeader::isLetter);
    if (key.isEmpty()) {
      cursor.expectRange('a', 'z');
    }
    return RecordHeader.read(cursor, key + cursor.acceptWhile(RecordHeader::continuesKey));
  }

  private <T> T fromHeader(RecordHeader header, Function<? super String, ? extends T> reader) {
    try {
      return reader.apply(header.value());
    } catch (NotationException problem) {
      throw header.inRecord(text, problem);
    }
  }

  private Map<String, String> freeHeaders() {
    Map<String, String> free = new LinkedHashMap<>();
    others.forEach((key, header) -> free.put(key, header.value()));
    free.remove(RecordHeader.FORM);
    free.remove(RecordHeader.START);
    return free;
  }
}
