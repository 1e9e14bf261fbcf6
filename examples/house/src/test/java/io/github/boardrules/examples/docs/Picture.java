package io.github.boardrules.examples.docs;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.DiagramBuilder;
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
      String marked = options.getOrDefault("--" + emphasis.name().toLowerCase(Locale.ROOT), "");
      for (String cell : marked.isEmpty() ? new String[0] : marked.split(",", -1)) {
        if (!cells.contains(cell)) {
          throw new Fault("the board has no " + cell);
        }
        drawn = drawn.withMarks(List.of(cell), emphasis);
      }
    }
    return SvgDrawing.standard()
        .withNames(options.containsKey("--names"))
        .withTitle(title)
        .withLocale(Locale.forLanguageTag(options.getOrDefault("--locale", "en")))
        .draw(drawn);
  }

  private <S, M> Diagram diagram(Rules<S, M> rules) {
    String position = options.getOrDefault("--position", "");
    S now = position.isEmpty() ? rules.start() : rules.notation().parsePosition(position);
    List<String> changed = List.of();
    for (String text : moves) {
      M move = rules.notation().parseMove(text);
      changed = options.containsKey("--changes") ? rules.changes(now, move).cells() : List.of();
      now = rules.play(now, move);
    }
    if (!options.containsKey("--enter")) {
      return rules.diagram(now).withMarks(changed, Emphasis.LAST);
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
