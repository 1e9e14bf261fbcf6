package io.github.boardrules.core.play;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.play.MatchTree.Note;
import io.github.boardrules.core.play.MatchTree.Word;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Writes the moves of a record, with variations and notes. */
final class RecordWriter {
  private static final int MAX_WIDTH = 80;

  /** What a move may not begin with, because it begins something else in a record. */
  private static final String RESERVED = "{[\"@!?$";

  private RecordWriter() {}

  /** Returns the lines of all moves, each with its end; nothing if there are none. */
  static String lines(MatchTree<?, ?> tree) {
    StringBuilder lines = new StringBuilder();
    int width = 0;
    for (String word : words(tree)) {
      boolean fits = width > 0 && width + 1 + word.length() <= MAX_WIDTH;
      if (width > 0) {
        lines.append(fits ? ' ' : '\n');
      }
      lines.append(word);
      width = fits ? width + 1 + word.length() : word.length();
    }
    return width == 0 ? "" : lines.append('\n').toString();
  }

  /** Returns what stands between spaces: moves and notes, with the brackets at their moves. */
  static <S, M> List<String> words(MatchTree<S, M> tree) {
    Notation<S, M> notation = tree.rules().notation();
    List<String> texts = new ArrayList<>();
    String open = "";
    for (Word<M> word : tree.words()) {
      if (word.bracket().equals(")")) {
        texts.set(texts.size() - 1, texts.get(texts.size() - 1) + word.bracket());
        continue;
      }
      if (word.move().isPresent()) {
        texts.add(open + move(notation, word.move().get()));
      }
      open = word.bracket();
      addNote(word.note(), texts);
    }
    return texts;
  }

  private static <S, M> String move(Notation<S, M> notation, M move) {
    String text = notation.formatMove(move);
    if (text.isEmpty()
        || RESERVED.indexOf(text.charAt(0)) >= 0
        || text.indexOf('(') >= 0
        || text.indexOf(')') >= 0
        || TreeReader.numberEnd(text, 0) > 0) {
      throw new IllegalArgumentException(
          "The move " + text + " has a bracket or begins like something else in a record.");
    }
    return text;
  }

  private static void addNote(Note note, List<String> texts) {
    if (!note.mark().isEmpty()) {
      texts.add(note.mark());
    }
    note.clock().ifPresent(clock -> texts.add(clock(clock)));
    if (!note.comment().isEmpty()) {
      texts.add('"' + RecordHeader.escape(note.comment()) + '"');
    }
  }

  /** Returns a clock as {@code @4:32}, {@code @1:04:32} or {@code @0:09.5}. */
  private static String clock(Duration clock) {
    long millis = clock.toMillis();
    long minutes = millis / 60_000;
    StringBuilder text = new StringBuilder("@");
    if (minutes >= 60) {
      text.append(minutes / 60).append(':').append(twoDigits(minutes % 60));
    } else {
      text.append(minutes);
    }
    text.append(':').append(twoDigits(millis / 1_000 % 60));
    long rest = millis % 1_000;
    if (rest > 0) {
      text.append('.');
      for (int digit = 100; rest > 0; digit /= 10) {
        text.append(rest / digit);
        rest %= digit;
      }
    }
    return text.toString();
  }

  private static String twoDigits(long number) {
    return "" + number / 10 + number % 10;
  }
}
