package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Style;
import java.util.List;

/** Draws pieces as discs that bear their symbols. */
final class SvgPieces {
  /** A piece's radius on a cell of the ground floor. */
  static final double RADIUS = 36;

  private static final int MOST_RIMS = 3;
  private static final double RIM = 0.2;
  private static final double LIFT = 0.4;
  private static final double NARROWER = 0.88;

  private final Svg svg;

  SvgPieces(Svg svg) {
    this.svg = svg;
  }

  /**
   * The pieces of one cell, lowest first; each stands a little higher and smaller than the last.
   * Answers how far up they reach.
   */
  double onCell(List<Piece> pieces, double x, double y, double scale, String name) {
    double radius = RADIUS * scale;
    double height = y;
    double reach = y;
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      boolean top = i == pieces.size() - 1;
      int rims = Math.min(MOST_RIMS, piece.count() - 1);
      height += rims * RIM * radius / 2;
      shadow(x, height, radius);
      for (int rim = 0; rim < rims; rim++) {
        plain(piece.style(), x, height, radius);
        height -= RIM * radius;
      }
      disc(piece.style(), x, height, radius, top ? name : "");
      if (piece.count() > 1) {
        badge(piece.count(), x + radius * 0.74, height + radius * 0.74, radius);
      }
      reach = height - radius;
      height -= LIFT * radius;
      radius *= NARROWER;
    }
    return reach;
  }

  /** A single disc with its symbol and, below this, a name if there is one. */
  void disc(Style look, double x, double y, double radius, String name) {
    String ink = Colours.readable(look.stroke(), look.fill());
    plain(look, x, y, radius);
    String symbol = look.symbol() == ' ' ? "" : "" + look.symbol();
    if (name.isEmpty()) {
      write(symbol, x, y, radius, ink, "bold");
    } else {
      write(symbol, x, y - radius * 0.2, radius * 0.85, ink, "bold");
      write(name, x, y + radius * 0.5, fitting(name, radius * 0.5, radius * 1.5), ink, "normal");
    }
  }

  /** A text round the given middle; nothing for an empty one. */
  void write(String text, double x, double y, double size, String ink, String weight) {
    if (!text.isEmpty()) {
      svg.add(
          "<text x='{}' y='{}' font-size='{}' font-weight='{}' fill='{}'>{}</text>",
          x,
          y + size * 0.35,
          size,
          weight,
          ink,
          text);
    }
  }

  /** The size of writing, at most the given one, at which a text is not too wide. */
  static double fitting(String text, double size, double width) {
    return Math.min(size, width / (0.62 * Math.max(1, text.length())));
  }

  /** A faint rim that parts a piece from a ground of its own colour. */
  private void shadow(double x, double y, double radius) {
    svg.add(
        "<circle cx='{}' cy='{}' r='{}' fill='{}' opacity='0.3'/>",
        x,
        y + radius * 0.05,
        radius * 1.1,
        Colours.INK);
  }

  private void plain(Style look, double x, double y, double radius) {
    svg.add(
        "<circle cx='{}' cy='{}' r='{}' fill='{}' stroke='{}' stroke-width='{}'/>",
        x,
        y,
        radius,
        look.fill(),
        look.stroke(),
        radius / 12);
  }

  private void badge(int count, double x, double y, double radius) {
    String text = Integer.toString(count);
    double height = radius * 0.7;
    double width = height * Math.max(1, 0.4 + 0.5 * text.length());
    svg.add(
        "<rect x='{}' y='{}' width='{}' height='{}' rx='{}' fill='{}' stroke='{}'"
            + " stroke-width='2'/>",
        x - width / 2,
        y - height / 2,
        width,
        height,
        height / 2,
        Colours.PAPER,
        Colours.INK);
    write(text, x, y, height * 0.8, Colours.INK, "bold");
  }
}
