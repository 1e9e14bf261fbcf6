package io.github.boardrules.colorfield.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rules of one variant: which moves are legal, what they do and how the game ends. */
public record ReferenceColorfield(ReferenceVariant variant, ReferenceLayout layout) {

  public static ReferenceColorfield of(ReferenceVariant variant) {
    return new ReferenceColorfield(variant, variant.layout());
  }

  /** The rules of a well-formed variant id. */
  public static ReferenceColorfield of(String id) {
    return of(ReferenceVariant.parse(id));
  }

  /** RULES.md, "Set-up". */
  public ReferencePosition start() {
    return new ReferencePosition(1, 0, layout.start());
  }

  public List<String> fieldsOf(ReferencePosition position, int player) {
    return position.fieldsOf(variant.team(player));
  }

  /** The fields on which a player's pieces in play stand. */
  public List<String> inPlay(ReferencePosition position, int player) {
    return fieldsOf(position, player).stream().filter(field -> !layout.isGate(field)).toList();
  }

  /** RULES.md, "End of the game": the status as the page writes it. */
  public String status(ReferencePosition position) {
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

  public boolean over(ReferencePosition position) {
    return !status(position).equals("ongoing");
  }

  /** RULES.md, "A move": whether the piece of the player to move may step. */
  public boolean canStep(ReferencePosition position, String from, String to) {
    char piece = position.colour(from);
    return layout.touch(from, to)
        && !layout.isGate(to)
        && !position.holds(to)
        && !(layout.isMiddle(to) && piece != 'r')
        && !(layout.colour(from) == piece && layout.colour(to) == piece);
  }

  /** RULES.md, "Capture": the prey of a step. */
  public List<String> prey(ReferencePosition position, String from, String to) {
    char piece = position.colour(from);
    return layout.colour(to) != piece || layout.isMiddle(to)
        ? List.of()
        : inPlay(position, position.otherSide()).stream()
            .filter(field -> layout.colour(field) == piece)
            .toList();
  }

  /** RULES.md, "A move" and the option {@code force}. */
  public List<ReferenceMove> legalMoves(ReferencePosition position) {
    if (over(position)) {
      return List.of();
    }
    List<ReferenceMove> moves = landings(position);
    boolean forced =
        variant.force().equals("step") && moves.stream().anyMatch(ReferenceMove::takes);
    return moves.stream()
        .filter(move -> !forced || move.takes() || layout.isMiddle(move.to()))
        .toList();
  }

  /** RULES.md, "What a move does"; the move is a legal one. */
  public ReferencePosition play(ReferencePosition position, ReferenceMove move) {
    ReferencePosition next = position.moved(move.from(), move.to());
    next = move.captive().map(next::without).orElse(next);
    boolean loud = move.takes() || layout.isGate(move.from());
    return next.at(position.otherSide(), loud || variant.quiet() == 0 ? 0 : position.quiet() + 1);
  }

  /** RULES.md, "Legality". */
  public Optional<String> refusal(ReferencePosition position, ReferenceMove move) {
    return new ReferenceRefusals(this).refusal(position, move);
  }

  private boolean isHemmedIn(ReferencePosition position) {
    List<String> own = fieldsOf(position, position.side());
    List<String> inPlay = inPlay(position, position.side());
    return noneCanStep(position, own)
        || (variant.block().equals("inplay") && !inPlay.isEmpty() && noneCanStep(position, inPlay));
  }

  private boolean noneCanStep(ReferencePosition position, List<String> fields) {
    return fields.stream()
        .noneMatch(
            from -> layout.around(from).stream().anyMatch(to -> canStep(position, from, to)));
  }

  /** The moves of {@code force=landing}. */
  private List<ReferenceMove> landings(ReferencePosition position) {
    List<ReferenceMove> moves = new ArrayList<>();
    for (String from : fieldsOf(position, position.side())) {
      for (String to : layout.around(from)) {
        if (canStep(position, from, to)) {
          List<String> prey = prey(position, from, to);
          ReferenceMove step = ReferenceMove.step(from, to);
          moves.addAll(prey.isEmpty() ? List.of(step) : prey.stream().map(step::taking).toList());
        }
      }
    }
    return moves;
  }
}
