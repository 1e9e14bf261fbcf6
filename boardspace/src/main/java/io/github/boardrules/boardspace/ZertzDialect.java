package io.github.boardrules.boardspace;

import io.github.boardrules.core.play.Match;
import io.github.boardrules.zertz.ZertzMove;
import io.github.boardrules.zertz.ZertzOptions;
import io.github.boardrules.zertz.ZertzPosition;
import io.github.boardrules.zertz.ZertzRules;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How Boardspace writes down a variant; with a handicap, the players set up its start. */
record ZertzDialect(ZertzRules rules, boolean isHandicap)
    implements SiteDialect<ZertzPosition, ZertzMove> {
  private static final ZertzOptions OPTIONS =
      ZertzOptions.DEFAULT
          .withGame(ZertzOptions.GameRule.TOURNAMENT)
          .withClaim(ZertzOptions.ClaimRule.AUTOMATIC);

  private static final String HANDICAP = "zertz+h";

  @Override
  public boolean isSetUpByHand() {
    return isHandicap;
  }

  /** Returns the dialect of a record; empty if its set-up is not that of a variant. */
  static Optional<ZertzDialect> of(SiteRecord record) {
    String name = name(record.setup());
    if (!name.equals(HANDICAP)) {
      return rings(name).map(rings -> withRings(rings, false));
    }
    return record.setUp().stream()
        .filter(SiteEvent::isBoard)
        .reduce((first, last) -> last)
        .map(last -> rings(name(last.toString().substring(last.words().get(0).length()))))
        .orElse(Optional.of(48))
        .map(rings -> withRings(rings, true));
  }

  /** Returns the first word of a set-up; newer files have numbers behind it. */
  private static String name(String setup) {
    return SiteEvent.words(setup.toLowerCase(Locale.ROOT)).stream().findFirst().orElse("");
  }

  private static Optional<Integer> rings(String name) {
    return switch (name) {
      case "zertz" -> Optional.of(37);
      case "zertz+11" -> Optional.of(48);
      case "zertz+24" -> Optional.of(61);
      default -> Optional.empty();
    };
  }

  private static ZertzDialect withRings(int rings, boolean isHandicap) {
    return new ZertzDialect(ZertzRules.of(OPTIONS.withRings(rings)), isHandicap);
  }

  @Override
  public Match<ZertzPosition, ZertzMove> start(SiteRecord record) {
    if (!isHandicap) {
      return Match.of(rules);
    }
    ZertzHandicap position = new ZertzHandicap(rules, record.firstSeat());
    for (SiteEvent change : record.setUp()) {
      if (change.isBoard()) {
        position = new ZertzHandicap(rules, record.firstSeat());
      } else {
        position.accept(change);
      }
    }
    return Match.of(rules, position.position());
  }

  @Override
  public List<ZertzMove> moves(ZertzPosition position, List<SiteEvent> turn) {
    ZertzTurn made = new ZertzTurn(rules, position);
    turn.forEach(made::accept);
    return made.move(turn.get(0)).map(List::of).orElseGet(List::of);
  }
}
