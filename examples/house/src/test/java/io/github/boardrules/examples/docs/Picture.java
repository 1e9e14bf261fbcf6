package io.github.boardrules.examples.docs;

import static io.github.boardrules.core.MoveChanges.Location.onCell;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.drawing.SvgDrawing;
import io.github.boardrules.core.play.MoveInput;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** A picture in a page; docs/maintaining.md has its options, which stand before the variant. */
final class Picture {
  private static final Set<String> FLAGS = Set.of("--names", "--board", "--changes");

  private final Map<String, String> options = new HashMap<>();
  private final String variant;
  private final List<String> moves;

  Picture(String arguments) {
    Deque<String> words = new ArrayDeque<>(Shell.words(arguments));
    while (words.element().startsWith("--")) {
      String option = words.remove();
      options.put(option, FLAGS.contains(option) ? "" : words.remove());
    }
    variant = words.remove();
    moves = List.copyOf(words);
  }

  String draw(String title) {
    Diagram diagram = diagram(Catalog.installed().rules(variant));
    List<String> cells = diagram.cells().stream().map(Diagram.Cell::name).toList();
    Diagram drawn = options.containsKey("--board") ? withoutStocks(diagram) : diagram;
    for (Emphasis emphasis : Emphasis.values()) {
      for (String cell : list("--" + emphasis.name().toLowerCase(Locale.ROOT))) {
        drawn = drawn.withMarks(List.of(known(cells, cell)), emphasis);
      }
    }
    for (String arrow : list("--arrows")) {
      int middle = arrow.indexOf('-');
      String from = known(cells, arrow.substring(0, middle));
      String to = known(cells, arrow.substring(middle + 1));
      drawn = drawn.withArrows(List.of(Transfer.of("", onCell(from), onCell(to))));
    }
    return SvgDrawing.standard()
        .withNames(options.containsKey("--names"))
        .withTitle(title)
        .withLocale(Locale.forLanguageTag(options.getOrDefault("--locale", "en")))
        .draw(drawn);
  }

  private List<String> list(String option) {
    String values = options.getOrDefault(option, "");
    return values.isEmpty() ? List.of() : List.of(values.split(",", -1));
  }

  private static String known(List<String> cells, String cell) {
    if (!cells.contains(cell)) {
      throw new Fault("the board has no " + cell);
    }
    return cell;
  }

  private <S, M> Diagram diagram(Rules<S, M> rules) {
    String position = options.getOrDefault("--position", "");
    S now = position.isEmpty() ? rules.start() : rules.notation().parsePosition(position);
    MoveChanges changes = MoveChanges.of(List.of(), List.of());
    for (String text : moves) {
      M move = rules.notation().parseMove(text);
      changes = options.containsKey("--changes") ? rules.changes(now, move) : changes;
      now = rules.play(now, move);
    }
    if (!options.containsKey("--enter")) {
      return rules
          .diagram(now)
          .withMarks(changes.cells(), Emphasis.LAST)
          .withArrows(changes.transfers());
    }
    MoveInput<S, M> input = MoveInput.of(rules, now);
    for (String step : options.getOrDefault("--enter", "").split(" ", -1)) {
      input = input.enter(Step.parse(step));
    }
    return input.diagram();
  }

  private static Diagram withoutStocks(Diagram diagram) {
    DiagramBuilder alone = Diagram.builder();
    diagram.cells().forEach(alone::cell);
    diagram.pieces().forEach(alone::piece);
    diagram.edges().forEach(edge -> alone.edge(edge.from(), edge.to(), edge.kind()));
    diagram
        .captions()
        .forEach(caption -> alone.caption(caption.cell(), caption.place(), caption.text()));
    Diagram marked = alone.build();
    for (Diagram.Mark mark : diagram.marks()) {
      marked = marked.withMarks(List.of(mark.cell()), mark.emphasis());
    }
    return marked;
  }
}
