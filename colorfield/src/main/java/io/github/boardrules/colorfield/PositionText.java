package io.github.boardrules.colorfield;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes and reads positions (RULES.md, "Notation"). An instance reads one text. */
final class PositionText {
  private final Variant variant;
  private final Board board;
  private final String text;
  private final TextCursor cursor;
  private final SortedMap<ColorfieldField, ColorfieldPiece> pieces = new TreeMap<>();

  private PositionText(Variant variant, String text) {
    this.variant = variant;
    board = variant.board;
    this.text = text;
    cursor = new TextCursor(text);
  }

  static ColorfieldPosition parse(Variant variant, String text) {
    return new PositionText(variant, text).read();
  }

  static String format(ColorfieldPosition position) {
    List<String> pieces = new ArrayList<>();
    for (ColorfieldField field : position.variant.board.fields) {
      position.piece(field).ifPresent(piece -> pieces.add(piece + field.toString()));
    }
    return position.toMove() + " " + position.quiet() + " " + String.join(",", pieces);
  }

  private ColorfieldPosition read() {
    int toMove = 1 + cursor.expectOneOf("12");
    cursor.expect(' ');
    int quiet = cursor.expectNumber();
    cursor.expect(' ');
    List<String> texts = new ArrayList<>();
    do {
      char letter = cursor.acceptRange('A', 'Z').orElseGet(() -> cursor.expectRange('a', 'z'));
      texts.add(letter + ColorfieldField.read(cursor));
    } while (cursor.accept(','));
    cursor.expectEnd();
    place(texts);
    check(toMove, quiet);
    PositionBuilder builder = new PositionBuilder(variant);
    pieces.forEach(builder::put);
    return builder.position(toMove, quiet);
  }

  /** Puts the pieces on their fields, which must exist and be in order. */
  private void place(List<String> texts) {
    List<ColorfieldField> fields =
        texts.stream()
            .map(piece -> ColorfieldField.named(text, piece.substring(1)))
            .collect(Collectors.toList());
    for (ColorfieldField field : fields) {
      refuseIf(!board.has(field), ColorfieldTextReason.NO_SUCH_FIELD, field);
    }
    for (int i = 0; i < fields.size(); i++) {
      ColorfieldField field = fields.get(i);
      if (i > 0 && field.compareTo(fields.get(i - 1)) <= 0) {
        throw refused(
            ColorfieldTextReason.NOT_IN_ORDER,
            Map.of("field", field.toString(), "other", fields.get(i - 1).toString()));
      }
      char letter = texts.get(i).charAt(0);
      ColorfieldTeam team = letter < 'a' ? ColorfieldTeam.FULL : ColorfieldTeam.EMPTY;
      pieces.put(field, new ColorfieldPiece(team, Character.toLowerCase(letter)));
    }
  }

  /** Checks the other conditions of the rule page, in its order. */
  private void check(int toMove, int quiet) {
    if (quiet > variant.quiet) {
      throw refused(
          ColorfieldTextReason.QUIET_COUNT,
          Map.of("count", Integer.toString(quiet), "most", Integer.toString(variant.quiet)));
    }
    pieces.values().stream().distinct().forEach(this::checkNumber);
    pieces.forEach(this::checkGate);
    checkMiddle(variant.team(toMove));
    ColorfieldPiece red = new ColorfieldPiece(variant.team(3 - toMove), ColorfieldLayout.RED);
    if (!pieces.containsValue(red)) {
      throw refused(
          ColorfieldTextReason.NO_RED_OF_WAITING, Map.of("player", Integer.toString(3 - toMove)));
    }
  }

  private void checkNumber(ColorfieldPiece piece) {
    long count = pieces.values().stream().filter(piece::equals).count();
    long most = board.layout.count(piece);
    if (count > most) {
      throw refused(
          ColorfieldTextReason.TOO_MANY_PIECES,
          Map.of(
              "team", piece.team().word(),
              "colour", String.valueOf(piece.colour()),
              "count", Long.toString(count),
              "most", Long.toString(most)));
    }
  }

  private void checkGate(ColorfieldField field, ColorfieldPiece piece) {
    boolean foreign =
        piece.colour() != ColorfieldLayout.RED || !board.layout.gates(piece.team()).contains(field);
    refuseIf(
        board.isGate(board.number(field)) && foreign, ColorfieldTextReason.FOREIGN_IN_GATE, field);
  }

  private void checkMiddle(ColorfieldTeam mover) {
    List<ColorfieldField> taken =
        board.layout.middle().stream()
            .filter(field -> pieces.containsKey(field))
            .collect(Collectors.toList());
    if (taken.size() > 1) {
      throw refused(
          ColorfieldTextReason.TWO_IN_MIDDLE,
          Map.of("field", taken.get(1).toString(), "other", taken.get(0).toString()));
    }
    for (ColorfieldField field : taken) {
      Optional<ColorfieldPiece> piece = Optional.ofNullable(pieces.get(field));
      boolean red = piece.filter(each -> each.colour() == ColorfieldLayout.RED).isPresent();
      refuseIf(!red, ColorfieldTextReason.NOT_RED_IN_MIDDLE, field);
      boolean own = piece.filter(each -> each.team() == mover).isPresent();
      refuseIf(own, ColorfieldTextReason.MIDDLE_OF_MOVER, field);
    }
  }

  private void refuseIf(boolean broken, ColorfieldTextReason reason, ColorfieldField field) {
    if (broken) {
      throw refused(reason, Map.of("field", field.toString()));
    }
  }

  private NotationException refused(ColorfieldTextReason reason, Map<String, String> facts) {
    return NotationException.broken(text, reason, facts);
  }
}
