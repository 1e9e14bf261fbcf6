package io.github.boardrules.examples.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.MatchRecord;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class MatchLinkTest {
  private static final Catalog GAMES = Catalog.installed();

  @ParameterizedTest
  @MethodSource("io.github.boardrules.examples.web.PlayedMatchTest#readyMadeVariants")
  void aMatchOfEveryVariantComesBackFromItsLink(String variant) {
    PlayedMatch<?, ?> played = randomMatch(GAMES.rules(variant), 12);
    String link = link(played);
    assertThat(link).matches("[-.,:=/+&_%a-zA-Z0-9]+");
    PlayedMatch<?, ?> back = MatchLink.parse(GAMES, link);
    assertThat(back.notice()).isEmpty();
    assertThat(back.match()).isEqualTo(played.match());
  }

  @Test
  void aLinkHasTheStartAndTheEnding() {
    PlayedMatch<?, ?> played = at("one-two-three", "..oo/oooo/oooo/oooo 1");
    played.play("c4");
    played.resign();
    String link = link(played);
    assertThat(link)
        .isEqualTo("v=one-two-three&s=..oo/oooo/oooo/oooo%201&m=c4&e=win%201%20resignation");
    assertThat(record(MatchLink.parse(GAMES, link))).isEqualTo(record(played));
  }

  /** Whatever a comment has, a space is what stands between the words. */
  @Test
  void aLinkHasVariationsAndNotes() {
    String moves =
        "\"a_b %20\"\na1 !? @4:32 \"(50 % {ő}) \\\"\" (b1 c1 (d1)) (c1) b1 (c1) {ongoing}\n";
    PlayedMatch<?, ?> played = read("[variant \"one-two-three\"]\n\n" + moves);
    assertThat(played.notice()).isEmpty();
    String link = link(played);
    assertThat(link)
        .isEqualTo(
            "v=one-two-three&m=%22a%5fb_%2520%22_a1_%21%3f_%404:32_"
                + "%22%2850_%25_%7bő%7d%29_%5c%22%22_%28b1_c1_%28d1%29%29_%28c1%29_b1_%28c1%29");
    PlayedMatch<?, ?> back = MatchLink.parse(GAMES, link);
    assertThat(back.notice()).isEmpty();
    assertThat(record(back)).isEqualTo(record(played)).contains("(b1 c1 (d1))");
  }

  private static PlayedMatch<?, ?> read(String record) {
    return PlayedMatch.of(MatchRecord.read(GAMES::rules, record));
  }

  private static String record(PlayedMatch<?, ?> played) {
    return played.record(Locale.ENGLISH).text();
  }

  private static String link(PlayedMatch<?, ?> played) {
    return MatchLink.of(played.record(Locale.ENGLISH));
  }

  private static PlayedMatch<?, ?> at(String variant, String position) {
    return PlayedMatch.at(GAMES.rules(variant), position);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "v=zertz&m=Wd4,d1_Gd4,a1 | 1 | The link is damaged at move 2, Gd4,a1: There is a marble on",
        "v=zertz&m=Wd4,d1_ | 1 | ''",
        "v=one-two-three&m=a1_%28b1 | 1 | The link is damaged at move 2, : ",
        "v=one-two-three&m=a1_%28x%29 | 1 | The link is damaged at move 1, x: ",
        "v=zertz&m=W%zz | 0 | The link is damaged at move 1, W%zz: ",
        "v=zertz&m=W%1z | 0 | The link is damaged at move 1, W%1z: ",
        "v=zertz&m=W%\u0663\u0663 | 0 | The link is damaged at move 1, W%\u0663\u0663: ",
        "v=zertz&m=Wd4,d1&e=win%203%20time | 1 | The record is damaged: ",
        "v=one-two-three&m=a1%2bb1&&e= | 1 | ''",
        "v=one-two-three&m=a1%2bb1&x=1 | 1 | The link has an unknown part: x",
        "v=one-two-three&m | 0 | The link is damaged at move 1, m: ",
        "v=one-two-three&amp;m=a1_b1 | 2 | ''",
        "v=one-two-three&m=őz_a1 | 0 | The link is damaged at move 1, őz: ",
        "v=one-two-three&m=%c5%91z | 0 | The link is damaged at move 1, %c5%91z: ",
      })
  void aDamagedLinkIsReadUpToTheProblem(String link, int plies, String notice) {
    PlayedMatch<?, ?> played = MatchLink.parse(GAMES, link);
    assertThat(played.match().ply()).isEqualTo(plies);
    assertThat(played.notice().map(each -> each.apply(Locale.ENGLISH)).orElse(""))
        .startsWith(notice);
    assertThat(played.notice().isPresent()).isEqualTo(!notice.isEmpty());
  }

  @ParameterizedTest
  @CsvSource({
    "''",
    "v",
    "V=zertz",
    "v%3Dzertz",
    "v=",
    "v=chess",
    "v=zertz:rings=38",
    "m=a1",
    "v=zertz&s=x",
    "v=%%%%"
  })
  void aLinkWithoutAVariantOrAPositionIsRefused(String link) {
    assertThatThrownBy(() -> MatchLink.parse(GAMES, link)).isInstanceOf(NotationException.class);
  }

  /** Which of two is meant nobody can know. */
  @ParameterizedTest
  @CsvSource({"v=zertz&v=pylos", "v=pylos&m=1a1&m=1b1", "v=pylos&m&m=1a1", "v=heaps&s=1&s=2"})
  void aPartThatIsGivenTwiceIsRefused(String link) {
    assertThatThrownBy(() -> MatchLink.parse(GAMES, link))
        .isInstanceOfSatisfying(
            NotationException.class,
            problem ->
                assertThat(problem.messageWithoutPlace(Locale.ENGLISH))
                    .matches("the link repeats the part [vsm]\\."));
  }

  private static <S, M> PlayedMatch<S, M> randomMatch(Rules<S, M> rules, int plies) {
    PlayedMatch<S, M> played = PlayedMatch.of(rules);
    SplitMix64 random = new SplitMix64(plies);
    for (int ply = 0; ply < plies && !played.outcome().isOver(); ply++) {
      List<M> moves = played.match().legalMoves();
      played.play(rules.notation().formatMove(moves.get(random.below(moves.size()))));
    }
    return played;
  }
}
