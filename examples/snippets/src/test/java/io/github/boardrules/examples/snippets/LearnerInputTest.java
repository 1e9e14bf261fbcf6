package io.github.boardrules.examples.snippets;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The actions, the mask and the features that a learner gets agree with the rules. */
@Tag("slow")
class LearnerInputTest {
  /** The games in which a move begins with a piece of the player's own, where it begins on one. */
  private static final Set<String> STEPPING = Set.of("tzaar", "colorfield");

  static Stream<String> games() {
    return Catalog.installed().games().stream().map(game -> game.variantIds().get(0));
  }

  static Stream<String> variants() {
    return Catalog.installed().games().stream().flatMap(game -> game.variantIds().stream());
  }

  @ParameterizedTest
  @MethodSource("games")
  void actionsAndPiecesOfOtherGamesAreKnown(String variant) {
    check(Catalog.installed().rules(variant));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void movesBeginWithPiecesOfTheMover(String variant) {
    checkOwners(Catalog.installed().rules(variant));
  }

  private static <S, M> void check(Rules<S, M> rules) {
    LearnerInput<S, M> input = new LearnerInput<>(rules);
    Match<S, M> match = match(rules);
    for (int ply = 0; ply < match.ply(); ply++) {
      S position = match.positions().get(ply);
      List<Step> steps = rules.moveEntry().steps(position, match.moves().get(ply));
      for (int i = 0; i < steps.size(); i++) {
        int action = input.actions().indexOf(steps.get(i));
        assertThat(input.mask(position, steps.subList(0, i)).get(action)).isTrue();
      }
      float sum = 0;
      for (float feature : input.features(position)) {
        sum += feature;
      }
      List<Diagram.Piece> pieces = rules.diagram(position).pieces();
      assertThat(sum).isEqualTo(pieces.stream().mapToInt(Diagram.Piece::count).sum());
    }
  }

  private static <S, M> void checkOwners(Rules<S, M> rules) {
    Match<S, M> match = match(rules);
    for (int ply = 0; ply < match.ply(); ply++) {
      S position = match.positions().get(ply);
      M move = match.moves().get(ply);
      owners(rules, position, move, rules.moveEntry().steps(position, move).get(0));
    }
  }

  private static <S, M> Match<S, M> match(Rules<S, M> rules) {
    return Playout.randomMatch(rules, rules.start(), new SplitMix64(2), 40);
  }

  /** A piece that comes onto the board, and one that begins a step, is the mover's. */
  private static <S, M> void owners(Rules<S, M> rules, S position, M move, Step first) {
    int mover = rules.status(position).toMove().orElseThrow();
    Diagram before = rules.diagram(position);
    Map<String, OptionalInt> onTop = new HashMap<>();
    before.pieces().forEach(piece -> onTop.put(piece.cell(), piece.style().owner()));
    if (STEPPING.contains(game(rules)) && first.isCell() && onTop.containsKey(first.name())) {
      assertThat(onTop.get(first.name())).as("%s: %s", position, move).hasValue(mover);
    }
    Map<String, OptionalInt> kinds = new HashMap<>();
    rules
        .diagram(rules.play(position, move))
        .pieces()
        .forEach(piece -> kinds.put(piece.style().name(), piece.style().owner()));
    for (MoveChanges.Transfer transfer : rules.changes(position, move).transfers()) {
      if (transfer.from().cell().isEmpty() && transfer.to().cell().isPresent()) {
        OptionalInt owner = kinds.getOrDefault(transfer.piece(), OptionalInt.empty());
        assertThat(owner.orElse(mover)).as("%s: %s", position, move).isEqualTo(mover);
      }
    }
  }

  private static String game(Rules<?, ?> rules) {
    return rules.variant().replaceFirst(":.*", "");
  }
}
