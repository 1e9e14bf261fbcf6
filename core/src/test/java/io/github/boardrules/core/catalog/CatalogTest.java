package io.github.boardrules.core.catalog;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static io.github.boardrules.core.toy.Failures.malformedAt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;
import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Sentences;
import io.github.boardrules.core.toy.ToyFamily;
import io.github.boardrules.core.toy.ToyReason;
import io.github.boardrules.core.toy.Walk;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogTest {
  private final ToyFamily toys = new ToyFamily();
  private final GameFamily longer = new Family("longer", "countersplus");
  private final Catalog catalog = Catalog.of(toys, longer);

  @Test
  void theVersionIsThatOfTheBuild() throws IOException {
    String pom = Files.readString(Path.of("pom.xml"));

    assertThat(pom).contains("<version>" + Catalog.version() + "</version>");
    assertThat(Catalog.version()).matches("[0-9]+\\.[0-9]+\\.[0-9]+(-SNAPSHOT)?");
  }

  @Test
  void itListsFamiliesAndGamesInTheirOrder() {
    assertThat(catalog.games())
        .extracting(GameInfo::id)
        .containsExactly("counters", "walk", "countersplus");
    assertThat(catalog).hasToString("Catalog[counters, walk, countersplus]");
    assertThat(toys).hasToString("toy");
  }

  @Test
  void rulesAreFoundByTheFirstWord() {
    assertThat(catalog.rules("counters").variant()).isEqualTo("counters");
    assertThat(catalog.rules("counters:again=yes,most=3"))
        .isInstanceOf(Counters.Packed.class)
        .extracting(Rules::variant)
        .isEqualTo("counters:again=yes");
    assertThat(catalog.rules("walk")).isInstanceOf(Walk.class);
    assertThat(catalog.textRules("walk").start()).isEqualTo("3 1");
    assertThat(catalog.family("counters")).isSameAs(toys);
    assertThat(catalog.family("countersplus")).isSameAs(longer);
    assertThat(catalog.family("countersplus:any=thing")).isSameAs(longer);
    assertThat(catalog.game("counters:any=thing")).isEqualTo(toys.games().get(0));
  }

  @Test
  void aVariantThatTheGameDoesNotNameIsCalledByItsCanonicalId() {
    assertThat(catalog.describe("counters:most=3,again=yes"))
        .isEqualTo(toys.games().get(0).variants().get(1));
    assertThat(catalog.describe("counters:again=yes,most=2").name())
        .isEqualTo(Label.of("counters:most=2,again=yes"));
  }

  @Test
  void whatIsDrawnIsPutWhereItIsMissing() {
    VariantOption<OptionalLong> deal = VariantOption.ofSeed("deal");
    VariantOption<OptionalLong> dice = VariantOption.ofSeed("dice");
    VariantOption<Boolean> open = VariantOption.ofFlag("open", false);
    VariantText text =
        VariantText.of("cards", open, dice, deal)
            .withForbidden(ToyReason.EDGE, values -> values.get(deal).isEmpty());
    GameInfo cards = GameInfo.of(text, Sentences.of(""), "first", "cards:deal=1");
    Catalog drawing =
        Catalog.of(
            new GameFamily("cards", id -> called(text.format(text.parse(id))), cards) {}, toys);

    assertThat(drawing.withDrawn("cards", 7)).isEqualTo("cards:dice=7,deal=7");
    assertThat(drawing.withDrawn("cards:deal=3", 7)).isEqualTo("cards:deal=3");
    assertThat(drawing.withDrawn("cards:open=yes", 7)).isEqualTo("cards:open=yes,dice=7,deal=7");
    illegalArgument(
        () -> drawing.withDrawn("cards", -1), "Numbers that are drawn are 0 or more, not -1.");
    assertThat(drawing.withDrawn("counters", 7)).isEqualTo("counters");
  }

  private static Rules<?, ?> called(String variant) {
    return new Walk() {
      @Override
      public String variant() {
        return variant;
      }
    };
  }

  @Test
  void anUnknownGameIsRefusedAtItsFirstCharacter() {
    for (String unknown : List.of("", "chess", "wal", "walks", "countersplum", "Walk")) {
      refused(unknown, 1, "counters", "walk", "countersplus");
    }
    refused("counters,", 9, ":", "the end of the text");
    refused("counters:most=x", 15, "0..9");
    assertThatThrownBy(() -> catalog.rules("chess"))
        .hasMessage(
            "character 1: unknown game 'chess'; the games are counters, walk, countersplus.");
  }

  @Test
  void itsLanguagesAreThoseOfAllItsGames() {
    GameFamily three = inLanguages("three", "languages=en hu fr\n");

    assertThat(Catalog.of(three).languages()).containsExactly(Locale.ENGLISH, new Locale("hu"));
    assertThat(Catalog.of(three, inLanguages("two", "languages=en de\n")).languages())
        .containsExactly(Locale.ENGLISH);
    assertThat(Catalog.of(three, inLanguages("none", "")).languages())
        .containsExactly(Locale.ENGLISH);
    // Core has Esperanto by a file of the tests.
    assertThat(Catalog.of(inLanguages("one", "languages=en eo de\n")).languages())
        .containsExactly(Locale.ENGLISH, new Locale("eo"));
    assertThat(three.games().get(0).languages()).contains(Locale.FRENCH).hasSize(3);
    assertThat(catalog.languages()).containsExactly(Locale.ENGLISH);
    assertThat(Catalog.of().languages()).containsExactly(Locale.ENGLISH, new Locale("hu"));
  }

  private static GameFamily inLanguages(String id, String languages) {
    Messages messages =
        Sentences.of(languages + "game.ID=G\nchapter.ID=R\nvariant.ID.x=V\n".replace("ID", id));
    GameInfo game = GameInfo.of(VariantText.of(id), messages, "x", id);
    return new GameFamily(id, variant -> new Walk(), game) {};
  }

  @Test
  void twoGamesCannotHaveOneId() {
    illegalArgument(
        () -> Catalog.of(toys, new Family("other", "walk")),
        "Two games have the id walk: one of the module toy and one of the module other.");
    assertThat(Catalog.of().games()).isEmpty();
    assertThatThrownBy(() -> Catalog.of().rules("walk"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("The catalog has no game: ")
        .hasMessageContaining("boardrules-zertz")
        .hasMessageContaining("META-INF/services");
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
    assertThat(installedFrom(directory).games())
        .extracting(GameInfo::id)
        .containsExactly("ape", "zebra");
  }

  @Test
  void shrinkersAreToldWhatIsFoundByItsName() throws IOException {
    String rules;
    try (InputStream stream =
        Objects.requireNonNull(
            Catalog.class.getResourceAsStream("/META-INF/proguard/boardrules-core.pro"))) {
      rules = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }

    assertThat(rules)
        .contains(
            "-keepnames class " + GameFamily.class.getName() + "\n",
            "-keep class * extends " + GameFamily.class.getName() + " { public <init>(); }\n",
            "-keepclassmembers enum io.github.boardrules.** { public static **[] values(); }\n",
            "-dontwarn com.google.errorprone.annotations.**\n",
            "-dontwarn org.jspecify.annotations.**\n");
  }

  /** A family of one game; its rules are those of the walk whatever the variant. */
  private static class Family extends GameFamily {
    Family(String module, String id) {
      super(module, variant -> new Walk(), GameInfo.of(id, Label.of(id), id));
    }
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

  /** Loads the two families below again, outside the module in which this test runs. */
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

  public static final class Ape extends GameFamily {
    public Ape() {
      super("ape", variant -> new Walk(), GameInfo.of("ape", Label.of("Ape"), "ape"));
    }
  }

  public static final class Zebra extends GameFamily {
    public Zebra() {
      super("zebra", variant -> new Walk(), GameInfo.of("zebra", Label.of("Zebra"), "zebra"));
    }
  }

  private void refused(String variant, int column, String... expected) {
    malformedAt(() -> catalog.rules(variant), variant, column, expected);
  }
}
