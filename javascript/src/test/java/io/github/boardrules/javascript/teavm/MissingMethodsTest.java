package io.github.boardrules.javascript.teavm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.javascript.teavm.MissingMethods.DoubleMethods;
import io.github.boardrules.javascript.teavm.MissingMethods.LocaleMethods;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

  @ParameterizedTest
  @ValueSource(
      doubles = {0, 1, 0.1, 0.25, 12.345, 0.001, 9.999999, 123456.789, 1e-7, 1e9, 1e21, 3.5e-12})
  void aNumberHasTheDigitsOfItsText(double value) {
    assertThat(found(value)).isEqualByComparingTo(new BigDecimal(Double.toString(value)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.MIN_VALUE, Double.MAX_VALUE, 1e-300, Math.PI, 2.0 / 3})
  void anyOtherHasFifteenDigits(double value) {
    assertThat(found(value).divide(new BigDecimal(value), MathContext.DECIMAL64))
        .isBetween(new BigDecimal("0.999999999999"), new BigDecimal("1.000000000001"));
  }

  private static BigDecimal found(double value) {
    long[] digits = DoubleMethods.digits(value);
    return BigDecimal.valueOf(digits[0], 17 - (int) digits[1]);
  }
}
