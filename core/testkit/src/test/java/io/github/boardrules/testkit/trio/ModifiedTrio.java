package io.github.boardrules.testkit.trio;

/** {@link Trio} in its first variant, to be changed. */
class ModifiedTrio extends Trio {
  ModifiedTrio() {
    super(30, true);
  }
}
