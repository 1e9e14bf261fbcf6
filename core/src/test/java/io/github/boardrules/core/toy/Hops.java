package io.github.boardrules.core.toy;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveChanges.Location;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Counters in a row of six cells, a to f: white ones, {@code w}, of player 1, and black ones,
 * {@code b}, of player 2. The moves are {@code +a}, which puts a counter from the pool on a cell;
 * {@code a-c-e}, which hops over one neighbour after the other as far as possible and takes them;
 * {@code a!}, which returns a counter to the pool; {@code #a}, which closes an empty cell; and
 * {@code pass}. A player with no counter on the row or in the pool has lost.
 *
 * <p>It has every kind of step, and pieces that travel on and between cells and stocks.
 */
public final class Hops implements Rules<Hops.Position, Hops.Move> {
  private static final int CELLS = 6;
  private static final String KINDS = "wb";

  private final boolean canChoose;

  /**
   * The row with {@code x} for closed cells, the white and black counters in the pool and those
   * that have been taken, and the player to move, such as {@code wb.w.. 21 00 1}.
   */
  public record Position(String row, String pool, String taken, int toMove) {
    public static Position parse(String text) {
      String[] parts = text.split(" ", -1);
      return new Position(parts[0], parts[1], parts[2], Integer.parseInt(parts[3]));
    }

    char own() {
      return KINDS.charAt(toMove - 1);
    }

    @Override
    public String toString() {
      return row + " " + pool + " " + taken + " " + toMove;
    }
  }

  public record Move(String text) {
    @Override
    public String toString() {
      return text;
    }

    char last() {
      return text.charAt(text.length() - 1);
    }
  }

  public Hops(boolean canChoose) {
    this.canChoose = canChoose;
  }

  @Override
  public String variant() {
    return "hops";
  }

  @Override
  public Position start() {
    return new Position("......", "22", "00", 1);
  }

  @Override
  public Status status(Position position) {
    boolean isLost =
        position.row().indexOf(position.own()) < 0
            && position.pool().charAt(position.toMove() - 1) == '0';
    return isLost
        ? Status.win(3 - position.toMove(), ToyReason.LAST_COUNTER)
        : Status.ongoing(position.toMove());
  }

  @Override
  public List<Move> legalMoves(Position position) {
    if (status(position).isOver()) {
      return List.of();
    }
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < CELLS; i++) {
      char on = position.row().charAt(i);
      if (on == position.own()) {
        hops(position.row(), i, name(i), moves);
        moves.add(new Move(name(i) + "!"));
      } else if (on == '.') {
        if (position.pool().charAt(position.toMove() - 1) > '0') {
          moves.add(new Move("+" + name(i)));
        }
        moves.add(new Move("#" + name(i)));
      }
    }
    moves.add(new Move("pass"));
    return Collections.unmodifiableList(moves);
  }

  private static void hops(String row, int from, String text, List<Move> moves) {
    boolean canGoOn = false;
    for (int to : new int[] {from - 2, from + 2}) {
      int over = (from + to) / 2;
      if (to >= 0 && to < CELLS && row.charAt(to) == '.' && KINDS.indexOf(row.charAt(over)) >= 0) {
        canGoOn = true;
        String after = with(with(with(row, to, row.charAt(from)), over, '.'), from, '.');
        hops(after, to, text + "-" + name(to), moves);
      }
    }
    if (!canGoOn && text.length() > 1) {
      moves.add(new Move(text));
    }
  }

  @Override
  public Position play(Position position, Move move) {
    requireLegal(position, move);
    String row = position.row();
    String pool = position.pool();
    String taken = position.taken();
    char own = position.own();
    if (move.last() == '!') {
      row = with(row, index(move.text().charAt(0)), '.');
      pool = added(pool, own, 1);
    } else if (move.text().charAt(0) == '+') {
      row = with(row, index(move.last()), own);
      pool = added(pool, own, -1);
    } else if (move.text().charAt(0) == '#') {
      row = with(row, index(move.last()), 'x');
    } else if (move.text().charAt(1) == '-') {
      for (int over : hoppedOver(move)) {
        taken = added(taken, row.charAt(over), 1);
        row = with(row, over, '.');
      }
      row = with(with(row, index(move.text().charAt(0)), '.'), index(move.last()), own);
    }
    return new Position(row, pool, taken, 3 - position.toMove());
  }

  static List<Integer> hoppedOver(Move move) {
    List<Integer> over = new ArrayList<>();
    for (int i = 2; i < move.text().length(); i += 2) {
      over.add((index(move.text().charAt(i - 2)) + index(move.text().charAt(i))) / 2);
    }
    return over;
  }

  @Override
  public Notation<Position, Move> notation() {
    return Notation.of(Move::toString, Move::new, Position::toString, Position::parse);
  }

  @Override
  public Diagram diagram(Position position) {
    Style ground = new Style("ground", '.', "#ffffff", "#000000");
    DiagramBuilder board = Diagram.builder();
    for (int i = 0; i < CELLS; i++) {
      char on = position.row().charAt(i);
      board.cell(name(i), i, 0, on == 'x' ? Shape.REMOVED : Shape.SQUARE, ground);
      if (KINDS.indexOf(on) >= 0) {
        board.piece(name(i), style(on));
      }
    }
    return board
        .stock(stock("taken", position.taken()))
        .stock(stock("pool", position.pool()))
        .build();
  }

  private static Stock stock(String name, String counts) {
    return new Stock(
        name,
        List.of(
            new Pile(style('w'), counts.charAt(0) - '0'),
            new Pile(style('b'), counts.charAt(1) - '0')));
  }

  static Style style(char kind) {
    return kind == 'w'
        ? new Style("white", Label.of("a white counter"), 'w', "#ffffff", "#000000")
        : new Style("black", Label.of("a black counter"), 'b', "#000000", "#ffffff");
  }

  @Override
  public MoveEntry<Position, Move> moveEntry() {
    return new Entry(canChoose);
  }

  static String name(int cell) {
    return String.valueOf((char) ('a' + cell));
  }

  static int index(char cell) {
    return cell - 'a';
  }

  private static String with(String row, int cell, char content) {
    return row.substring(0, cell) + content + row.substring(cell + 1);
  }

  private static String added(String counts, char kind, int number) {
    int at = KINDS.indexOf(kind);
    return with(counts, at, (char) (counts.charAt(at) + number));
  }

  /**
   * How the moves of {@link Hops} are entered: hops from cell to cell, others with a word or a
   * piece.
   */
  private record Entry(boolean canChooseAnotherPiece) implements MoveEntry<Position, Move> {
    @Override
    public List<Step> steps(Position position, Move move) {
      String text = move.text();
      String last = String.valueOf(move.last());
      if (text.equals("pass")) {
        return List.of(Step.word("pass"));
      }
      return switch (text.charAt(0)) {
        case '+' -> List.of(Step.piece(Hops.style(position.own()).name()), Step.cell(last));
        case '#' -> List.of(Step.cell(last), Step.word("close"));
        default ->
            move.last() == '!'
                ? List.of(Step.cell(text.substring(0, 1)), Step.word("return"))
                : text.chars()
                    .filter(Character::isLetter)
                    .<Step>mapToObj(c -> Step.cell(String.valueOf((char) c)))
                    .toList();
      };
    }

    @Override
    public Optional<Refusal> explainSteps(Position position, List<Step> entered) {
      if (entered.size() != 2 || !entered.get(0).isCell() || !entered.get(1).isCell()) {
        return Optional.empty();
      }
      if (position.row().charAt(Hops.index(entered.get(1).name().charAt(0))) != '.') {
        return Optional.of(Refusal.at(ToyReason.OCCUPIED, entered.get(1).name()));
      }
      return position.row().charAt(Hops.index(entered.get(0).name().charAt(0))) == position.own()
          ? Optional.empty()
          : Optional.of(Refusal.at(ToyReason.NOT_YOURS, entered.get(0).name()));
    }

    @Override
    public Label wordLabel(String word) {
      return Label.of(word.equals("return") ? "take back" : word);
    }

    @Override
    public Optional<String> wordArrow(String word) {
      return word.equals("return") ? Optional.of("↓") : Optional.empty();
    }

    /** Only hops say how the counters travel; for other moves the diagrams say enough. */
    @Override
    public Optional<List<Transfer>> transfers(Position position, Move move) {
      if (move.text().indexOf('-') < 0) {
        return Optional.empty();
      }
      List<Transfer> transfers = new ArrayList<>();
      String cells = move.text().replace("-", "");
      List<Integer> over = Hops.hoppedOver(move);
      for (int i = 0; i < over.size(); i++) {
        String taken = Hops.style(position.row().charAt(over.get(i))).name();
        transfers.add(
            Transfer.of(
                Hops.style(position.own()).name(),
                Location.onCell(cells.substring(i, i + 1)),
                Location.onCell(cells.substring(i + 1, i + 2))));
        transfers.add(
            Transfer.of(taken, Location.onCell(Hops.name(over.get(i))), Location.inStock("taken")));
      }
      return Optional.of(transfers);
    }
  }
}
