package race;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.text.TextCursor;

/** Moves such as {@code +2}; positions such as {@code 7 1}, the number and the player to move. */
record RaceNotation(int goal) implements Notation<Race.Count, Race.Add> {

  @Override
  public String format(Race.Add move) {
    return move.toString();
  }

  @Override
  public Race.Add parseMove(String text) {
    TextCursor cursor = new TextCursor(text);
    cursor.expect('+');
    int amount = cursor.expectRange('1', '9') - '0';
    cursor.expectEnd();
    return new Race.Add(amount);
  }

  @Override
  public String formatPosition(Race.Count position) {
    return position.toString();
  }

  @Override
  public Race.Count parsePosition(String text) {
    TextCursor cursor = new TextCursor(text);
    int number = cursor.expectNumber();
    if (number > goal) {
      throw cursor.failure();
    }
    cursor.expect(' ');
    int player = cursor.expectOneOf("12") + 1;
    cursor.expectEnd();
    return new Race.Count(number, player);
  }
}
