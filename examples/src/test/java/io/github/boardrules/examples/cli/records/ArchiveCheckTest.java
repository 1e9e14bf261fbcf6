package io.github.boardrules.examples.cli.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.toy.ToyFamily;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Parts of archives; that their findings are those of {@code check} is tested with Spark. */
class ArchiveCheckTest {
  private static final Catalog TOYS = Catalog.of(new ToyFamily());

  @Test
  void findingsAreCountedByKindAndTheRestIsChecked() {
    ArchiveCheck check = ArchiveCheck.of(TOYS, Locale.ENGLISH);
    check.checkLine("a", 1, "{\"variant\": \"heap\", \"moves\": [\"take1\"]}");
    check.checkLine("a", 2, "");
    check.checkLine("a", 3, "{\"variant\": \"heap\", \"moves\": [\"take3\", \"take3\"]}");
    check.checkLine("a", 4, "{");
    check.checkRecord("b", "[variant \"heap\"]\n\ntake1\n{ongoing}\n");
    check.checkRecord("c", "[variant \"hex\"]\n\n{ongoing}\n");
    check.checkRecord("d", "[variant]");
    check.addUnreadable("e", 0, Failure.of("file-missing", "file", "'e'"));

    ArchiveCheck.Part part = check.result();

    assertThat(ArchiveCheck.summary(part.games(), part.plies(), part.disagreements()))
        .isEqualTo("4 games, 3 plies, 2 disagreements");
    assertThat(part.unreadable()).isEqualTo(3);
    assertThat(part.kinds())
        .isEqualTo(
            Map.of(
                "refused-ply too-many",
                1L,
                "json-malformed",
                1L,
                "unreadable-variant",
                1L,
                "unreadable-record",
                1L,
                "file-missing",
                1L));
    assertThat(part.findings())
        .extracting(finding -> finding.file() + " " + finding.line())
        .containsExactly("a 3", "a 4", "c 1", "d 0", "e 0");
    assertThat(part.findings().get(0).text())
        .isEqualTo("a:3: move 2, take3: too-many: At most 2 may be taken.");
    assertThat(ArchiveCheck.isRecord("[variant")).isTrue();
    assertThat(ArchiveCheck.isRecord("{\"")).isFalse();
  }

  @Test
  void onlyTheFirstFindingsAreKept() {
    ArchiveCheck check = ArchiveCheck.of(TOYS, Locale.forLanguageTag("hu"));
    for (int line = 1; line <= ArchiveCheck.MAX_FINDINGS + 5; line++) {
      check.checkLine("a", line, "x");
    }

    assertThat(check.result().findings()).hasSize(ArchiveCheck.MAX_FINDINGS);
    assertThat(check.result().kinds()).isEqualTo(Map.of("json-malformed", 1005L));
    assertThat(check.result().findings().get(0).text()).contains("karakter");
  }
}
