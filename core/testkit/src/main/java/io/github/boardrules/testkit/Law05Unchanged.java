package io.github.boardrules.testkit;

/** Law 5: {@link Law#LAW_05_UNCHANGED}. */
final class Law05Unchanged {
  private Law05Unchanged() {}

  static <S extends Object, M extends Object> void check(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    for (CheckedPosition<S, M> scene : game.positions()) {
      scene
          .snapshot()
          .difference(scene.settings(), scene.position())
          .ifPresent(
              change -> {
                throw trial.at(scene).broken(null, change);
              });
    }
  }
}
