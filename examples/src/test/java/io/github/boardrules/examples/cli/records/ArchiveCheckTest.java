package io.github.boardrules.examples.cli.records;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.toy.ToyFamily;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Parts of archives; that their findings are those of {@code check} is tested with Spark. */
class ArchiveCheckTest {
  private static final Catalog TOYS = Catalog.of(new ToyFamily());

  @Test
  void findingsAreCountedByKindAndTheRestIsChecked() throws IOException {
    ArchiveCheck check = new ArchiveCheck(TOYS, Locale.ENGLISH);
    line(check, 1, "{\"variant\": \"heap\", \"moves\": [\"take1\"]}\r");
    line(check, 2, "");
    line(check, 3, "{\"variant\": \"heap\", \"moves\": [\"take3\", \"take3\"]}");
    line(check, 4, "{");
    record(check, "b", "[variant \"heap\"]\n\ntake1\n{ongoing}\n");
    record(check, "c", "[variant \"hex\"]\n\n{ongoing}\n");
    record(check, "d", "[variant]");
    check.addUnreadable(Failure.of("file-missing", "file", "'e'"));

    ArchiveCheck.Part part = check.result();

    assertThat(part.summary())
        .containsExactly(
            "1 file-missing",
            "1 json-malformed",
            "1 refused-ply too-many",
            "1 unreadable-record",
            "1 unreadable-variant",
            "4 games, 3 plies, 2 disagreements");
    assertThat(part.unreadable()).isEqualTo(3);
    assertThat(part.findings())
        .extracting(finding -> finding.replaceFirst("(.):.*", "$1"))
        .containsExactly("a", "a", "c", "the record, d", "there is no file or folder 'e'.");
    assertThat(part.findings().get(0))
        .isEqualTo("a:3: move 2, take3: too-many: At most 2 may be taken.");
    assertThat(ArchiveCheck.isWhole("a", "[variant")).isTrue();
    assertThat(ArchiveCheck.isWhole("a", "{\"")).isFalse();
  }

  @Test
  void onlyTheFirstFindingsAreKept() {
    ArchiveCheck check = new ArchiveCheck(TOYS, Locale.forLanguageTag("hu"));
    for (int line = 1; line <= ArchiveCheck.MAX_FINDINGS + 5; line++) {
      line(check, line, "x");
    }
    ArchiveCheck.Part twice = check.result().plus(check.result());

    assertThat(twice.findings()).hasSize(ArchiveCheck.MAX_FINDINGS);
    assertThat(twice.findings().get(0)).contains("karakter");
    assertThat(twice.kinds()).isEqualTo(Map.of("json-malformed", 2010L));
    assertThat(twice.hidden()).isEqualTo(1010);
  }

  private static void line(ArchiveCheck check, long line, String text) {
    check.checkLine("a", line, text.getBytes(UTF_8));
  }

  private static void record(ArchiveCheck check, String file, String text) throws IOException {
    check.checkWhole(file, new ByteArrayInputStream(text.getBytes(UTF_8)));
  }
}
