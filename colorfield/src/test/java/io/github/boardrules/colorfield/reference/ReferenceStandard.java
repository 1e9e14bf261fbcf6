package io.github.boardrules.colorfield.reference;

import java.util.List;
import java.util.stream.Stream;

/** The standard layout, typed in (RULES.md, "The standard board" and "Set-up"). */
public final class ReferenceStandard {
  private static final String PICTURE =
      """
      w b n o p y g w b n
      g r w w b r p y y o
      y n r b o g w p n p
      p g n o g w r o r n
      g p y y r r b b o r
      r o b b r r y y p g
      n r o r w g o n g p
      p n p w g o b r n y
      o y y p r b w w r g
      n b w g y p o n b w
      """;

  /** The items. */
  public static final ReferenceItems ITEMS =
      ReferenceItems.none()
          .with("rows", PICTURE.lines().map(line -> line.replace(" ", "")).toList())
          .with("middle", List.of("e5", "e6", "f5", "f6"))
          .with("fullgates", List.of("x1-b1-c1", "x2-e1-f1", "x3-h1-i1"))
          .with("emptygates", List.of("y1-b10-c10", "y2-e10-f10", "y3-h10-i10"))
          .with(
              "full",
              pieces(
                  "a3 p, a2 o, a1 n, b1 b, c1 w, d1 g, e1 y, f1 p, g1 o, h1 n, i1 b, j1 w, j2 g,"
                      + " j3 y"))
          .with(
              "empty",
              pieces(
                  "j8 p, j9 o, j10 n, i10 b, h10 w, g10 g, f10 y, e10 p, d10 o, c10 n, b10 b,"
                      + " a10 w, a9 g, a8 y"));

  /** The same with a middle of one large field over the four squares. */
  public static final ReferenceItems MELTED =
      ITEMS
          .with(
              "rows",
              ITEMS.list("rows").stream()
                  .map(row -> row.replaceFirst("^(....)rr(....)$", "$1..$2"))
                  .toList())
          .with("extra", List.of("rm1"))
          .with(
              "link",
              Stream.of("d4", "d5", "d6", "d7", "e4", "e7", "f4", "f7", "g4", "g5", "g6", "g7")
                  .map(field -> field + "-m1")
                  .toList())
          .with("middle", List.of("m1"));

  private ReferenceStandard() {}

  private static List<String> pieces(String list) {
    return Stream.of(list.split(", ", -1))
        .map(piece -> piece.split(" ", -1))
        .map(piece -> piece[1] + piece[0])
        .toList();
  }
}
