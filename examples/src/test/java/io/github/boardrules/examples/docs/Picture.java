package io.github.boardrules.examples.docs;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.draw.SvgDrawing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * A picture as a page asks for it: a variant, then moves to be played from its start. Before the
 * variant may stand {@code --names}, which writes the name of every cell; {@code --position} with a
 * position to begin from; {@code --enter} with steps that a hand has entered, parted by commas,
 * which are marked with the steps that may follow; {@code --last} with the cells of the last move.
 */
final class Picture {
  private boolean names;
  private String position = "";
  private String variant = "";
  private List<Step> entered = List.of();
  private boolean drafted;
  private List<String> last = List.of();
  private final List<String> moves = new ArrayList<>();

  /** Reads what a page asks for. */
  Picture(String wish) {
    List<String> words = Shell.words(wish);
    for (int i = 0; i < words.size(); i++) {
      switch (words.get(i)) {
        case "--names" -> names = true;
        case "--position" -> position = words.get(++i);
        case "--enter" -> {
          drafted = true;
          entered = Arrays.stream(words.get(++i).split(",")).map(Step::parse).toList();
        }
        case "--last" -> last = List.of(words.get(++i).split(","));
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

  /** Draws it as an SVG document. */
  String draw(String title) {
    Diagram diagram = diagram(Catalog.installed().rules(variant));
    return SvgDrawing.standard().withNames(names).withTitle(title).draw(diagram);
  }

  private <S extends Object, M extends Object> Diagram diagram(Rules<S, M> rules) {
    S now = position.isEmpty() ? rules.start() : rules.notation().parsePosition(position);
    for (String move : moves) {
      now = rules.play(now, rules.notation().parseMove(move));
    }
    Diagram diagram = rules.diagram(now).withMarks(last, Emphasis.LAST);
    if (!drafted) {
      return diagram;
    }
    return diagram
        .withMarks(cells(rules.draft(now, entered).next()), Emphasis.NEXT)
        .withMarks(cells(entered), Emphasis.ENTERED);
  }

  private static List<String> cells(Collection<Step> steps) {
    return steps.stream().filter(Step.Cell.class::isInstance).map(Step::name).sorted().toList();
  }
}
