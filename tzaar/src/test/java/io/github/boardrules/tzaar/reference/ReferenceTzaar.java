package io.github.boardrules.tzaar.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The rules of one variant: which moves are legal, what they do and how the game ends.
 *
 * @param variant the choices
 */
public record ReferenceTzaar(ReferenceVariant variant) {
  /** The pieces of a player by kind. */
  public static final SortedMap<Character, Integer> PIECES =
      new TreeMap<>(Map.of('Z', 6, 'R', 9, 'T', 15));

  /** The rules of a well-formed variant id. */
  public static ReferenceTzaar of(String id) {
    return new ReferenceTzaar(ReferenceVariant.parse(id));
  }

  /** RULES.md, "Set-up". */
  public ReferencePosition start() {
    return ReferenceStart.of(variant);
  }

  /** RULES.md, "End of the game": the status as the page writes it. */
  public String status(ReferencePosition position) {
    if (position.phase().equals("place") || position.phase().equals("open")) {
      return "ongoing";
    }
    for (int player = 1; player <= 2; player++) {
      if (position.lacksKind(player)) {
        boolean hasJustCovered = position.phase().equals("first") && player != position.side();
        return "win " + (3 - player) + (hasJustCovered ? " kind-covered" : " kind-captured");
      }
    }
    if (position.phase().equals("first") && captures(position).isEmpty()) {
      return "win " + position.otherSide() + " no-capture";
    }
    return "ongoing";
  }

  /** Whether the game is over. */
  public boolean over(ReferencePosition position) {
    return !status(position).equals("ongoing");
  }

  /** RULES.md, "A move". */
  public List<ReferenceMove> legalMoves(ReferencePosition position) {
    List<ReferenceMove> moves = new ArrayList<>();
    if (over(position)) {
      return moves;
    }
    if (position.phase().equals("place")) {
      return places(position);
    }
    moves.addAll(captures(position));
    if (position.phase().equals("second")) {
      moves.addAll(reinforcements(position));
      moves.add(new ReferenceMove.Pass());
    }
    return moves;
  }

  /** RULES.md, "What a move does"; the move is a legal one. */
  public ReferencePosition play(ReferencePosition position, ReferenceMove move) {
    ReferencePosition next = position;
    if (move instanceof ReferenceMove.Place place) {
      next = next.with(place.to(), new ReferenceStack(position.side(), place.kind(), 1));
    } else if (move instanceof ReferenceMove.Capture capture) {
      ReferenceStack stack = position.stack(capture.from()).orElseThrow();
      next = next.without(capture.from()).with(capture.to(), stack);
    } else if (move instanceof ReferenceMove.Reinforce reinforce) {
      ReferenceStack moving = position.stack(reinforce.from()).orElseThrow();
      ReferenceStack covered = position.stack(reinforce.to()).orElseThrow();
      int height = moving.height() + covered.height();
      next =
          next.without(reinforce.from())
              .with(reinforce.to(), new ReferenceStack(moving.player(), moving.kind(), height));
    }
    return switch (position.phase()) {
      case "place" ->
          next.stacks().size() == 60 ? next.at(1, "open") : next.at(position.otherSide(), "place");
      case "open" -> next.at(2, "first");
      case "first" -> next.at(position.side(), "second");
      default -> next.at(position.otherSide(), "first");
    };
  }

  /** The first stack that a stack on a field meets in a direction. */
  public static Optional<ReferenceField> met(
      ReferencePosition position, ReferenceField from, ReferenceField direction) {
    return ReferenceBoard.sight(from, direction).stream()
        .filter(field -> position.stack(field).isPresent())
        .findFirst();
  }

  /** What the side to move could capture if it had to, whatever the phase. */
  public static List<ReferenceMove> captures(ReferencePosition position) {
    List<ReferenceMove> captures = new ArrayList<>();
    for (ReferenceField from : ReferenceBoard.FIELDS) {
      for (ReferenceField direction : ReferenceBoard.DIRECTIONS) {
        Optional<ReferenceField> to = met(position, from, direction);
        if (position.isOf(position.side(), from)
            && to.isPresent()
            && position.isOf(position.otherSide(), to.get())
            && position.stacks().get(from).height() >= position.stacks().get(to.get()).height()) {
          captures.add(new ReferenceMove.Capture(from, to.get()));
        }
      }
    }
    return captures;
  }

  /** Whether a reinforcement would cover the player's last stack of a kind with another kind. */
  public static boolean coversLast(
      ReferencePosition position, ReferenceField from, ReferenceField to) {
    ReferenceStack moving = position.stack(from).orElseThrow();
    ReferenceStack covered = position.stack(to).orElseThrow();
    return moving.kind() != covered.kind()
        && position.stacksOf(covered.player(), covered.kind()) == 1;
  }

  private static List<ReferenceMove> places(ReferencePosition position) {
    List<ReferenceMove> places = new ArrayList<>();
    for (ReferenceField field : ReferenceBoard.FIELDS) {
      for (Map.Entry<Character, Integer> pieces : PIECES.entrySet()) {
        if (position.stack(field).isEmpty()
            && position.stacksOf(position.side(), pieces.getKey()) < pieces.getValue()) {
          places.add(new ReferenceMove.Place(pieces.getKey(), field));
        }
      }
    }
    return places;
  }

  private List<ReferenceMove> reinforcements(ReferencePosition position) {
    List<ReferenceMove> reinforcements = new ArrayList<>();
    for (ReferenceField from : ReferenceBoard.FIELDS) {
      for (ReferenceField direction : ReferenceBoard.DIRECTIONS) {
        Optional<ReferenceField> to = met(position, from, direction);
        if (position.isOf(position.side(), from)
            && to.isPresent()
            && position.isOf(position.side(), to.get())
            && !(variant.forbid() && coversLast(position, from, to.get()))) {
          reinforcements.add(new ReferenceMove.Reinforce(from, to.get()));
        }
      }
    }
    return reinforcements;
  }
}
