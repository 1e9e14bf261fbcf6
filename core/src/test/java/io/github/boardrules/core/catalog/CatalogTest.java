package io.github.boardrules.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.toy.PackedCounters;
import io.github.boardrules.core.toy.ToyFamily;
import io.github.boardrules.core.toy.Walk;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogTest {
  private final ToyFamily toys = new ToyFamily();
  private final GameFamily longer = new Family("longer", "countersplus");
  private final Catalog catalog = Catalog.of(toys, longer);

  /** A family of one game; its rules are those of the walk whatever the variant. */
  private record Family(String module, String word) implements GameFamily {
    @Override
    public List<GameInfo> games() {
      return List.of(new GameInfo(word, word, List.of(word)));
    }

    @Override
    public Rules<?, ?> rules(String variant) {
      return new Walk();
    }
  }

  @Test
  void itListsFamiliesAndGamesInTheirOrder() {
    assertThat(catalog.families()).containsExactly(toys, longer);
    assertThat(catalog.games())
        .extracting(GameInfo::id)
        .containsExactly("counters", "walk", "countersplus");
    assertThat(catalog).hasToString("Catalog[counters, walk, countersplus]");
  }

  @Test
  void rulesAreFoundByTheFirstWord() {
    assertThat(catalog.rules("counters").variant()).isEqualTo("counters");
    assertThat(catalog.rules("counters:again=yes,most=3"))
        .isInstanceOf(PackedCounters.class)
        .extracting(Rules::variant)
        .isEqualTo("counters:again=yes");
    assertThat(catalog.rules("walk")).isInstanceOf(Walk.class);
    assertThat(catalog.textRules("walk").start()).isEqualTo("3 1");
  }

  @Test
  void theLongestWordDecides() {
    assertThat(catalog.family("counters")).isSameAs(toys);
    assertThat(catalog.family("countersplus")).isSameAs(longer);
    assertThat(catalog.family("countersplus:any=thing")).isSameAs(longer);
    assertThat(catalog.game("counters:any=thing")).isEqualTo(toys.games().get(0));
  }

  @Test
  void anUnknownWordIsRefusedAtTheColumnWhereItGoesWrong() {
    refused("", 1, "counters", "walk", "countersplus");
    refused("chess", 2, "counters", "countersplus");
    refused("wal", 4, "walk");
    refused("walks", 5, ":", NotationException.END);
    refused("counters,", 9, "countersplus", ":", NotationException.END);
    refused("countersplum", 12, "countersplus");
    refused("Walk", 1, "counters", "walk", "countersplus");
  }

  @Test
  void whatFollowsTheWordIsForTheFamilyToRefuse() {
    refused("counters:most=x", 15, "0..9");
    refused("walk:x", 5, NotationException.END);
  }

  @Test
  void twoGamesCannotHaveOneWord() {
    assertThatThrownBy(() -> Catalog.of(toys, new Family("other", "walk")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The word walk is taken twice: by the modules toy and other.");
  }

  @Test
  void anEmptyCatalogSaysThatItKnowsNoGame() {
    assertThat(Catalog.of().games()).isEmpty();
    assertThatThrownBy(() -> Catalog.of(List.of()).rules("walk"))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> {
              assertThat(thrown.reason()).isEqualTo(CoreReason.NO_GAMES);
              assertThat(thrown.column()).isEqualTo(5);
            })
        .hasMessageContaining("No game is known here");
  }

  @Test
  void aRecordIsReadWithoutKnowingItsGame() {
    MatchRecord<?, ?> record =
        MatchRecord.read(catalog::rules, "[variant \"walk\"]\n\nup up\n{win 1 edge}\n");

    assertThat(record.match()).hasToString("walk up up {win 1 edge}");
    assertThat(record.problem()).isEmpty();
    assertThatThrownBy(() -> MatchRecord.read(catalog::rules, "[variant \"chess\"]\n\n{ongoing}"))
        .hasMessage("column 12: expected 'counters' or 'countersplus'.");
  }

  @Test
  void installedFamiliesAreFoundAsServicesInTheOrderOfTheirModules(@TempDir Path directory)
      throws IOException {
    Path services = directory.resolve("META-INF/services");
    Files.createDirectories(services);
    Files.writeString(
        services.resolve(GameFamily.class.getName()),
        Zebra.class.getName() + "\n" + Ape.class.getName() + "\n");

    assertThat(Catalog.installed().games()).isEmpty();
    assertThat(installedFrom(directory).families())
        .extracting(GameFamily::module)
        .containsExactly("ape", "zebra");
  }

  private static Catalog installedFrom(Path directory) throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (ServiceLoading loader = new ServiceLoading(directory)) {
      thread.setContextClassLoader(loader);
      return Catalog.installed();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** Loads the two families below anew, outside the module in which this test runs. */
  private static final class ServiceLoading extends URLClassLoader {
    ServiceLoading(Path directory) throws MalformedURLException {
      super(new URL[] {directory.toUri().toURL()}, CatalogTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.equals(Ape.class.getName()) && !name.equals(Zebra.class.getName())) {
        return super.loadClass(name, resolve);
      }
      String file = name.substring(name.lastIndexOf('.') + 1) + ".class";
      try (InputStream stream =
          Objects.requireNonNull(CatalogTest.class.getResourceAsStream(file))) {
        byte[] code = stream.readAllBytes();
        return defineClass(name, code, 0, code.length);
      } catch (IOException unreadable) {
        throw new ClassNotFoundException(name, unreadable);
      }
    }
  }

  /** An installed family. */
  public static final class Ape implements GameFamily {
    /** As the service loader needs it. */
    public Ape() {}

    @Override
    public String module() {
      return "ape";
    }

    @Override
    public List<GameInfo> games() {
      return List.of(new GameInfo("ape", "Ape", List.of("ape")));
    }

    @Override
    public Rules<?, ?> rules(String variant) {
      throw new AssertionError("Nobody asks for " + variant + ".");
    }
  }

  /** Another one. */
  public static final class Zebra implements GameFamily {
    /** As the service loader needs it. */
    public Zebra() {}

    @Override
    public String module() {
      return "zebra";
    }

    @Override
    public List<GameInfo> games() {
      return List.of(new GameInfo("zebra", "Zebra", List.of("zebra")));
    }

    @Override
    public Rules<?, ?> rules(String variant) {
      throw new AssertionError("Nobody asks for " + variant + ".");
    }
  }

  private void refused(String variant, int column, String... expected) {
    assertThatThrownBy(() -> catalog.rules(variant))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> {
              assertThat(thrown.text()).isEqualTo(variant);
              assertThat(thrown.column()).isEqualTo(column);
              assertThat(thrown.expected()).containsExactly(expected);
            });
  }
}
