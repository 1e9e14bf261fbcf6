package io.github.boardrules.release;

/** The coordinates of an artifact in a repository. */
record Coordinates(String group, String artifact, String version) {

  String folder() {
    return group.replace('.', '/') + "/" + artifact + "/" + version + "/";
  }

  /** Returns the path of one of its files, by its ending, such as {@code -sources.jar}. */
  String path(String ending) {
    return folder() + artifact + "-" + version + ending;
  }

  @Override
  public String toString() {
    return group + ":" + artifact + ":" + version;
  }
}
