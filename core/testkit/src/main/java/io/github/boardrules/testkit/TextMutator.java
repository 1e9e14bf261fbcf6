package io.github.boardrules.testkit;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Makes new texts of given ones by small changes, without knowing what they mean.
 *
 * <p>A text falls into pieces: a letter with the number behind it (a cell, as a rule), a number, a
 * single character. Changes of whole pieces often give texts that can still be read; changes of
 * characters mostly do not. Both are wanted.
 */
final class TextMutator {
  private static final Pattern PIECE =
      Pattern.compile("[A-Za-z][0-9]+|[0-9]+|[^0-9]", Pattern.DOTALL);

  /** How often something that fits is looked for. */
  private static final int DRAWS = 8;

  /** A piece for texts that are made of nothing. */
  private static final String SOMETHING = "a1";

  private final List<List<String>> sources = new ArrayList<>();
  private final List<List<String>> donors = new ArrayList<>();
  private final List<String> pieces = new ArrayList<>();
  private final SplitMix64 random;

  /**
   * Makes a mutator.
   *
   * @param texts the texts to be changed; the donors where there are none
   * @param donors more texts that pieces may be taken from
   */
  TextMutator(List<String> texts, List<String> donors, SplitMix64 random) {
    this.random = random;
    (texts.isEmpty() ? donors : texts).forEach(text -> sources.add(split(text)));
    this.donors.addAll(sources);
    donors.forEach(text -> this.donors.add(split(text)));
    this.donors.forEach(pieces::addAll);
    if (pieces.isEmpty()) {
      this.donors.add(List.of(SOMETHING));
      pieces.add(SOMETHING);
    }
  }

  /** A changed text; it may by chance be one of those given. */
  String next() {
    List<String> parts =
        sources.isEmpty() ? new ArrayList<>() : new ArrayList<>(Sampling.one(sources, random));
    // One change in half of the texts, two or three in a quarter each.
    int changes = Math.max(1, random.below(4));
    for (int i = 0; i < changes; i++) {
      change(parts);
    }
    String text = String.join("", parts);
    return random.below(5) == 0 ? changeCharacter(text) : text;
  }

  private void change(List<String> parts) {
    if (parts.isEmpty()) {
      parts.add(Sampling.one(pieces, random));
      return;
    }
    int at = random.below(parts.size());
    int end = Math.min(parts.size(), at + 1 + random.below(2));
    switch (random.below(12)) {
      case 0, 1, 2 -> parts.set(at, alike(parts.get(at)));
      case 3 -> parts.set(at, near(parts.get(at)));
      case 4 -> parts.subList(at, end).clear();
      case 5 -> parts.addAll(end, List.copyOf(parts.subList(at, end)));
      case 6 -> parts.addAll(at, run(Sampling.one(donors, random)));
      case 7, 8 -> splice(parts, at);
      default -> exchange(parts, at, random.below(2) == 0);
    }
  }

  /** One or two pieces that follow each other. */
  private List<String> run(List<String> donor) {
    int from = random.below(donor.size() + 1);
    return donor.subList(from, Math.min(donor.size(), from + 1 + random.below(2)));
  }

  /** Exchanges two pieces; of the same kind, if that is wanted and a few draws find one. */
  private void exchange(List<String> parts, int at, boolean alike) {
    int other = random.below(parts.size());
    for (int i = 0; alike && i < DRAWS && kind(parts.get(other)) != kind(parts.get(at)); i++) {
      other = random.below(parts.size());
    }
    parts.set(at, parts.set(other, parts.get(at)));
  }

  /** Another piece of the same kind, if a few draws find one. */
  private String alike(String piece) {
    for (int i = 0; i < DRAWS; i++) {
      String found = Sampling.one(pieces, random);
      if (!found.equals(piece) && kind(found) == kind(piece)) {
        return found;
      }
    }
    return near(piece);
  }

  private static int kind(String piece) {
    char first = piece.charAt(0);
    return Character.getType(first) * 2 + (piece.length() > 1 ? 1 : 0);
  }

  /** The piece with one character moved to its neighbour: the next cell, the next number. */
  private String near(String piece) {
    int at = random.below(piece.length());
    char moved = (char) (piece.charAt(at) + (random.below(2) == 0 ? 1 : -1));
    return piece.substring(0, at) + moved + piece.substring(at + 1);
  }

  /** The beginning of one text with the end of another, from a piece of the same kind on. */
  private void splice(List<String> parts, int at) {
    List<String> donor = Sampling.one(donors, random);
    int from = random.below(donor.size() + 1);
    for (int i = 0; i < DRAWS && !fits(parts.get(at), donor, from); i++) {
      from = random.below(donor.size() + 1);
    }
    parts.subList(at, parts.size()).clear();
    parts.addAll(donor.subList(from, donor.size()));
  }

  private static boolean fits(String piece, List<String> donor, int from) {
    return from < donor.size() && kind(donor.get(from)) == kind(piece);
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
    return PIECE.matcher(text).results().map(result -> result.group()).toList();
  }
}
