package io.github.boardrules.tzaar.reference;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

/** The start positions (RULES.md, "Set-up"). */
final class ReferenceStart {
  private static final BigInteger MODULUS = BigInteger.TWO.pow(64);
  private static final String FIXED =
      "ttttT/TrrrRT/TRzzZRT/TRZtTZRT/TRZTtzrt/trztTzrt/trzZZrt/trRRRt/tTTTT 1 open";

  private BigInteger state;

  private ReferenceStart(long seed) {
    state = BigInteger.valueOf(seed);
  }

  static ReferencePosition of(ReferenceVariant variant) {
    return switch (variant.setup()) {
      case "fixed" -> ReferenceTexts.parsePosition(FIXED);
      case "random" -> new ReferenceStart(variant.seed()).deal();
      default -> new ReferencePosition(new TreeMap<>(), 1, "place");
    };
  }

  private ReferencePosition deal() {
    List<ReferenceStack> pieces = new ArrayList<>();
    for (int player = 1; player <= 2; player++) {
      pieces.addAll(Collections.nCopies(6, new ReferenceStack(player, 'Z', 1)));
      pieces.addAll(Collections.nCopies(9, new ReferenceStack(player, 'R', 1)));
      pieces.addAll(Collections.nCopies(15, new ReferenceStack(player, 'T', 1)));
    }
    for (int i = 59; i >= 1; i--) {
      int j = next().mod(BigInteger.valueOf(i + 1)).intValueExact();
      Collections.swap(pieces, i, j);
    }
    ReferencePosition position = new ReferencePosition(new TreeMap<>(), 1, "open");
    for (int k = 0; k < 60; k++) {
      position = position.with(ReferenceBoard.FIELDS.get(k), pieces.get(k));
    }
    return position;
  }

  /** The function next() of the rule page, in unsigned arithmetic without overflow. */
  private BigInteger next() {
    state = state.add(new BigInteger("9E3779B97F4A7C15", 16)).mod(MODULUS);
    BigInteger z = state;
    z = z.xor(z.shiftRight(30)).multiply(new BigInteger("BF58476D1CE4E5B9", 16)).mod(MODULUS);
    z = z.xor(z.shiftRight(27)).multiply(new BigInteger("94D049BB133111EB", 16)).mod(MODULUS);
    return z.xor(z.shiftRight(31));
  }
}
