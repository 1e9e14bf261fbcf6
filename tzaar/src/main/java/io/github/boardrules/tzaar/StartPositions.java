package io.github.boardrules.tzaar;

import io.github.boardrules.core.SplitMix64;

/** Creates the start positions (RULES.md, "Set-up"). */
final class StartPositions {
  private static final String FIXED =
      "ttttT/TrrrRT/TRzzZRT/TRZtTZRT/TRZTtzrt/trztTzrt/trzZZrt/trRRRt/tTTTT 1 open";

  private StartPositions() {}

  static TzaarPosition start(Variant variant) {
    return switch (variant.options.setup()) {
      case FIXED -> PositionText.parse(variant, FIXED);
      case RANDOM -> random(variant, variant.options.seed().orElseThrow());
      case TOURNAMENT -> new PositionBuilder().build(variant, Phase.PLACE, 1);
    };
  }

  /** Shuffles all pieces as Fisher and Yates do, and puts them on the fields in order. */
  private static TzaarPosition random(Variant variant, long seed) {
    int size = Board.FIELDS.size();
    int[] players = new int[size];
    Kind[] kinds = new Kind[size];
    int count = 0;
    for (int player = 1; player <= 2; player++) {
      for (Kind kind : Kind.ALL) {
        for (int i = 0; i < kind.pieces(); i++) {
          players[count] = player;
          kinds[count++] = kind;
        }
      }
    }
    SplitMix64 random = new SplitMix64(seed);
    for (int i = size - 1; i > 0; i--) {
      int j = (int) Long.remainderUnsigned(random.next(), i + 1);
      int player = players[i];
      players[i] = players[j];
      players[j] = player;
      Kind kind = kinds[i];
      kinds[i] = kinds[j];
      kinds[j] = kind;
    }
    PositionBuilder builder = new PositionBuilder();
    for (int index = 0; index < size; index++) {
      builder.put(index, players[index], kinds[index], 1);
    }
    return builder.build(variant, Phase.OPEN, 1);
  }
}
