package io.github.boardrules.colorfield;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantOption;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A board: its fields with their colours, which of them touch, the gates, the middle and the pieces
 * at the start (RULES.md, "Equipment and board" and "Layout items"). A layout is checked when it is
 * built, so every layout is complete. It has at most 128 fields, including gates.
 *
 * <p>Two layouts are equal if their canonical items are equal. The standard layout is not equal to
 * a layout that describes the same board with items: their variants have different ids.
 *
 * <pre>{@code
 * ColorfieldLayout.STANDARD.middle();                              // ==> [e5, e6, f5, f6]
 * ColorfieldLayout.STANDARD.touching(ColorfieldField.parse("a1")); // ==> [a2, b1, b2]
 * }</pre>
 */
public final class ColorfieldLayout {
  static final int MAX_FIELDS = 128;

  /** The standard layout of 100 squares and six gates (RULES.md, "The standard board"). */
  public static final ColorfieldLayout STANDARD =
      new LayoutBuilder("", LayoutItems.STANDARD).build(true);

  /** The colour of the gates, of the middle and of the pieces that start in the gates. */
  static final char RED = 'r';

  /** The items as the canonical id writes them; none for the standard layout. */
  final Map<String, String> items;

  /** The pairs of fields that touch by a link or as a gate and its exit. */
  final List<Adjacency.Pair> joined;

  /** The pairs of neighbouring squares that do not touch. */
  final List<Adjacency.Pair> cuts;

  final SortedSet<ColorfieldField> squares;

  private final SortedMap<ColorfieldField, Character> colours;
  private final Map<ColorfieldField, SortedSet<ColorfieldField>> touching;
  private final SortedSet<ColorfieldField> middle;
  private final Map<ColorfieldTeam, Set<ColorfieldField>> gates;
  private final SortedMap<ColorfieldField, ColorfieldPiece> start;

  ColorfieldLayout(boolean standard, LayoutBuilder built) {
    items = standard ? Map.of() : built.canonical();
    joined = List.copyOf(built.adjacency.joined);
    cuts = List.copyOf(built.adjacency.cuts);
    colours = Collections.unmodifiableSortedMap(built.adjacency.colours);
    touching = Map.copyOf(built.adjacency.touching);
    squares = Collections.unmodifiableSortedSet(built.adjacency.squares);
    middle = Collections.unmodifiableSortedSet(built.middle);
    gates =
        Map.of(
            ColorfieldTeam.FULL, new TreeSet<>(built.gates(ColorfieldTeam.FULL).keySet()),
            ColorfieldTeam.EMPTY, new TreeSet<>(built.gates(ColorfieldTeam.EMPTY).keySet()));
    start = Collections.unmodifiableSortedMap(built.start);
  }

  /**
   * {@return the layout of a variant id; the standard one if the id has no layout items}
   *
   * @param variant a variant id, such as {@code colorfield:extra=…}
   * @throws VariantException if the text is not the id of a variant of Castle of Mind
   */
  public static ColorfieldLayout parse(String variant) {
    return ColorfieldOptions.parse(Objects.requireNonNull(variant, "variant")).layout();
  }

  /** Returns the layout of the items of a well-formed id; the standard one if there are none. */
  static ColorfieldLayout of(String variant, OptionValues values) {
    Map<String, String> items = new HashMap<>();
    LayoutItems.OPTIONS.forEach(item -> items.put(item.key(), values.get(item)));
    items.values().removeIf(String::isEmpty);
    return items.isEmpty() ? STANDARD : new LayoutBuilder(variant, items).build(false);
  }

  /** {@return all fields, including gates, in order; unmodifiable} */
  public List<ColorfieldField> fields() {
    return List.copyOf(colours.keySet());
  }

  /**
   * {@return the letter of the colour of a field, {@code a} to {@code z}; empty if the layout has
   * no such field}
   *
   * @param field any field
   */
  public Optional<Character> colour(ColorfieldField field) {
    return Optional.ofNullable(colours.get(Objects.requireNonNull(field, "field")));
  }

  /**
   * {@return the fields that touch a field, in order; none if the layout has no such field;
   * unmodifiable} A gate touches its exits.
   *
   * @param field any field
   */
  public List<ColorfieldField> touching(ColorfieldField field) {
    @Nullable SortedSet<ColorfieldField> found =
        touching.get(Objects.requireNonNull(field, "field"));
    return found == null ? List.of() : List.copyOf(found);
  }

  /** {@return the fields of the middle, at least one, in order; unmodifiable} */
  public List<ColorfieldField> middle() {
    return List.copyOf(middle);
  }

  /**
   * {@return the gates of a team, at least one, in order; unmodifiable}
   *
   * @param team the team
   */
  public List<ColorfieldField> gates(ColorfieldTeam team) {
    return List.copyOf(
        Optional.ofNullable(gates.get(Objects.requireNonNull(team, "team"))).orElseThrow());
  }

  /** {@return the pieces at the start by field, in order, also those in gates; unmodifiable} */
  public SortedMap<ColorfieldField, ColorfieldPiece> start() {
    return start;
  }

  /** Returns how many of these pieces there are at the start. */
  long count(ColorfieldPiece piece) {
    return start.values().stream().filter(piece::equals).count();
  }

  boolean isGate(ColorfieldField field) {
    return gates.values().stream().anyMatch(set -> set.contains(field));
  }

  @Override
  @SuppressWarnings("exports") // JSpecify's annotations are for compilers; nobody has to have them
  public boolean equals(@Nullable Object other) {
    return other instanceof ColorfieldLayout that && items.equals(that.items);
  }

  @Override
  public int hashCode() {
    return items.hashCode();
  }

  /** Returns the items as a variant id writes them; an empty text for the standard layout. */
  @Override
  public String toString() {
    return LayoutItems.OPTIONS.stream()
        .map(VariantOption::key)
        .filter(items::containsKey)
        .map(key -> key + "=" + items.get(key))
        .collect(Collectors.joining(","));
  }
}
