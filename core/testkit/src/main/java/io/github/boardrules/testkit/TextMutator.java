package io.github.boardrules.testkit;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes new texts from given ones by small changes, without knowing their meaning.
 *
 * <p>A text is split into tokens: a letter followed by a number (usually a cell), a number, or a
 * single character. Changing whole tokens often yields a text that can still be read; changing
 * characters rarely does. Both are wanted.
 */
final class TextMutator {
  private static final Pattern TOKEN =
      Pattern.compile("[A-Za-z][0-9]+|[0-9]+|[^0-9]", Pattern.DOTALL);

  /** How many random candidates are drawn before any is taken. */
  private static final int DRAWS = 8;

  /** The token used when there are no texts. */
  private static final String DEFAULT_TOKEN = "a1";

  private final List<List<String>> sources = new ArrayList<>();
  private final List<List<String>> donors = new ArrayList<>();
  private final List<String> tokens = new ArrayList<>();
  private final SplitMix64 random;

  /** Makes a mutator of texts, or of the donors if there are none; tokens come from both. */
  TextMutator(List<String> texts, List<String> donors, SplitMix64 random) {
    this.random = random;
    (texts.isEmpty() ? donors : texts).forEach(text -> sources.add(split(text)));
    this.donors.addAll(sources);
    donors.forEach(text -> this.donors.add(split(text)));
    this.donors.forEach(tokens::addAll);
    if (tokens.isEmpty()) {
      this.donors.add(List.of(DEFAULT_TOKEN));
      tokens.add(DEFAULT_TOKEN);
    }
  }

  /** Returns texts that differ from one in a single character. */
  static Set<String> near(String text, SplitMix64 random) {
    Set<String> near = new LinkedHashSet<>();
    for (int i = 0; i < text.length(); i++) {
      char there = text.charAt(i);
      char other = text.charAt(random.below(text.length()));
      for (char each : new char[] {(char) (there + 1), (char) (there - 1), other}) {
        near.add(text.substring(0, i) + each + text.substring(i + 1));
      }
    }
    return near;
  }

  /** Returns an altered text; by chance it may equal a given one. */
  String next() {
    List<String> parts =
        sources.isEmpty() ? new ArrayList<>() : new ArrayList<>(Sampling.one(sources, random));
    // One change with probability 1/2, two or three with 1/4 each.
    int changes = Math.max(1, random.below(4));
    for (int i = 0; i < changes; i++) {
      change(parts);
    }
    String text = String.join("", parts);
    return random.below(5) == 0 ? changeCharacter(text) : text;
  }

  private void change(List<String> parts) {
    if (parts.isEmpty()) {
      parts.add(Sampling.one(tokens, random));
      return;
    }
    int at = random.below(parts.size());
    int end = Math.min(parts.size(), at + 1 + random.below(2));
    switch (random.below(12)) {
      case 0, 1, 2 -> parts.set(at, sameKind(parts.get(at)));
      case 3 -> parts.set(at, near(parts.get(at)));
      case 4 -> parts.subList(at, end).clear();
      case 5 -> parts.addAll(end, List.copyOf(parts.subList(at, end)));
      case 6 -> parts.addAll(at, run(Sampling.one(donors, random)));
      case 7, 8 -> splice(parts, at);
      default -> exchange(parts, at, random.below(2) == 0);
    }
  }

  /** Returns one or two consecutive tokens. */
  private List<String> run(List<String> donor) {
    int from = random.below(donor.size() + 1);
    return donor.subList(from, Math.min(donor.size(), from + 1 + random.below(2)));
  }

  /** Swaps two tokens, of the same kind if that is wanted and a few draws find one. */
  private void exchange(List<String> parts, int at, boolean sameKind) {
    int other = random.below(parts.size());
    for (int i = 0; sameKind && i < DRAWS && kind(parts.get(other)) != kind(parts.get(at)); i++) {
      other = random.below(parts.size());
    }
    parts.set(at, parts.set(other, parts.get(at)));
  }

  /** Returns another token of the same kind, if a few draws find one. */
  private String sameKind(String token) {
    for (int i = 0; i < DRAWS; i++) {
      String found = Sampling.one(tokens, random);
      if (!found.equals(token) && kind(found) == kind(token)) {
        return found;
      }
    }
    return near(token);
  }

  private static int kind(String token) {
    char first = token.charAt(0);
    return Character.getType(first) * 2 + (token.length() > 1 ? 1 : 0);
  }

  /** Returns the token with one character replaced by its successor or predecessor. */
  private String near(String token) {
    int at = random.below(token.length());
    char moved = (char) (token.charAt(at) + (random.below(2) == 0 ? 1 : -1));
    return token.substring(0, at) + moved + token.substring(at + 1);
  }

  /** Joins the beginning of one text to the end of another, at tokens of the same kind. */
  private void splice(List<String> parts, int at) {
    List<String> donor = Sampling.one(donors, random);
    int from = random.below(donor.size() + 1);
    for (int i = 0; i < DRAWS && !fits(parts.get(at), donor, from); i++) {
      from = random.below(donor.size() + 1);
    }
    parts.subList(at, parts.size()).clear();
    parts.addAll(donor.subList(from, donor.size()));
  }

  private static boolean fits(String token, List<String> donor, int from) {
    return from < donor.size() && kind(donor.get(from)) == kind(token);
  }

  private String changeCharacter(String text) {
    if (text.isEmpty()) {
      return " ";
    }
    int at = random.below(text.length());
    String before = text.substring(0, at);
    String after = text.substring(at + 1);
    char c = text.charAt(at);
    return switch (random.below(5)) {
      case 0 -> before + after;
      case 1 -> before + c + text.substring(at);
      case 2 -> before + (char) (c ^ 0x20) + after;
      case 3 -> before + (char) (' ' + random.below('~' - ' ' + 1)) + after;
      default -> before + " " + text.substring(at);
    };
  }

  private static List<String> split(String text) {
    List<String> parts = new ArrayList<>();
    Matcher token = TOKEN.matcher(text);
    while (token.find()) {
      parts.add(token.group());
    }
    return parts;
  }
}
