package race;

import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;

/** Makes the race known to programs that have it on their class path. */
public final class RaceFamily extends GameFamily {
  // @start region=options
  private static final VariantOption<Integer> GOAL = VariantOption.ofNumber("goal", 21, 1, 999);
  private static final VariantText TEXT = VariantText.of("race", GOAL);

  // @end
  /** Creates the family. */
  public RaceFamily() {
    super(
        "own-game",
        RaceFamily::parse,
        GameInfo.of(TEXT, RaceReason.MESSAGES, "standard", "race"));
  }

  // @start region=options
  private static Race parse(String variant) {
    return new Race(TEXT.parse(variant).get(GOAL));
  }
  // @end
}
