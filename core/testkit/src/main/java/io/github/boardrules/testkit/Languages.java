package io.github.boardrules.testkit;

import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The languages of a game: English, and each in which one of its sentences differs from the English
 * one. Rules do not say in which languages they speak, so the first sentences are asked for in all
 * that there are.
 */
final class Languages {
  /** All languages that Java has a code of two letters for, and those in a script that it knows. */
  static final List<Locale> ALL =
      Stream.concat(
              Stream.of(Locale.getISOLanguages()).map(Locale::new),
              Stream.of(Locale.getAvailableLocales())
                  .filter(it -> !it.getScript().isEmpty() && it.getCountry().isEmpty())
                  .sorted(Comparator.comparing(Locale::toLanguageTag)))
          .collect(Collectors.toList());

  private static final int MAX_TRIED = 12;

  private final Set<Locale> known = new LinkedHashSet<>(List.of(Locale.ENGLISH, Locale.ROOT));
  private final Set<String> tried = new HashSet<>();

  /** Tries a sentence if it is among the first. */
  synchronized void learn(Function<Locale, String> sentence) {
    if (tried.size() < MAX_TRIED) {
      learnMore(sentence);
    }
  }

  /** Tries a sentence. */
  synchronized void learnMore(Function<Locale, String> sentence) {
    String english = sentence.apply(Locale.ENGLISH);
    if (tried.add(english)) {
      ALL.stream().filter(each -> !sentence.apply(each).equals(english)).forEach(known::add);
    }
  }

  /** Returns the languages that are known, and none at all, which stands for English. */
  synchronized List<Locale> known() {
    return List.copyOf(known);
  }
}
