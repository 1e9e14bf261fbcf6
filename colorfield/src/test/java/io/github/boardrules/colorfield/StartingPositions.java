package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceColorfield;
import io.github.boardrules.colorfield.reference.ReferenceLayout;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.fixtures.Dice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A position set up by hand, of one variant. It is made so that what is rare in random games is
 * common: captures of several pieces at choice, players hemmed in, reds before the middle or in it,
 * and counts near their limit.
 */
final class StartingPositions {
  private final ColorfieldRules rules;
  private final ReferenceColorfield reference;
  private final ReferenceLayout layout;
  private final Dice dice;
  private final List<Character> own;
  private final List<Character> enemy;
  private ReferencePosition position;

  StartingPositions(ColorfieldRules rules, Dice dice) {
    this.rules = rules;
    this.dice = dice;
    reference = GamePosition.referenceRules(rules);
    layout = reference.layout();
    position = ReferencePosition.empty(dice.between(1, 2));
    own = letters(position.side());
    enemy = letters(position.otherSide());
  }

  /** A position of any kind. */
  GamePosition any() {
    return switch (dice.between(0, 11)) {
      case 0 -> GamePosition.start(rules);
      case 1, 2 -> hemmedIn();
      case 3 -> storming();
      case 4 -> entered();
      case 5, 6, 7 -> taking();
      default -> anyhow();
    };
  }

  /** Any of the other pieces on any fields. */
  private GamePosition anyhow() {
    scatter(dice.between(0, own.size()), dice.between(0, enemy.size()));
    return finish();
  }

  /** A piece beside a field of its own colour, and enemies on fields of that colour. */
  GamePosition taking() {
    List<String> targets =
        dice.shuffled(layout.ordinary()).stream()
            .filter(field -> own.contains(letter(layout.colour(field), position.side())))
            .toList();
    for (String target : targets.subList(0, Math.min(targets.size(), dice.between(1, 2)))) {
      char colour = layout.colour(target);
      ordinaryAround(target).stream()
          .filter(field -> layout.colour(field) != colour && !field.equals(targets.get(0)))
          .findAny()
          .ifPresent(field -> put(field, letter(colour, position.side())));
      List<String> hunted =
          dice.shuffled(layout.ordinary()).stream()
              .filter(field -> layout.colour(field) == colour && !field.equals(target))
              .toList();
      for (String field : hunted.subList(0, Math.min(hunted.size(), dice.between(0, 3)))) {
        putAny(field, enemy);
      }
    }
    if (dice.oneIn(2)) {
      scatter(dice.between(0, 3), dice.between(0, 3));
    }
    return finish();
  }

  /** One or two pieces of the player to move where little touches, with enemies around. */
  private GamePosition hemmedIn() {
    if (dice.oneIn(2)) {
      reds(position.side());
    }
    List<String> corners =
        dice.shuffled(layout.ordinary()).stream()
            .sorted(Comparator.comparing(field -> layout.around(field).size()))
            .toList();
    int number = dice.between(1, 2);
    for (int i = 0; i < number && !corners.isEmpty(); i++) {
      String corner = corners.get(Math.min(corners.size() - 1, dice.between(0, 4)));
      putAny(corner, own);
      for (String field : ordinaryAround(corner)) {
        if (!dice.oneIn(12)) {
          putAny(field, enemy);
        }
      }
    }
    return finish();
  }

  /** Reds of the player to move beside the middle. */
  private GamePosition storming() {
    for (String middle : layout.middle()) {
      for (String field : ordinaryAround(middle)) {
        if (dice.oneIn(3)) {
          put(field, letter('r', position.side()));
        }
      }
    }
    return anyhow();
  }

  /** A red in the middle, of the player who has just moved. */
  private GamePosition entered() {
    put(dice.pick(List.copyOf(layout.middle())), letter('r', position.otherSide()));
    return anyhow();
  }

  private void scatter(int owns, int enemies) {
    if (dice.oneIn(2)) {
      reds(position.side());
    }
    if (dice.oneIn(2)) {
      reds(position.otherSide());
    }
    List<String> free = dice.shuffled(layout.ordinary());
    for (int i = 0; i < free.size(); i++) {
      if (i < owns) {
        putAny(free.get(i), own);
      } else if (i < owns + enemies) {
        putAny(free.get(i), enemy);
      }
    }
  }

  /** Reds of a player into some of their gates. */
  private void reds(int player) {
    for (String gate : layout.gates().get(reference.variant().team(player))) {
      if (!dice.oneIn(3)) {
        put(gate, letter('r', player));
      }
    }
  }

  /** The player who waits has a red; the other mostly. */
  private GamePosition finish() {
    giveRed(position.otherSide());
    if (!dice.oneIn(5)) {
      giveRed(position.side());
    }
    return GamePosition.of(rules, position.at(position.side(), count()));
  }

  private void giveRed(int player) {
    if (!position.pieces().containsValue(letter('r', player))) {
      String team = reference.variant().team(player);
      Stream<String> gates = layout.gates().get(team).stream();
      List<String> fields =
          Stream.concat(gates, layout.ordinary().stream())
              .filter(field -> !position.holds(field))
              .toList();
      // A gate of one's own never holds anything else, so there is a field for a red.
      put(dice.pick(fields), letter('r', player));
    }
  }

  private int count() {
    int most = rules.options().quiet();
    return switch (dice.between(0, 3)) {
      case 0 -> most;
      case 1 -> Math.max(0, most - 1);
      default -> dice.between(0, most);
    };
  }

  /** Puts a piece on a field if it is free and the piece is still there. */
  private void put(String field, char letter) {
    List<Character> letters = own.contains(letter) ? own : enemy;
    if (!position.holds(field) && letters.remove(Character.valueOf(letter))) {
      position = position.with(field, letter);
    }
  }

  private void putAny(String field, List<Character> letters) {
    if (!letters.isEmpty()) {
      put(field, dice.pick(letters));
    }
  }

  private char letter(char colour, int player) {
    return reference.variant().team(player).equals("full") ? Character.toUpperCase(colour) : colour;
  }

  private List<Character> letters(int player) {
    return new ArrayList<>(
        layout.start().values().stream()
            .filter(letter -> letter == letter(Character.toLowerCase(letter), player))
            .toList());
  }

  /** The neighbours of a field that are neither gate nor middle. */
  private List<String> ordinaryAround(String field) {
    return layout.around(field).stream()
        .filter(other -> !layout.isGate(other) && !layout.isMiddle(other))
        .toList();
  }
}
