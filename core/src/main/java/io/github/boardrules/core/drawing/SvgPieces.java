package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram.Body;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Style;
import java.util.List;
import java.util.stream.Collectors;

/** Writes pieces: discs and balls, with their symbols. */
record SvgPieces(SvgWriter svg, boolean hasSymbols) {
  static final double RADIUS = 36;

  /** That on a round cell, which a piece fills except for its rim. */
  static final double ROUND_RADIUS = 41;

  /** That in a pyramid, in which pieces nearly touch each other. */
  static final double PYRAMID_RADIUS = 48;

  /** The difference of greys, 0 to 255, from which on two kinds are distinguishable. */
  private static final double MIN_DIFFERENCE = 64;

  /** How many rims of a stack are drawn at most; its number stands for the rest. */
  private static final int MAX_RIMS = 9;

  /** The height of a piece in a stack, and of a whole stack at most, in radiuses. */
  private static final double RIM = 0.2;

  private static final double MAX_HEIGHT = 1.2;
  private static final double LIFT = 0.4;
  private static final double NARROWER = 0.88;

  /** How high a stack of different pieces rises at most, and how small its top one is. */
  private static final double MAX_LIFT = 1.4;

  private static final double NARROWEST = 0.62;

  /** How far the shadow of a piece lies below it, in radiuses. */
  private static final double LOW = 0.05;

  /** How far the shadow of a piece on an upper level lies below it, in radiuses. */
  private static final double HIGH = 0.22;

  /** Returns whether two kinds of one body have nearly the same shade, or grounds matter. */
  static boolean needSymbols(DiagramIndex index) {
    if (index.diagram.cells().stream().anyMatch(Cell::isGroundShown)) {
      return true;
    }
    List<Style> styles = index.pieceStyles().collect(Collectors.toList());
    return styles.stream().anyMatch(one -> styles.stream().anyMatch(other -> areLike(one, other)));
  }

  private static boolean areLike(Style one, Style other) {
    return !one.equals(other)
        && one.body() == other.body()
        && Math.abs(grey(one) - grey(other)) < MIN_DIFFERENCE;
  }

  /** Returns the grey of a kind in a print without colours, as ITU-R BT.601 defines luma. */
  private static double grey(Style style) {
    int rgb = Integer.parseInt(style.fill().substring(1), 16);
    return 0.299 * (rgb >> 16) + 0.587 * (rgb >> 8 & 0xff) + 0.114 * (rgb & 0xff);
  }

  /**
   * Writes the pieces of a cell, each higher and smaller than the one below, with the height of the
   * stack; returns their top.
   */
  double onCell(
      List<Piece> pieces, double lowest, double x, double y, boolean isHigh, String name) {
    int rises = Math.max(1, pieces.size() - 1);
    double lift = Math.min(LIFT, MAX_LIFT / rises);
    double narrower = Math.max(NARROWER, Math.pow(NARROWEST, 1.0 / rises));
    long all = pieces.stream().mapToLong(Piece::count).sum();
    double radius = lowest;
    double height = y;
    double reach = y;
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      boolean top = i == pieces.size() - 1;
      int rims = Math.min(MAX_RIMS, piece.count() - 1);
      double rise = Math.min(RIM, MAX_HEIGHT / Math.max(1, rims)) * radius;
      height += rims * rise / 2;
      svg.open("<g data-piece='{0}'>", piece.style().name());
      shadow(x, height, radius, isHigh ? HIGH : LOW);
      for (int rim = 0; rim < rims; rim++) {
        plain(piece.style(), x, height, radius);
        height -= rise;
      }
      counted(piece, top ? all : 1, x, height, radius, top ? name : "");
      svg.close("g");
      reach = height - radius;
      height -= lift * radius;
      radius *= narrower;
    }
    return reach;
  }

  /** Writes a disc, with a count if that is above 1: on it, or beside what is written on it. */
  private void counted(Piece piece, long many, double x, double y, double radius, String name) {
    disc(piece.style(), x, y, radius, name);
    direction(piece, x, y, radius);
    String count = Long.toString(many);
    boolean isPlain = piece.style().body() == Body.DISC || piece.style().body() == Body.BALL;
    if (many > 1 && name.isEmpty() && isPlain && symbol(piece.style()).isEmpty()) {
      double size = SvgWriter.fitting(count, radius, radius * 1.5);
      svg.bold("br-count", count, x, y, size, SvgColours.pieceInk(piece.style()));
    } else if (many > 1) {
      badge(count, x + radius * 0.74, y + radius * 0.74, radius);
    }
  }

  /** Writes a point at the rim of a piece, where it points. */
  private void direction(Piece piece, double x, double y, double radius) {
    if (piece.direction().isPresent()) {
      svg.add(
          "<path class='{0}' d='M0 {1}L{3} {2}L-{3} {2}z' transform='translate({4} {5})"
              + " rotate({6})' fill='{0}'/>",
          SvgColours.pieceInk(piece.style()).on("br-direction"),
          -0.94 * radius,
          -0.54 * radius,
          0.38 * radius,
          x,
          y,
          piece.direction().getAsInt());
    }
  }

  private String symbol(Style style) {
    return hasSymbols && style.symbol() != ' ' ? "" + style.symbol() : "";
  }

  void disc(Style style, double x, double y, double radius, String name) {
    SvgColours.Paint ink = SvgColours.pieceInk(style);
    plain(style, x, y, radius);
    body(style, x, y, radius);
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

  private void body(Style style, double x, double y, double radius) {
    switch (style.body()) {
      case BALL -> light(x, y, radius);
      case RING -> ring(style, x, y, radius);
      case CROWN -> {
        ring(style, x, y, radius);
        crown(style, x, y, radius * 0.42);
      }
      case DISC -> {}
    }
  }

  /** Writes the shade and the reflection on a ball that is lit from above, from the left. */
  private void light(double x, double y, double radius) {
    double far = radius * 0.95;
    double out = far * 0.89;
    double in = far * 0.45;
    svg.add(
        "<path class='{0}' d='M{1} {2}A{5} {5} 0 0 1 {3} {4}A{6} {6} 0 0 0 {1} {2}z' fill='{0}'"
            + " opacity='0.3'/>",
        SvgColours.SHADOW, x + out, y - in, x - in, y + out, far, radius * 1.15);
    svg.add(
        "<ellipse class='{0}' cx='{1}' cy='{2}' rx='{3}' ry='{4}' transform='rotate(-40 {1} {2})'"
            + " fill='{0}' opacity='0.5'/>",
        SvgColours.LIGHT, x - radius * 0.38, y - radius * 0.42, radius * 0.3, radius * 0.17);
  }

  private void ring(Style style, double x, double y, double radius) {
    svg.add(
        "<circle class='{0}' cx='{1}' cy='{2}' r='{3}' fill='none' stroke='{0}'"
            + " stroke-width='{4}'/>",
        SvgColours.pieceLine(style), x, y, radius * 0.72, radius / 9);
  }

  /** Writes a crown with three points. */
  private void crown(Style style, double x, double y, double size) {
    double left = x - size;
    double right = x + size;
    double top = y - size * 0.7;
    double low = y + size * 0.7;
    svg.add(
        "<path class='{0}' d='M{1} {2}L{3} {4}L{5} {6}L{7} {4}L{8} {2}L{8} {9}L{1} {9}z'"
            + " fill='{0}'/>",
        SvgColours.pieceInk(style),
        left,
        top,
        x - size / 2,
        y + size * 0.1,
        x,
        top - size * 0.15,
        x + size / 2,
        right,
        low);
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
    double height = radius * 0.9;
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
