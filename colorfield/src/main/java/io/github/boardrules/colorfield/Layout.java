package io.github.boardrules.colorfield;

import io.github.boardrules.core.VariantException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A board with its fields, their colours, what touches what, the gates, the middle and the pieces
 * that stand there at the start (RULES.md, "Equipment and board" and "Layout items"). A layout is
 * checked when it is built, so whatever is asked of one has an answer.
 *
 * <p>The page sets no bound but the 26 columns and 99 rows of a picture. Here the fields of a
 * layout, the gates included, are at most {@value #MOST_FIELDS}; a larger one is refused as {@link
 * ColorfieldTextReason#TOO_MANY_FIELDS}.
 *
 * <p>Two layouts are equal when their items are written alike; the standard layout is not equal to
 * a layout that describes the same board with items, as their variants have different ids.
 *
 * <pre>{@code
 * Layout.STANDARD.middle();                    // ==> [e5, e6, f5, f6]
 * Layout.STANDARD.touching(Field.parse("a1")); // ==> [a2, b1, b2]
 * }</pre>
 */
public final class Layout {
  /** The most fields that a layout may have, gates included. */
  public static final int MOST_FIELDS = 128;

  /** The layout of the page, of 100 squares and six gates. */
  public static final Layout STANDARD = new LayoutBuilder("", StandardLayout.ITEMS).build(true);

  /** The colour of the gates, of the middle, and of the pieces that start in the gates. */
  static final char RED = 'r';

  private final boolean standard;
  private final Map<String, String> items;
  private final List<FieldPair> joined;
  private final List<FieldPair> cuts;
  private final SortedMap<Field, Character> colours;
  private final Map<Field, SortedSet<Field>> touching;
  private final SortedSet<Field> squares;
  private final SortedSet<Field> middle;
  private final Map<Team, SortedSet<Field>> gates;
  private final SortedMap<Field, Piece> start;

  Layout(boolean standard, LayoutBuilder built) {
    this.standard = standard;
    items = CanonicalItems.of(built);
    joined = List.copyOf(built.ground.joined);
    cuts = List.copyOf(built.ground.cuts);
    colours = Collections.unmodifiableSortedMap(new TreeMap<>(built.ground.colours));
    touching = Map.copyOf(built.ground.touching);
    squares = Collections.unmodifiableSortedSet(new TreeSet<>(built.ground.squares));
    middle = Collections.unmodifiableSortedSet(new TreeSet<>(built.middle));
    gates =
        Map.of(
            Team.FULL, new TreeSet<>(built.gates(Team.FULL).keySet()),
            Team.EMPTY, new TreeSet<>(built.gates(Team.EMPTY).keySet()));
    start = Collections.unmodifiableSortedMap(new TreeMap<>(built.start));
  }

  /**
   * Reads the layout of a variant id.
   *
   * @param variant a variant id, such as {@code colorfield:extra=…}
   * @return the layout; the standard one when the id has no layout item
   * @throws VariantException when the text is no variant of Castle of Mind
   */
  public static Layout parse(String variant) {
    return ColorfieldOptions.parse(variant).layout();
  }

  /** The layout of the items of a well-formed id, or the standard one when there are none. */
  static Layout of(String variant, Map<String, String> values) {
    Map<String, String> items = new TreeMap<>();
    LayoutItems.OPTIONS.forEach(
        option -> {
          String value = values.getOrDefault(option.key(), "");
          if (!value.isEmpty()) {
            items.put(option.key(), value);
          }
        });
    return items.isEmpty() ? STANDARD : new LayoutBuilder(variant, items).build(false);
  }

  /**
   * All fields, gates included.
   *
   * @return unmodifiable, in their order
   */
  public List<Field> fields() {
    return List.copyOf(colours.keySet());
  }

  /**
   * The colour of a field.
   *
   * @param field any field
   * @return {@code a} to {@code z}; empty when the layout has no such field
   */
  public Optional<Character> colour(Field field) {
    return Optional.ofNullable(colours.get(Objects.requireNonNull(field)));
  }

  /**
   * The fields that touch a field. A gate touches its exits.
   *
   * @param field any field
   * @return unmodifiable, in their order; empty when the layout has no such field
   */
  public List<Field> touching(Field field) {
    @Nullable SortedSet<Field> found = touching.get(Objects.requireNonNull(field));
    return found == null ? List.of() : List.copyOf(found);
  }

  /**
   * The middle.
   *
   * @return at least one field, unmodifiable, in their order
   */
  public List<Field> middle() {
    return List.copyOf(middle);
  }

  /**
   * The gates of a team.
   *
   * @param team the team
   * @return at least one field, unmodifiable, in their order
   */
  public List<Field> gates(Team team) {
    return List.copyOf(Optional.ofNullable(gates.get(team)).orElseThrow());
  }

  /**
   * The pieces at the start, those in the gates included.
   *
   * @return unmodifiable, in the order of the fields
   */
  public SortedMap<Field, Piece> start() {
    return start;
  }

  /** The items as the canonical id writes them; none for the standard layout. */
  Map<String, String> items() {
    return standard ? Map.of() : items;
  }

  /** The fields of the picture. */
  SortedSet<Field> squares() {
    return squares;
  }

  /** The pairs that touch by a link or as a gate and its exit. */
  List<FieldPair> joined() {
    return joined;
  }

  /** The neighbouring squares that do not touch. */
  List<FieldPair> cuts() {
    return cuts;
  }

  boolean isGate(Field field) {
    return gates.values().stream().anyMatch(set -> set.contains(field));
  }

  @Override
  @SuppressWarnings("exports") // JSpecify's annotations are for compilers; nobody has to have them
  public boolean equals(@Nullable Object other) {
    return other instanceof Layout that && items().equals(that.items());
  }

  @Override
  public int hashCode() {
    return items().hashCode();
  }

  /** The items as a variant id writes them; nothing for the standard layout. */
  @Override
  public String toString() {
    List<String> named = new ArrayList<>();
    LayoutItems.OPTIONS.forEach(
        option -> {
          @Nullable String value = items().get(option.key());
          if (value != null) {
            named.add(option.key() + "=" + value);
          }
        });
    return String.join(",", named);
  }
}
