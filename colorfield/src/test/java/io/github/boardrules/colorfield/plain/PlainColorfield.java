package io.github.boardrules.colorfield.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The rules of one variant: which moves are legal, what they do and how the game ends.
 *
 * @param variant the choices
 * @param layout the layout of the variant
 */
public record PlainColorfield(PlainVariant variant, PlainLayout layout) {

  /** The rules of a variant. */
  public static PlainColorfield of(PlainVariant variant) {
    return new PlainColorfield(variant, variant.layout());
  }

  /** The rules of a well-formed variant id. */
  public static PlainColorfield of(String id) {
    return of(PlainVariant.parse(id));
  }

  /** RULES.md, "Set-up". */
  public PlainPosition start() {
    return new PlainPosition(1, 0, layout.start());
  }

  /** The fields on which a player stands. */
  public List<String> fieldsOf(PlainPosition position, int player) {
    return position.fieldsOf(variant.team(player));
  }

  /** The fields on which a player's pieces in play stand. */
  public List<String> inPlay(PlainPosition position, int player) {
    return fieldsOf(position, player).stream().filter(field -> !layout.isGate(field)).toList();
  }

  /** RULES.md, "End of the game": the status as the page writes it. */
  public String status(PlainPosition position) {
    int opponent = position.otherSide();
    if (fieldsOf(position, opponent).stream().anyMatch(layout::isMiddle)) {
      return "win " + opponent + " middle";
    }
    if (fieldsOf(position, position.side()).stream()
        .noneMatch(field -> position.colour(field) == 'r')) {
      return "win " + opponent + " reds";
    }
    if (isHemmedIn(position)) {
      return "win " + opponent + " blocked";
    }
    return variant.quiet() > 0 && position.quiet() == variant.quiet() ? "draw quiet" : "ongoing";
  }

  /** Whether the game is over. */
  public boolean over(PlainPosition position) {
    return !status(position).equals("ongoing");
  }

  /** RULES.md, "A move": whether the piece of the player to move may step. */
  public boolean canStep(PlainPosition position, String from, String to) {
    char piece = position.colour(from);
    return layout.touch(from, to)
        && !layout.isGate(to)
        && !position.holds(to)
        && !(layout.isMiddle(to) && piece != 'r')
        && !(layout.colour(from) == piece && layout.colour(to) == piece);
  }

  /** RULES.md, "Capture": the prey of a step. */
  public List<String> prey(PlainPosition position, String from, String to) {
    char piece = position.colour(from);
    return layout.colour(to) != piece || layout.isMiddle(to)
        ? List.of()
        : inPlay(position, position.otherSide()).stream()
            .filter(field -> layout.colour(field) == piece)
            .toList();
  }

  /** RULES.md, "A move" and the option {@code force}. */
  public List<PlainMove> legalMoves(PlainPosition position) {
    if (over(position)) {
      return List.of();
    }
    List<PlainMove> moves = landings(position);
    boolean forced = variant.force().equals("step") && moves.stream().anyMatch(PlainMove::takes);
    return moves.stream()
        .filter(move -> !forced || move.takes() || layout.isMiddle(move.to()))
        .toList();
  }

  /** RULES.md, "What a move does"; the move is a legal one. */
  public PlainPosition play(PlainPosition position, PlainMove move) {
    PlainPosition next = position.moved(move.from(), move.to());
    next = move.captive().map(next::without).orElse(next);
    boolean loud = move.takes() || layout.isGate(move.from());
    return next.at(position.otherSide(), loud || variant.quiet() == 0 ? 0 : position.quiet() + 1);
  }

  /** RULES.md, "Legality". */
  public Optional<String> refusal(PlainPosition position, PlainMove move) {
    return new PlainRefusals(this).refusal(position, move);
  }

  /** The number of sequences of so many legal moves. */
  public long perft(PlainPosition position, int depth) {
    return depth == 0
        ? 1
        : legalMoves(position).stream()
            .mapToLong(move -> perft(play(position, move), depth - 1))
            .sum();
  }

  private boolean isHemmedIn(PlainPosition position) {
    List<String> own = fieldsOf(position, position.side());
    List<String> inPlay = inPlay(position, position.side());
    return noneCanStep(position, own)
        || (variant.block().equals("inplay") && !inPlay.isEmpty() && noneCanStep(position, inPlay));
  }

  private boolean noneCanStep(PlainPosition position, List<String> fields) {
    return fields.stream()
        .noneMatch(
            from -> layout.around(from).stream().anyMatch(to -> canStep(position, from, to)));
  }

  /** The moves of {@code force=landing}. */
  private List<PlainMove> landings(PlainPosition position) {
    List<PlainMove> moves = new ArrayList<>();
    for (String from : fieldsOf(position, position.side())) {
      for (String to : layout.around(from)) {
        if (canStep(position, from, to)) {
          List<String> prey = prey(position, from, to);
          PlainMove step = PlainMove.step(from, to);
          moves.addAll(prey.isEmpty() ? List.of(step) : prey.stream().map(step::taking).toList());
        }
      }
    }
    return moves;
  }
}
