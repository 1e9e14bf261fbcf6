package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

/** Random variants: all games, all options, every combination that is not refused. */
final class Variants {
  private static final List<String> NAMED = List.of("spiral", "chess", "halves", "frame");

  private final Dice dice;

  Variants(Dice dice) {
    this.dice = dice;
  }

  ReferenceVariant any() {
    return switch (dice.between(0, 11)) {
      case 0, 1, 2, 3 -> pikkPakk();
      case 4 -> pushFour();
      case 5, 6 -> fivePush();
      case 7, 8, 9 -> abalone();
      default -> inlay();
    };
  }

  ReferenceVariant pikkPakk() {
    ReferenceVariant variant = with(bare("pikkpakk"), "equal", "no", "yes");
    variant = with(variant, "push", "line", "capture", "square", "ring");
    variant = with(variant, "start", "spiral", "joint");
    variant = with(variant, "steps", "1", "any");
    boolean round = variant.way().equals("round");
    return withRepeat(round ? variant : with(variant, "board", "9", "11"));
  }

  ReferenceVariant pushFour() {
    return withRepeat(
        with(with(bare("pushfour"), "full", "drop", "block"), "both", "mover", "draw"));
  }

  ReferenceVariant fivePush() {
    ReferenceVariant variant = with(bare("fivepush"), "edge", "keep", "remove");
    variant = with(variant, "majority", "yes", "no");
    variant = with(variant, "first", "next", "last");
    return withRepeat(with(variant, "both", "mover", "draw"));
  }

  ReferenceVariant abalone() {
    ReferenceVariant variant = with(bare("abalone"), "steps", "1", "own", "exact", "any");
    if (!variant.is("steps", "1")) {
      variant = with(variant, "collision", "stop", "push");
    }
    variant = with(variant, "side", "no", "yes");
    variant = with(variant, "own", "no", "yes");
    variant = with(variant, "start", "rows", "joint");
    if (dice.oneIn(2)) {
      int most = dice.oneIn(2) ? 3 : variant.is("start", "rows") ? 18 : 24;
      variant = variant.with("win", Integer.toString(dice.between(1, most)));
    }
    return withRepeat(variant);
  }

  ReferenceVariant inlay() {
    ReferenceVariant variant = with(bare("inlay"), "push", "line", "square");
    if (dice.oneIn(2)) {
      return variant.with("from", dice.pick(NAMED)).with("to", dice.pick(NAMED));
    }
    List<Character> balls = new ArrayList<>();
    for (char letter : List.of('l', 'd', 't', 'n')) {
      balls.addAll(Collections.nCopies(dice.between(1, 15), letter));
    }
    balls = dice.shuffled(balls);
    balls.addAll(Collections.nCopies(49, 'l'));
    balls = balls.subList(0, 49);
    return variant
        .with("from", pattern(dice.shuffled(balls)))
        .with("to", pattern(dice.shuffled(balls)));
  }

  private static ReferenceVariant bare(String game) {
    return new ReferenceVariant(game, new TreeMap<>());
  }

  private ReferenceVariant with(ReferenceVariant variant, String key, String... values) {
    return variant.with(key, dice.pick(List.of(values)));
  }

  private ReferenceVariant withRepeat(ReferenceVariant variant) {
    return dice.oneIn(3)
        ? variant.with("repeat", Integer.toString(dice.oneIn(4) ? 9 : dice.between(2, 4)))
        : variant;
  }

  private static String pattern(List<Character> balls) {
    StringBuilder pattern = new StringBuilder();
    for (int i = 0; i < balls.size(); i++) {
      pattern.append(i > 0 && i % 7 == 0 ? "/" : "").append(balls.get(i));
    }
    return pattern.toString();
  }
}
