package io.github.boardrules.examples.hostile;

import io.github.boardrules.colorfield.ColorfieldOptions;
import io.github.boardrules.colorfield.ColorfieldRules;

/**
 * The reader of layouts of Castle of Mind that are written for people. Its columns are mapped back
 * from the variant id, so a line that is too short may be reported at its beginning.
 */
record LayoutTarget() implements Target {
  private static final TextReader<ColorfieldOptions> READER =
      new TextReader<>(
          ColorfieldOptions::read, ColorfieldOptions::variant, ColorfieldOptions::parse, false);

  @Override
  public String name() {
    return "layouts";
  }

  @Override
  public void check(String text) {
    READER.check(text).ifPresent(LayoutTarget::begin);
  }

  private static void begin(ColorfieldOptions options) {
    ColorfieldRules rules = ColorfieldRules.of(options);
    new PositionCheck<>(rules).checkThoroughly(rules.start());
  }
}
