package io.github.boardrules.examples.web.teavm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.web.teavm.MissingMethods.LocaleMethods;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MissingMethodsTest {

  /** TeaVM writes the parts with underscores, as the names of the files have them. */
  @ParameterizedTest
  @CsvSource({"hu, hu,,", "pt-BR, pt, BR,", "zh-Hant, zh, HANT,", "zh-Hans-SG, zh, HANS, SG"})
  void theLocalesOfThePageHaveUpToThreeParts(
      String tag, String language, String country, String variant) {
    Locale locale = LocaleMethods.forLanguageTag(tag);

    assertThat(locale.getLanguage()).isEqualTo(language);
    assertThat(locale.getCountry()).isEqualTo(country == null ? "" : country);
    assertThat(locale.getVariant()).isEqualTo(variant == null ? "" : variant);
  }
}
