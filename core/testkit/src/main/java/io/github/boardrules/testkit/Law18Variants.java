package io.github.boardrules.testkit;

import io.github.boardrules.core.Rules;
import java.util.List;
import java.util.stream.Collectors;

/** Law 18: {@link Law#LAW_18_VARIANTS}. */
final class Law18Variants {
  private static final int POSITIONS = 6;

  private Law18Variants() {}

  static <S, M> void check(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    String id = trial.rules.variant();
    trial.require(
        !id.isEmpty() && id.chars().allMatch(c -> '!' <= c && c <= '~'),
        "the id '%s' is empty, has spaces or is not printable ASCII",
        id);
    trial.settings.reader.ifPresent(
        reader -> {
          VariantIds.problem(id, text -> reader.apply(text).variant())
              .ifPresent(
                  problem -> {
                    throw trial.broken(null, "%s", problem);
                  });
          readBack(trial, game, reader.apply(id));
        });
  }

  @SuppressWarnings("nullness") // the checker loses the non-null bound of Rules' wildcards
  private static <S, M> void readBack(
      LawTrial<S, M> trial, CheckedGame<S, M> game, Rules<?, ?> fresh) {
    Rules<S, M> rules = trial.rules;
    same(trial, "the number of players", rules.players(), fresh.players());
    same(trial, "maxPlies", rules.maxPlies(), fresh.maxPlies());
    String start = rules.notation().formatPosition(rules.start());
    same(trial, "the answers at the start", answers(rules, start), answers(fresh, start));
    same(trial, "the start", start, start(fresh));
    for (CheckedPosition<S, M> checked : game.positionsAtLeast(CheckDepth.THOROUGH, POSITIONS)) {
      String text = checked.snapshot.text();
      same(trial.at(checked), "the answers", answers(rules, text), answers(fresh, text));
    }
  }

  private static void same(LawTrial<?, ?> trial, String what, Object expected, Object found) {
    trial.require(
        found.equals(expected),
        "%s of the rules read from the id: %s, not %s",
        what,
        found,
        expected);
  }

  private static <S> String start(Rules<S, ?> rules) {
    return rules.notation().formatPosition(rules.start());
  }

  /** Returns answers about a position as texts, since the types of the other rules are unknown. */
  private static <S, M> List<Object> answers(Rules<S, M> rules, String text) {
    S position = rules.notation().parsePosition(text);
    return List.of(
        rules.status(position).text(),
        rules.legalMoves(position).stream()
            .map(rules.notation()::formatMove)
            .collect(Collectors.toList()));
  }
}
