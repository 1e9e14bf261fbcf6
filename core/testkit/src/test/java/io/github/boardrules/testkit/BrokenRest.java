package io.github.boardrules.testkit;

import static io.github.boardrules.testkit.BrokenGame.alone;
import static io.github.boardrules.testkit.BrokenGame.among;
import static io.github.boardrules.testkit.ModifiedTrio.CORRECT;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.MoveChanges.Location;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.search.WeightedEvaluation;
import io.github.boardrules.testkit.BrokenGame.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Games that break laws 13 to 21, and law 24. */
final class BrokenRest {
  private BrokenRest() {}

  static List<BrokenGame> all() {
    return Stream.of(
            BrokenGame.of(
                Law.LAW_13_LENGTH,
                alone("the bound is too small", ModifiedTrio.bound(OptionalInt.of(5)))),
            BrokenGame.of(
                Law.LAW_15_RECORDS,
                alone("every second call of start returns another position", otherStarts())),
            threads(),
            diagrams(),
            changes(),
            variants(),
            BrokenGame.of(
                Law.LAW_19_REASONS,
                alone(
                    "a reason appears that is not on the page",
                    RulesLaws.of(CORRECT).withReasons(Set.of(TrioReason.ROW, TrioReason.TIRED))),
                alone(
                    "a reason of the page that is not reached has no sentence in one language",
                    pageWith(new Spoken("de", ""))),
                alone(
                    "a reason of the page that is not reached has a code of two words",
                    pageWith(LawFaultsTest.Coded.ODD))),
            nulls(),
            knowledge())
        .flatMap(List::stream)
        .toList();
  }

  /** A reason with a sentence of its own in one language. */
  record Spoken(String language, String sentence) implements Reason {
    @Override
    public String code() {
      return "spoken";
    }

    @Override
    public String message(Locale locale, Map<String, String> facts) {
      return locale.getLanguage().equals(language) ? sentence : "The sentence.";
    }
  }

  private static RulesLaws<TrioPosition, TrioMove> pageWith(Reason reason) {
    List<Reason> page = new ArrayList<>(List.of(TrioReason.values()));
    page.add(reason);
    return RulesLaws.of(CORRECT).withReasons(page);
  }

  private static Trio otherStarts() {
    return new ModifiedTrio() {
      private int calls;

      @Override
      public TrioPosition start() {
        return new TrioPosition(0, 0, 1 + calls++ % 2, 0);
      }
    };
  }

  private static List<BrokenGame> threads() {
    Thread home = Thread.currentThread();
    return BrokenGame.of(
        Law.LAW_16_THREADS,
        alone(
            "only one thread may call the rules",
            ModifiedTrio.codes(
                (out, list) -> {
                  if (Thread.currentThread() != home) {
                    throw new IllegalStateException("another thread");
                  }
                  list.run();
                })));
  }

  private static Fault diagram(String how, UnaryOperator<Diagram> change) {
    return alone(how, ModifiedTrio.diagram(change));
  }

  static UnaryOperator<Diagram> cells(UnaryOperator<Cell> change) {
    return correct ->
        withParts(
            correct.cells().stream().map(change).toList(), correct.pieces(), correct.stocks());
  }

  static Diagram withParts(List<Cell> cells, List<Piece> pieces, List<Stock> stocks) {
    DiagramBuilder diagram = Diagram.builder();
    cells.forEach(diagram::cell);
    pieces.forEach(diagram::piece);
    stocks.forEach(diagram::stock);
    return diagram.build();
  }

  static Cell like(Cell cell, String name, Shape shape, Style style) {
    return new Cell(name, cell.x(), cell.y(), shape, style, "");
  }

  static UnaryOperator<Diagram> pieces(UnaryOperator<List<Piece>> change) {
    return correct -> withParts(correct.cells(), change.apply(correct.pieces()), correct.stocks());
  }

  static UnaryOperator<Diagram> stocks(UnaryOperator<Stock> change) {
    return correct ->
        withParts(
            correct.cells(), correct.pieces(), correct.stocks().stream().map(change).toList());
  }

  /** Changes the piles, and leaves the titles as they are. */
  static UnaryOperator<Diagram> piles(UnaryOperator<Pile> change) {
    return stocks(
        stock ->
            new Stock(stock.name(), stock.title(), stock.piles().stream().map(change).toList()));
  }

  private static UnaryOperator<Diagram> counts(IntUnaryOperator count) {
    return piles(pile -> new Pile(pile.style(), count.applyAsInt(pile.count())));
  }

  private static List<BrokenGame> diagrams() {
    return BrokenGame.of(
        Law.LAW_17_DIAGRAMS,
        diagram(
            "a piece is taken from the stock of the other player",
            stocks(stock -> stock.withOwner(stock.name().endsWith("1") ? 2 : 1))),
        among("a piece is taken from an empty pile", ModifiedTrio.diagram(counts(count -> 0))),
        diagram(
            "one cell is drawn without its piece",
            pieces(all -> all.stream().filter(piece -> !piece.cell().equals("a1")).toList())),
        diagram(
            "two cells overlap",
            cells(
                cell ->
                    new Cell(
                        cell.name(), cell.x(), 0.9 * cell.y(), cell.shape(), cell.style(), ""))),
        diagram("there are no cells", correct -> Diagram.ofText("nothing")),
        diagram(
            "a mark is on an unknown cell",
            correct -> correct.withMarks(List.of("z1"), Emphasis.NEXT)),
        diagram(
            "a pile has reached its goal while the game goes on",
            piles(pile -> pile.withGoal(Math.max(1, pile.count())))),
        diagram(
            "a stock has no title",
            stocks(stock -> new Stock(stock.name(), Label.of(""), stock.piles()))));
  }

  private static Fault changes(String how, UnaryOperator<MoveChanges> change) {
    return alone(how, ModifiedTrio.changes(change));
  }

  /** Changes the transfers; the cells stay as they are unless the transfers name others. */
  private static UnaryOperator<MoveChanges> transfers(UnaryOperator<Transfer> change) {
    return correct ->
        MoveChanges.of(correct.cells(), correct.transfers().stream().map(change).toList());
  }

  private static List<BrokenGame> changes() {
    return BrokenGame.of(
        Law.LAW_20_CHANGES,
        changes("no cell is changed", correct -> MoveChanges.of(List.of(), correct.transfers())),
        changes(
            "a cell is changed twice",
            correct ->
                MoveChanges.of(
                    Stream.of(correct.cells(), correct.cells()).flatMap(List::stream).toList(),
                    correct.transfers())),
        changes(
            "too many cells are changed",
            correct ->
                MoveChanges.of(
                    TrioCell.BOARD.stream().map(TrioCell::name).toList(), correct.transfers())),
        changes(
            "another piece travels",
            transfers(
                transfer -> Transfer.of(transfer.piece() + "?", transfer.from(), transfer.to()))),
        changes(
            "a piece goes outside and is still drawn",
            correct -> {
              List<Transfer> all = new ArrayList<>(correct.transfers());
              for (Transfer each : correct.transfers()) {
                all.add(Transfer.of(each.piece(), each.to(), Location.OUTSIDE));
              }
              return MoveChanges.of(correct.cells(), all);
            }),
        diagram("a pile grows with what it gives", counts(count -> 10 - count)),
        changes(
            "every piece comes from nowhere",
            transfers(transfer -> Transfer.of(transfer.piece(), Location.OUTSIDE, transfer.to()))));
  }

  private static Fault reads(String how, Trio rules, Function<String, Trio> reader) {
    Function<String, Trio> strict =
        id -> {
          Trio.ID.parse(id);
          return reader.apply(id);
        };
    return alone(how, RulesLaws.of(rules).withReader(strict));
  }

  /** The canonical position of all images is the one that was asked about first. */
  private static final class Caching extends ModifiedTrio {
    private final Map<TrioPosition, TrioPosition> first = new ConcurrentHashMap<>();

    @Override
    public Symmetry<TrioPosition, TrioMove> toCanonical(TrioPosition position) {
      TrioPosition asked = first.computeIfAbsent(CORRECT.canonical(position), it -> position);
      return symmetries().stream()
          .filter(each -> each.position(position).equals(asked))
          .findFirst()
          .orElseThrow();
    }

    @Override
    public TrioPosition canonical(TrioPosition position) {
      return toCanonical(position).position(position);
    }
  }

  private static List<BrokenGame> variants() {
    return BrokenGame.of(
        Law.LAW_18_VARIANTS,
        reads(
            "the canonical image is the one asked about first", new Caching(), id -> new Caching()),
        reads("another variant is read", CORRECT, id -> Trio.parse("trio:plies=40")),
        reads(
            "the rules that are read have no bound",
            CORRECT,
            id -> ModifiedTrio.bound(OptionalInt.empty())),
        reads(
            "the order of the options matters",
            ModifiedTrio.named("trio:plies=30,far=yes"),
            ModifiedTrio::named),
        reads(
            "the id names a default",
            ModifiedTrio.named("trio:plies=30"),
            id -> ModifiedTrio.named("trio:plies=30")),
        reads("the id is not canonical", ModifiedTrio.named("trio:plies=30"), Trio::parse));
  }

  private static Fault known(String how, Supplier<Knowledge<TrioPosition, TrioMove>> knowledge) {
    return alone(
        how,
        new ModifiedTrio() {
          @Override
          public Knowledge<TrioPosition, TrioMove> knowledge() {
            return knowledge.get();
          }
        });
  }

  private static Fault evaluated(String how, Evaluation<TrioPosition> evaluation) {
    return known(how, () -> Knowledge.<TrioPosition, TrioMove>none().withEvaluation(evaluation));
  }

  /** Names some codes as loud moves of each position. */
  private record LoudEvaluation(List<Long> codes) implements Evaluation<TrioPosition> {
    LoudEvaluation(Long... codes) {
      this(List.of(codes));
    }

    @Override
    public double valueForPlayer1(TrioPosition position) {
      return 0;
    }

    @Override
    public boolean loudMoves(TrioPosition position, int movesLeft, MoveBuffer out) {
      codes.forEach(out::add);
      return true;
    }
  }

  /** Counts the pieces, and forgets which weights were chosen. */
  private static final class Forgetful extends WeightedEvaluation<TrioPosition> {
    private final double weight;

    Forgetful() {
      this(Weights.standard());
    }

    private Forgetful(Weights weights) {
      super(weights);
      weight = weights.of("pieces", 0.5);
    }

    @Override
    protected Forgetful create(Weights chosen) {
      return new Forgetful();
    }

    @Override
    public double score(TrioPosition position) {
      return weight * (position.inHand(2) - position.inHand(1));
    }
  }

  private static double corner(TrioPosition position) {
    return position.owns(1, 0) ? 0.5 : position.owns(2, 0) ? -0.5 : 0;
  }

  /** Returns in how many more lines a player lacks one stone than the opponent, divided by 10. */
  private static double threats(TrioPosition position, int player) {
    return IntStream.of(Trio.LINES)
            .map(line -> threat(position, player, line) - threat(position, 3 - player, line))
            .sum()
        / 10.0;
  }

  private static int threat(TrioPosition position, int player, int line) {
    boolean isOpen = (position.stones(3 - player) & line) == 0;
    return isOpen && Integer.bitCount(position.stones(player) & line) == 2 ? 1 : 0;
  }

  private static List<BrokenGame> knowledge() {
    AtomicInteger calls = new AtomicInteger();
    return BrokenGame.of(
        Law.LAW_24_KNOWLEDGE,
        known("there is no knowledge", () -> null),
        known(
            "every second call returns no evaluation",
            () ->
                calls.getAndIncrement() % 2 == 0
                    ? Knowledge.none()
                    : Knowledge.<TrioPosition, TrioMove>none().withEvaluation(position -> 0)),
        known(
            "the evaluation is another at each call",
            () -> {
              double value = calls.getAndIncrement() % 2 / 2.0;
              return Knowledge.<TrioPosition, TrioMove>none().withEvaluation(position -> value);
            }),
        evaluated("the value is not a number", position -> Double.NaN),
        evaluated(
            "the value is a score", position -> 3 * (position.inHand(2) - position.inHand(1))),
        evaluated("the value depends on the calls", position -> calls.getAndIncrement() % 2),
        evaluated("other weights change nothing", new Forgetful()),
        evaluated("one corner counts", BrokenRest::corner),
        evaluated("nobody ever stands better", position -> 0),
        evaluated("the loser stands better", position -> threats(position, 2)),
        alone(
            "the value is that of the player to move",
            new ModifiedTrio() {
              @Override
              public Knowledge<TrioPosition, TrioMove> knowledge() {
                return Knowledge.<TrioPosition, TrioMove>none()
                    .withEvaluation(position -> threats(position, position.toMove));
              }

              @Override
              public List<Symmetry<TrioPosition, TrioMove>> symmetries() {
                return super.symmetries().subList(0, 1); // none exchanges the players
              }
            }),
        evaluated("a loud move may be illegal", new LoudEvaluation(-1L)),
        evaluated("no loud move is named", new LoudEvaluation()),
        known(
            "a move is said to win that may be illegal",
            () ->
                Knowledge.<TrioPosition, TrioMove>none()
                    .withWinningMove(position -> Optional.of(TrioMove.of(0)))));
  }

  private static List<BrokenGame> nulls() {
    return BrokenGame.of(
        Law.LAW_21_BAD_INPUT,
        alone(
            "status accepts null",
            ModifiedTrio.status(
                position -> position == null ? Status.ongoing(1) : CORRECT.status(position))));
  }
}
