package io.github.boardrules.testkit;

/** Law 5: {@link Law#LAW_05_UNCHANGED}. */
final class Law05Unchanged {
  private Law05Unchanged() {}

  static <S extends Object, M extends Object> void check(Trial<S, M> trial, RandomGame<S, M> game) {
    for (Scene<S, M> scene : game.scenes()) {
      scene
          .firstLook()
          .change(scene.setup(), scene.position())
          .ifPresent(
              change -> {
                throw trial.at(scene).broken(null, change);
              });
    }
  }
}
