package io.github.boardrules.testkit.trio;

import static io.github.boardrules.testkit.trio.BrokenGame.alone;
import static io.github.boardrules.testkit.trio.BrokenGame.among;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.Expected;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.testkit.Law;
import io.github.boardrules.testkit.RulesLaws;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Games that break laws 6 to 8, about texts. */
final class BrokenTexts {
  private BrokenTexts() {}

  static List<BrokenGame> all() {
    List<BrokenGame> all = new ArrayList<>();
    all.addAll(positionTexts());
    all.addAll(moveTexts());
    all.addAll(readers());
    return all;
  }

  /** A game with a modified notation. */
  private static final class WithNotation extends ModifiedTrio {
    private final Function<Trio, TrioNotation> notation;

    WithNotation(Function<Trio, TrioNotation> notation) {
      this.notation = notation;
    }

    @Override
    public Notation<TrioPosition, TrioMove> notation() {
      return notation.apply(this);
    }
  }

  /** Returns a game that writes position texts differently. */
  private static Trio written(UnaryOperator<String> change) {
    return new WithNotation(
        rules ->
            new TrioNotation(rules) {
              @Override
              public String formatPosition(TrioPosition position) {
                return change.apply(super.formatPosition(position));
              }
            });
  }

  private static List<BrokenGame> positionTexts() {
    return List.of(
        among(
            Law.LAW_06_POSITION_TEXT,
            "fields are separated by two spaces",
            written(text -> text.replace(" ", "  "))),
        among(
            Law.LAW_06_POSITION_TEXT,
            "the text omits the ply",
            written(text -> text.replaceFirst("[0-9]+$", "0"))),
        among(
            Law.LAW_06_POSITION_TEXT,
            "a position equals its rotation by 180°",
            new ModifiedTrio() {
              @Override
              protected TrioPosition made(TrioPosition position) {
                return new Rotated(position);
              }
            }),
        alone(
            Law.LAW_06_POSITION_TEXT,
            "toString is not the text",
            new ModifiedTrio() {
              @Override
              protected TrioPosition made(TrioPosition position) {
                return new TrioPosition(
                    position.first, position.second, position.toMove, position.ply) {
                  @Override
                  public String toString() {
                    return "Position " + super.toString();
                  }
                };
              }
            }));
  }

  /** A position that equals its rotation by 180°. */
  private static final class Rotated extends TrioPosition {
    Rotated(TrioPosition position) {
      super(position.first, position.second, position.toMove, position.ply);
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
    return List.of(
        among(
            Law.LAW_07_MOVE_TEXT,
            "a long slide is written as a short one",
            new WithNotation(
                rules ->
                    new TrioNotation(rules) {
                      @Override
                      public String formatMove(TrioMove move) {
                        String text = super.formatMove(move);
                        return text.substring(0, Math.min(5, text.length()));
                      }
                    })),
        among(
            Law.LAW_07_MOVE_TEXT,
            "a pass is written with a space",
            new WithNotation(
                rules ->
                    new TrioNotation(rules) {
                      @Override
                      public String formatMove(TrioMove move) {
                        return super.formatMove(move).replace("-", " ");
                      }

                      @Override
                      public TrioMove parseMove(String text) {
                        return super.parseMove(text.replace(" ", "-"));
                      }
                    })),
        alone(
            Law.LAW_07_MOVE_TEXT,
            "toString is not the text",
            new WithNotation(
                rules ->
                    new TrioNotation(rules) {
                      @Override
                      public String formatMove(TrioMove move) {
                        return "!" + super.formatMove(move);
                      }

                      @Override
                      public TrioMove parseMove(String text) {
                        if (!text.startsWith("!")) {
                          throw new NotationException(text, 1, List.of(Expected.of("!")));
                        }
                        return afterFirst(text, super::parseMove);
                      }
                    })));
  }

  /** Reads a text without its first character; errors refer to the whole text. */
  private static <T> T afterFirst(String text, Function<String, T> reader) {
    try {
      return reader.apply(text.substring(1));
    } catch (NotationException e) {
      throw new NotationException(text, e, 1);
    }
  }

  /** Returns a game that reads moves differently. */
  private static Trio read(
      Function<Function<String, TrioMove>, Function<String, TrioMove>> change) {
    return new WithNotation(
        rules ->
            new TrioNotation(rules) {
              @Override
              public TrioMove parseMove(String text) {
                Function<String, TrioMove> correct = super::parseMove;
                return change.apply(correct).apply(text);
              }
            });
  }

  private static List<BrokenGame> readers() {
    return List.of(
        alone(
            Law.LAW_08_READERS,
            "the empty text causes another exception",
            read(
                correct ->
                    text -> {
                      if (text.charAt(0) == '?') {
                        throw new NotationException(text, 1, List.of(Expected.range('a', 'd')));
                      }
                      return correct.apply(text);
                    })),
        alone(
            Law.LAW_08_READERS,
            "columns are counted from 0",
            read(
                correct ->
                    text -> {
                      try {
                        return correct.apply(text);
                      } catch (NotationException e) {
                        throw new NotationException(text, e.column() - 1, e.expected());
                      }
                    })),
        alone(
            Law.LAW_08_READERS,
            "the column is always the first",
            read(
                correct ->
                    text -> {
                      try {
                        return correct.apply(text);
                      } catch (NotationException e) {
                        throw new NotationException(text, 1, e.expected());
                      }
                    })),
        alone(
            Law.LAW_08_READERS,
            "the column is always one past the end",
            read(
                correct ->
                    text -> {
                      try {
                        return correct.apply(text);
                      } catch (NotationException e) {
                        throw new NotationException(text, text.length() + 1, e.expected());
                      }
                    })),
        alone(
            Law.LAW_08_READERS,
            "nothing is expected",
            read(
                correct ->
                    text -> {
                      try {
                        return correct.apply(text);
                      } catch (NotationException e) {
                        throw new NotationException(text, e.column(), List.of());
                      }
                    })),
        alone(
            Law.LAW_08_READERS,
            "the exception is about a part of the text",
            read(
                correct ->
                    text -> {
                      String part = text.strip();
                      TrioMove move = correct.apply(part);
                      if (!part.equals(text)) {
                        throw new NotationException(text, 1, List.of(Expected.range('a', 'd')));
                      }
                      return move;
                    })),
        alone(
            Law.LAW_08_READERS,
            "something else is expected",
            read(
                correct ->
                    text -> {
                      try {
                        return correct.apply(text);
                      } catch (NotationException e) {
                        throw new NotationException(text, e.column(), List.of(Expected.of("?")));
                      }
                    })),
        alone(
            Law.LAW_08_READERS,
            "the end is expected where more must come",
            read(
                correct ->
                    text -> {
                      try {
                        return correct.apply(text);
                      } catch (NotationException e) {
                        throw new NotationException(
                            text, e.column(), List.of(Expected.END_OF_TEXT));
                      }
                    })),
        among(
            Law.LAW_08_READERS,
            "an accepted move is written as a text that is refused",
            read(
                correct ->
                    text -> {
                      TrioMove move = correct.apply(text);
                      return move instanceof TrioMove.Slide slide && slide.from() == slide.to()
                          ? new TrioMove.Drop(slide.to() + 16)
                          : move;
                    })),
        alone(
            Law.LAW_08_READERS,
            "a large number causes another exception",
            new WithNotation(
                rules ->
                    new TrioNotation(rules) {
                      @Override
                      public TrioPosition parsePosition(String text) {
                        String last = text.substring(text.lastIndexOf(' ') + 1);
                        int ply = last.matches("[1-9][0-9]*") ? Integer.parseInt(last) : 0;
                        return ply < 0 ? rules.start() : super.parsePosition(text);
                      }
                    })),
        new BrokenGame(
            Law.LAW_08_READERS,
            "the column of an unknown word is that of its second character",
            true,
            RulesLaws.of(Trio.parse("trio"))
                .withReader(
                    id -> {
                      try {
                        return Trio.parse(id);
                      } catch (NotationException e) {
                        throw e.reason() == CoreReason.UNKNOWN_OPTION
                            ? new NotationException(
                                id, e.column() + 1, e.reason(), e.facts(), e.expected())
                            : e;
                      }
                    })),
        new BrokenGame(
            Law.LAW_08_READERS,
            "the word found is not the one in the text",
            true,
            RulesLaws.of(Trio.parse("trio"))
                .withReader(
                    id -> {
                      try {
                        return Trio.parse(id);
                      } catch (NotationException e) {
                        throw e.reason() == CoreReason.UNKNOWN_GAME
                            ? new NotationException(
                                id,
                                e.column(),
                                e.reason(),
                                Map.of("found", "?", "expected", "trio"),
                                e.expected())
                            : e;
                      }
                    })),
        new BrokenGame(
            Law.LAW_08_READERS,
            "the variant reader throws another exception",
            true,
            RulesLaws.of(Trio.parse("trio"))
                .withReader(
                    id -> {
                      try {
                        return Trio.parse(id);
                      } catch (NotationException e) {
                        throw new IllegalStateException(e);
                      }
                    })));
  }
}
