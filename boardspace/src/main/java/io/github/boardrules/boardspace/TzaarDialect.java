package io.github.boardrules.boardspace;

import io.github.boardrules.core.play.Match;
import io.github.boardrules.tzaar.TzaarMove;
import io.github.boardrules.tzaar.TzaarOptions;
import io.github.boardrules.tzaar.TzaarPosition;
import io.github.boardrules.tzaar.TzaarRules;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How Boardspace writes down one set-up. The layout is the first field of the start of a record,
 * with White's pieces those of the site.
 */
record TzaarDialect(TzaarRules rules, Function<SiteRecord, String> layout)
    implements SiteDialect<TzaarPosition, TzaarMove> {
  private static final TzaarRules STANDARD = TzaarRules.standard();
  private static final TzaarRules TOURNAMENT =
      TzaarRules.of(TzaarOptions.DEFAULT.withSetup(TzaarOptions.SetupRule.TOURNAMENT));

  /** Returns the dialect of a set-up; empty if it is not one of this game. */
  static Optional<TzaarDialect> of(String setup) {
    List<String> words = SiteEvent.words(setup.toLowerCase(Locale.ROOT));
    return switch (words.get(0)) {
      case "tzaar", "tzaar-standard" -> Optional.of(ofStart(STANDARD));
      case "tzaar-custom" -> Optional.of(ofStart(TOURNAMENT));
      case "tzaar-random" -> words.size() < 2 ? Optional.empty() : ofDeal(words.get(1));
      default -> Optional.empty();
    };
  }

  private static TzaarDialect ofStart(TzaarRules rules) {
    String layout = SiteEvent.words(rules.start().toString()).get(0);
    return new TzaarDialect(rules, record -> layout);
  }

  private static Optional<TzaarDialect> ofDeal(String number) {
    try {
      long key = Long.parseLong(number);
      return Optional.of(
          new TzaarDialect(STANDARD, record -> TzaarDeal.layout(key, record.date())));
    } catch (NumberFormatException other) {
      return Optional.empty();
    }
  }

  @Override
  public Match<TzaarPosition, TzaarMove> start(SiteRecord record) {
    String pieces = layout.apply(record);
    // The first number of CM says who has White, by default 0.
    boolean isSwapped = record.value("CM").filter(map -> map.strip().startsWith("1")).isPresent();
    String seen = record.firstSeat() == (isSwapped ? 1 : 0) ? pieces : exchanged(pieces);
    String phase = rules.start().phase().name().toLowerCase(Locale.ROOT);
    return Match.of(rules, rules.notation().parsePosition(seen + " 1 " + phase));
  }

  @Override
  public List<TzaarMove> moves(TzaarPosition position, List<SiteEvent> turn) {
    TzaarTurn made = new TzaarTurn(rules, position);
    turn.forEach(made::accept);
    return made.moves(turn.get(0));
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
