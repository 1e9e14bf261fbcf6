package io.github.boardrules.examples.web.teavm;

import java.util.Collections;
import java.util.HashSet;
import java.util.ResourceBundle;
import java.util.Set;

/**
 * Methods of {@link ResourceBundle} that TeaVM lacks; they become methods of bundles themselves.
 */
final class ResourceBundleMethods {
  private ResourceBundleMethods() {}

  /** Returns the keys of this bundle and of those that stand in for it. */
  public Set<String> keySet() {
    ResourceBundle bundle = (ResourceBundle) (Object) this;
    return new HashSet<>(Collections.list(bundle.getKeys()));
  }
}
