package io.github.boardrules.tzaar;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

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
    List<Stack> pieces = new ArrayList<>();
    for (int player = 1; player <= 2; player++) {
      for (Kind kind : Kind.ALL) {
        pieces.addAll(Collections.nCopies(kind.pieces(), new Stack(player, kind, 1)));
      }
    }
    SplitMix64 random = new SplitMix64(seed);
    for (int i = pieces.size() - 1; i > 0; i--) {
      Collections.swap(pieces, i, (int) Long.remainderUnsigned(random.next(), i + 1));
    }
    PositionBuilder builder = new PositionBuilder();
    for (int index = 0; index < pieces.size(); index++) {
      builder.put(index, pieces.get(index));
    }
    return builder.build(variant, Phase.OPEN, 1);
  }
}
