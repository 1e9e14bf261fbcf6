package io.github.boardrules.testkit.trio;

/** {@link Trio} in its default variant, to be modified. */
class ModifiedTrio extends Trio {
  ModifiedTrio() {
    super(30, true);
  }
}
