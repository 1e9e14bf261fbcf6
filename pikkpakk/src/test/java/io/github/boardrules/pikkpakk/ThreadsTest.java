package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.PuzzlePath;
import io.github.boardrules.fixtures.Threads;
import io.github.boardrules.fixtures.ThreadsContract;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many threads get the same results as one. */
class ThreadsTest extends ThreadsContract<PikkPakkPosition, PikkPakkMove> {
  ThreadsTest() {
    super(GameFixture.PIKKPAKK);
  }

  /** There are many variants, of five games. */
  @Override
  protected int maxPlies() {
    return 15;
  }

  @ParameterizedTest
  @ValueSource(strings = {"line", "square"})
  void threadsThatShareASolverFindWhatOneFindsAlone(String push) {
    String rest = "/lllllll/lllllll/lllllll/lllllll/lllllll/lllllll";
    String variant = "inlay:from=nlllllt" + rest + ",push=" + push + ",to=tllllln" + rest;
    PikkPakkRules rules = PikkPakkRules.parse(variant);
    InlaySolver shared = InlaySolver.of(rules).limit(1);

    List<Optional<PuzzlePath<PikkPakkMove>>> together =
        Threads.together(thread -> shared.solve(rules.start()));

    PikkPakkRules others = PikkPakkRules.parse(variant);
    assertThat(together).containsOnly(InlaySolver.of(others).limit(1).solve(others.start()));
  }
}
