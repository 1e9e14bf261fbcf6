package io.github.boardrules.testkit;

import com.google.errorprone.annotations.FormatMethod;
import com.google.errorprone.annotations.FormatString;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.catalog.VariantInfo;
import io.github.boardrules.core.text.OptionInfo;
import io.github.boardrules.core.text.OptionInfo.ValueKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The check of one game of a family. */
final class FamilyTrial {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{[^}]*}");

  /** The key of the list of languages, which is not a sentence. */
  private static final String LANGUAGES = "languages";

  private final GameFamily family;
  private final GameInfo game;
  private final Map<String, String> read = new HashMap<>();
  private final List<VariantInfo> described = new ArrayList<>();
  private Law law = Law.LAW_18_VARIANTS;

  FamilyTrial(GameFamily family, GameInfo game) {
    this.family = family;
    this.game = game;
  }

  /** Checks a law; an exception, such as that of a missing sentence, breaks it. */
  void attempt(Law attempted, Runnable check) {
    law = attempted;
    try {
      check.run();
    } catch (RuntimeException e) {
      throw broken(game.id(), e.toString(), e);
    }
  }

  /** Law 18 for the ids of some variants. */
  void ids(Set<String> variants) {
    List<String> ready = game.variantIds();
    require(new HashSet<>(ready).size() == ready.size(), game.id(), "a variant twice: %s", ready);
    List<String> keys = game.options().stream().map(OptionInfo::key).collect(Collectors.toList());
    for (String id : variants) {
      Optional<String> problem = VariantIds.problem(id, this::canonical);
      require(problem.isEmpty(), id, "%s", problem.orElse(""));
      described.add(Catalog.of(family).describe(id));
      List<String> named = VariantIds.keys(id);
      require(
          keys.isEmpty()
              || named.equals(keys.stream().filter(named::contains).collect(Collectors.toList())),
          id,
          "the options of the game are %s, in this order",
          keys);
      for (OptionInfo option : game.options()) {
        if (!named.contains(option.key()) && option.defaultValue().isPresent()) {
          String same = VariantIds.with(id, option.key(), option.defaultValue().get());
          // It is refused where the option goes with another one only.
          String found = VariantIds.read(same, this::canonical).orElse(id);
          require(found.equals(id), id, "%s names a default, but its id is %s", same, found);
        }
      }
    }
  }

  /** Returns the id of the rules that are read from an id, once: some games take long to make. */
  private String canonical(String id) {
    return read.computeIfAbsent(
        id,
        text -> {
          Rules<?, ?> rules = family.rules(text);
          int players = rules.players();
          require(players == game.players(), id, "players: %s, not %s", players, game.players());
          return rules.variant();
        });
  }

  /** Law 22: what the catalog says of the game and of the variants, and all its messages. */
  void sentences() {
    Set<String> languages = new TreeSet<>(Set.of(Locale.ENGLISH.toLanguageTag()));
    game.messages()
        .ifPresent(
            messages -> {
              languages.addAll(translations(messages));
              chapter(messages.sentences(Locale.ROOT));
            });
    List<Label> labels = new ArrayList<>(List.of(game.name()));
    game.author().ifPresent(labels::add);
    game.variants().forEach(variant -> labels.add(variant.name()));
    game.options().forEach(option -> labels.addAll(labels(option)));
    for (String language : languages) {
      Locale locale = Locale.forLanguageTag(language);
      labels.forEach(label -> requireWhole(game.id(), label.key(), locale, label.message(locale)));
      for (VariantInfo variant : described) {
        requireWhole(variant.id(), "the description", locale, variant.message(locale));
        variant
            .chapter(locale)
            .ifPresent(chapter -> requireWhole(variant.id(), "the chapter", locale, chapter));
      }
    }
    List<String> names =
        game.variants().stream().map(each -> each.name().toString()).collect(Collectors.toList());
    require(new HashSet<>(names).size() == names.size(), game.id(), "two names alike: %s", names);
  }

  /**
   * Compares the placeholders of a chapter with the options and with the sentences that fill them.
   * A chapter leaves out what it does not find, so nobody would see that one is misspelled.
   */
  private void chapter(Map<String, String> sentences) {
    String chapter = "chapter." + game.id() + ".";
    Map<String, OptionInfo> options = new HashMap<>();
    game.options().forEach(option -> options.put(option.key(), option));
    Set<String> parts = new TreeSet<>();
    sentences.forEach(
        (key, sentence) -> {
          boolean isInChapter = (key + ".").startsWith(chapter);
          for (String placeholder : isInChapter ? placeholders(sentence) : Set.<String>of()) {
            String name = placeholder.substring(1, placeholder.length() - 1);
            String option = afterLastDot(name);
            require(
                options.containsKey(option),
                game.id(),
                "%s has %s, but no option is %s",
                key,
                placeholder,
                option);
            if (!name.equals(option)) {
              parts.add(chapter + name);
            }
          }
        });
    Set<String> missing = new TreeSet<>(parts);
    for (String key : sentences.keySet()) {
      if (key.startsWith(chapter)) {
        String value = afterLastDot(key);
        String part = key.substring(0, key.length() - value.length() - 1);
        OptionInfo option = options.get(afterLastDot(part));
        require(
            option != null && parts.contains(part) && mayHave(option, value),
            game.id(),
            "%s fills no placeholder of the chapter",
            key);
        missing.remove(part);
      }
    }
    require(missing.isEmpty(), game.id(), "no sentence fills %s", missing);
  }

  private static String afterLastDot(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** Returns whether a sentence of a chapter may be about this value of an option. */
  private static boolean mayHave(OptionInfo option, String value) {
    return !hasWordsOnly(option)
        || option.words().contains(value)
        || value.equals("value")
        || value.equals(option.defaultValue().orElse("none"));
  }

  private static boolean hasWordsOnly(OptionInfo option) {
    return option.kind() == ValueKind.FLAG || option.kind() == ValueKind.WORD;
  }

  private static List<Label> labels(OptionInfo option) {
    List<Label> labels = new ArrayList<>(List.of(option.label()));
    option.words().forEach(word -> labels.add(option.valueLabel(word)));
    if (!hasWordsOnly(option)) {
      labels.add(option.valueLabel("7"));
    }
    return labels;
  }

  private void requireWhole(String id, String name, Locale locale, String sentence) {
    require(!sentence.isBlank(), id, "%s has no sentence for %s", name, locale);
    Set<String> unfilled = placeholders(sentence);
    require(unfilled.isEmpty(), id, "a placeholder without a value in %s: %s", name, sentence);
  }

  /** Compares all languages with English, and returns them. */
  private Set<String> translations(Messages messages) {
    Map<String, String> english = messages.sentences(Locale.ROOT);
    Set<String> found = new TreeSet<>(Set.of(Locale.ENGLISH.toLanguageTag()));
    List<Locale> named = named();
    Set<Locale> possible = new LinkedHashSet<>(Languages.ALL);
    possible.addAll(named);
    for (Locale locale : possible) {
      Map<String, String> translation = messages.sentences(locale);
      if (isOwn(locale, translation, messages) && found.add(locale.toLanguageTag())) {
        compare(locale, english, translation);
      }
    }
    require(
        named.stream().map(Locale::toLanguageTag).collect(Collectors.toSet()).equals(found),
        game.id(),
        "the key '%s' names %s, but there are sentences in %s",
        LANGUAGES,
        english.getOrDefault(LANGUAGES, Locale.ENGLISH.toLanguageTag()),
        found);
    return found;
  }

  private List<Locale> named() {
    try {
      return game.languages();
    } catch (IllegalArgumentException problem) {
      throw broken(game.id(), String.valueOf(problem.getMessage()), null);
    }
  }

  /** Returns whether there are sentences for a language, not only for it in another script. */
  private static boolean isOwn(Locale locale, Map<String, String> translation, Messages messages) {
    Locale language = new Locale(locale.getLanguage());
    boolean isAlone = locale.equals(language);
    return !translation.isEmpty() && (isAlone || !translation.equals(messages.sentences(language)));
  }

  private void compare(
      Locale locale, Map<String, String> english, Map<String, String> translation) {
    Set<String> missing = keys(english);
    missing.removeAll(keys(translation));
    require(missing.isEmpty(), game.id(), "there is no sentence for %s: %s", locale, missing);
    Set<String> more = keys(translation);
    more.removeAll(keys(english));
    require(more.isEmpty(), game.id(), "only %s has sentences for %s", locale, more);
    for (String key : keys(english)) {
      String sentence = english.getOrDefault(key, "");
      String translated = translation.getOrDefault(key, "");
      // A part of a chapter may be nothing.
      require(
          key.startsWith("chapter.") || !(sentence.isBlank() || translated.isBlank()),
          game.id(),
          "%s is blank in English or for %s",
          key,
          locale);
      require(
          placeholders(translated).equals(placeholders(sentence)),
          game.id(),
          "%s has other placeholders for %s: %s",
          key,
          locale,
          translated);
    }
  }

  /** Returns the keys of sentences; symbols are those of some languages only. */
  private static Set<String> keys(Map<String, String> sentences) {
    return sentences.keySet().stream()
        .filter(key -> !key.equals(LANGUAGES) && !key.endsWith(".symbol"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> placeholders(String sentence) {
    Set<String> found = new HashSet<>();
    Matcher placeholder = PLACEHOLDER.matcher(sentence);
    while (placeholder.find()) {
      found.add(placeholder.group());
    }
    return found;
  }

  @FormatMethod
  private void require(boolean holds, String id, @FormatString String message, Object... seen) {
    if (!holds) {
      throw broken(id, String.format(Locale.ROOT, message, seen), null);
    }
  }

  private BrokenLawError broken(String id, String seen, @Nullable Throwable cause) {
    return new BrokenLawError(law, id, "the family " + family.module(), "none", seen, cause);
  }
}
