package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Invariants", The standard layout. */
class StandardLayoutTest {

  @ParameterizedTest
  @ValueSource(strings = {"colorfield", "colorfield:first=empty"})
  void theStartHas36LegalMovesOfWhichNoneTakesAndNoneIsAGates(String variant) {
    assertThat(GamePosition.start(variant).legal())
        .hasSize(36)
        .noneMatch(move -> move.contains("x"))
        .allMatch(move -> move.charAt(0) <= 'j');
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"colorfield", "colorfield:first=empty", "colorfield:force=step,block=any"})
  void theFirstMoveOfEachSideCannotTakeWhateverTheOtherDid(String variant) {
    GamePosition start = GamePosition.start(variant);

    for (String move : start.legal()) {
      assertThat(start.play(move).legal()).hasSize(36).noneMatch(reply -> reply.contains("x"));
    }
  }
}
