package io.github.boardrules.testkit.trio;

/** {@link Trio} in its first variant, to be changed. */
class Changed extends Trio {
  Changed() {
    super(30, true);
  }
}
