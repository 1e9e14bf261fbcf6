package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.Solver;
import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Walk;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Rules that wrap others pass on every method, also those that are added later. */
class PassedOnTest {

  @TestFactory
  Stream<DynamicTest> everyMethodIsPassedOn() {
    MoveEntry<String, String> entry = TextRules.of(new Walk()).moveEntry();
    Symmetry<String, String> symmetry = TextRules.of(new Counters("counters")).symmetries().get(1);
    Knowledge<String, String> knowledge = TextRules.of(new Knowing()).knowledge();
    Object evaluation = knowledge.evaluation().orElseThrow();
    Object solution = knowledge.solution("2,1 1").orElseThrow();
    Object solver = knowledge.puzzleSolver().orElseThrow();
    return Stream.of(
            passes(Rules.class, TranslatedRules.class),
            passes(Rules.class, RulesDecorator.class),
            passes(MoveEntry.class, entry.getClass()),
            passes(Symmetry.class, symmetry.getClass()),
            passes(Evaluation.class, evaluation.getClass()),
            passes(Solution.class, solution.getClass()),
            passes(PuzzleSolver.class, solver.getClass()))
        .flatMap(tests -> tests);
  }

  /**
   * In a subclass, Scala compiles {@code super.play} to a call of the class that declares it, and
   * that must be public.
   */
  @Test
  void whatAuthorsExtendInheritsFromPublicClassesAlone() {
    assertThat(List.of(RulesDecorator.class, RestrictedRules.class, GameOptions.class))
        .allMatch(type -> Modifier.isPublic(type.getSuperclass().getModifiers()));
  }

  private static Stream<DynamicTest> passes(Class<?> contract, Class<?> wrapper) {
    return Arrays.stream(contract.getDeclaredMethods())
        .filter(method -> !Modifier.isStatic(method.getModifiers()) && !method.isSynthetic())
        .map(
            method ->
                DynamicTest.dynamicTest(
                    contract.getSimpleName() + "." + method.getName(),
                    () -> assertThat(overriding(wrapper, method)).isPresent()));
  }

  private static Optional<Method> overriding(Class<?> wrapper, Method method) {
    return Arrays.stream(wrapper.getDeclaredMethods())
        .filter(own -> own.getName().equals(method.getName()))
        .filter(own -> Arrays.equals(own.getParameterTypes(), method.getParameterTypes()))
        .findFirst();
  }

  @Test
  void rulesWithoutCodesAreNumbered() {
    PackedRules<?, ?> walk = TextRules.of(new Walk()).packed().rules();

    assertThat(numbered(walk)).containsExactly("0", "1");
    assertThat(walk.packed().rules()).isSameAs(walk);
  }

  private static <P, C> List<String> numbered(PackedRules<P, C> rules) {
    P position = rules.notation().parsePosition("3 1");
    MoveBuffer codes = new MoveBuffer();
    rules.legalMoves(position, codes);
    for (long code : codes.toArray()) {
      C move = rules.decode(position, code);
      assertThat(rules.encode(position, move)).isEqualTo(code);
      assertThat(rules.playUnchecked(position, code)).isEqualTo(rules.play(position, move));
    }
    assertThat(rules.randomLegal(position, new SplitMix64(1))).isBetween(0L, 1L);
    assertThat(rules.hash(position)).isEqualTo(rules.hash(rules.notation().parsePosition("3 1")));
    return Arrays.stream(codes.toArray()).mapToObj(Long::toString).toList();
  }

  @Test
  void knowledgeComesBackAsItWas() {
    Knowing rules = new Knowing();
    Knowledge<Counters.Position, Counters.Take> own = rules.knowledge();

    assertThat(packed(rules)).isSameAs(own);
    assertThat(packed(TextRules.of(rules))).isSameAs(own);
    assertThat(packed(TextRules.of(new Decorated<>(rules)))).isSameAs(own);
    assertThat(packed(new Decorated<>(TextRules.of(rules)))).isSameAs(own);
    assertThat(packed(TextRules.of(TextRules.of(rules)))).isSameAs(own);
  }

  private static <S, M> Knowledge<?, ?> packed(Rules<S, M> rules) {
    return packed(rules.packed(), rules.knowledge());
  }

  private static <S, M, P, C> Knowledge<P, C> packed(
      PackedView<S, M, P, C> view, Knowledge<S, M> knowledge) {
    return view.packKnowledge(knowledge);
  }

  @Test
  void knowledgeThatADecoratorAddsIsTranslated() {
    Rules<String, String> rules =
        new Decorated<>(TextRules.of(new Knowing())) {
          @Override
          public Knowledge<String, String> knowledge() {
            return super.knowledge().withEvaluation(position -> position.equals("2,1 1") ? 1 : 0);
          }
        };

    assertThat(value(rules.packed(), rules, "2,1 1")).isOne();
    assertThat(value(rules.packed(), rules, "1,1 1")).isZero();
  }

  private static <S, M, P, C> double value(
      PackedView<S, M, P, C> view, Rules<S, M> rules, S position) {
    Knowledge<P, C> knowledge = view.packKnowledge(rules.knowledge());
    assertThat(knowledge.solution(view.pack(position))).isPresent();
    assertThat(knowledge.playoutPlies()).hasValue(7);
    return knowledge.evaluation().orElseThrow().valueForPlayer1(view.pack(position));
  }

  private static class Decorated<S, M> extends RulesDecorator<S, M> {
    Decorated(Rules<S, M> rules) {
      super(rules);
    }
  }

  /** A game that knows something of everything. */
  private static final class Knowing extends Counters.Packed {
    private static final Counters PUZZLE =
        new Counters("counters") {
          @Override
          public int players() {
            return 1;
          }
        };
    private final Knowledge<Counters.Position, Counters.Take> knowledge =
        Knowledge.<Counters.Position, Counters.Take>none()
            .withEvaluation(position -> 0.5)
            .withPlayoutPlies(7)
            .withSolution(
                position -> Optional.of(Solver.of(new Counters("counters")).solve(position)))
            .withPuzzleSolver(Solver.ofPuzzle(PUZZLE));

    Knowing() {
      super("counters:left=2,right=1");
    }

    @Override
    public Knowledge<Counters.Position, Counters.Take> knowledge() {
      return knowledge;
    }
  }
}
