package io.github.boardrules.boardspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.NotationException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BoardspaceRecordsTest {

  @ParameterizedTest
  @CsvSource({"zertz+24, zertz", "TZAAR-custom 5, tzaar"})
  void theSetUpNamesTheGame(String setup, String game) {
    assertThat(BoardspaceRecords.read("(;SU[" + setup + "])").toMatch().rules().variant())
        .startsWith(game + ":");
  }

  @Test
  void anotherSetUpIsRefused() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> BoardspaceRecords.read("(;\n\nSU[Chess])"))
        .withMessage("line 3: No game here has the set-up 'Chess'.")
        .satisfies(problem -> assertThat(problem.reason()).isEqualTo(SiteReason.UNKNOWN_SETUP));
  }

  @Test
  void bytesAreUtf8OrLatin1() {
    String text = "(;SU[Zertz]P0[id Béla])";

    assertThat(BoardspaceRecords.read(text.getBytes(StandardCharsets.UTF_8)).headers())
        .containsEntry("player1", "Béla");
    assertThat(BoardspaceRecords.decode(text.getBytes(StandardCharsets.ISO_8859_1)))
        .isEqualTo(text);
    assertThat(BoardspaceRecords.decode(new byte[] {(byte) 0xC3})).isEqualTo("Ã");
  }

  @ParameterizedTest
  @EnumSource(SiteReason.class)
  void everyReasonHasASentenceInEveryLanguage(SiteReason reason) {
    String english = reason.message(Locale.ENGLISH, Map.of());

    assertThat(english).endsWith(".");
    assertThat(reason.message(Locale.GERMAN, Map.of())).isEqualTo(english);
    assertThat(reason.message(Locale.forLanguageTag("hu"), Map.of()))
        .endsWith(".")
        .isNotEqualTo(english);
  }
}
