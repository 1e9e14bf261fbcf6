package io.github.boardrules.examples.solved.table;

import java.nio.file.Path;

/** Thrown when a {@link TableFolder} cannot be used. What was in the folder is still there. */
public final class TableFolderException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Why a folder cannot be used. */
  public enum Trouble {
    /** Another solver makes the same tables there. */
    IN_USE,
    /** The disk has too little space for the tables. */
    FULL,
    /** The folder cannot be made, read or written. */
    UNUSABLE
  }

  private final Trouble trouble;

  /** The path as a text, because paths cannot be serialized. */
  private final String folder;

  private final String detail;

  /** Creates the exception; the detail is what the system says. */
  public TableFolderException(Trouble trouble, Path folder, String detail) {
    super("The folder " + folder + " cannot be used for tables: " + detail);
    this.trouble = trouble;
    this.folder = folder.toString();
    this.detail = detail;
  }

  public Trouble trouble() {
    return trouble;
  }

  public String folder() {
    return folder;
  }

  /** Returns what the system says; with {@link Trouble#FULL}, how many bytes are needed. */
  public String detail() {
    return detail;
  }
}
