package io.github.boardrules.pylos;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.internal.OpeningBook;
import io.github.boardrules.core.text.GameRules;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ResourceBundle;

/**
 * The rules of one variant of Pylos. Legal moves are listed in the order of their texts.
 *
 * <pre>{@code
 * var rules = PylosRules.standard();
 * rules.isLegal(rules.start(), PylosMove.parse("2a1")); // ==> false
 * }</pre>
 */
public final class PylosRules extends GameRules<PylosPosition, PylosMove, PylosOptions> {
  private final Variant variant;
  private volatile Optional<OpeningBook<PylosPosition, PylosMove>> book = Optional.empty();

  /** {@return the rules of the variant {@code pylos}, in which take-backs are optional} */
  public static PylosRules standard() {
    return of(PylosOptions.DEFAULT);
  }

  /**
   * {@return the rules of a variant}
   *
   * @param options its options
   */
  public static PylosRules of(PylosOptions options) {
    return new PylosRules(new Variant(options));
  }

  /**
   * {@return the rules of a variant}
   *
   * @param variant its id, such as {@code pylos:takeback=must}
   * @throws VariantException if the text is not the id of a variant of Pylos
   */
  public static PylosRules parse(String variant) {
    return of(PylosOptions.parse(variant));
  }

  private PylosRules(Variant variant) {
    super(variant.options, variant.options.variant(), variant.start(), variant.notation());
    this.variant = variant;
  }

  @Override
  protected List<Symmetry<PylosPosition, PylosMove>> findSymmetries() {
    return PylosSymmetry.all(variant.board);
  }

  @Override
  public Status status(PylosPosition position) {
    return Endings.status(position);
  }

  @Override
  public Optional<Label> playerName(int player) {
    return variant.playerName(player);
  }

  @Override
  public OptionalInt maxPlies() {
    return variant.maxPlies();
  }

  @Override
  public long countLegal(PylosPosition position) {
    return MoveGenerator.count(position);
  }

  @Override
  public Optional<Refusal> refusal(PylosPosition position, PylosMove move) {
    return Refusals.refusal(position, move);
  }

  @Override
  public MoveEntry<PylosPosition, PylosMove> moveEntry() {
    return PylosMoveEntry.INSTANCE;
  }

  @Override
  public Symmetry<PylosPosition, PylosMove> toCanonical(PylosPosition position) {
    return Symmetry.toLeast(symmetries(), position, PylosSymmetry.ORDER);
  }

  @Override
  public Diagram diagram(PylosPosition position) {
    return PylosDiagram.of(position);
  }

  @Override
  public Knowledge<PylosPosition, PylosMove> knowledge() {
    return Knowledge.<PylosPosition, PylosMove>none()
        .withEvaluation(PylosEvaluation.STANDARD)
        .withPlayoutPlies(PylosEvaluation.PLAYOUT_PLIES)
        .withWinningMove(this::winningMove);
  }

  @Override
  public void legalMoves(PylosPosition position, MoveBuffer out) {
    MoveGenerator.list(position, out);
  }

  @Override
  public PylosPosition playUnchecked(PylosPosition position, long code) {
    return MoveEffects.play(position, code);
  }

  @Override
  public long encodeUnchecked(PylosPosition position, PylosMove move) {
    return MoveCode.encode(position, move);
  }

  @Override
  public PylosMove decode(PylosPosition position, long code) {
    return MoveCode.decode(position, code);
  }

  @Override
  public long randomLegal(PylosPosition position, SplitMix64 random) {
    return MoveGenerator.random(position, random);
  }

  @Override
  public long hash(PylosPosition position) {
    return position.hash();
  }

  /** Returns the move of the book, which is read when it is first asked for. */
  private Optional<PylosMove> winningMove(PylosPosition position) {
    if (book.isEmpty()) {
      ResourceBundle books =
          ResourceBundle.getBundle("io.github.boardrules.pylos.books", Locale.ROOT);
      if (books.containsKey(variant())) {
        book = Optional.of(OpeningBook.parse(this, books.getString(variant())));
      }
    }
    return book.flatMap(found -> found.move(position));
  }
}
