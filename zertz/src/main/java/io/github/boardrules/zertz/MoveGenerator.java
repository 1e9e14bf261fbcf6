package io.github.boardrules.zertz;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import java.util.Objects;

/**
 * Lists, counts and draws the legal moves of a position (RULES.md, "Legal moves").
 *
 * <p>{@link CaptureGenerator} and {@link PlacementGenerator} do the work; this class chooses
 * between them. Only where lapses are possible do both kinds of move occur together, and only there
 * does counting or drawing need a list.
 */
final class MoveGenerator {
  private MoveGenerator() {}

  static void list(ZertzPosition position, MoveBuffer out) {
    Objects.requireNonNull(out, "out");
    if (Endings.isOver(position)) {
      return;
    }
    if (position.isCapturePossible()) {
      CaptureGenerator.list(position, out);
      listBesidesCaptures(position, out);
      return;
    }
    PlacementGenerator placements = new PlacementGenerator(position);
    if (placements.isEmpty()) {
      out.add(MoveCode.PASS);
    } else {
      placements.list(out);
    }
    listRetract(position, out);
  }

  /** Appends the codes of the legal moves other than captures where a capture is possible. */
  static void listBesidesCaptures(ZertzPosition position, MoveBuffer out) {
    if (position.canLapse()) {
      listLapses(position, out);
    }
    listRetract(position, out);
  }

  /**
   * Returns the number of legal moves. Whether a capture is possible is not remembered: most
   * positions that are counted are asked nothing else, so the JIT need not allocate them.
   */
  static long count(ZertzPosition position) {
    if (Endings.isOver(position)) {
      return 0;
    }
    long retract = position.lapse == null ? 0 : 1;
    if (!CaptureGenerator.isPossible(position)) {
      long placements = PlacementGenerator.count(position);
      return retract + (placements == 0 ? 1 : placements);
    }
    return position.canLapse() ? all(position).size() : retract + CaptureGenerator.count(position);
  }

  static long random(ZertzPosition position, SplitMix64 random) {
    Objects.requireNonNull(random, "random");
    Endings.status(position).requireOngoing();
    if (position.lapse == null) {
      if (!position.isCapturePossible()) {
        PlacementGenerator placements = new PlacementGenerator(position);
        return placements.isEmpty() ? MoveCode.PASS : placements.random(random);
      }
      if (!position.canLapse()) {
        return CaptureGenerator.random(position, random);
      }
    }
    MoveBuffer all = all(position);
    return all.get(random.below(all.size()));
  }

  private static MoveBuffer all(ZertzPosition position) {
    MoveBuffer all = new MoveBuffer();
    list(position, all);
    return all;
  }

  /** Appends the placements that ignore a capture; one that would end the game is not legal. */
  private static void listLapses(ZertzPosition position, MoveBuffer out) {
    PlacementGenerator placements = new PlacementGenerator(position);
    if (placements.isEmpty()) {
      return;
    }
    MoveBuffer all = new MoveBuffer();
    placements.list(all);
    for (int i = 0; i < all.size(); i++) {
      if (!Endings.isOver(MoveEffects.play(position, all.get(i)))) {
        out.add(all.get(i));
      }
    }
  }

  private static void listRetract(ZertzPosition position, MoveBuffer out) {
    if (position.lapse != null) {
      out.add(MoveCode.RETRACT);
    }
  }
}
