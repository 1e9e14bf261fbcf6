package io.github.boardrules.boardspace;

import io.github.boardrules.core.play.Match;
import io.github.boardrules.tzaar.Phase;
import io.github.boardrules.tzaar.TzaarMove;
import io.github.boardrules.tzaar.TzaarOptions;
import io.github.boardrules.tzaar.TzaarPosition;
import io.github.boardrules.tzaar.TzaarRules;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How Boardspace writes down one set-up.
 *
 * @param layout the first word of the set-up
 * @param key the number after it, which picks the deal
 */
record TzaarDialect(String layout, long key) implements SiteDialect<TzaarPosition, TzaarMove> {
  private static final TzaarRules RULES = TzaarRules.standard();
  private static final TzaarRules TOURNAMENT =
      TzaarRules.of(TzaarOptions.DEFAULT.withTournamentSetup());

  /** The fixed layout, as the first field of a position. */
  static final String FIXED = RULES.start().toString().split(" ", 2)[0];

  private static final String RANDOM = "tzaar-random";
  private static final String CUSTOM = "tzaar-custom";
  private static final List<String> OTHERS = List.of("tzaar", "tzaar-standard", CUSTOM);

  /** Returns the dialect of a set-up; empty if it is not one of this game. */
  static Optional<TzaarDialect> of(String setup) {
    String[] words = setup.toLowerCase(Locale.ROOT).split("\\s+", 3);
    if (words[0].equals(RANDOM)) {
      return words.length < 2
          ? Optional.empty()
          : number(words[1]).map(key -> new TzaarDialect(RANDOM, key));
    }
    return OTHERS.contains(words[0])
        ? Optional.of(new TzaarDialect(words[0], 0))
        : Optional.empty();
  }

  private static Optional<Long> number(String word) {
    try {
      return Optional.of(Long.valueOf(word));
    } catch (NumberFormatException other) {
      return Optional.empty();
    }
  }

  @Override
  public Match<TzaarPosition, TzaarMove> start(SiteRecord record) {
    if (layout.equals(CUSTOM)) {
      return Match.of(TOURNAMENT);
    }
    String pieces = layout.equals(RANDOM) ? TzaarDeal.layout(key, record.date()) : FIXED;
    String seen = isWhite(record, record.firstSeat()) ? pieces : exchanged(pieces);
    return Match.of(RULES, RULES.notation().parsePosition(seen + " 1 " + Phase.OPEN.word()));
  }

  @Override
  public List<TzaarMove> moves(TzaarPosition position, List<SiteEvent> turn) {
    TzaarTurn made = new TzaarTurn(rules(), position);
    turn.forEach(made::accept);
    return made.moves(turn.get(0));
  }

  private TzaarRules rules() {
    return layout.equals(CUSTOM) ? TOURNAMENT : RULES;
  }

  /** Returns whether a player has White: the first number of {@code CM} says who; by default 0. */
  private static boolean isWhite(SiteRecord record, int seat) {
    boolean isSwapped = record.value("CM").filter(map -> map.strip().startsWith("1")).isPresent();
    return seat == (isSwapped ? 1 : 0);
  }

  /** Returns a layout with small letters for capital ones, and the other way round. */
  private static String exchanged(String layout) {
    return layout
        .chars()
        .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
        .mapToObj(c -> String.valueOf((char) c))
        .collect(Collectors.joining());
  }
}
