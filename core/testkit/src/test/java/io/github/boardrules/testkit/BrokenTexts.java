package io.github.boardrules.testkit;

import static io.github.boardrules.testkit.BrokenGame.alone;
import static io.github.boardrules.testkit.BrokenGame.among;
import static io.github.boardrules.testkit.ModifiedTrio.CORRECT;
import static io.github.boardrules.testkit.ModifiedTrio.TEXTS;

import io.github.boardrules.core.Expected;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.TextReason;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Games that break laws 6 to 8, about texts. */
final class BrokenTexts {
  private BrokenTexts() {}

  static List<BrokenGame> all() {
    return Stream.of(positionTexts(), moveTexts(), exceptions(), readers())
        .flatMap(List::stream)
        .toList();
  }

  /** Returns a game that writes position texts differently. */
  private static Trio written(UnaryOperator<String> change) {
    return ModifiedTrio.positionTexts(
        position -> change.apply(position.toString()), TEXTS::parsePosition);
  }

  private static List<BrokenGame> positionTexts() {
    return BrokenGame.of(
        Law.LAW_06_POSITION_TEXT,
        among("fields are separated by two spaces", written(text -> text.replace(" ", "  "))),
        among("the text omits the ply", written(text -> text.replaceFirst("[0-9]+$", "0"))),
        among("a position equals its rotation by 180°", ModifiedTrio.made(Rotated::new)),
        alone(
            "toString is not the text",
            ModifiedTrio.made(
                position ->
                    new TrioPosition(position) {
                      @Override
                      public String toString() {
                        return "Position " + super.toString();
                      }
                    })));
  }

  /** A position that equals its rotation by 180°. */
  private static final class Rotated extends TrioPosition {
    Rotated(TrioPosition position) {
      super(position);
    }

    private int key() {
      String text = TrioNotation.text(this);
      String board = text.substring(0, 11);
      String rotated = new StringBuilder(board).reverse().toString();
      return (board.compareTo(rotated) < 0 ? board : rotated).hashCode()
          + text.substring(11).hashCode();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Rotated that && key() == that.key();
    }

    @Override
    public int hashCode() {
      return key();
    }
  }

  private static List<BrokenGame> moveTexts() {
    return BrokenGame.of(
        Law.LAW_07_MOVE_TEXT,
        among(
            "a long slide is written as a short one",
            ModifiedTrio.moveTexts(
                move -> move.toString().replaceFirst("(.....).+", "$1"), TEXTS::parseMove)),
        among(
            "a pass is written with a space",
            ModifiedTrio.moveTexts(
                move -> move.toString().replace("-", " "),
                text -> TEXTS.parseMove(text.replace(" ", "-")))),
        alone(
            "toString is not the text",
            ModifiedTrio.moveTexts(move -> "!" + move, BrokenTexts::afterFirst)));
  }

  /** Reads a move after an exclamation mark; errors refer to the whole text. */
  private static TrioMove afterFirst(String text) {
    if (!text.startsWith("!")) {
      throw NotationException.malformed(text, 1, List.of(Expected.of("!")));
    }
    try {
      return TEXTS.parseMove(text.substring(1));
    } catch (NotationException e) {
      throw e.within(text, 1);
    }
  }

  /** Returns a reader that throws other exceptions. */
  private static <T> Function<String, T> failing(
      Function<String, T> reader, BiFunction<String, NotationException, RuntimeException> change) {
    return text -> {
      try {
        return reader.apply(text);
      } catch (NotationException e) {
        throw change.apply(text, e);
      }
    };
  }

  private static BrokenGame.Fault move(
      String how, BiFunction<String, NotationException, RuntimeException> change) {
    return alone(how, read(failing(TEXTS::parseMove, change)));
  }

  private static BrokenGame.Fault variant(
      String how, BiFunction<String, NotationException, RuntimeException> change) {
    return alone(how, RulesLaws.of(Trio.parse("trio")).withReader(failing(Trio::parse, change)));
  }

  private static List<BrokenGame> exceptions() {
    return BrokenGame.of(
        Law.LAW_08_READERS,
        move(
            "columns are counted from 0",
            (text, e) -> NotationException.malformed(text, e.column() - 1, e.expected())),
        move(
            "the column is always the first",
            (text, e) -> NotationException.malformed(text, 1, e.expected())),
        move(
            "the column is always one past the end",
            (text, e) -> NotationException.malformed(text, text.length() + 1, e.expected())),
        move(
            "nothing is expected",
            (text, e) -> NotationException.malformed(text, e.column(), List.of())),
        move(
            "something else is expected",
            (text, e) -> NotationException.malformed(text, e.column(), List.of(Expected.of("?")))),
        move(
            "the end is expected where more must come",
            (text, e) ->
                NotationException.malformed(text, e.column(), List.of(Expected.END_OF_TEXT))),
        variant(
            "the column of an unknown word is that of its second character",
            (id, e) ->
                e.reason() == TextReason.UNKNOWN_OPTION
                    ? NotationException.at(id, e.column() + 1, e.reason(), e.facts(), e.expected())
                    : e),
        variant(
            "the word found is not the one in the text",
            (id, e) ->
                e.reason() == TextReason.UNKNOWN_GAME
                    ? NotationException.at(
                        id,
                        e.column(),
                        e.reason(),
                        Map.of("found", "?", "expected", "trio"),
                        e.expected())
                    : e),
        variant(
            "the variant reader throws another exception",
            (id, e) -> new IllegalStateException(e)));
  }

  /** Returns a game that reads moves differently. */
  private static Trio read(Function<String, TrioMove> parse) {
    return ModifiedTrio.moveTexts(TEXTS::formatMove, parse);
  }

  private static List<BrokenGame> readers() {
    return BrokenGame.of(
        Law.LAW_08_READERS,
        alone(
            "the empty text causes another exception",
            read(
                text -> {
                  if (text.charAt(0) == '?') {
                    throw NotationException.malformed(text, 1, List.of(Expected.range('a', 'd')));
                  }
                  return TEXTS.parseMove(text);
                })),
        alone(
            "the exception is about a part of the text",
            read(
                text -> {
                  String part = text.strip();
                  TrioMove move = TEXTS.parseMove(part);
                  if (!part.equals(text)) {
                    throw NotationException.malformed(text, 1, List.of(Expected.range('a', 'd')));
                  }
                  return move;
                })),
        among(
            "an accepted move is written as a text that is refused",
            read(
                text -> {
                  TrioMove move = TEXTS.parseMove(text);
                  return move.isSlide() && move.first() == move.last()
                      ? TrioMove.of(move.last() + 16)
                      : move;
                })),
        alone(
            "a large number causes another exception",
            ModifiedTrio.positionTexts(
                TrioPosition::toString,
                text -> {
                  String last = text.substring(text.lastIndexOf(' ') + 1);
                  int ply = last.matches("[1-9][0-9]*") ? Integer.parseInt(last) : 0;
                  return ply < 0 ? CORRECT.start() : TEXTS.parsePosition(text);
                })));
  }
}
