package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lessons, as somebody plays them who follows the numbers. */
final class LessonsInBrowser extends OpenBrowser {
  private static final String MATCH = "#v=zertz&m=Wd4,d1";

  /** Every sixth game; with {@code -Dvariants=all}, every variant. LessonsTest plays all. */
  static Stream<String> some() {
    List<String> variants = variants().toList();
    return IntStream.range(0, variants.size())
        .filter(i -> i % 6 == 0 || System.getProperty("boardrules.variants", "").equals("all"))
        .mapToObj(variants::get);
  }

  @ParameterizedTest
  @MethodSource("some")
  void everyLessonIsPlayedToItsEndByTouches(String variant) {
    Page page = open(context(calm().setViewportSize(360, 740)), "");
    begin(page, variant);
    playByTouches(page);
    assertThat(stored(page)).isZero();
  }

  /** The chapter does not cover the board there. */
  @Test
  void aLessonIsPlayedOnAPhoneOnItsSide() {
    playByTouches(open(context(calm().setViewportSize(844, 390)), "#v=zertz"));
  }

  private static void playByTouches(Page page) {
    beginLesson(page);
    int ends = 0;
    while (true) {
      if (page.locator("#lesson-play").isVisible()) {
        ends++;
      }
      if (!page.locator("#lesson-next").isVisible()) {
        break;
      }
      String before = progress(page);
      if (List.of("Show me", "Try it").contains(page.locator("#lesson-next").textContent())) {
        followNumbers(page);
      } else {
        page.click("#lesson-next");
      }
      assertThat(progress(page)).isNotEqualTo(before);
    }
    assertThat(ends).isPositive();
  }

  /** Enters the next step of a move: a word, or a place of the board. */
  private static void followNumbers(Page page) {
    if (page.locator("#words .main").count() > 0) {
      page.click("#words .main");
    } else {
      page.locator("#board [aria-label*='touch 1']").click();
    }
  }

  private static String progress(Page page) {
    return page.locator("#lesson").textContent() + view(page, "entered") + view(page, "notice");
  }

  private static int stored(Page page) {
    return (int)
        page.evaluate(
            "() => Object.keys(localStorage).filter(key => key.includes('match/')).length");
  }

  private static void beginLesson(Page page) {
    page.click("#to-chapter");
    page.click("#to-lesson");
    page.locator("#lesson").waitFor();
  }

  private static String text(Page page) {
    return page.locator("#lesson-text").textContent();
  }

  /** Other touches are answered and change nothing; the move is shown, or entered with keys. */
  @Test
  void aLessonWaitsForItsMove() {
    Page page = open("#v=zertz");
    beginLesson(page);
    assertThat(text(page)).isEqualTo("Now you: Wd4,d1 – Player 1 puts white on d4 and removes d1.");
    page.locator("#board [data-stock=pool] [data-piece=white]").click();
    page.locator("#board [data-cell=d5]").click();
    assertThat(page.locator("#message").textContent())
        .isEqualTo("Choose a ring to put it on. In the lesson, follow the numbers.");
    assertThat(view(page, "entered").toString()).contains("white").doesNotContain("d5");
    page.locator("#board [data-stock=pool] [data-piece=black]").click();
    assertThat(view(page, "entered").toString()).contains("white").doesNotContain("black");
    page.locator("#board [data-cell=d4]").click();
    page.locator("#board [data-cell=d4]").focus();
    page.keyboard().press("ArrowRight");
    page.keyboard().press("h");
    assertThat(view(page, "ply").getAsInt()).isZero();
    page.locator("#board [data-cell=d1]").focus();
    page.keyboard().press("Enter");
    assertThat(view(page, "ply").getAsInt()).isEqualTo(1);

    page.click("#lesson-next");
    assertThat(view(page, "ply").getAsInt()).isEqualTo(2);
    page.click("#lesson-next");
    assertThat(page.locator("#message").textContent()).contains("must be played");
    assertThat(page.locator("#board [data-mark=refused]").count()).isPositive();
    assertThat(text(page)).startsWith("Bg4,g1 is illegal: player 1");
    page.click("#to-settings");
    page.selectOption("#set-language", "hu");
    page.keyboard().press("Escape");
    assertThat(text(page)).startsWith("Bg4,g1 – Szabálytalan: az 1. játékos");
  }

  /** The match stands as it was, with the moves taken back and what is stored of it. */
  @Test
  void aLessonLeadsBackToTheMatch() {
    Page page = open(MATCH + "_Gd5,a1");
    page.click("#undo");
    String kept = (String) page.evaluate("() => JSON.stringify(localStorage)");
    String record = record(page);
    String position = board(page);
    beginLesson(page);
    page.click("#lesson-next");
    page.click("#lesson-next");
    page.click("#to-settings");
    page.goBack();
    assertThat(page.locator("#settings-dialog").isVisible()).isFalse();
    assertThat(page.locator("#lesson").isVisible()).isTrue();
    page.click("#lesson-leave");
    page.locator("#redo").waitFor();
    assertThat(record(page)).isEqualTo(record);
    assertThat(board(page)).isEqualTo(position);
    assertThat(page.locator("#redo").isEnabled()).isTrue();
    assertThat(page.evaluate("() => JSON.stringify(localStorage)")).isEqualTo(kept);

    page.click("#to-lesson");
    page.locator("#lesson").waitFor();
    page.click("#to-lobby");
    page.locator("#game-list").waitFor();
    assertThat(page.locator("#lesson").isVisible()).isFalse();
    page.goForward();
    page.locator("#redo").waitFor();
    assertThat(record(page)).isEqualTo(record);

    page.evaluate("() => document.querySelector('#to-lesson').click()");
    page.locator("#lesson").waitFor();
    page.click("#lesson-next");
    page.reload();
    awaitReady(page);
    assertThat(record(page)).isEqualTo(record);
  }

  @Test
  void afterTheLastLessonAGameBegins() {
    Page page = open("#v=pylos");
    beginLesson(page);
    while (page.locator("#lesson-next").isVisible()) {
      page.click("#lesson-next");
    }
    page.click("#lesson-again");
    assertThat(view(page, "ply").getAsInt()).isZero();
    while (page.locator("#lesson-next").isVisible()) {
      page.click("#lesson-next");
    }
    page.click("#lesson-play");
    page.click("#begin");
    assertThat(view(page, "variant").getAsString()).isEqualTo("pylos");
    assertThat(page.locator("#lesson").isVisible()).isFalse();
  }

  @Test
  void aLessonIsInTheSingleFileToo() {
    Page page = newPage(context(calm()));
    page.navigate(Path.of(System.getProperty("boardrules.single")).toUri() + "#v=pikkpakk");
    awaitReady(page);
    beginLesson(page);
    assertThat(text(page)).contains("3l");
  }

  @Test
  void axeFindsNoViolation() throws IOException {
    Page page = open("#v=zertz");
    page.evaluate(axe());
    beginLesson(page);
    assertAccessible(page);
    while (page.locator("#lesson-next").isVisible()) {
      page.click("#lesson-next");
    }
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    assertAccessible(page);
  }
}
