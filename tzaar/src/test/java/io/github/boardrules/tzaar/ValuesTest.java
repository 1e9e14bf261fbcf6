package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.ValuesContract;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions, moves and fields are values: equality, text, and the exchange of colours. */
class ValuesTest extends ValuesContract<TzaarPosition, TzaarMove> {
  private static final String MIDDLE = "Z2A1 RC1 TC2 TC4 zB1 rG1 t3G3 tG5";

  ValuesTest() {
    super(ContractTest.GAME, "tzaar");
  }

  @Override
  protected List<String> positions() {
    return Stream.of(
            middle(MIDDLE),
            middle(MIDDLE).toMove(2),
            middle(MIDDLE).phase("second"),
            middle(MIDDLE).toMove(2).phase("second"),
            middle("Z3A1 RC1 TC2 TC4 zB1 rG1 t3G3 tG5"),
            middle("Z2A2 RC1 TC2 TC4 zB1 rG1 t3G3 tG5"),
            middle("Z2A1 TC1 RC2 TC4 zB1 rG1 t3G3 tG5"),
            middle("Z2A1 RC1 TC2 tC4 zB1 rG1 t3G3 tG5"),
            middle("Z2A1 RC1 TC2 ZC4 zB1 rG1 t3G3 tG5"),
            middle("Z2A1 RC1 TC2 RC4 zB1 rG1 t3G3 tG5"),
            middle("Z2A1 RC1 TC2 TC4 zB1 rG1 tG3 t3G5"),
            middle("Z2A1 RC1 TC2 TC4 zB1 rG1 t19G3 tG5"),
            middle("Z2A1 RC1 TC2 zB1 rG1 t3G3 tG5"))
        .map(Setup::text)
        .toList();
  }

  private static Setup middle(String stacks) {
    return Setup.of("tzaar").with(stacks);
  }

  @Override
  protected List<String> moves() {
    return List.of("Z@A1", "T@A1", "A1xA2", "A2xA1", "A1+A2", "A2+A1", "pass");
  }

  @Override
  protected List<String> otherVariants() {
    return List.of("tzaar:cover=forbid", "tzaar:setup=random,seed=1");
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 3})
  void thereAreTwoPlayers(int player) {
    TzaarPosition start = GamePosition.start("tzaar").position();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> start.stacks(player, TzaarKind.TOTT))
        .withMessageContaining(Integer.toString(player));
    assertThatIllegalArgumentException().isThrownBy(() -> start.toPlace(player, TzaarKind.TOTT));
  }
}
