package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** No simple type name of the main sources has two meanings, in any module or nested type. */
class TypeNamesTest {
  private static final Pattern DECLARATION =
      Pattern.compile("\\b(?:class|interface|enum|record)\\s+([A-Z]\\w*)");

  /** The names that several types share, with the one meaning that all of them have. */
  private static final Map<String, String> SHARED =
      Map.ofEntries(
          Map.entry("Board", "the geometry of a board: cells, lines, neighbours"),
          Map.entry("Cell", "a cell of a board, of a drawing or of a step"),
          Map.entry("Field", "a cell of TZAAR or Castle of Mind, as their rule pages call it"),
          Map.entry("Piece", "what stands on a cell, in a drawing or in a step"),
          Map.entry("Phase", "a part of the game with moves of its own"),
          Map.entry("Variant", "what the options of a game determine, computed once"),
          Map.entry("MoveGenerator", "lists, counts and draws the legal moves"),
          Map.entry("MoveEffects", "the position after a move"),
          Map.entry("MoveCode", "the codes of moves"),
          Map.entry("Refusals", "why a move is not legal"),
          Map.entry("Endings", "the status of a position"),
          Map.entry("MoveText", "the texts of moves"),
          Map.entry("PositionText", "the texts of positions"),
          Map.entry("PositionBuilder", "a position that is put together piece by piece"),
          Map.entry("Place", "the move that puts a piece on the board"),
          Map.entry("Capture", "the move that captures"),
          Map.entry("Pass", "the move that passes"));

  @Test
  void noSimpleNameHasTwoMeanings() {
    Map<String, List<String>> twice = new TreeMap<>(declarations());
    twice.values().removeIf(paths -> paths.size() < 2);
    twice.keySet().removeAll(SHARED.keySet());

    assertThat(twice).isEmpty();
  }

  @Test
  void everySharedNameIsShared() {
    Map<String, List<String>> declarations = declarations();

    assertThat(SHARED.keySet())
        .allSatisfy(name -> assertThat(declarations.get(name)).as(name).hasSizeGreaterThan(1));
  }

  @Test
  void aSharedNameOfAGameIsAFileOrAMove() {
    Map<String, List<String>> declarations = declarations();

    for (String name : new TreeSet<>(SHARED.keySet())) {
      assertThat(declarations.getOrDefault(name, List.of()))
          .as(name)
          .allMatch(
              path ->
                  path.startsWith("core/")
                      || path.endsWith("/" + name + ".java")
                      || path.endsWith("Move.java"));
    }
  }

  /** Returns the files that declare each simple type name. */
  private static Map<String, List<String>> declarations() {
    Map<String, List<String>> declarations = new TreeMap<>();
    SourceTree.mainSources()
        .forEach(
            (path, source) ->
                DECLARATION
                    .matcher(SourceTree.code(source))
                    .results()
                    .map((MatchResult found) -> found.group(1))
                    .forEach(
                        name ->
                            declarations
                                .computeIfAbsent(name, key -> new ArrayList<>())
                                .add(path)));
    return declarations;
  }
}
