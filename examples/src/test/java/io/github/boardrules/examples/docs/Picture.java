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
 * A picture in a page. Its arguments are a variant and moves to play from its start. Options before
 * the variant are {@code --names}, which writes the name of every cell; {@code --position} with the
 * position to begin with; {@code --enter} with entered steps, separated by commas, which are marked
 * like the steps that may follow; {@code --last} with the cells of the last move.
 */
final class Picture {
  private boolean hasNames;
  private String position = "";
  private String variant = "";
  private List<Step> entered = List.of();
  private boolean isDraft;
  private List<String> last = List.of();
  private final List<String> moves = new ArrayList<>();

  /** Parses the arguments. */
  Picture(String arguments) {
    List<String> words = Shell.words(arguments);
    for (int i = 0; i < words.size(); i++) {
      switch (words.get(i)) {
        case "--names" -> hasNames = true;
        case "--position" -> position = words.get(++i);
        case "--enter" -> {
          isDraft = true;
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

  /** Returns it as an SVG document. */
  String draw(String title) {
    Diagram diagram = diagram(Catalog.installed().rules(variant));
    return SvgDrawing.standard().withNames(hasNames).withTitle(title).draw(diagram);
  }

  private <S extends Object, M extends Object> Diagram diagram(Rules<S, M> rules) {
    S now = position.isEmpty() ? rules.start() : rules.notation().parsePosition(position);
    for (String move : moves) {
      now = rules.play(now, rules.notation().parseMove(move));
    }
    Diagram diagram = rules.diagram(now).withMarks(last, Emphasis.LAST);
    if (!isDraft) {
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
