package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A ball that is dragged along its line pushes. */
final class PushesInBrowser extends OpenBrowser {
  @ParameterizedTest
  @CsvSource({"abalone,1,false", "abalone,1,true", "abalone:steps=any,2,false", "pikkpakk,1,false"})
  void aDragPushesAsTheArrowDoes(String variant, int cells, boolean isTurned) {
    Page page = open("");
    begin(page, variant);
    if (isTurned) {
      page.keyboard().press("f");
    }
    Locator ball = page.locator("#board .is-next").first();
    BoundingBox from = ball.boundingBox();
    ball.click();
    Locator word = page.locator("#words .arrow").first();
    String arrow = word.locator("[aria-hidden]").textContent();
    for (int i = 0; i < cells; i++) {
      word.click();
    }
    play(page);
    String pushed = board(page);
    page.click("#undo");

    double length = cells * from.width;
    double x = from.x + from.width / 2;
    double y = from.y + from.height / 2;
    page.mouse().move(x, y);
    page.mouse().down();
    page.mouse()
        .move(
            x + length * ("←→".indexOf(arrow) * 2 - 1) * ("←→".contains(arrow) ? 1 : 0),
            y + length * ("↑↓".indexOf(arrow) * 2 - 1) * ("↑↓".contains(arrow) ? 1 : 0),
            new Mouse.MoveOptions().setSteps(5));
    page.mouse().up();
    play(page);
    assertThat(board(page)).isEqualTo(pushed);
  }

  /** Plays a move that could go on. */
  private static void play(Page page) {
    if (page.locator("#play-entered").count() > 0) {
      page.click("#play-entered");
    }
    assertThat(view(page, "ply").getAsInt()).isEqualTo(1);
  }
}
