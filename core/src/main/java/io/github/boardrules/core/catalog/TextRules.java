package io.github.boardrules.core.catalog;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.grid.Bits;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The rules of any variant in strings: every position and every move is its text. Callers need not
 * know the types of the game, so this is for servers, command lines and other languages.
 *
 * <p>The positions and moves are the canonical texts of the {@link #rules() rules behind}, and all
 * results are canonical. An argument may have any other spelling that the {@link #notation()}
 * parses. Every method that gets a text that is no position or move throws {@link
 * NotationException}. In a match, {@code playText} keeps a move in its canonical spelling, {@code
 * play} as it is passed.
 *
 * <p>Each call parses its texts again; programs with millions of questions use the rules behind.
 *
 * <pre>{@code
 * TextRules rules = Catalog.installed().textRules("one-two-three");
 * String next = rules.play(rules.start(), "a1+b1"); // ==> oooo/oooo/oooo/..oo 2
 * rules.countLegal(next);                           // ==> 46
 * rules.refusal(next, "b1").orElseThrow();          // ==> empty-cell: There is no ball on b1.
 * }</pre>
 */
public final class TextRules implements PackedRules<String, String> {
  private final Rules<Object, Object> rules;

  private TextRules(Rules<Object, Object> rules) {
    this.rules = rules;
  }

  /**
   * {@return rules in strings} Where the rules have no codes, the code of a move is its index among
   * the legal moves.
   *
   * @param rules the rules of any variant of any game
   */
  @SuppressWarnings("unchecked") // the rules get only values that their own notation has made
  public static TextRules of(Rules<?, ?> rules) {
    return new TextRules((Rules<Object, Object>) Objects.requireNonNull(rules));
  }

  /** {@return the rules behind the strings, which were passed to {@link #of}} */
  public Rules<?, ?> rules() {
    return rules;
  }

  @Override
  public String variant() {
    return rules.variant();
  }

  @Override
  public String start() {
    return text(rules.start());
  }

  @Override
  public Status status(String position) {
    return rules.status(read(position));
  }

  @Override
  public List<String> legalMoves(String position) {
    List<Object> moves = rules.legalMoves(read(position));
    return new AbstractList<>() { // a view: a move that nobody reads needs no text
      @Override
      public String get(int index) {
        return moveText(moves.get(index));
      }

      @Override
      public int size() {
        return moves.size();
      }
    };
  }

  @Override
  public String play(String position, String move) {
    return text(rules.play(read(position), readMove(move)));
  }

  @Override
  public Notation<String, String> notation() {
    UnaryOperator<String> canonicalMove = move -> moveText(readMove(move));
    UnaryOperator<String> canonical = position -> text(read(position));
    return Notation.of(canonicalMove, canonicalMove, canonical, canonical);
  }

  @Override
  public int players() {
    return rules.players();
  }

  @Override
  public Optional<Label> playerName(int player) {
    return rules.playerName(player);
  }

  @Override
  public OptionalInt maxPlies() {
    return rules.maxPlies();
  }

  @Override
  public long countLegal(String position) {
    return rules.countLegal(read(position));
  }

  @Override
  public Optional<Refusal> refusal(String position, String move) {
    return rules.refusal(read(position), readMove(move));
  }

  @Override
  public MoveEntry<String, String> moveEntry() {
    return new TextEntry(rules.moveEntry());
  }

  @Override
  public Draft<String, String> draft(String position, List<Step> entered) {
    return rules.draft(read(position), entered).map(this::text, this::moveText);
  }

  @Override
  public List<Symmetry<String, String>> symmetries() {
    return rules.symmetries().stream().map(this::symmetry).toList();
  }

  @Override
  public Symmetry<String, String> toCanonical(String position) {
    return symmetry(rules.toCanonical(read(position)));
  }

  @Override
  public Diagram diagram(String position) {
    return rules.diagram(read(position));
  }

  @Override
  public MoveChanges changes(String position, String move) {
    return rules.changes(read(position), readMove(move));
  }

  @Override
  public void legalMoves(String position, MoveBuffer out) {
    Objects.requireNonNull(out);
    Object read = read(position);
    if (rules instanceof PackedRules<Object, Object> packed) {
      packed.legalMoves(read, out);
    } else {
      int count = rules.legalMoves(read).size();
      for (int index = 0; index < count; index++) {
        out.add(index);
      }
    }
  }

  @Override
  public String playUnchecked(String position, long code) {
    Object read = read(position);
    return text(
        rules instanceof PackedRules<Object, Object> packed
            ? packed.playUnchecked(read, code)
            : rules.play(read, rules.legalMoves(read).get((int) code)));
  }

  @Override
  public long encodeUnchecked(String position, String move) {
    Object read = read(position);
    return rules instanceof PackedRules<Object, Object> packed
        ? packed.encodeUnchecked(read, readMove(move))
        : rules.legalMoves(read).indexOf(readMove(move));
  }

  @Override
  public String decode(String position, long code) {
    Object read = read(position);
    return moveText(
        rules instanceof PackedRules<Object, Object> packed
            ? packed.decode(read, code)
            : rules.legalMoves(read).get((int) code));
  }

  @Override
  public long randomLegal(String position, SplitMix64 random) {
    return rules instanceof PackedRules<Object, Object> packed
        ? packed.randomLegal(read(position), random)
        : PackedRules.super.randomLegal(position, random);
  }

  @Override
  public long hash(String position) {
    return rules instanceof PackedRules<Object, Object> packed
        ? packed.hash(read(position))
        : Bits.mix(read(position).hashCode());
  }

  private Object read(String position) {
    return rules.notation().parsePosition(position);
  }

  private Object readMove(String move) {
    return rules.notation().parseMove(move);
  }

  private String text(Object position) {
    return rules.notation().formatPosition(position);
  }

  private String moveText(Object move) {
    return rules.notation().formatMove(move);
  }

  private Symmetry<String, String> symmetry(Symmetry<Object, Object> symmetry) {
    return new Symmetry<>() {
      @Override
      public String position(String position) {
        return text(symmetry.position(read(position)));
      }

      @Override
      public String move(String move) {
        return moveText(symmetry.move(readMove(move)));
      }

      @Override
      public int player(int player) {
        return symmetry.player(player);
      }
    };
  }

  private final class TextEntry implements MoveEntry<String, String> {
    private final MoveEntry<Object, Object> entry;

    TextEntry(MoveEntry<Object, Object> entry) {
      this.entry = entry;
    }

    @Override
    public List<Step> steps(String position, String move) {
      return entry.steps(read(position), readMove(move));
    }

    @Override
    public Optional<Set<Step>> nextSteps(String position, String move, List<Step> entered) {
      return entry.nextSteps(read(position), readMove(move), entered);
    }

    @Override
    public List<String> candidates(
        Rules<String, String> inStrings, String position, List<Step> entered) {
      return entry.candidates(rules, read(position), entered).stream()
          .map(TextRules.this::moveText)
          .toList();
    }

    @Override
    public Label prompt(String position, List<Step> entered, Set<Step> next) {
      return entry.prompt(read(position), entered, next);
    }

    @Override
    public Optional<Refusal> explainSteps(String position, List<Step> entered) {
      return entry.explainSteps(read(position), entered);
    }

    @Override
    public boolean canChooseAnotherPiece() {
      return entry.canChooseAnotherPiece();
    }

    @Override
    public Label wordLabel(String word) {
      return entry.wordLabel(word);
    }

    @Override
    public Optional<String> wordArrow(String word) {
      return entry.wordArrow(word);
    }

    @Override
    public Optional<List<MoveChanges.Transfer>> transfers(String position, String move) {
      return entry.transfers(read(position), readMove(move));
    }

    @Override
    public Optional<Label> warning(String position, String move) {
      return entry.warning(read(position), readMove(move));
    }
  }

  @Override
  public String toString() {
    return variant();
  }
}
