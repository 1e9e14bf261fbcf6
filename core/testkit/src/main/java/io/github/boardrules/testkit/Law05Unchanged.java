package io.github.boardrules.testkit;

/** Law 5: {@link Law#LAW_05_UNCHANGED}. */
final class Law05Unchanged {
  private Law05Unchanged() {}

  static <S, M> void check(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    for (CheckedPosition<S, M> checked : game.positions()) {
      checked
          .snapshot
          .difference(checked.settings, checked.position)
          .ifPresent(
              change -> {
                throw trial.at(checked).broken(null, "%s", change);
              });
    }
  }
}
