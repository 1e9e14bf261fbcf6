package io.github.boardrules.examples.cli.records;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.Match;
import java.util.List;
import java.util.Optional;

/**
 * A game as one line of a file, in texts only. Missing fields are not compared.
 *
 * @param variant the variant
 * @param start the position in which the game begins; missing for the start of the variant
 * @param moves the moves
 * @param positions the position after each move
 * @param legal the number of legal moves before each move
 * @param status the status at the end
 */
record GameLine(
    String variant,
    Optional<String> start,
    List<String> moves,
    Optional<List<String>> positions,
    Optional<List<Long>> legal,
    Optional<String> status) {

  /** Returns the line of a game, with every field. */
  static <S, M> GameLine of(Match<S, M> match) {
    Rules<S, M> rules = match.rules();
    List<S> before = match.positions().subList(0, match.ply());
    List<S> after = match.positions().subList(1, match.ply() + 1);
    return new GameLine(
        rules.variant(),
        Optional.of(rules.notation().formatPosition(match.start())),
        match.moves().stream().map(rules.notation()::formatMove).toList(),
        Optional.of(after.stream().map(rules.notation()::formatPosition).toList()),
        Optional.of(before.stream().map(position -> countLegal(rules, position)).toList()),
        Optional.of(match.status().text()));
  }

  static <S, M> long countLegal(Rules<S, M> rules, S position) {
    return rules instanceof PackedRules<S, M> packed
        ? packed.countLegal(position)
        : rules.legalMoves(position).size();
  }
}
