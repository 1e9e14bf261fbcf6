package io.github.boardrules.boardspace;

import io.github.boardrules.core.play.Match;
import io.github.boardrules.zertz.ZertzMove;
import io.github.boardrules.zertz.ZertzOptions;
import io.github.boardrules.zertz.ZertzPosition;
import io.github.boardrules.zertz.ZertzRules;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How Boardspace writes down one variant.
 *
 * @param rules the rules of the variant
 */
record ZertzDialect(ZertzRules rules) implements SiteDialect<ZertzPosition, ZertzMove> {
  private static final ZertzOptions OPTIONS =
      ZertzOptions.DEFAULT
          .withGame(ZertzOptions.GameRule.TOURNAMENT)
          .withClaim(ZertzOptions.ClaimRule.AUTOMATIC);

  /** Returns the dialect of a set-up; empty if it is not that of a variant. */
  static Optional<ZertzDialect> of(String setup) {
    String name = setup.toLowerCase(Locale.ROOT).split("\\s+", 2)[0]; // newer files add numbers
    return switch (name) {
      case "zertz" -> withRings(37);
      case "zertz+11" -> withRings(48);
      case "zertz+24" -> withRings(61);
      default -> Optional.empty();
    };
  }

  private static Optional<ZertzDialect> withRings(int rings) {
    return Optional.of(new ZertzDialect(ZertzRules.of(OPTIONS.withRings(rings))));
  }

  @Override
  public Match<ZertzPosition, ZertzMove> start(SiteRecord record) {
    return Match.of(rules);
  }

  @Override
  public List<ZertzMove> moves(ZertzPosition position, List<SiteEvent> turn) {
    ZertzTurn made = new ZertzTurn(rules, position);
    turn.forEach(made::accept);
    return made.move(turn.get(0)).map(List::of).orElseGet(List::of);
  }
}
