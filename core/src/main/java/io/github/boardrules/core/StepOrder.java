package io.github.boardrules.core;

import java.io.Serializable;
import java.util.Comparator;

/** Orders steps: see {@link Step#ORDER}. */
final class StepOrder implements Comparator<Step>, Serializable {
  private static final long serialVersionUID = 1;

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
    String short1 = withoutZeros(one);
    String short2 = withoutZeros(other);
    int length = Integer.compare(short1.length(), short2.length());
    return length != 0 ? length : short1.compareTo(short2);
  }

  private static String withoutZeros(String digits) {
    int from = 0;
    while (from < digits.length() && digits.charAt(from) == '0') {
      from++;
    }
    return digits.substring(from);
  }
}
