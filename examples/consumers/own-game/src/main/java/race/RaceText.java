package race;

import io.github.boardrules.core.text.TextCursor;

/** Parses moves such as {@code +2}, and positions such as {@code 7 1}. */
final class RaceText {
  private RaceText() {}

  static Race.Add parseMove(String text) {
    TextCursor cursor = new TextCursor(text);
    cursor.expect('+');
    int amount = cursor.expectRange('1', '9') - '0';
    cursor.expectEnd();
    return new Race.Add(amount);
  }

  /** Parses the number and the player to move. */
  static Race.Count parsePosition(String text, int goal) {
    TextCursor cursor = new TextCursor(text);
    int number = cursor.expectNumber(0, goal);
    cursor.expect(' ');
    int player = cursor.expectOneOf("12") + 1;
    cursor.expectEnd();
    return new Race.Count(number, player);
  }
}
