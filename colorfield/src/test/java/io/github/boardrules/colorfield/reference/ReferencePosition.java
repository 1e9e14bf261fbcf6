package io.github.boardrules.colorfield.reference;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The player to move, the quiet count, and the pieces by field (RULES.md, "Notation"). */
public record ReferencePosition(int side, int quiet, SortedMap<String, Character> pieces) {

  /** A position without pieces. */
  public static ReferencePosition empty(int side) {
    return new ReferencePosition(side, 0, new TreeMap<>(ReferenceFields.ORDER));
  }

  public int otherSide() {
    return 3 - side;
  }

  public boolean holds(String field) {
    return pieces.containsKey(field);
  }

  public char colour(String field) {
    return Character.toLowerCase(pieces.get(field));
  }

  public String team(String field) {
    return team((char) pieces.get(field));
  }

  /** The team of a piece's letter. */
  public static String team(char letter) {
    return Character.isUpperCase(letter) ? "full" : "empty";
  }

  /** The fields on which a team stands, in field order. */
  public List<String> fieldsOf(String team) {
    return pieces.keySet().stream().filter(field -> team(field).equals(team)).toList();
  }

  public int count(char letter) {
    return (int) pieces.values().stream().filter(piece -> piece == letter).count();
  }

  /** The same with another player to move and another count. */
  public ReferencePosition at(int newSide, int newQuiet) {
    return new ReferencePosition(newSide, newQuiet, pieces);
  }

  /** The same with a piece on a field, in place of what stood there. */
  public ReferencePosition with(String field, char letter) {
    SortedMap<String, Character> changed = new TreeMap<>(pieces);
    changed.put(field, letter);
    return new ReferencePosition(side, quiet, changed);
  }

  public ReferencePosition without(String field) {
    SortedMap<String, Character> changed = new TreeMap<>(pieces);
    changed.remove(field);
    return new ReferencePosition(side, quiet, changed);
  }

  /** The same with a piece somewhere else. */
  public ReferencePosition moved(String from, String to) {
    return without(from).with(to, pieces.get(from));
  }
}
