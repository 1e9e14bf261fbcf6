package io.github.boardrules.examples.cli.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.examples.cli.Boardrules;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Sleeper;
import io.github.boardrules.examples.cli.shared.Failure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Programs that do not answer are ended, and so is what they have started. */
@DisabledOnOs(OS.WINDOWS)
class ProgramPlayerTest {
  private static final String VARIANT = "heaps:sizes=3-4-5";

  @TempDir Path folder;

  @Test
  @Tag("slow")
  void aSilentProgramIsEndedWithWhatItHasStarted() throws IOException {
    Sleeper sleeper = new Sleeper(folder);
    ProgramPlayer silent = new ProgramPlayer("--player2", sleeper.command(), 1);

    assertThatThrownBy(() -> answer(silent, Run.GAMES.rules(VARIANT))).isInstanceOf(Failure.class);
    sleeper.assertEnded();
  }

  /** The reader of its errors, such as {@code tail}, sees their end. */
  @Test
  @Tag("slow")
  void aTournamentThatIsEndedLeavesNothingBehind() throws IOException, InterruptedException {
    Sleeper sleeper = new Sleeper(folder);
    Process process =
        Run.process(
                Boardrules.class,
                List.of(),
                System.getProperty("java.class.path"),
                "arena",
                VARIANT,
                "--threads=1",
                "--player2=program:" + sleeper.command())
            .redirectErrorStream(true)
            .start();
    sleeper.awaitStart();

    process.toHandle().destroy();

    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    sleeper.assertEnded();
    process.getInputStream().readAllBytes();
  }

  private static <S, M> void answer(ProgramPlayer program, Rules<S, M> rules) {
    program.<S, M>player(0).answer(Match.of(rules));
  }
}
