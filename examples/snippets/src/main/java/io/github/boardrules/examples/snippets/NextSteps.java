package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.Step;
import io.github.boardrules.zertz.ZertzRules;
import java.util.ArrayList;
import java.util.List;

/** Follows a person who enters a move: the steps that may follow, until the move is complete. */
final class NextSteps {
  private NextSteps() {}

  public static void main(String[] arguments) {
    var rules = ZertzRules.standard();
    var position = rules.start();
    List<Step> entered = new ArrayList<>();

    for (String touched : List.of("piece:white", "cell:d4", "cell:d1")) {
      entered.add(Step.parse(touched));
      var draft = rules.draft(position, entered);
      System.out.println(touched + ": " + draft.next().size() + " steps may follow");
      draft.move().ifPresent(move -> System.out.println("the move is " + move));
      draft.preview().ifPresent(next -> System.out.println("it leads to " + next));
    }

    var deadEnd = rules.draft(position, List.of(Step.parse("piece:white"), Step.parse("cell:a9")));
    deadEnd.refusal().ifPresent(System.out::println);
  }
}
