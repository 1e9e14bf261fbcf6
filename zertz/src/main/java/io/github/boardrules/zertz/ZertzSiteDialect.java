package io.github.boardrules.zertz;

import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.SiteDialect;
import io.github.boardrules.core.play.SiteEvent;
import io.github.boardrules.core.play.SiteRecord;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How Boardspace writes down one variant.
 *
 * @param rules the rules of the variant
 */
record ZertzSiteDialect(ZertzRules rules) implements SiteDialect<ZertzPosition, ZertzMove> {
  private static final ZertzOptions OPTIONS =
      ZertzOptions.DEFAULT
          .withGame(ZertzOptions.GameType.TOURNAMENT)
          .withClaim(ZertzOptions.ClaimRule.AUTOMATIC);

  private static final ZertzSiteDialect RINGS_37 = withRings(37);
  private static final ZertzSiteDialect RINGS_48 = withRings(48);
  private static final ZertzSiteDialect RINGS_61 = withRings(61);

  /** Returns the dialect of a set-up; empty if it is not that of a variant. */
  static Optional<ZertzSiteDialect> of(String setup) {
    String name = setup.toLowerCase(Locale.ROOT).split("\\s+", 2)[0]; // newer files add numbers
    return switch (name) {
      case "zertz" -> Optional.of(RINGS_37);
      case "zertz+11" -> Optional.of(RINGS_48);
      case "zertz+24" -> Optional.of(RINGS_61);
      default -> Optional.empty();
    };
  }

  private static ZertzSiteDialect withRings(int rings) {
    return new ZertzSiteDialect(ZertzRules.of(OPTIONS.withRings(rings)));
  }

  @Override
  public Match<ZertzPosition, ZertzMove> start(SiteRecord record) {
    return Match.of(rules);
  }

  @Override
  public List<ZertzMove> moves(ZertzPosition position, List<SiteEvent> turn) {
    ZertzSiteTurn made = new ZertzSiteTurn(position);
    turn.forEach(made::accept);
    return made.move(turn.get(0)).stream().toList();
  }
}
