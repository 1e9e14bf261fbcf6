package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.core.text.OptionInfo;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One word for an option: its key, its accessor, and its method {@code with…}. */
class OptionNamesTest {
  static List<GameInfo> games() {
    return Catalog.installed().games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void anAccessorAndAWithMethodAreNamedByTheKey(GameInfo game) throws ReflectiveOperationException {
    Class<?> options = options(game).getClass();
    List<String> keys =
        game.options().stream()
            .filter(option -> !isPart(option))
            .flatMap(option -> Stream.of(option.key(), "with" + option.key()))
            .toList();

    assertThat(names(options)).as("%s", options).containsAll(keys);
    assertThat(options.getDeclaredMethods())
        .filteredOn(method -> method.getName().startsWith("with"))
        .allMatch(method -> method.getParameterCount() > 0)
        .allMatch(method -> method.getReturnType() == options);
  }

  @Test
  void optionsAreThoseOfTheCatalog() throws ReflectiveOperationException {
    for (GameInfo game : games()) {
      assertThat(options(game).text().options())
          .extracting(option -> option.key())
          .isEqualTo(game.options().stream().map(OptionInfo::key).toList());
      assertThat(options(game).variant()).isEqualTo(game.variantIds().get(0));
    }
  }

  /** Returns whether an option is a part of one value, such as the items of a layout. */
  private static boolean isPart(OptionInfo option) {
    return option.kind() == OptionInfo.ValueKind.TEXT && option.defaultValue().isEmpty();
  }

  private static GameOptions<?> options(GameInfo game) throws ReflectiveOperationException {
    Rules<?, ?> rules = Catalog.installed().rules(game.variantIds().get(0));
    return (GameOptions<?>) rules.getClass().getMethod("options").invoke(rules);
  }

  private static Set<String> names(Class<?> options) {
    return Stream.of(options.getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()))
        .map(Method::getName)
        .map(name -> name.toLowerCase(Locale.ROOT))
        .collect(Collectors.toSet());
  }
}
