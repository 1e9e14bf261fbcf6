package io.github.boardrules.testkit.trio;

import static io.github.boardrules.testkit.trio.BrokenGame.alone;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Status;
import io.github.boardrules.testkit.Law;
import io.github.boardrules.testkit.RulesLaws;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Games that break laws 13 to 20, and the one about null arguments. */
final class BrokenRest {
  private BrokenRest() {}

  static List<BrokenGame> all() {
    List<BrokenGame> all = new ArrayList<>();
    all.addAll(lengthAndThreads());
    all.addAll(diagrams());
    all.addAll(variants());
    all.addAll(reasonsAndNulls());
    return all;
  }

  private static List<BrokenGame> lengthAndThreads() {
    return List.of(
        alone(
            Law.LAW_13_LENGTH,
            "the bound is too small",
            new ModifiedTrio() {
              @Override
              public OptionalInt maxPlies() {
                return OptionalInt.of(5);
              }
            }),
        alone(
            Law.LAW_15_RECORDS,
            "every second call of start returns another position",
            new ModifiedTrio() {
              private int calls;

              @Override
              public TrioPosition start() {
                return new TrioPosition(0, 0, 1 + calls++ % 2, 0);
              }
            }),
        alone(
            Law.LAW_16_THREADS,
            "the list depends on the thread",
            new ModifiedTrio() {
              private final Thread home = Thread.currentThread();

              @Override
              public List<TrioMove> legalMoves(TrioPosition position) {
                List<TrioMove> moves = new ArrayList<>(super.legalMoves(position));
                if (Thread.currentThread() != home) {
                  Collections.reverse(moves);
                }
                return List.copyOf(moves);
              }
            }),
        alone(
            Law.LAW_16_THREADS,
            "only one thread may call the rules",
            new ModifiedTrio() {
              private final Thread home = Thread.currentThread();

              @Override
              public void legalMoves(TrioPosition position, MoveBuffer out) {
                if (Thread.currentThread() != home) {
                  throw new IllegalStateException("another thread");
                }
                super.legalMoves(position, out);
              }
            }));
  }

  private static BrokenGame withDiagram(String how, UnaryOperator<Diagram> change) {
    return alone(
        Law.LAW_17_DIAGRAMS,
        how,
        new ModifiedTrio() {
          @Override
          public Diagram diagram(TrioPosition position) {
            return change.apply(super.diagram(position));
          }
        });
  }

  private static BrokenGame cells(String how, UnaryOperator<Diagram.Cell> change) {
    return withDiagram(
        how,
        correct ->
            new Diagram(
                correct.cells().stream().map(change).toList(),
                correct.pieces(),
                correct.stocks(),
                correct.marks()));
  }

  private static BrokenGame pieces(String how, UnaryOperator<Diagram.Piece> change) {
    return withDiagram(
        how,
        correct ->
            new Diagram(
                correct.cells(),
                correct.pieces().stream().map(change).toList(),
                correct.stocks(),
                correct.marks()));
  }

  private static List<BrokenGame> diagrams() {
    return List.of(
        withDiagram("there are no cells", correct -> Diagram.ofText("nothing")),
        withDiagram(
            "a mark is on an unknown cell",
            correct -> correct.withMarks(List.of("z1"), Diagram.Emphasis.NEXT)),
        withDiagram(
            "a stock has no title",
            correct ->
                new Diagram(
                    correct.cells(),
                    correct.pieces(),
                    correct.stocks().stream()
                        .map(stock -> new Diagram.Stock(stock.name(), Label.of(""), stock.piles()))
                        .toList(),
                    correct.marks())),
        withDiagram(
            "two pieces are at one level of a cell",
            correct -> {
              List<Diagram.Piece> twice = new ArrayList<>(correct.pieces());
              twice.addAll(correct.pieces());
              return new Diagram(correct.cells(), twice, correct.stocks(), correct.marks());
            }),
        withDiagram(
            "higher pieces are drawn first",
            correct -> {
              List<Diagram.Piece> pieces = new ArrayList<>();
              for (Diagram.Piece piece : correct.pieces()) {
                pieces.add(new Diagram.Piece(piece.cell(), 9 - pieces.size(), piece.style(), 1));
              }
              return new Diagram(correct.cells(), pieces, correct.stocks(), correct.marks());
            }),
        cells(
                "two cells share a name",
                cell ->
                    new Diagram.Cell(
                        cell.name().replace("c3", "a1"),
                        cell.x(),
                        cell.y(),
                        cell.shape(),
                        cell.style(),
                        ""))
            .notAlone(),
        cells(
            "a cell has the symbol of a piece",
            cell ->
                new Diagram.Cell(
                    cell.name(),
                    cell.x(),
                    cell.y(),
                    cell.shape(),
                    new Diagram.Style("cell", 'x', "#eeeeee", "#000000"),
                    "")),
        cells(
            "pieces are on removed cells",
            cell ->
                new Diagram.Cell(
                    cell.name(), cell.x(), cell.y(), Diagram.Shape.REMOVED, cell.style(), "")),
        pieces(
                "a piece is on an unknown cell",
                piece -> new Diagram.Piece("z" + piece.cell(), 0, piece.style(), 1))
            .notAlone());
  }

  private static BrokenGame reads(String how, Function<String, Trio> reader) {
    return new BrokenGame(
        Law.LAW_18_VARIANTS, how, true, RulesLaws.of(new ModifiedTrio()).withReader(reader));
  }

  private static List<BrokenGame> variants() {
    return List.of(
        reads("another variant is read", id -> Trio.parse("trio:plies=40")),
        reads(
            "the rules that are read allow fewer moves",
            id ->
                new Trio(30, false) {
                  @Override
                  public String variant() {
                    return id;
                  }
                }),
        reads(
            "the rules that are read have no bound",
            id ->
                new ModifiedTrio() {
                  @Override
                  public OptionalInt maxPlies() {
                    return OptionalInt.empty();
                  }
                }),
        new BrokenGame(
            Law.LAW_18_VARIANTS,
            "the id is not canonical",
            true,
            RulesLaws.of(
                    new ModifiedTrio() {
                      @Override
                      public String variant() {
                        return "trio:plies=30";
                      }
                    })
                .withReader(Trio::parse)),
        alone(
            Law.LAW_18_VARIANTS,
            "the id has spaces",
            new ModifiedTrio() {
              @Override
              public String variant() {
                return "three in a row";
              }
            }));
  }

  private static List<BrokenGame> reasonsAndNulls() {
    return List.of(
        new BrokenGame(
            Law.LAW_20_REASONS,
            "a reason appears that is not on the page",
            true,
            RulesLaws.of(new ModifiedTrio()).withReasons(Set.of(TrioReason.ROW, TrioReason.TIRED))),
        alone(
            Law.BAD_INPUT,
            "status accepts null",
            new ModifiedTrio() {
              @Override
              public Status status(TrioPosition position) {
                return position == null ? Status.ongoing(1) : super.status(position);
              }
            }),
        alone(
            Law.BAD_INPUT,
            "refusal accepts null",
            new ModifiedTrio() {
              @Override
              public Optional<Refusal> refusal(TrioPosition position, TrioMove move) {
                return move == null
                    ? Optional.of(Refusal.of(TrioReason.OFF_BOARD, "cell", "?"))
                    : super.refusal(position, move);
              }
            }),
        alone(
            Law.BAD_INPUT,
            "encode accepts null",
            new ModifiedTrio() {
              @Override
              public long encode(TrioPosition position, TrioMove move) {
                return move == null ? 0 : super.encode(position, move);
              }
            }));
  }
}
