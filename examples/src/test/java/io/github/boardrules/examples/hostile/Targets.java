package io.github.boardrules.examples.hostile;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.examples.cli.CheckedLine;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** All readers. They are created on demand, since each prepares some games. */
final class Targets {
  static final Catalog CATALOG = Catalog.installed();

  private Targets() {}

  /** Returns the targets by name. */
  static Map<String, Supplier<Target>> all() {
    Map<String, Supplier<Target>> all = new LinkedHashMap<>();
    for (GameInfo game : CATALOG.games()) {
      add(all, game);
    }
    all.put("layouts", LayoutTarget::new);
    all.put("game-lines", () -> new LineTarget("game-lines", CheckedLine::game));
    all.put("count-lines", () -> new LineTarget("count-lines", CheckedLine::count));
    return all;
  }

  private static void add(Map<String, Supplier<Target>> all, GameInfo game) {
    String positions = game.id() + "-positions";
    String moves = game.id() + "-moves";
    String steps = game.id() + "-steps";
    String variants = game.id() + "-variants";
    String records = game.id() + "-records";
    all.put(positions, () -> new PositionTarget(positions, Variants.of(CATALOG, game)));
    all.put(moves, () -> new MoveTarget(moves, SampledVariants.of(Variants.of(CATALOG, game))));
    all.put(steps, () -> new StepTarget(steps, SampledVariants.of(Variants.of(CATALOG, game))));
    all.put(variants, () -> new VariantTarget(variants, CATALOG.family(game.id())));
    all.put(records, () -> new RecordTarget(records, CATALOG));
  }
}
