package io.github.boardrules.testkit;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Symmetry;
import java.util.List;
import java.util.Optional;

/** Law 18: {@link Law#LAW_18_VARIANTS}. */
final class Law18Variants {
  private static final int POSITIONS = 3;
  private static final String AS_WHO = ", as the rules read from the id answer";

  private Law18Variants() {}

  static <S, M> void check(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    String id = trial.rules.variant();
    trial.require(
        Law07MoveText.isWord(id), "the id '%s' is empty, has spaces or is not printable ASCII", id);
    trial.settings.reader.ifPresent(
        reader -> {
          Optional<String> problem = VariantIds.problem(id, text -> reader.apply(text).variant());
          trial.require(problem.isEmpty(), "%s", problem.orElse(""));
          readBack(trial, game, reader.apply(id));
        });
  }

  /**
   * Compares the answers in some positions, about which the rules are asked in the order of the
   * game, and the others in the opposite order and after one of their images: no answer may depend
   * on what was asked before.
   */
  private static <S, M> void readBack(
      LawTrial<S, M> trial, CheckedGame<S, M> game, Rules<?, ?> fresh) {
    List<CheckedPosition<S, M>> some = game.positionsAtLeast(CheckDepth.THOROUGH, POSITIONS);
    for (CheckedPosition<S, M> checked : some) {
      canonical(trial.rules, trial.rules.notation().formatPosition(checked.position));
    }
    for (int i = some.size() - 1; i >= 0; i--) {
      LawTrial<S, M> each = trial.at(some.get(i));
      List<Symmetry<S, M>> symmetries = each.rules.symmetries();
      for (Symmetry<S, M> symmetry : Sampling.of(symmetries, 1, each.random)) {
        S image = symmetry.position(each.position);
        canonical(fresh, each.rules.notation().formatPosition(image));
      }
      Law23SameAnswers.compare(each, fresh, AS_WHO);
    }
  }

  @CanIgnoreReturnValue
  private static <S> S canonical(Rules<S, ?> rules, String position) {
    return rules.canonical(rules.notation().parsePosition(position));
  }
}
