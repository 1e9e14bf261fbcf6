package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pieces that are dragged over the board. */
final class DragsInBrowser extends OpenBrowser {
  /** A piece is dragged to where it goes; dropped beside the board, it stays where it was. */
  @Test
  void piecesAreDragged() {
    Page page = open("#v=zertz&m=Wd4,d1_Gd5,a1");
    drag(page, "[data-cell=d4]", "[data-cell=d6]");
    assertThat(view(page, "moves").toString()).contains("xd4Gd6");
    drag(page, "[data-stock=pool] [data-piece=black]", "[data-cell=b2]");
    assertThat(view(page, "entered").toString()).contains("pile:pool:black", "cell:b2");
    touch(page, "a4");
    assertThat(view(page, "ply").getAsInt()).isEqualTo(4);
    begin(page, "tzaar");
    String start = board(page);
    page.hover("#board [data-cell=A5]");
    page.mouse().down();
    page.mouse().move(5, 5, new Mouse.MoveOptions().setSteps(4));
    assertThat(page.locator("#board .ghost").count()).isEqualTo(1);
    page.mouse().up();
    assertThat(page.locator("#board .ghost").count()).isZero();
    assertThat(view(page, "entered").getAsJsonArray()).isEmpty();
    drag(page, "[data-cell=A5]", "[data-cell=A4]");
    assertThat(board(page)).isNotEqualTo(start);
  }

  /** Also a piece from a stock, which a touch redraws. */
  @Test
  void aFingerDragsAPieceAndDoesNotScroll() {
    Page page =
        open(context(calm().setViewportSize(360, 640).setHasTouch(true)), "#v=zertz&m=Wd4,d1");
    BoundingBox from = page.locator("#board [data-stock=pool] [data-piece=black]").boundingBox();
    BoundingBox to = page.locator("#board [data-cell=b2]").boundingBox();
    CDPSession touch = page.context().newCDPSession(page);
    for (int i = 0; i <= 6; i++) {
      JsonObject point = new JsonObject();
      point.addProperty("x", from.x + from.width / 2 + (to.x - from.x) * i / 6);
      point.addProperty("y", from.y + from.height / 2 + (to.y - from.y) * i / 6);
      touch(touch, i == 0 ? "touchStart" : "touchMove", point);
    }
    touch(touch, "touchEnd");
    assertThat(view(page, "entered").toString()).contains("pile:pool:black", "cell:b2");
    assertThat((int) page.evaluate("() => scrollY")).isZero();
  }

  private static void touch(CDPSession session, String type, JsonObject... points) {
    JsonArray touchPoints = new JsonArray();
    List.of(points).forEach(touchPoints::add);
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    event.add("touchPoints", touchPoints);
    session.send("Input.dispatchTouchEvent", event);
  }

  private static void drag(Page page, String from, String to) {
    lift(page, from, to);
    page.mouse().up();
  }

  /** One pointer drags: a second finger, or a palm beside a pen, does nothing. */
  @Test
  void aSecondFingerDoesNotDropThePieceOfTheFirst() {
    Page page = open(context(calm().setHasTouch(true)), "#v=zertz&m=Wd4,d1_Gd5,a1");
    JsonObject from = middle(page, "[data-cell=d4]");
    JsonObject aside = middle(page, "[data-cell=b2]");
    JsonObject to = middle(page, "[data-cell=d6]");
    CDPSession touch = page.context().newCDPSession(page);
    touch(touch, "touchStart", from);
    touch(touch, "touchMove", aside);
    assertThat(page.locator("#board .ghost").count()).isEqualTo(1);
    page.evaluate(
        """
        ([clientX, clientY]) => {
          const board = document.querySelector('#board svg');
          for (const isPrimary of [false, true]) { // a finger, and the palm beside a pen
            const other = {clientX, clientY, pointerId: 99, isPrimary, bubbles: true, detail: 1};
            for (const type of ['pointerdown', 'pointermove', 'pointerup', 'click']) {
              board.dispatchEvent(new PointerEvent(type, other));
            }
          }
        }""",
        List.of(to.get("x").getAsDouble(), to.get("y").getAsDouble()));
    assertThat(view(page, "ply").getAsInt()).isEqualTo(2);
    assertThat(page.locator("#board .ghost").count()).isEqualTo(1);
    touch(touch, "touchMove", to);
    touch(touch, "touchEnd");
    assertThat(view(page, "moves").toString()).contains("xd4Gd6");
  }

  /** What is drawn anew ends a drag, and its release is no touch either. */
  @Test
  void aDragEndsWithThePositionInWhichItBegan() {
    Page page = open("#v=zertz&m=Wd4,d1");
    String pool = "[data-stock=pool] [data-piece=black]";
    lift(page, pool, "[data-cell=b2]");
    page.keyboard().press("Escape");
    assertThat(page.locator("#board .ghost").count()).isZero();
    page.mouse().up();
    assertThat(view(page, "entered").getAsJsonArray()).isEmpty();

    lift(page, pool, "[data-cell=b2]");
    page.keyboard().press("ArrowLeft");
    page.mouse().up();
    assertThat(view(page, "shown").getAsInt()).isZero();
    assertThat(page.locator("#message").textContent()).isEmpty();

    page.keyboard().press("ArrowRight");
    for (String pressed : List.of(pool, "[data-cell=b2]")) {
      lift(page, pressed, "[data-cell=b2]");
      begin(page, "pylos");
      BoundingBox cell = page.locator("#board [data-cell='1a1']").boundingBox();
      page.mouse().move(cell.x + cell.width / 2, cell.y + cell.height / 2);
      page.mouse().up();
      assertThat(view(page, "ply").getAsInt()).isZero();
      page.evaluate("() => { location.hash = 'v=zertz&m=Wd4,d1'; }");
      page.locator("#board [data-cell=d4]").waitFor();
    }

    lift(page, pool, "[data-cell=b2]");
    page.evaluate("() => history.back()");
    page.locator("#game-list").waitFor();
    page.mouse().up();
  }

  private static void lift(Page page, String from, String to) {
    page.hover("#board " + from);
    page.mouse().down();
    BoundingBox end = page.locator("#board " + to).boundingBox();
    page.mouse()
        .move(end.x + end.width / 2, end.y + end.height / 2, new Mouse.MoveOptions().setSteps(5));
  }

  private static JsonObject middle(Page page, String place) {
    BoundingBox box = page.locator("#board " + place).boundingBox();
    JsonObject point = new JsonObject();
    point.addProperty("x", box.x + box.width / 2);
    point.addProperty("y", box.y + box.height / 2);
    return point;
  }
}
