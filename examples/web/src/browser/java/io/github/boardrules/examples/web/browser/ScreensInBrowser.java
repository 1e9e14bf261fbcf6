package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The page looks as it did when somebody last looked at it. Machines have different fonts, so every
 * character is a box, half as wide as it is high, of a font beside the references. What differs is
 * written to the folder of the build; {@code -Dboardrules.accept=true} makes it the reference.
 */
final class ScreensInBrowser extends OpenBrowser {
  private static final int SCALE = 3;

  /** Far less than if a board, a panel or a colour is missing. */
  private static final double MAX_DIFFERENCE = 0.02;

  private static final int ANALYSIS_MILLIS = 3_000;
  private static final Path README_PICTURE = Path.of("../../docs/pictures/web.png");

  private static final File REFERENCES = new File(System.getProperty("boardrules.screens"));
  private static final File FOUND = new File(System.getProperty("boardrules.screens.found"));

  /** A match of ZÉRTZ in which player 1 must capture, and the choice of games. */
  @ParameterizedTest
  @CsvSource({
    "360, 740, LIGHT",
    "360, 740, DARK",
    "768, 1024, LIGHT",
    "768, 1024, DARK",
    "1440, 900, LIGHT",
    "1440, 900, DARK",
  })
  void thePageLooksAsItDid(int width, int height, ColorScheme scheme) throws IOException {
    Browser.NewContextOptions options =
        calm().setViewportSize(width, height).setColorScheme(scheme).setBypassCSP(true); // the font
    Page page = open(context(options), "");
    page.addStyleTag(new Page.AddStyleTagOptions().setContent(boxes()));
    page.waitForFunction(
        """
        () => [...document.querySelectorAll('#game-list .picture')]
            .every(picture => picture.firstElementChild)""");
    String name = width + "-" + scheme.toString().toLowerCase(Locale.ROOT);
    double lobby = difference("games-" + name, page);
    page.evaluate("() => { location.hash = 'v=zertz&m=Wd4,d1_Gd5,a1'; }");
    page.locator("#board [data-cell=d4]").waitFor();
    double match = difference("zertz-" + name, page);
    assertThat(List.of(lobby, match))
        .as("differences from %s, see %s", REFERENCES, FOUND)
        .allMatch(difference -> difference <= MAX_DIFFERENCE);
  }

  /**
   * The picture in README.md, in the fonts of the machine; the analysis is never twice the same.
   */
  @Test
  @EnabledIfSystemProperty(named = "boardrules.accept", matches = "true")
  void thePictureOfTheReadmeIsRenewed() {
    Page page =
        open(
            context(calm().setViewportSize(1200, 760).setColorScheme(ColorScheme.LIGHT)),
            "#v=zertz&m=Wd4,d1_Gd5,g1_xd4Gd6_We3,a1_Gf3,d7");
    page.click("#more");
    page.click("#do-analysis");
    page.locator("#analysis-lines button").nth(1).waitFor();
    page.waitForTimeout(ANALYSIS_MILLIS);
    assertThat(page.locator("#analysis-lines button").count()).isGreaterThan(1);
    page.screenshot(new Page.ScreenshotOptions().setPath(README_PICTURE));
  }

  private static String boxes() throws IOException {
    byte[] font = Files.readAllBytes(new File(REFERENCES, "box.ttf").toPath());
    return "* { font-family: box !important }"
        + "@font-face { font-family: box; src: url(data:font/ttf;base64,"
        + Base64.getEncoder().encodeToString(font)
        + ") }";
  }

  /** Returns how far a page is from its reference, from 0 to 1. */
  private static double difference(String name, Page page) throws IOException {
    BufferedImage found = small(ImageIO.read(new ByteArrayInputStream(page.screenshot())));
    File reference = new File(REFERENCES, name + ".png");
    if (Boolean.getBoolean("boardrules.accept")) {
      ImageIO.write(found, "png", reference);
    }
    double difference = reference.exists() ? difference(found, ImageIO.read(reference)) : 1;
    if (difference > MAX_DIFFERENCE) {
      FOUND.mkdirs();
      ImageIO.write(found, "png", new File(FOUND, name + ".png"));
    }
    return difference;
  }

  private static BufferedImage small(BufferedImage image) {
    int width = image.getWidth() / SCALE;
    int height = image.getHeight() / SCALE;
    BufferedImage small = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = small.createGraphics();
    graphics.drawImage(
        image.getScaledInstance(width, height, Image.SCALE_AREA_AVERAGING), 0, 0, null);
    graphics.dispose();
    return small;
  }

  /** Returns the mean difference of the colours of two images of one size; 1 if it is not one. */
  private static double difference(BufferedImage one, BufferedImage other) {
    if (one.getWidth() != other.getWidth() || one.getHeight() != other.getHeight()) {
      return 1;
    }
    long sum = 0;
    for (int y = 0; y < one.getHeight(); y++) {
      for (int x = 0; x < one.getWidth(); x++) {
        for (int shift = 0; shift < 24; shift += 8) {
          sum += Math.abs((one.getRGB(x, y) >> shift & 255) - (other.getRGB(x, y) >> shift & 255));
        }
      }
    }
    return sum / (255.0 * 3 * one.getWidth() * one.getHeight());
  }
}
