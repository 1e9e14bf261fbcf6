package io.github.boardrules.examples.web;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.drawing.SvgDrawing;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.javascript.JsonText;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the page shows of a match. */
final class TableView<S, M> {
  private final PlayedMatch<S, M> played;
  private final Look look;
  private final Rules<S, M> rules;
  private final Match<S, M> shown;
  private final MoveInput<S, M> input;
  private final boolean isOpen;

  /** What the last move before the position that is shown has changed. */
  private final Optional<MoveChanges> lastChanges;

  TableView(PlayedMatch<S, M> played, Look look) {
    this.played = played;
    this.look = look;
    rules = played.rules();
    shown = played.shownMatch();
    input = played.input();
    lastChanges =
        shown.lastMove().map(move -> rules.changes(shown.position(shown.ply() - 1), move));
    isOpen =
        played.isCurrent() && played.shownEnding().isEmpty() && played.programToMove().isEmpty();
  }

  /** Returns everything that the page shows of the match, in values of {@link JsonText}. */
  Map<String, Object> values() {
    Locale locale = look.locale();
    Status outcome = outcome();
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("variant", rules.variant());
    view.put("svg", drawn(diagram()));
    played.notice().ifPresent(notice -> view.put("notice", notice.apply(locale)));
    view.put("refused", input.refusal().map(Refusal::cells).orElse(played.refusedCells()));
    view.put("players", rules.players());
    view.put("names", Lobby.playerNames(rules, locale));
    view.put("progress", progress());
    view.putAll(summary());
    input
        .prompt()
        .filter(prompt -> isOpen)
        .ifPresent(prompt -> view.put("prompt", prompt.message(locale)));
    view.put("toMove", outcome.toMove().orElse(0));
    view.put("winner", outcome.winner().orElse(0));
    view.put("isOver", played.outcome().isOver());
    view.put("isOpen", isOpen);
    played.programToMove().ifPresent(program -> view.put("program", program.word()));
    view.put("next", isOpen ? places(input.next(), Emphasis.NEXT) : List.of());
    view.put("entered", places(input.entered(), Emphasis.ENTERED));
    input
        .move()
        .filter(move -> isOpen)
        .ifPresent(
            move -> {
              view.put("move", rules.notation().formatMove(move));
              played.warning().ifPresent(warning -> putWarning(view, warning));
            });
    view.put("last", lastCells());
    view.put("ply", played.match().ply());
    view.put("shown", played.moves().ply(played.shown()));
    view.put("isCurrent", played.isCurrent());
    view.put("isInLine", played.isInLine());
    view.put("isVariation", played.moves().place(played.shown()).nesting() > 0);
    view.put("comment", played.moves().place(0).comment().orElse(""));
    view.put("canUndo", played.canUndo());
    view.put("canRedo", played.canRedo());
    view.put("position", rules.notation().formatPosition(shown.position()));
    return view;
  }

  /** Puts what the move entered gives up, and a move that does not. */
  private void putWarning(Map<String, Object> view, Label warning) {
    view.put("warning", warning.message(look.locale()));
    played
        .harmlessMove()
        .ifPresent(move -> view.put("harmless", rules.notation().formatMove(move)));
  }

  /**
   * Returns what lists of matches show too: who plays, the moves and the place among them that is
   * shown, and how the match stands there.
   */
  Map<String, Object> summary() {
    return Map.of(
        "sorts",
        sorts(),
        "headers",
        played.headers(),
        "moves",
        played
            .moves()
            .values((from, move) -> look.hasWords() ? played.words(look.locale(), from, move) : ""),
        "at",
        played.shown(),
        "status",
        status());
  }

  /** Returns how the position that is shown stands, or how players have ended the match there. */
  private Status outcome() {
    return played.isCurrent() ? played.outcome() : played.shownEnding().orElseGet(shown::status);
  }

  /** Returns a sentence about the position that is shown, or about the end of the match there. */
  private String status() {
    return played
        .shownEnding()
        .map(ending -> ending.message(look.locale(), rules::playerName))
        .orElseGet(() -> shown.statusMessage(look.locale()));
  }

  /** Returns the position that is shown with its last move, and without what may be touched. */
  String picture() {
    return drawn(board().withMarks(lastCells(), Emphasis.LAST));
  }

  private String drawn(Diagram diagram) {
    return SvgDrawing.standard()
        .withLocale(look.locale())
        .withStocksBelow(look.areStocksBelow())
        .withNames(look.hasNames())
        .withLevelsApart(look.areLevelsApart())
        .withDarkMode(true)
        .draw(look.isTurned() ? diagram.withHalfTurn() : diagram);
  }

  /** Returns the position that is shown, without marks. */
  Diagram board() {
    return rules.diagram(shown.position());
  }

  /** Returns the kinds of pieces, and of grounds if there are several; see {@link Table#legend}. */
  List<List<String>> legend() {
    Diagram board = board();
    List<List<String>> pieces =
        Stream.concat(
                board.stocks().stream().flatMap(stock -> stock.piles().stream()).map(Pile::style),
                board.pieces().stream().map(Piece::style))
            .distinct()
            .sorted(Comparator.comparing(Diagram.Style::name))
            .map(style -> kind("piece", style))
            .toList();
    List<List<String>> grounds =
        board.cells().stream().map(Cell::style).distinct().map(it -> kind("ground", it)).toList();
    return grounds.size() == 1 ? pieces : Stream.concat(pieces.stream(), grounds.stream()).toList();
  }

  private List<String> kind(String sort, Diagram.Style style) {
    return List.of(sort, style.name(), style.label().message(look.locale()));
  }

  private Diagram diagram() {
    Diagram board =
        (isOpen ? input.diagram() : board()).withMarks(played.refusedCells(), Emphasis.REFUSED);
    return input.entered().isEmpty() ? board.withMarks(lastCells(), Emphasis.LAST) : board;
  }

  private List<String> lastCells() {
    return lastChanges.map(MoveChanges::cells).orElse(List.of());
  }

  /** Returns how the pieces of the last move have travelled, each as piece, from and to. */
  List<List<String>> transfers() {
    return transfers(lastChanges);
  }

  /** Returns how the pieces of a move travel, each as piece, from and to. */
  static List<List<String>> transfers(Optional<MoveChanges> changes) {
    return changes.map(MoveChanges::transfers).orElse(List.of()).stream()
        .map(each -> List.of(each.piece(), each.from().toString(), each.to().toString()))
        .toList();
  }

  private List<Map<String, Object>> places(Collection<Step> steps, Emphasis mark) {
    Diagram board = steps.stream().anyMatch(Step::isPiece) ? diagram() : board();
    return steps.stream().map(step -> place(Place.on(board, step, mark))).toList();
  }

  private Map<String, Object> place(Place place) {
    Step step = place.step();
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("step", place.toString());
    if (step.isWord()) {
      values.put("label", input.message(step, look.locale()));
      input.arrow(step).ifPresent(arrow -> values.put("arrow", look.arrow(arrow)));
    }
    return values;
  }

  /** Returns how far each player is: what their stocks hold. */
  private List<String> progress() {
    List<Diagram.Stock> stocks = board().stocks();
    return IntStream.rangeClosed(1, rules.players())
        .mapToObj(
            player ->
                stocks.stream()
                    .filter(stock -> stock.owner().orElse(0) == player)
                    .map(stock -> progress(stock, player))
                    .collect(Collectors.joining("; ")))
        .toList();
  }

  /** Returns the title of a player's stock, without the player in front, and the piles. */
  private String progress(Diagram.Stock stock, int player) {
    String title = stock.title().message(look.locale());
    String name = rules.playerName(player).map(it -> it.message(look.locale())).orElse("");
    String owner =
        PageTexts.text(
            look.locale(),
            name.isEmpty() ? "player" : "player.named",
            "player",
            player,
            "name",
            name);
    boolean isNamed = title.regionMatches(true, 0, owner, 0, owner.length());
    String rest = isNamed ? title.substring(owner.length()).strip() : title;
    String piles =
        stock.piles().stream()
            .map(
                pile ->
                    pile.style().label().message(look.locale())
                        + " "
                        + pile.count()
                        + (pile.goal().isPresent() ? "/" + pile.goal().getAsInt() : ""))
            .collect(Collectors.joining(", "));
    return rest.isEmpty() || piles.isEmpty() ? rest + piles : rest + ": " + piles;
  }

  private List<String> sorts() {
    return IntStream.rangeClosed(1, rules.players())
        .mapToObj(player -> played.sort(player).word())
        .toList();
  }
}
