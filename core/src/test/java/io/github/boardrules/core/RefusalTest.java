package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.json.JsonForm;
import io.github.boardrules.core.toy.Sentences;
import java.io.IOException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RefusalTest {
  private static final Locale HUNGARIAN = new Locale("hu");
  private static final ResourceBundle ENGLISH_PIECES = Sentences.bundle("queen=queen");
  private static final ResourceBundle HUNGARIAN_PIECES = Sentences.bundle("queen=királynő");
  private static final Messages PIECES =
      new Messages(locale -> locale.getLanguage().equals("hu") ? HUNGARIAN_PIECES : ENGLISH_PIECES);

  private final Refusal refusal =
      Refusal.of(MoveReason.DEAD_END, List.of("a1"), Map.of("step", "a1"));

  @Test
  void itSpeaksTheLanguageThatIsAskedFor() {
    assertThat(refusal.message()).isEqualTo("This cannot be chosen now.");
    assertThat(refusal.message(new Locale("hu", "HU"))).isEqualTo("Ezt most nem lehet választani.");
    assertThat(refusal.message(Locale.JAPANESE)).isEqualTo(refusal.message());
    assertThat(refusal).hasToString("dead-end: This cannot be chosen now.");
  }

  @Test
  void itKeepsCopies() {
    List<String> cells = new ArrayList<>(List.of("a1"));
    Map<String, String> facts = new HashMap<>(Map.of("step", "a1"));

    Refusal copied = Refusal.of(MoveReason.DEAD_END, cells, facts);
    cells.clear();
    facts.clear();

    assertThat(copied).isEqualTo(refusal);
    assertThat(copied.cells()).isUnmodifiable();
  }

  @Test
  void aDeadEndConcernsTheCellOfItsLastStep() {
    assertThat(Refusal.deadEnd(List.of(Step.word("pass"), Step.cell("a1")))).isEqualTo(refusal);
    assertThat(Refusal.deadEnd(List.of(Step.piece("W"))))
        .isEqualTo(Refusal.of(MoveReason.DEAD_END, List.of(), Map.of("step", "W", "stock", "yes")))
        .hasToString("dead-end: What lies beside the board cannot be chosen now.");
  }

  @Test
  void theShortFormsHaveNoCells() {
    assertThat(Refusal.of(MoveReason.GAME_OVER))
        .isEqualTo(Refusal.of(MoveReason.GAME_OVER, List.of(), Map.of()));
    assertThat(Refusal.of(MoveReason.ILLEGAL, "move", "up"))
        .isEqualTo(Refusal.of(MoveReason.ILLEGAL, List.of(), Map.of("move", "up")));
    assertThat(Refusal.at(MoveReason.ILLEGAL, "a1"))
        .isEqualTo(Refusal.of(MoveReason.ILLEGAL, List.of("a1"), Map.of("cell", "a1")));
  }

  @Test
  void aWordIsInTheLanguageOfTheSentence() {
    Refusal gone = Refusal.of(new Gone(false)).withWord("piece", PIECES.label("queen"));

    assertThat(gone.message(HUNGARIAN)).isEqualTo("Elfogyott: királynő.");
    assertThat(gone.message()).isEqualTo("None left: queen.");
    assertThat(gone.facts()).isEqualTo(Map.of("piece", "queen"));
    assertThat(JsonForm.of(gone, HUNGARIAN))
        .hasToString("{code=gone, cells=[], sentence=Elfogyott: királynő.}");
  }

  @Test
  void aSentenceWithAPartThatIsNotTranslatedIsInEnglish() {
    Label queen = PIECES.label("queen");

    assertThat(Refusal.of(new Gone(true)).withWord("piece", queen).message(HUNGARIAN))
        .isEqualTo("None left: queen.");
    assertThat(Refusal.of(new Gone(false)).withWord("piece", queen).message(Locale.GERMAN))
        .isEqualTo("None left: queen.");
    assertThat(Refusal.of(new Gone(false)).withWord("piece", Label.of("Q")).message(HUNGARIAN))
        .isEqualTo("Elfogyott: Q.");
  }

  @Test
  void aWordIsThatOfProgramsAfterItHasBeenSerialized() throws IOException, ClassNotFoundException {
    Refusal gone =
        Refusal.of(new Gone(false), List.of("a1"), Map.of("piece", "Q"))
            .withWord("piece", PIECES.label("queen"));
    Refusal read = NotationExceptionTest.copy(gone);

    assertThat(read).isEqualTo(Refusal.of(gone.reason(), gone.cells(), gone.facts()));
    assertThat(read.message(HUNGARIAN)).isEqualTo("Elfogyott: Q.");
  }

  /** A reason that is in Hungarian, or in English alone. */
  private record Gone(boolean isEnglish) implements Reason {
    @Override
    public String code() {
      return "gone";
    }

    @Override
    public String message(Locale locale, Map<String, String> facts) {
      boolean isHungarian = isIn(locale) && locale.getLanguage().equals("hu");
      return (isHungarian ? "Elfogyott: " : "None left: ") + facts.get("piece") + ".";
    }

    @Override
    public boolean isIn(Locale locale) {
      return !isEnglish;
    }
  }

  private enum Colour implements EnumReason {
    DARK_RED,
    BLUE {
      @Override
      public String message(Locale locale, Map<String, String> facts) {
        return "blue";
      }
    };

    @Override
    public Messages messages() {
      return TextReason.MESSAGES;
    }
  }

  /** No enum, so it has no name. */
  private record Wrapped(Messages messages) implements EnumReason {}

  @Test
  void theCodeIsTheNameInLowerCaseWithHyphensOnEveryMachine() {
    Locale machine = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr"));
    try {
      assertThat(MoveReason.ILLEGAL.code()).isEqualTo("illegal");
      assertThat(Colour.DARK_RED.code()).isEqualTo("dark-red");
      assertThat(Colour.BLUE.code()).isEqualTo("blue");
    } finally {
      Locale.setDefault(machine);
    }
  }

  @Test
  void aClassThatIsNoEnumIsRefused() {
    Reason wrapped = new Wrapped(TextReason.MESSAGES);

    assertThatThrownBy(wrapped::code)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            Wrapped.class.getName()
                + " is not an enum: let it implement Reason instead of"
                + " EnumReason.");
    assertThatThrownBy(() -> wrapped.message(Locale.ENGLISH, Map.of()))
        .isInstanceOf(IllegalStateException.class);
  }

  /**
   * In Kotlin the name of a constant is a property, so an enum there cannot have a method for it.
   */
  @Test
  void noMethodIsOneThatEveryEnumHas() {
    assertThat(EnumReason.class.getMethods())
        .extracting(Method::getName)
        .doesNotContainAnyElementsOf(
            Stream.of(Enum.class.getMethods()).map(Method::getName).toList());
  }
}
