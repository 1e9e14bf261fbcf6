package io.github.boardrules.examples.docs;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.draw.SvgDrawing;
import io.github.boardrules.core.play.MoveInput;
import java.util.ArrayList;
import java.util.List;

/**
 * A picture in a page. Its arguments are a variant and moves to play from its start. Options before
 * the variant are {@code --names}, which writes the name of every cell; {@code --position} with the
 * position to begin with; {@code --enter} with the text of entered steps, which are marked like the
 * steps that may follow; {@code --last} with the cells of the last move.
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
          entered = Step.parseList(words.get(++i));
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
    if (!isDraft) {
      return rules.diagram(now).withMarks(last, Emphasis.LAST);
    }
    MoveInput<S, M> input = MoveInput.of(rules, now);
    for (Step step : entered) {
      input = input.enter(step);
    }
    return input.diagram();
  }
}
