package io.github.boardrules.examples.toy;

import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.search.WeightedEvaluation;

/** The heap again, with an evaluation that has weights. */
public final class Scales extends GameFamily {

  public Scales() {
    super(
        "scales",
        variant -> new WeighedHeap(Heap.parse(variant.replace("scales", "heap"))),
        GameInfo.of("scales", Label.of("Scales"), "scales", "scales:size=60"));
  }

  /** Its weights depend on the size of the heap, but only beyond 90. */
  private static final class WeighedHeap extends Heap {
    WeighedHeap(Heap heap) {
      super(heap.size());
    }

    @Override
    public String variant() {
      return super.variant().replace("heap", "scales");
    }

    @Override
    public Knowledge<Position, Take> knowledge() {
      WeightedEvaluation.Weights weights = WeightedEvaluation.Weights.standard();
      return Knowledge.<Position, Take>none()
          .withEvaluation(new Balance(weights, size() > 90 ? 0.5 : 0.125));
    }
  }

  /** Counts for the player to move: whether there is a good move, and what is left. */
  private static final class Balance extends WeightedEvaluation<Heap.Position> {
    private final double good;
    private final double left;
    private final double never;

    Balance(Weights weights, double standard) {
      super(weights);
      good = weights.of("good", standard);
      left = weights.of("left over", 0.25);
      never = weights.of("never", 3);
    }

    @Override
    protected Balance create(Weights chosen) {
      return new Balance(chosen, 0);
    }

    @Override
    public double score(Heap.Position position) {
      double score =
          good * (position.left() % 4 == 0 ? -1 : 1)
              + left * position.left() / 10
              + never * (position.left() > 99 ? 1 : 0);
      return position.side() == 1 ? score : -score;
    }
  }
}
