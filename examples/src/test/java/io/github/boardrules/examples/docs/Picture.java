package io.github.boardrules.examples.docs;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.draw.SvgDrawing;
import io.github.boardrules.core.play.MoveInput;
import java.util.ArrayList;
import java.util.List;

/**
 * A picture in a page. Its arguments are a variant and moves to play from its start. Options before
 * the variant are
 *
 * <ul>
 *   <li>{@code --names}, which writes the name of every cell;
 *   <li>{@code --board}, which leaves out what stands beside the board, as its titles are words;
 *   <li>{@code --position} with the position to begin with;
 *   <li>{@code --enter} with the text of entered steps, which are marked like the steps that may
 *       follow;
 *   <li>{@code --changes}, which marks what the last move has changed;
 *   <li>{@code --last}, {@code --next}, {@code --entered}, {@code --refused} with cells to mark,
 *       separated by commas.
 * </ul>
 */
final class Picture {
  private boolean hasNames;
  private boolean isBoardAlone;
  private boolean hasChanges;
  private String position = "";
  private String variant = "";
  private List<Step> entered = List.of();
  private boolean isDraft;
  private final List<Diagram.Mark> marks = new ArrayList<>();
  private final List<String> moves = new ArrayList<>();

  /** Parses the arguments. */
  Picture(String arguments) {
    List<String> words = Shell.words(arguments);
    for (int i = 0; i < words.size(); i++) {
      switch (words.get(i)) {
        case "--names" -> hasNames = true;
        case "--board" -> isBoardAlone = true;
        case "--changes" -> hasChanges = true;
        case "--position" -> position = words.get(++i);
        case "--enter" -> {
          isDraft = true;
          entered = Step.parseList(words.get(++i));
        }
        case "--last" -> mark(words.get(++i), Emphasis.LAST);
        case "--next" -> mark(words.get(++i), Emphasis.NEXT);
        case "--entered" -> mark(words.get(++i), Emphasis.ENTERED);
        case "--refused" -> mark(words.get(++i), Emphasis.REFUSED);
        default -> {
          if (variant.isEmpty()) {
            variant = words.get(i);
          } else {
            moves.add(words.get(i));
          }
        }
      }
    }
  }

  /** Returns it as an SVG document. */
  String draw(String title) {
    Diagram diagram = diagram(Catalog.installed().rules(variant));
    return SvgDrawing.standard().withNames(hasNames).withTitle(title).draw(completed(diagram));
  }

  private void mark(String cells, Emphasis emphasis) {
    for (String cell : cells.split(",", -1)) {
      marks.add(new Diagram.Mark(cell, emphasis));
    }
  }

  private <S, M> Diagram diagram(Rules<S, M> rules) {
    S now = position.isEmpty() ? rules.start() : rules.notation().parsePosition(position);
    List<String> changed = List.of();
    for (String text : moves) {
      M move = rules.notation().parseMove(text);
      changed = rules.changes(now, move).cells();
      now = rules.play(now, move);
    }
    if (!isDraft) {
      return rules.diagram(now).withMarks(hasChanges ? changed : List.of(), Emphasis.LAST);
    }
    MoveInput<S, M> input = MoveInput.of(rules, now);
    for (Step step : entered) {
      input = input.enter(step);
    }
    return input.diagram();
  }

  /** Returns a diagram with the marks of this picture, alone if that is wanted. */
  private Diagram completed(Diagram diagram) {
    List<String> cells = diagram.cells().stream().map(Diagram.Cell::name).toList();
    for (Diagram.Mark mark : marks) {
      if (!cells.contains(mark.cell())) {
        throw new Fault("the board has no " + mark.cell());
      }
    }
    return withMarks(isBoardAlone ? withoutStocks(diagram) : diagram, marks);
  }

  private static Diagram withoutStocks(Diagram diagram) {
    DiagramBuilder alone = Diagram.builder();
    diagram.cells().forEach(alone::cell);
    diagram.pieces().forEach(alone::piece);
    diagram.edges().forEach(edge -> alone.edge(edge.from(), edge.to(), edge.kind()));
    diagram
        .captions()
        .forEach(caption -> alone.caption(caption.cell(), caption.place(), caption.text()));
    return withMarks(alone.build(), diagram.marks());
  }

  private static Diagram withMarks(Diagram diagram, List<Diagram.Mark> marks) {
    Diagram marked = diagram;
    for (Diagram.Mark mark : marks) {
      marked = marked.withMarks(List.of(mark.cell()), mark.emphasis());
    }
    return marked;
  }
}
