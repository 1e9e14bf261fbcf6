package io.github.boardrules.engine;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.fixtures.NullArguments;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** No public method of the engine accepts null. */
class NullsTest {

  @TestFactory
  Stream<DynamicTest> noMethodAcceptsNull() {
    HashGame rules = new HashGame();
    Engine<Long, Integer> engine = Engine.of(rules);
    RatedMove<String> move = new RatedMove<>(List.of("a"), 0.5, 2, Optional.empty());
    return NullArguments.of(Engine.class)
        .with(engine, engine.session(), WinProver.of(rules), rules, Match.of(rules))
        .with(new Analysis<>(List.of(move), true, 9, 4, Optional.empty()), move)
        .with(Limit.nodes(1), Duration.ofMillis(1), (Evaluation<Long>) position -> 0)
        .named("position", rules.start())
        .tests();
  }
}
