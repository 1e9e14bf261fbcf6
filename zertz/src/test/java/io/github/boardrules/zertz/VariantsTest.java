package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.VariantsContract;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants": the ids, and the choices. */
class VariantsTest extends VariantsContract<ZertzRules, ZertzOptions> {
  VariantsTest() {
    super(
        ContractTest.GAME,
        ZertzRules::parse,
        ZertzRules::options,
        ZertzRules::of,
        ZertzOptions::parse);
  }

  @Test
  void theDefaultIsTheSheetsBasicGame() {
    assertThat(ZertzRules.parse("zertz").options())
        .isEqualTo(ZertzRules.standard().options())
        .isEqualTo(ZertzOptions.DEFAULT);
    assertThat(ZertzOptions.DEFAULT.game()).isEqualTo(ZertzOptions.GameRule.BASIC);
    assertThat(ZertzOptions.DEFAULT.rings()).isEqualTo(37);
    assertThat(ZertzOptions.DEFAULT.claim()).isEqualTo(ZertzOptions.ClaimRule.OPTIONAL);
    assertThat(ZertzOptions.DEFAULT.capture()).isEqualTo(ZertzOptions.CaptureRule.FORCED);
    assertThat(ZertzOptions.DEFAULT.stall()).isZero();
  }

  @Override
  protected List<String> keys() {
    return List.of(
        "game|basic, tournament",
        "rings|37, 40, 43, 44, 48, 61",
        "claim|optional, automatic",
        "capture|forced, retract",
        "stall|");
  }

  @Override
  protected List<String> canonical() {
    List<List<String>> choices =
        List.of(
            List.of("", ",game=tournament"),
            List.of("", ",rings=40", ",rings=43", ",rings=44", ",rings=48", ",rings=61"),
            List.of("", ",claim=automatic"),
            List.of("", ",capture=retract"),
            List.of("", ",stall=1", ",stall=12", ",stall=999"));
    List<String> all = List.of("");
    for (List<String> some : choices) {
      all = all.stream().flatMap(id -> some.stream().map(choice -> id + choice)).toList();
    }
    return all.stream().map(id -> "zertz" + id.replaceFirst("^,", ":")).toList();
  }

  @Override
  protected List<String> others() {
    return List.of(
        "zertz:game=basic,rings=37,claim=optional,capture=forced,stall=0|zertz",
        "zertz:claim=automatic,game=tournament|zertz:game=tournament,claim=automatic",
        "zertz:stall=7,game=basic|zertz:stall=7",
        "zertz:stall=5,capture=retract,claim=automatic,rings=61,game=tournament"
            + "|zertz:game=tournament,rings=61,claim=automatic,capture=retract,stall=5");
  }

  @Override
  protected List<String> malformed() {
    return List.of(
        // no game
        "|1",
        " zertz|1",
        "zertz |6",
        "zertz,rings=48|6",
        // no option where one is due
        "zertz:|7",
        "zertz:rings=48,|16",
        // no equals sign
        "zertz:rings|12",
        // no value
        "zertz:rings=|13",
        // no number
        "zertz:stall=|13",
        "zertz:stall=x|13",
        "zertz:stall=01|14",
        // what is malformed comes before what breaks a condition
        "zertz:rings=48,rings=48,|25");
  }

  @Override
  protected List<String> unknown() {
    return List.of(
        "tzaar|1",
        "Zertz|1",
        "zertz-61|1",
        "zertz:x=1|7",
        "zertz:size=48|7",
        "zertz:stall=1,ring=48|15",
        "zertz:rings=38|13",
        "zertz:game=Basic|12",
        "zertz:claim=auto|13",
        "zertz:capture=force|15",
        // an unknown value comes before what breaks a condition
        "zertz:stall=1000,rings=38|24");
  }

  @Override
  protected List<String> conditions() {
    return List.of(
        "zertz:rings=48,rings=61|repeated-key|key=rings",
        "zertz:stall=0,claim=automatic,stall=0|repeated-key|key=stall",
        "zertz:stall=1000,rings=48|out-of-range|name=stall, value=1000, least=0, most=999",
        "zertz:stall=99999999999999999999,rings=48"
            + "|out-of-range|name=stall, value=99999999999999999999, least=0, most=999");
  }

  @Test
  void eachWithMethodChangesOneOption() {
    ZertzOptions all =
        ZertzOptions.DEFAULT
            .withGame(ZertzOptions.GameRule.TOURNAMENT)
            .withRings(48)
            .withClaim(ZertzOptions.ClaimRule.AUTOMATIC)
            .withCapture(ZertzOptions.CaptureRule.RETRACT)
            .withStall(12);

    assertThat(all.variant())
        .isEqualTo("zertz:game=tournament,rings=48,claim=automatic,capture=retract,stall=12");
    assertThat(all.withGame(ZertzOptions.GameRule.BASIC).variant())
        .isEqualTo("zertz:rings=48,claim=automatic,capture=retract,stall=12");
    assertThat(all.withRings(37).variant())
        .isEqualTo("zertz:game=tournament,claim=automatic,capture=retract,stall=12");
    assertThat(all.withClaim(ZertzOptions.ClaimRule.OPTIONAL).variant())
        .isEqualTo("zertz:game=tournament,rings=48,capture=retract,stall=12");
    assertThat(all.withCapture(ZertzOptions.CaptureRule.FORCED).variant())
        .isEqualTo("zertz:game=tournament,rings=48,claim=automatic,stall=12");
    assertThat(all.withStall(0).variant())
        .isEqualTo("zertz:game=tournament,rings=48,claim=automatic,capture=retract");
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -37, 0, 36, 38, 47, 60, 62, 91})
  void otherBoardsAreRejected(int rings) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ZertzOptions.DEFAULT.withRings(rings))
        .withMessageContaining(Integer.toString(rings));
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 1000, Integer.MAX_VALUE})
  void stallIs0To999(int stall) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ZertzOptions.DEFAULT.withStall(stall))
        .withMessageContaining(Integer.toString(stall));
  }

  @ParameterizedTest
  @CsvSource({"BASIC, 5 7 9, 2, 3 4 5", "TOURNAMENT, 6 8 10, 3, 4 5 6"})
  void eachGameHasItsMarblesAndGoals(
      ZertzOptions.GameRule game, String marbles, int goalOfEach, String goals) {
    assertThat(Stream.of(ZertzMarble.values()).map(it -> "" + game.marbles(it)))
        .containsExactly(marbles.split(" ", -1));
    assertThat(game.goalOfEach()).isEqualTo(goalOfEach);
    assertThat(Stream.of(ZertzMarble.values()).map(it -> "" + game.goal(it)))
        .containsExactly(goals.split(" ", -1));
  }
}
