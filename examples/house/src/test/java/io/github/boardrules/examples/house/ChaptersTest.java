package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.fixtures.Checkout;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The chapter of a variant teaches that variant, in every language. */
class ChaptersTest {
  private static final Catalog GAMES = Catalog.installed();
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  static Stream<String> variants() {
    return GAMES.games().stream().flatMap(game -> game.variantIds().stream());
  }

  /** The chapter gives the numbers of pieces beside the board at the start, as the rules do. */
  @ParameterizedTest
  @MethodSource("variants")
  void theNumbersOfTheStocksAreThoseOfTheRules(String variant) {
    Stream<Diagram.Pile> piles =
        startDiagram(GAMES.rules(variant)).stocks().stream()
            .flatMap(stock -> stock.piles().stream())
            .filter(pile -> pile.count() > 0);
    for (int count : piles.mapToInt(Diagram.Pile::count).distinct().toArray()) {
      for (Locale locale : GAMES.languages()) {
        assertThat(chapter(variant, locale)).as(locale.toString()).containsPattern("\\b" + count);
      }
    }
  }

  /** A translation that forgot a sentence, or a number, would be caught here. */
  @ParameterizedTest
  @MethodSource("variants")
  void everyLanguageHasAsManyParagraphs(String variant) {
    long paragraphs = chapter(variant, Locale.ENGLISH).lines().count();
    for (Locale locale : GAMES.languages()) {
      assertThat(chapter(variant, locale).lines()).as(locale.toString()).hasSize((int) paragraphs);
    }
  }

  /** Names have the order of the language, on the screens as on the page in that language. */
  @ParameterizedTest
  @CsvSource({"pikkpakk, Nagy László", "colorfield, Török-Szabó Balázs", "zertz, Kris Burm"})
  void authorsAreNamedAsTheLanguageNamesPeople(String game, String author) {
    Label names = GAMES.game(game).author().orElseThrow();

    assertThat(names.message(Locale.forLanguageTag("hu"))).startsWith(author);
    assertThat(Checkout.read(game + "/JATEKSZABALY.md")).contains(author);
  }

  /** Nobody has to know a colour by a letter of a foreign language. */
  @ParameterizedTest
  @MethodSource("variants")
  void drawingsAreTheSameInEveryLanguageButForTheirLetters(String variant) {
    Diagram diagram = startDiagram(GAMES.rules(variant));
    for (Locale locale : GAMES.languages()) {
      Diagram lettered = diagram.withSymbolsOf(locale);
      assertThat(symbols(lettered)).hasSameSizeAs(symbols(diagram));
      assertThat(lettered.cells().stream().map(Diagram.Cell::name))
          .containsExactlyElementsOf(diagram.cells().stream().map(Diagram.Cell::name).toList());
    }
    assertThat(diagram.withSymbolsOf(Locale.ENGLISH)).isEqualTo(diagram);
  }

  private static Set<Character> symbols(Diagram diagram) {
    Set<Character> symbols = new TreeSet<>();
    diagram.cells().forEach(cell -> symbols.add(cell.style().symbol()));
    diagram.pieces().forEach(piece -> symbols.add(piece.style().symbol()));
    return symbols;
  }

  private static <S> Diagram startDiagram(Rules<S, ?> rules) {
    return rules.diagram(rules.start());
  }

  private static String chapter(String variant, Locale locale) {
    return GAMES.describe(variant).chapter(locale).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          zertz | 5 white, 7 grey and 9 black; 2 marbles of each; 37 rings; two places side by side; even if another way would capture more; or earlier and has just been filled; may take its; need not take | tournament; 3 marbles; draw, too; taken back
          zertz:game=tournament | 6 white, 8 grey and 10 black; 3 marbles of each colour, or 4 white, or 5 grey, or 6 black | 2 marbles; 5 white; 9 black
          zertz:rings=61,claim=automatic | 61 rings; you take its marbles | 37; you may take; need not take
          zertz:capture=retract,stall=12 | have that turn taken back; after 12 turns | 0 turns
          tzaar | on its fixed field; even if you cover | dealt; take turns to put; may not cover
          tzaar:setup=random,seed=42 | dealt at random; number 42 | fixed field; take turns to put
          tzaar:setup=tournament,cover=forbid | is empty at the start; may not cover | fill the board; dealt; even if you cover
          pylos | 4 levels; 4 by 4; 15 stones; you may take back one or two; You need not take any; loses at once | 7; must take back; counts like a square; draw
          pylos:takeback=none | do not count | take back one or two; each square up to two; must
          pylos:takeback=must,lines=yes | must take back; counts like a square | may take; need not
          pylos:base=3,out=stuck,limit=200 | 3 levels; 3 by 3; 7 stones; only if that is impossible; after 200 turns | 4 by 4; 15; at once
          one-two-three | 4 columns and 4 rows; Aim: take the last ball; 1, 2 or 3 balls; must touch; nine kinds; last ball wins | loses; need not touch
          one-two-three:last=loses | leave the last ball; last ball loses; nine kinds | Aim: take the last; last ball wins; second player can win
          one-two-three:max=any,touch=no | any number of balls; need not touch | nine kinds; must touch; 1, 2 or 3 balls
          one-two-three:cols=8,rows=1,max=2 | 8 columns and 1 row,; 1 or 2 balls | nine kinds; 4 rows
          one-two-three:cols=5,rows=3 | 5 columns and 3 rows | nine kinds; 4 by 4
          triangle | Number of rows: 8; any number; only one winning move; last ball wins | loses; 1 to
          triangle:rows=12,max=3 | rows: 12; 1 to 3 balls | 8; any number; only one winning move
          triangle:last=loses | leave the last ball; last ball loses; plan for the end | last ball wins
          heaps:sizes=3-4-5 | 3, 4, 5; any number; classic | loses; plan for the end
          heaps:sizes=21,max=3 | 21; 1 to 3 balls; 3 + 1 | 3, 4, 5; any number; classic; 1901
          heaps:sizes=1-3-5-7,last=loses | 1, 3, 5, 7; last ball loses | last ball wins
          colorfield | 17 pieces; 100 coloured; Full moves first; never forced; in play can step; no draws | Empty moves first; must choose a; is a draw
          colorfield:first=empty,force=step,block=any,quiet=100 | Empty moves first; must choose a step that captures; not even a red one; after 100 moves | Full moves first; never forced; not in play; no draws
          pikkpakk | 9 by 9; two spirals; by one cell; seven balls; stay on the board; straight back; Nothing else | equal numbers; taken off; put balls; neutral
          pikkpakk:push=capture | push a run; majority in the run, not in the whole line; taken off the board | seven balls; stay on the board; straight back
          pikkpakk:push=square | what sticks out; fill the square | taken off; stay on the board; exactly seven; neutral
          pikkpakk:push=ring | 32 cells at the edge have neutral; nine balls; fill the board | taken off; exactly seven
          pikkpakk:start=joint,equal=yes,repeat=3 | Dark has placed the last ball; equal numbers; occurred 3 times | spirals; Nothing else
          pikkpakk:board=11,steps=any | 11 by 11; by one cell or several | 9 by 9; lengthwise by one cell.
          pushfour | taken off the board; player who pushed wins; no draws | is a draw; no ball can come
          pushfour:full=block | no ball can come; is a draw | taken off; no draws
          pushfour:both=draw | for both players, the game is a draw | who pushed wins; no draws
          pushfour:repeat=3 | occurred 3 times; who pushed wins | no draws
          fivepush | so dark makes the first; seven balls; four of the seven; who pushed wins; stay on the board | also makes the first push; not need the majority; is a draw
          fivepush:both=draw,edge=remove,first=last,majority=no | also makes the first; push a run; not need the majority; taken off; is a draw | so dark makes; four of the seven; stay on the board; who pushed wins; own the majority
          abalone | 18 balls; push 9 of; by one cell.; not push off one; lost 9 balls; Nothing else | 24; sideways; several
          abalone:start=joint,win=5 | 24 balls; 7 by 7; Dark has placed the last ball; push 5 of; lost 5 balls | 18; two lowest rows; push 9
          abalone:side=yes,steps=exact | exactly as many cells; sideways; ends where the run meets | by one cell; takes along
          abalone:collision=push,own=yes,steps=any | by one cell or several; takes along; even if it is one of your own | ends where the run meets; may not push off
          abalone:steps=own,repeat=4 | no more cells than; occurred 4 times | Nothing else
          inlay | two spirals; a chessboard; exactly seven; it is lost | halves; sticks out
          inlay:push=square,to=halves | two halves; sticks out | chessboard; exactly seven; it is lost; stay on the board
          inlay:from=frame,to=spiral | are a frame; form two spirals | chessboard; halves
          """)
  void aChapterSaysWhatItsOptionsDecide(String variant, String said, String unsaid) {
    String chapter = chapter(variant, Locale.ENGLISH).toLowerCase(Locale.ROOT);

    assertThat(chapter).contains(clauses(said)).doesNotContain(clauses(unsaid));
    assertThat(numbers(chapter(variant, Locale.forLanguageTag("hu")))).isEqualTo(numbers(chapter));
  }

  private static String[] clauses(String cell) {
    return cell.toLowerCase(Locale.ROOT).split("; ", -1);
  }

  private static List<String> numbers(String chapter) {
    return NUMBER.matcher(chapter).results().map(MatchResult::group).sorted().distinct().toList();
  }
}
