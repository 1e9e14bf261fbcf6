package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** In positions with many legal moves, laws are checked on samples. */
class LongListsTest {
  private static final int MANY = 3_000;

  private static String seen(Countdown rules, Law law) {
    BrokenLawError error =
        catchThrowableOfType(
            BrokenLawError.class, () -> RulesLaws.of(rules).withLaws(law).withGames(3).check(1));
    assertThat(error).isNotNull();
    assertThat(error.law()).isEqualTo(law);
    return error.getMessage();
  }

  @Test
  void aCorrectGameKeepsAllLaws() {
    RulesLaws.of(new Countdown(MANY, MANY)).withGames(3).check(1);
  }

  private static Countdown drafts(int size, UnaryOperator<Draft<Integer, Integer>> change) {
    return new Countdown(size, size) {
      @Override
      public Draft<Integer, Integer> draft(Integer position, List<Step> entered) {
        return change.apply(super.draft(position, entered));
      }
    };
  }

  @Test
  void aWrongPreviewIsFound() {
    Countdown rules =
        drafts(
            MANY,
            draft ->
                draft.move().isEmpty()
                    ? draft
                    : Draft.complete(
                        draft.next(),
                        draft.move().get(),
                        draft.preview().orElseThrow() + 2,
                        draft.prompt().orElseThrow()));

    assertThat(seen(rules, Law.LAW_09_DRAFTS)).contains("the preview of");
  }

  @Test
  void aMoveThatNoDraftLeadsToIsFound() {
    Countdown rules =
        drafts(
            50,
            draft -> {
              Set<Step> next = new HashSet<>(draft.next());
              next.removeIf(step -> step.name().equals("37"));
              return next.isEmpty() ? draft : Draft.partial(next, draft.prompt().orElseThrow());
            });

    RulesLaws<Integer, Integer> laws =
        RulesLaws.of(rules).withLaws(Law.LAW_09_DRAFTS).withMovesPerPosition(1);
    assertThatThrownBy(() -> laws.checkPosition(rules.start()))
        .hasMessageContaining("no draft leads to [37]");
  }

  @Test
  void endlessStepsAreFound() {
    Step more = Step.word("more");
    Label prompt = Label.of("Go on.");
    Countdown rules =
        new Countdown(MANY, MANY) {
          @Override
          public Draft<Integer, Integer> draft(Integer position, List<Step> entered) {
            int end = entered.indexOf(more);
            Draft<Integer, Integer> draft =
                super.draft(position, end < 0 ? entered : entered.subList(0, end));
            if (end < 0) {
              return draft
                  .move()
                  .map(
                      move ->
                          Draft.complete(Set.of(more), move, draft.preview().orElseThrow(), prompt))
                  .orElse(draft);
            }
            return Draft.partial(Set.of(more), prompt);
          }
        };

    assertThat(seen(rules, Law.LAW_09_DRAFTS)).contains("there is no end of the steps");
  }

  @Test
  void aMapThatIsNotASymmetryIsFound() {
    Countdown rules =
        new Countdown(MANY, MANY) {
          @Override
          public List<Symmetry<Integer, Integer>> symmetries() {
            return List.of(
                Symmetry.identity(), Symmetry.identity(), Symmetry.identity(), new Reversed());
          }
        };

    assertThat(seen(rules, Law.LAW_12_SYMMETRIES)).contains("symmetry 3 ");
  }

  /** Maps the legal moves onto each other, but not the positions after them. */
  private record Reversed() implements Symmetry<Integer, Integer> {
    @Override
    public Integer position(Integer position) {
      return position;
    }

    @Override
    public Integer move(Integer move) {
      return MANY + 1 - move;
    }
  }
}
