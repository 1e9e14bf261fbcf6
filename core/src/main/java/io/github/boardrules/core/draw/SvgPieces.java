package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Style;
import java.util.List;

/** Draws pieces as discs with their symbols. */
final class SvgPieces {
  /** The radius of a piece on a cell of level 0. */
  static final double RADIUS = 36;

  private static final int MAX_RIMS = 3;
  private static final double RIM = 0.2;
  private static final double LIFT = 0.4;
  private static final double NARROWER = 0.88;

  private final SvgWriter svg;

  SvgPieces(SvgWriter svg) {
    this.svg = svg;
  }

  /**
   * Draws the pieces of one cell, lowest first; each is a little higher and smaller than the one
   * below it. Returns the y coordinate of their upper end.
   */
  double onCell(List<Piece> pieces, double x, double y, double scale, String name) {
    double radius = RADIUS * scale;
    double height = y;
    double reach = y;
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      boolean top = i == pieces.size() - 1;
      int rims = Math.min(MAX_RIMS, piece.count() - 1);
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

  /** Draws a single disc with its symbol and, below this, a name unless that is empty. */
  void disc(Style style, double x, double y, double radius, String name) {
    String ink = SvgColours.readable(style.stroke(), style.fill());
    plain(style, x, y, radius);
    String symbol = style.symbol() == ' ' ? "" : "" + style.symbol();
    if (name.isEmpty()) {
      write(symbol, x, y, radius, ink, "bold");
    } else {
      write(symbol, x, y - radius * 0.2, radius * 0.85, ink, "bold");
      write(name, x, y + radius * 0.5, fitting(name, radius * 0.5, radius * 1.5), ink, "normal");
    }
  }

  /** Writes a text around a centre; nothing if it is empty. */
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

  /**
   * Returns the largest size of letters, at most the given one, at which a text is not too wide.
   */
  static double fitting(String text, double size, double width) {
    return Math.min(size, width / (0.62 * Math.max(1, text.length())));
  }

  /** Draws a faint rim, so that a piece can be seen on a ground of its own colour. */
  private void shadow(double x, double y, double radius) {
    svg.add(
        "<circle cx='{}' cy='{}' r='{}' fill='{}' opacity='0.3'/>",
        x,
        y + radius * 0.05,
        radius * 1.1,
        SvgColours.INK);
  }

  private void plain(Style style, double x, double y, double radius) {
    svg.add(
        "<circle cx='{}' cy='{}' r='{}' fill='{}' stroke='{}' stroke-width='{}'/>",
        x,
        y,
        radius,
        style.fill(),
        style.stroke(),
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
        SvgColours.PAPER,
        SvgColours.INK);
    write(text, x, y, height * 0.8, SvgColours.INK, "bold");
  }
}
