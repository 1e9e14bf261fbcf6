package io.github.boardrules.colorfield;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Status;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Says what a drawing of a position shows: the fields with their colours, the middle, the gates
 * with the lines to their exits, links, cuts, and the pieces of both teams.
 *
 * <p>Fields and pieces show their colours by their letters, too. Fields are paler than pieces. A
 * piece of team {@code full} is filled with its colour, one of team {@code empty} outlined with it.
 */
final class ColorfieldDiagram {
  private static final Messages WORDS = Variant.MESSAGES.withPrefix("drawing.");

  private static final char GATE = '0';
  private static final String DARK = "#222222";
  private static final String LIGHT = "#ffffff";

  /** Red, green and blue of each colour, by letter. */
  private static final int[] PAINTS = {
    0x7a8b99, 0x2f6fd0, 0x00a6b8, 0x5c4a3d, 0x77b300, 0xd966b3, 0x2e9e4f, 0x8a7f00, 0x4b3fa8,
    0x1f7a6b, 0x333333, 0xb7d36b, 0xc2187a, 0x8b5a2b, 0xf08a24, 0x7d3fa8, 0x9c9c9c, 0xd22f2f,
    0xc0a9d8, 0x3fb8a0, 0x5566ee, 0x8f4466, 0xf4f4f0, 0x66411f, 0xf2d024, 0xa8c8e8
  };

  private static final char MIDDLE = '*';
  private static final String NAMED = "bgnoprwy";

  /** Fields that are drawn farther from each other are not drawn beside each other. */
  private static final double MAX_LINE = 1.5;

  private ColorfieldDiagram() {}

  static Diagram of(ColorfieldPosition position) {
    ColorfieldLayout layout = position.variant.options.layout();
    SortedMap<ColorfieldField, FieldCoordinates.Point> points = FieldCoordinates.of(layout);
    Board board = position.variant.board;
    // any letter may be a colour, and beside one without a name the others have none too
    boolean areNamed =
        points.keySet().stream().allMatch(field -> isNamed(board.colour(field)))
            && board.colours.chars().allMatch(ColorfieldDiagram::isNamed);
    Function<Character, Label> names =
        areNamed ? ColorfieldDiagram::name : colour -> Label.of(String.valueOf(colour));
    DiagramBuilder diagram = Diagram.builder();
    points.forEach(
        (field, point) -> {
          String name = field.toString();
          boolean isSquare = layout.squares.contains(field);
          diagram.cell(
              new Diagram.Cell(
                      name,
                      point.x(),
                      point.y(),
                      isSquare ? Diagram.Shape.SQUARE : Diagram.Shape.ROUND,
                      field(board, field, names),
                      "")
                  .withGroundShown(true));
          if (!isSquare) {
            diagram.caption(name, Diagram.CaptionPlace.INSIDE, name);
          }
          position
              .piece(field)
              .ifPresent(piece -> diagram.piece(name, piece(position.variant, piece, names)));
        });
    for (Adjacency.Pair pair : layout.joined) {
      diagram.edge(pair.one().toString(), pair.other().toString(), kind(pair, points));
    }
    Diagram.Stock lost1 = lost(position, 1, names);
    Diagram.Stock lost2 = lost(position, 2, names);
    diagram.stock(lost1);
    diagram.stock(lost2);
    if (!layout.cuts.isEmpty()) {
      diagram.stock(cuts(layout));
    }
    Status status = Endings.status(position);
    Optional<Reason> ending = status.ending();
    if (ending.equals(Optional.of(ColorfieldEnding.MIDDLE))) {
      layout.middle().stream()
          .filter(field -> position.piece(field).isPresent())
          .forEach(field -> diagram.mark(field.toString(), Diagram.Emphasis.WIN));
    }
    Diagram drawn = diagram.namesInMargins().build();
    if (ending.equals(Optional.of(ColorfieldEnding.REDS))) {
      Diagram.Stock decisive = status.winner().orElseThrow() == 1 ? lost2 : lost1;
      String red = decisive.piles().get(0).style().name();
      return drawn.withPileMark(decisive.name(), red, Diagram.Emphasis.WIN);
    }
    return drawn;
  }

  /** Returns the red pieces that a player has lost; the last of them loses the game. */
  private static Diagram.Stock lost(
      ColorfieldPosition position, int player, Function<Character, Label> names) {
    ColorfieldTeam team = position.variant.team(player);
    ColorfieldPiece red = new ColorfieldPiece(team, ColorfieldLayout.RED);
    int all = (int) position.variant.options.layout().count(red);
    Diagram.Pile pile =
        new Diagram.Pile(piece(position.variant, red, names), all - position.reds(player))
            .withGoal(all);
    return new Diagram.Stock("lost-" + player, WORDS.label("lost." + team.word()), List.of(pile))
        .withOwner(player);
  }

  private static Diagram.EdgeKind kind(
      Adjacency.Pair pair, SortedMap<ColorfieldField, FieldCoordinates.Point> points) {
    FieldCoordinates.Point one = Optional.ofNullable(points.get(pair.one())).orElseThrow();
    FieldCoordinates.Point other = Optional.ofNullable(points.get(pair.other())).orElseThrow();
    return Math.hypot(one.x() - other.x(), one.y() - other.y()) > MAX_LINE
        ? Diagram.EdgeKind.LEAP
        : Diagram.EdgeKind.LINE;
  }

  /** Returns the pairs of squares that do not touch, in words: a drawing has no sign for them. */
  private static Diagram.Stock cuts(ColorfieldLayout layout) {
    String pairs =
        layout.cuts.stream().map(Adjacency.Pair::toString).collect(Collectors.joining(" "));
    return new Diagram.Stock("cuts", WORDS.label("cuts", Map.of("pairs", pairs)), List.of());
  }

  private static Diagram.Style field(
      Board board, ColorfieldField field, Function<Character, Label> names) {
    ColorfieldLayout layout = board.layout;
    char colour = board.colour(field);
    String fill = hex(mixed(paint(colour), 0xffffff, 0.45));
    if (layout.isGate(field)) {
      return new Diagram.Style("gate", WORDS.label("gate"), GATE, fill, DARK);
    }
    return layout.middle().contains(field)
        ? new Diagram.Style("middle", WORDS.label("middle"), MIDDLE, fill, DARK)
        : new Diagram.Style(
            colour + "-field", label("field", names.apply(colour)), colour, fill, DARK);
  }

  private static Diagram.Style piece(
      Variant variant, ColorfieldPiece piece, Function<Character, Label> names) {
    int paint = paint(piece.colour());
    String team = piece.team().word();
    String name = team + "-" + piece.colour();
    Label label = label(team, names.apply(piece.colour()));
    Diagram.Style style =
        piece.team() == ColorfieldTeam.FULL
            ? new Diagram.Style(
                name, label, piece.letter(), hex(paint), isPale(paint) ? DARK : LIGHT)
            : new Diagram.Style(
                name,
                label,
                piece.letter(),
                LIGHT,
                hex(isPale(paint) ? mixed(paint, 0, 0.5) : paint));
    return style.withOwner(piece.team() == variant.team(1) ? 1 : 2);
  }

  private static Label label(String key, Label colour) {
    return WORDS.label(key, Map.of("colour", colour));
  }

  /** Returns the name of a colour; its letter if a layout has made it up. */
  private static Label name(char colour) {
    return isNamed(colour)
        ? Variant.MESSAGES.label("colour." + colour)
        : Label.of(String.valueOf(colour));
  }

  private static boolean isNamed(int colour) {
    return NAMED.indexOf(colour) >= 0;
  }

  /** Returns facts in which the letter of a colour is replaced by its name. */
  static Map<String, String> withColourName(Locale locale, Map<String, String> facts) {
    Map<String, String> named = new HashMap<>(facts);
    named.computeIfPresent("colour", (key, colour) -> name(colour.charAt(0)).message(locale));
    return named;
  }

  private static int paint(char colour) {
    return PAINTS[colour - 'a'];
  }

  private static boolean isPale(int paint) {
    return 3 * (paint >> 16) + 6 * ((paint >> 8) & 255) + (paint & 255) > 1500;
  }

  private static int mixed(int paint, int other, double part) {
    int mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      double one = (paint >> shift) & 255;
      double two = (other >> shift) & 255;
      mixed |= (int) Math.round(one + (two - one) * part) << shift;
    }
    return mixed;
  }

  private static String hex(int paint) {
    return "#" + Integer.toHexString(0x100_0000 + paint).substring(1);
  }
}
