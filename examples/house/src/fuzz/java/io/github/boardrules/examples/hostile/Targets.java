package io.github.boardrules.examples.hostile;

import io.github.boardrules.colorfield.ColorfieldOptions;
import io.github.boardrules.colorfield.ColorfieldRules;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.examples.cli.records.CheckedLine;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** All readers. They are created on demand, because each prepares some games. */
final class Targets {
  static final Catalog CATALOG = Catalog.installed();

  private Targets() {}

  /** Returns the targets by name, such as {@code zertz-positions}. */
  static Map<String, Supplier<Target>> all() {
    Map<String, Supplier<Target>> all = new LinkedHashMap<>();
    for (GameInfo game : CATALOG.games()) {
      String id = game.id();
      all.put(id + "-positions", () -> positions(Variants.of(CATALOG, game)));
      all.put(id + "-moves", () -> new MoveTarget(SamplePositions.ofAll(CATALOG, game)));
      all.put(id + "-steps", () -> new StepTarget(SamplePositions.ofAll(CATALOG, game)));
      all.put(id + "-variants", () -> variants(CATALOG.family(id)));
      all.put(id + "-records", () -> new RecordTarget(CATALOG));
    }
    all.put("layouts", Targets::layouts);
    all.put("site-records", () -> new SiteTarget(CATALOG));
    all.put("game-lines", () -> CheckedLine::game);
    all.put("count-lines", () -> CheckedLine::count);
    return all;
  }

  /** Returns the reader of positions. Every method of the rules works for any it accepts. */
  private static Target positions(Variants variants) {
    return text -> {
      PackedRules<Object, Object> rules = variants.chosen(text);
      Notation<Object, Object> notation = rules.notation();
      TextReader.of(notation::parsePosition, notation::formatPosition)
          .check(Variants.rest(text))
          .ifPresent(position -> new PositionCheck<>(rules).check(position));
    };
  }

  /** Returns the reader of variant ids. Every variant that it accepts can be started. */
  private static Target variants(GameFamily family) {
    return text ->
        TextReader.<String>of(id -> family.rules(id).variant(), id -> id)
            .check(text)
            .ifPresent(id -> begin(Variants.open(family.rules(id))));
  }

  private static void begin(PackedRules<Object, Object> rules) {
    Claim.that(rules.maxPlies().orElse(1) > 0, rules.variant(), " has no ply");
    new PositionCheck<>(rules).checkThoroughly(rules.start());
  }

  /**
   * Returns the reader of layouts of Castle of Mind that are written for people. Its columns are
   * mapped back from the variant id, so a line that is too short may be reported at its beginning.
   */
  private static Target layouts() {
    TextReader<ColorfieldOptions> reader =
        new TextReader<>(
            ColorfieldOptions::read,
            ColorfieldOptions::variant,
            variant -> ColorfieldRules.parse(variant).options(),
            false);
    return text ->
        reader
            .check(text)
            .map(ColorfieldRules::of)
            .ifPresent(rules -> new PositionCheck<>(rules).checkThoroughly(rules.start()));
  }
}
