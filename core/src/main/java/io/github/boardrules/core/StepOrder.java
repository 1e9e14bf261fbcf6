package io.github.boardrules.core;

import java.io.Serializable;
import java.util.Comparator;
import java.util.regex.Pattern;

/** Orders steps: see {@link Step#ORDER}. */
final class StepOrder implements Comparator<Step>, Serializable {
  private static final long serialVersionUID = 1;
  private static final Pattern LEADING_ZEROS = Pattern.compile("^0+");

  @Override
  public int compare(Step one, Step other) {
    int kinds = Integer.compare(kind(one), kind(other));
    return kinds != 0 ? kinds : compareNames(one.name(), other.name());
  }

  private static int kind(Step step) {
    return step.isPiece() ? 0 : step.isCell() ? 1 : 2;
  }

  /** Compares names in which numbers are compared by value; equal only if the names are. */
  private static int compareNames(String one, String other) {
    int i = 0;
    int j = 0;
    while (i < one.length() && j < other.length()) {
      int endOne = endOfNumber(one, i);
      int endOther = endOfNumber(other, j);
      int order =
          endOne > i && endOther > j
              ? compareNumbers(one.substring(i, endOne), other.substring(j, endOther))
              : Character.compare(one.charAt(i), other.charAt(j));
      if (order != 0) {
        return order;
      }
      i = Math.max(endOne, i + 1);
      j = Math.max(endOther, j + 1);
    }
    int rest = Integer.compare(one.length() - i, other.length() - j);
    return rest != 0 ? rest : one.compareTo(other);
  }

  private static int endOfNumber(String name, int from) {
    int end = from;
    while (end < name.length() && '0' <= name.charAt(end) && name.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  private static int compareNumbers(String one, String other) {
    String shortOne = LEADING_ZEROS.matcher(one).replaceFirst("");
    String shortOther = LEADING_ZEROS.matcher(other).replaceFirst("");
    int length = Integer.compare(shortOne.length(), shortOther.length());
    return length != 0 ? length : shortOne.compareTo(shortOther);
  }
}
