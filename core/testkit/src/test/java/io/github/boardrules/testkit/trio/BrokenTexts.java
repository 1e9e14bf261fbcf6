package io.github.boardrules.testkit.trio;

import static io.github.boardrules.testkit.trio.BrokenGame.alone;
import static io.github.boardrules.testkit.trio.BrokenGame.among;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.testkit.Law;
import io.github.boardrules.testkit.RulesLaws;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Games that break the laws on texts: 6 to 8. */
final class BrokenTexts {
  private BrokenTexts() {}

  static List<BrokenGame> all() {
    List<BrokenGame> all = new ArrayList<>();
    all.addAll(positionTexts());
    all.addAll(moveTexts());
    all.addAll(readers());
    return all;
  }

  /** A game whose notation is changed. */
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

  /** A notation whose position texts are changed when they are written. */
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
            "fields are parted by two spaces",
            written(text -> text.replace(" ", "  "))),
        among(
            Law.LAW_06_POSITION_TEXT,
            "the text forgets the ply",
            written(text -> text.replaceFirst("[0-9]+$", "0"))),
        among(
            Law.LAW_06_POSITION_TEXT,
            "positions that are turned are equal",
            new ModifiedTrio() {
              @Override
              protected TrioPosition made(TrioPosition position) {
                return new Turned(position);
              }
            }),
        alone(
            Law.LAW_06_POSITION_TEXT,
            "toString is something else",
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

  /** A position that equals its mirror image. */
  private static final class Turned extends TrioPosition {
    Turned(TrioPosition position) {
      super(position.first, position.second, position.toMove, position.ply);
    }

    private int key() {
      String text = TrioNotation.text(this);
      String board = text.substring(0, 11);
      String turned = new StringBuilder(board).reverse().toString();
      return (board.compareTo(turned) < 0 ? board : turned).hashCode()
          + text.substring(11).hashCode();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Turned that && key() == that.key();
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
            "toString is something else",
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
                          throw new NotationException(text, 1, List.of("!"));
                        }
                        return afterFirst(text, super::parseMove);
                      }
                    })));
  }

  /** Reads a text but for its first character, and complains about the whole. */
  private static <T> T afterFirst(String text, Function<String, T> reader) {
    try {
      return reader.apply(text.substring(1));
    } catch (NotationException e) {
      throw new NotationException(text, e, 1);
    }
  }

  /** A notation whose reader of moves is changed. */
  private static Trio read(
      Function<Function<String, TrioMove>, Function<String, TrioMove>> change) {
    return new WithNotation(
        rules ->
            new TrioNotation(rules) {
              @Override
              public TrioMove parseMove(String text) {
                Function<String, TrioMove> right = super::parseMove;
                return change.apply(right).apply(text);
              }
            });
  }

  private static List<BrokenGame> readers() {
    return List.of(
        alone(
            Law.LAW_08_READERS,
            "the empty text is not foreseen",
            read(
                right ->
                    text -> {
                      if (text.charAt(0) == '?') {
                        throw new NotationException(text, 1, List.of("a..d"));
                      }
                      return right.apply(text);
                    })),
        alone(
            Law.LAW_08_READERS,
            "columns are counted from 0",
            read(
                right ->
                    text -> {
                      try {
                        return right.apply(text);
                      } catch (NotationException e) {
                        throw new NotationException(text, e.column() - 1, e.expected());
                      }
                    })),
        alone(
            Law.LAW_08_READERS,
            "the column is always the first",
            read(
                right ->
                    text -> {
                      try {
                        return right.apply(text);
                      } catch (NotationException e) {
                        throw new NotationException(text, 1, e.expected());
                      }
                    })),
        alone(
            Law.LAW_08_READERS,
            "the column is always one past the end",
            read(
                right ->
                    text -> {
                      try {
                        return right.apply(text);
                      } catch (NotationException e) {
                        throw new NotationException(text, text.length() + 1, e.expected());
                      }
                    })),
        alone(
            Law.LAW_08_READERS,
            "nothing is said to be expected",
            read(
                right ->
                    text -> {
                      try {
                        return right.apply(text);
                      } catch (NotationException e) {
                        throw new NotationException(text, e.column(), List.of());
                      }
                    })),
        alone(
            Law.LAW_08_READERS,
            "a part of the text is refused",
            read(
                right ->
                    text -> {
                      String part = text.strip();
                      TrioMove move = right.apply(part);
                      if (!part.equals(text)) {
                        throw new NotationException(text, 1, List.of("a..d"));
                      }
                      return move;
                    })),
        alone(
            Law.LAW_08_READERS,
            "something else is expected",
            read(
                right ->
                    text -> {
                      try {
                        return right.apply(text);
                      } catch (NotationException e) {
                        throw new NotationException(text, e.column(), List.of("?"));
                      }
                    })),
        alone(
            Law.LAW_08_READERS,
            "the end is expected where more must come",
            read(
                right ->
                    text -> {
                      try {
                        return right.apply(text);
                      } catch (NotationException e) {
                        throw new NotationException(
                            text, e.column(), List.of(NotationException.END));
                      }
                    })),
        among(
            Law.LAW_08_READERS,
            "what is accepted is not written so that it can be read",
            read(
                right ->
                    text -> {
                      TrioMove move = right.apply(text);
                      return move instanceof TrioMove.Slide slide && slide.from() == slide.to()
                          ? new TrioMove.Drop(slide.to() + 16)
                          : move;
                    })),
        alone(
            Law.LAW_08_READERS,
            "a large number is not foreseen",
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
            "the reader of variants throws something else",
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
