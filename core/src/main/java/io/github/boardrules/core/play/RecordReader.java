package io.github.boardrules.core.play;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.MatchRecord.Problem;
import io.github.boardrules.core.text.TextCursor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads a record: the headers in the constructor, the moves when the rules are known. */
final class RecordReader {
  private final String text;
  private final TextCursor cursor;
  private final List<RecordHeader> headers = new ArrayList<>();

  RecordReader(String text) {
    this.text = text;
    cursor = new TextCursor(text);
    headers.add(readVariant(cursor));
    lineEnd();
    while (cursor.accept('[')) {
      headers.add(readHeader());
      lineEnd();
    }
    lineEnd();
    checkKeys();
  }

  static String variant(String text) {
    return readVariant(new TextCursor(text)).value();
  }

  void checkVariant(String wanted) {
    String found = headers.get(0).value();
    if (!found.equals(wanted)) {
      throw new NotationException(
          text, CoreReason.OTHER_VARIANT, Map.of("found", found, "wanted", wanted));
    }
  }

  Rules<?, ?> variant(Function<? super String, ? extends Rules<?, ?>> rules) {
    return fromHeader(headers.get(0), rules);
  }

  <S extends Object, M extends Object> MatchRecord<S, M> read(Rules<S, M> rules) {
    S start =
        headers.stream()
            .filter(header -> header.key().equals(RecordHeader.START))
            .findFirst()
            .map(header -> fromHeader(header, rules.notation()::parsePosition))
            .orElseGet(rules::start);
    return readMoves(Match.of(rules, start));
  }

  private <S extends Object, M extends Object> MatchRecord<S, M> readMoves(Match<S, M> atStart) {
    Match<S, M> match = atStart;
    while (true) {
      cursor.acceptWhile(RecordReader::isSpace);
      int from = cursor.offset();
      if (cursor.peek('{') || cursor.atEnd()) {
        return new MatchRecord<>(match, freeHeaders(), readStatus(match));
      }
      String word = cursor.acceptWhile(c -> !isSpace(c));
      try {
        match = match.play(word);
      } catch (NotationException problem) {
        NotationException inRecord = new NotationException(text, problem, from);
        return stoppedAt(match, Problem.of(match.ply() + 1, word, inRecord));
      } catch (IllegalMoveException illegal) {
        return stoppedAt(match, Problem.of(match.ply() + 1, word, from + 1, illegal.refusal()));
      }
    }
  }

  private <S extends Object, M extends Object> MatchRecord<S, M> stoppedAt(
      Match<S, M> match, Problem problem) {
    return new MatchRecord<>(match, freeHeaders(), Optional.of(problem));
  }

  private Optional<Problem> readStatus(Match<?, ?> match) {
    int from = cursor.offset();
    try {
      cursor.expect('{');
      String found = cursor.acceptWhile(c -> c != '}');
      cursor.expect('}');
      checkStatus(found, match.status().text());
      cursor.acceptWhile(RecordReader::isSpace);
      cursor.expectEnd();
      return Optional.empty();
    } catch (NotationException problem) {
      String status = text.substring(from, cursor.offset()).strip();
      return Optional.of(Problem.of(match.ply() + 1, status, problem));
    }
  }

  private void checkStatus(String found, String wanted) {
    if (!found.equals(wanted)) {
      String read = text.substring(0, cursor.offset());
      Map<String, String> facts = Map.of("found", found, "wanted", wanted);
      throw new NotationException(
          text, new NotationException(read, CoreReason.OTHER_STATUS, facts), 0);
    }
  }

  private static RecordHeader readVariant(TextCursor cursor) {
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

  private void lineEnd() {
    cursor.acceptWhile(c -> c == '\r');
    cursor.expect('\n');
  }

  private void checkKeys() {
    List<String> keys = headers.stream().map(RecordHeader::key).toList();
    keys.stream()
        .filter(key -> keys.indexOf(key) != keys.lastIndexOf(key))
        .findFirst()
        .ifPresent(
            key -> {
              throw new NotationException(text, CoreReason.REPEATED_KEY, Map.of("key", key));
            });
  }

  private <T extends Object> T fromHeader(
      RecordHeader header, Function<? super String, ? extends T> reader) {
    try {
      return reader.apply(header.value());
    } catch (NotationException problem) {
      throw header.inRecord(text, problem);
    }
  }

  private Map<String, String> freeHeaders() {
    Map<String, String> free = new LinkedHashMap<>();
    headers.forEach(header -> free.put(header.key(), header.value()));
    free.remove(RecordHeader.VARIANT);
    free.remove(RecordHeader.START);
    return free;
  }

  private static boolean isSpace(int c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
  }
}
