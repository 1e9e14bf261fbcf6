package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Style;
import java.util.List;
import java.util.stream.IntStream;

/** Writes pieces as discs with their symbols. */
record SvgPieces(SvgWriter svg, boolean hasSymbols) {
  static final double RADIUS = 36;

  /** That on a round cell, which a piece fills but for its rim. */
  static final double ROUND_RADIUS = 41;

  /** The difference of greys, 0 to 255, from which on two kinds are distinguishable. */
  private static final double MIN_DIFFERENCE = 64;

  private static final int MAX_RIMS = 3;
  private static final double RIM = 0.2;
  private static final double LIFT = 0.4;
  private static final double NARROWER = 0.88;

  /** How far the shadow of a piece lies below it, in radiuses. */
  private static final double LOW = 0.05;

  /** How far the shadow of a piece on an upper level lies below it, in radiuses. */
  private static final double HIGH = 0.22;

  /** Returns whether two kinds of pieces have nearly the same shade, or grounds matter. */
  static boolean needSymbols(DiagramIndex index) {
    if (index.diagram.cells().stream().anyMatch(Cell::isGroundShown)) {
      return true;
    }
    double[] greys = index.pieceStyles().mapToDouble(SvgPieces::grey).sorted().toArray();
    return IntStream.range(1, greys.length).anyMatch(i -> greys[i] - greys[i - 1] < MIN_DIFFERENCE);
  }

  /** Returns the grey of a kind in a print without colours, as ITU-R BT.601 defines luma. */
  private static double grey(Style style) {
    int rgb = Integer.parseInt(style.fill().substring(1), 16);
    return 0.299 * (rgb >> 16) + 0.587 * (rgb >> 8 & 0xff) + 0.114 * (rgb & 0xff);
  }

  /** Writes the pieces of a cell, each higher and smaller than the one below; returns their top. */
  double onCell(
      List<Piece> pieces, double lowest, double x, double y, boolean isHigh, String name) {
    double radius = lowest;
    double height = y;
    double reach = y;
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      boolean top = i == pieces.size() - 1;
      int rims = Math.min(MAX_RIMS, piece.count() - 1);
      height += rims * RIM * radius / 2;
      svg.open("<g data-piece='{0}'>", piece.style().name());
      shadow(x, height, radius, isHigh ? HIGH : LOW);
      for (int rim = 0; rim < rims; rim++) {
        plain(piece.style(), x, height, radius);
        height -= RIM * radius;
      }
      counted(piece, x, height, radius, top ? name : "");
      svg.close("g");
      reach = height - radius;
      height -= LIFT * radius;
      radius *= NARROWER;
    }
    return reach;
  }

  /** Writes a disc, with its count if that is above 1: on it, or beside what is written on it. */
  private void counted(Piece piece, double x, double y, double radius, String name) {
    disc(piece.style(), x, y, radius, name);
    String count = Integer.toString(piece.count());
    if (piece.count() > 1 && name.isEmpty() && symbol(piece.style()).isEmpty()) {
      double size = SvgWriter.fitting(count, radius, radius * 1.5);
      svg.bold("br-count", count, x, y, size, SvgColours.pieceInk(piece.style()));
    } else if (piece.count() > 1) {
      badge(count, x + radius * 0.74, y + radius * 0.74, radius);
    }
  }

  private String symbol(Style style) {
    return hasSymbols && style.symbol() != ' ' ? "" + style.symbol() : "";
  }

  void disc(Style style, double x, double y, double radius, String name) {
    SvgColours.Paint ink = SvgColours.pieceInk(style);
    plain(style, x, y, radius);
    String symbol = symbol(style);
    if (name.isEmpty()) {
      svg.bold("br-symbol", symbol, x, y, radius, ink);
    } else {
      boolean isAlone = symbol.isEmpty();
      double size = SvgWriter.fitting(name, radius * (isAlone ? 0.65 : 0.5), radius * 1.5);
      svg.bold("br-symbol", symbol, x, y - radius * 0.2, radius * 0.85, ink);
      svg.plain("br-name", name, x, isAlone ? y : y + radius * 0.5, size, ink);
    }
  }

  /** Writes a faint rim, so that a piece can be seen on a ground of its own colour. */
  private void shadow(double x, double y, double radius, double distance) {
    svg.add(
        "<circle class='{0}' cx='{1}' cy='{2}' r='{3}' fill='{0}' opacity='0.3'/>",
        SvgColours.SHADOW, x, y + radius * distance, radius * 1.1);
  }

  private void plain(Style style, double x, double y, double radius) {
    svg.add(
        "<circle class='br-piece {0}' cx='{2}' cy='{3}' r='{4}' fill='{0}' stroke='{1}'"
            + " stroke-width='{5}'/>",
        SvgColours.piece(style), SvgColours.pieceLine(style), x, y, radius, radius / 12);
  }

  private void badge(String text, double x, double y, double radius) {
    double height = radius * 0.7;
    double width = height * Math.max(1, 0.4 + 0.5 * text.length());
    svg.add(
        "<rect class='{0}' x='{2}' y='{3}' width='{4}' height='{5}' rx='{6}' fill='{0}'"
            + " stroke='{1}' stroke-width='2'/>",
        SvgColours.PAPER.on("br-badge"),
        SvgColours.INK.on("br-badge"),
        x - width / 2,
        y - height / 2,
        width,
        height,
        height / 2);
    svg.bold("br-count", text, x, y, height * 0.8, SvgColours.INK);
  }
}
