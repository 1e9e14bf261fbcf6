package io.github.boardrules.examples.snippets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.examples.snippets.GameServer.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** The server on the page about embedding. */
class GameServerTest {
  private final GameServer server = new GameServer();

  @Test
  void aMoveIsPlayedOnceHoweverManyThreadsSendIt() throws Exception {
    server.open("a", "zertz");
    ExecutorService threads = Executors.newFixedThreadPool(4);
    List<Callable<Optional<Answer>>> sending = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      sending.add(() -> server.submit("a", 1, "Wd4,d1", Locale.ENGLISH));
    }
    int played = 0;
    for (Future<Optional<Answer>> answer : threads.invokeAll(sending)) {
      played += answer.get().orElseThrow() instanceof Answer.Accepted ? 1 : 0;
    }
    threads.shutdown();
    assertThat(played).isEqualTo(1);
    assertThat(server.save("a").orElseThrow()).contains("\nWd4,d1\n{ongoing}");
  }

  @Test
  void everyGameCanBePlayedAndRestored() {
    server.open("a", "one-two-three:cols=2,rows=1");
    assertThat(server.submit("a", 1, "a1", Locale.ENGLISH))
        .contains(new Answer.Accepted(".o 2", "ongoing"));
    server.restore("b", server.save("a").orElseThrow());
    assertThat(server.submit("b", 2, "b1", Locale.ENGLISH))
        .contains(new Answer.Accepted(".. 1", "win 2 took-last"));
    assertThat(server.submit("b", 1, "b1", Locale.ENGLISH).orElseThrow())
        .isInstanceOfSatisfying(
            Answer.Refused.class, why -> assertThat(why.code()).isEqualTo("game-over"));
    assertThat(server.save("a"))
        .contains("[variant \"one-two-three:cols=2,rows=1\"]\n\na1\n{ongoing}\n");
  }

  @Test
  void aRefusedMoveLeavesTheMatchUnchanged() {
    server.open("a", "zertz");
    Optional<String> before = server.save("a");
    for (String move : List.of("Wd9", "Wd4", "", "pass", "Wd4,d4")) {
      assertThat(server.submit("a", 1, move, Locale.ENGLISH).orElseThrow())
          .isNotInstanceOf(Answer.Accepted.class);
    }
    assertThat(server.submit("a", 2, "Wd4,d1", Locale.forLanguageTag("hu")))
        .contains(new Answer.Refused("not-your-turn", List.of(), "Nem te következel."));
    assertThat(server.save("a")).isEqualTo(before);
  }

  @Test
  void unknownMatchesAndVariantsAreReported() {
    assertThat(server.submit("a", 1, "Wd4,d1", Locale.ENGLISH)).isEmpty();
    assertThat(server.save("a")).isEmpty();
    assertThatThrownBy(() -> server.open("a", "chess")).isInstanceOf(VariantException.class);
    assertThatThrownBy(() -> server.restore("a", "[variant \"zertz\"]\n\nWd4,d4\n{ongoing}\n"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("line 3, move 1 (Wd4,d4): The ring on d4 has a marble and cannot be removed.");
  }
}
