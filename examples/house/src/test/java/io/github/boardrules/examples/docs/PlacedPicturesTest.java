package io.github.boardrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.drawing.SvgDrawing;
import java.awt.image.BufferedImage;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.batik.transcoder.TranscoderException;
import org.apache.batik.transcoder.TranscoderInput;
import org.apache.batik.transcoder.TranscoderOutput;
import org.apache.batik.transcoder.image.ImageTranscoder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A program that is not a browser, here Batik, opens pictures of every game at their size. */
class PlacedPicturesTest {
  private static final int WIDTH = 240;

  /** Keeps the image instead of writing a file. */
  private static final class Screen extends ImageTranscoder {
    private final List<BufferedImage> images = new ArrayList<>();

    @Override
    public BufferedImage createImage(int width, int height) {
      return new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    }

    @Override
    public void writeImage(BufferedImage image, TranscoderOutput output) {
      images.add(image);
    }

    BufferedImage open(String svg) throws TranscoderException {
      transcode(new TranscoderInput(new StringReader(svg)), new TranscoderOutput());
      return images.get(images.size() - 1);
    }
  }

  static Stream<String> variants() {
    return Catalog.installed().games().stream().map(GameInfo::variantIds).map(ids -> ids.get(0));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void aPictureIsAsWideAsWanted(String variant) throws TranscoderException {
    Diagram diagram = start(Catalog.installed().rules(variant));
    for (boolean isDark : List.of(false, true)) {
      SvgDrawing drawing =
          SvgDrawing.standard().withStatus("A status").withDarkMode(isDark).withWidth(WIDTH);
      String svg = drawing.draw(diagram);
      double[] view = view(svg);

      BufferedImage image = new Screen().open(svg);

      assertThat(image.getWidth()).isEqualTo(WIDTH);
      assertThat(image.getHeight()).isEqualTo(Math.round(WIDTH * view[3] / view[2]));
      int paper = colour(image, view, view[0] + 15, view[1] + view[3] / 2);
      assertThat(diagram.cells())
          .filteredOn(cell -> cell.level() == 0)
          .anySatisfy(
              cell ->
                  assertThat(colour(image, view, 100 * cell.x(), -100 * cell.y()))
                      .isNotEqualTo(paper));
    }
  }

  private static int colour(BufferedImage image, double[] view, double x, double y) {
    double scale = WIDTH / view[2];
    return image.getRGB((int) ((x - view[0]) * scale), (int) ((y - view[1]) * scale));
  }

  private static double[] view(String svg) {
    int from = svg.indexOf("viewBox=\"") + "viewBox=\"".length();
    return Arrays.stream(svg.substring(from, svg.indexOf('"', from)).split(" ", -1))
        .mapToDouble(Double::parseDouble)
        .toArray();
  }

  private static <S> Diagram start(Rules<S, ?> rules) {
    return rules.diagram(rules.start());
  }
}
