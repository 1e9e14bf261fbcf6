package io.github.boardrules.testkit;

import static io.github.boardrules.testkit.ModifiedTrio.CORRECT;
import static io.github.boardrules.testkit.ModifiedTrio.TEXTS;
import static io.github.boardrules.testkit.TrioPosition.hashed;
import static io.github.boardrules.testkit.TrioPosition.odd;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Style;
import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.MoveChanges.Location;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.testkit.BrokenCodes.Mapped;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each part of a law's check reports a fault in its own words. */
class LawFaultsTest {
  /** A game that breaks a law, and what is seen of it. */
  private interface Fault {
    Arguments in(Law law);
  }

  private static Stream<Arguments> faults(Law law, Fault... faults) {
    return Stream.of(faults).map(fault -> fault.in(law));
  }

  private static Fault fault(String message, Trio rules) {
    return fault(message, rules, CORRECT.start());
  }

  private static Fault fault(String message, Trio rules, String position) {
    return fault(message, rules, TEXTS.parsePosition(position));
  }

  private static Fault fault(String message, Trio rules, TrioPosition position) {
    return law -> Arguments.of(law, message, rules, position);
  }

  private static Fault inGame(String message, Trio rules) {
    return law -> Arguments.of(law, message, rules);
  }

  static Stream<Arguments> faultsInPositions() {
    return Stream.of(
            lists(),
            statuses(),
            refusals(),
            positionTexts(),
            moveTexts(),
            drafts(),
            codes(),
            hashes(),
            symmetries(),
            diagrams(),
            changes())
        .flatMap(UnaryOperator.identity());
  }

  @ParameterizedTest
  @MethodSource("faultsInPositions")
  void theFaultIsFoundInThePosition(Law law, String message, Trio rules, TrioPosition position) {
    assertThat(LawFaults.inPosition(law, rules, position)).contains(message);
  }

  @ParameterizedTest
  @MethodSource("faultsInGames")
  void theFaultIsFoundInTheGame(Law law, String message, Trio rules) {
    assertThat(LawFaults.inGame(law, rules, 5)).contains(message);
  }

  @SuppressWarnings("unchecked")
  private static List<TrioMove> list(
      List<TrioMove> moves, String changed, Supplier<Object> answer) {
    return (List<TrioMove>)
        Proxy.newProxyInstance(
            LawFaultsTest.class.getClassLoader(),
            new Class<?>[] {List.class},
            (self, method, arguments) ->
                method.getName().equals(changed)
                    ? answer.get()
                    : LawFaults.answer(moves, method, arguments));
  }

  private static Fault modifiable(String method, Object answer) {
    return fault(
        "the list can be modified by " + method,
        ModifiedTrio.list(moves -> list(moves, method, () -> answer)));
  }

  private static Stream<Arguments> lists() {
    AtomicBoolean attempted = new AtomicBoolean();
    return faults(
        Law.LAW_01_LEGAL_LIST,
        modifiable("set", null),
        modifiable("add", true),
        modifiable("remove", null),
        modifiable("clear", null),
        fault(
            "after attempts to modify the list, legalMoves returns [",
            ModifiedTrio.list(
                moves ->
                    list(
                        attempted.get() ? ModifiedTrio.reversed(moves) : moves,
                        "clear",
                        () -> {
                          attempted.set(true);
                          throw new UnsupportedOperationException();
                        }))));
  }

  private static Stream<Arguments> statuses() {
    AtomicInteger calls = new AtomicInteger();
    return faults(
        Law.LAW_02_OVER,
        fault(
            "the second call returns another status",
            ModifiedTrio.status(position -> Status.ongoing(1 + calls.getAndIncrement() % 2))),
        fault(
            "the status is about player 3 but there are 2",
            ModifiedTrio.status(position -> Status.ongoing(3))),
        fault(
            "the status has no sentence for en",
            new ModifiedTrio() {
              @Override
              public String statusMessage(TrioPosition position, Locale locale) {
                return " ";
              }
            }),
        fault(
            "a placeholder without a fact in the sentence of the player's name: {2}",
            new ModifiedTrio() {
              @Override
              public Optional<Label> playerName(int player) {
                return Optional.of(Label.of(player == 2 ? "{2}" : "One"));
              }
            }));
  }

  private static Trio any(BiPredicate<List<TrioMove>, Predicate<? super TrioMove>> anyLegal) {
    return new ModifiedTrio() {
      @Override
      public boolean anyLegal(TrioPosition position, Predicate<? super TrioMove> test) {
        return anyLegal.test(legalMoves(position), test);
      }
    };
  }

  record Coded(String code) implements Reason {
    static final Reason ODD = new Coded("Odd one");

    @Override
    public String message(Locale locale, Map<String, String> facts) {
      return "odd";
    }
  }

  private static final Label CROSS =
      FamilyLawsTest.messages("cross=cross", "cross=Kreuz").label("cross");

  /** A reason whose sentences have the name of a piece. */
  record Taken() implements Reason {
    @Override
    public String code() {
      return "taken";
    }

    @Override
    public String message(Locale locale, Map<String, String> facts) {
      return facts.get("piece")
          + (locale.getLanguage().equals("de") ? " ist besetzt." : " is taken.");
    }
  }

  /** Refuses every illegal move in the same way; one piece has another name in German. */
  private static Trio taken(Refusal refusal) {
    return new ModifiedTrio() {
      @Override
      public Optional<Refusal> refusal(TrioPosition position, TrioMove move) {
        return super.refusal(position, move).map(found -> refusal);
      }

      @Override
      public Diagram diagram(TrioPosition position) {
        UnaryOperator<Style> change =
            it ->
                it.name().equals("cross")
                    ? new Style("cross", CROSS, it.symbol(), it.fill(), it.stroke())
                    : it;
        return pieces(change).apply(piles(change).apply(super.diagram(position)));
      }
    };
  }

  private static Stream<Arguments> refusals() {
    return faults(
        Law.LAW_03_REFUSAL,
        fault(
            "'Odd one' is not a valid reason code",
            ModifiedTrio.refusal(
                (position, move) ->
                    CORRECT.refusal(position, move).map(it -> Refusal.of(Coded.ODD)))),
        fault(
            "a placeholder without a fact in the sentence of spoken: {zelle} ist besetzt.",
            ModifiedTrio.refusal(
                (position, move) ->
                    CORRECT
                        .refusal(position, move)
                        .map(
                            it ->
                                Refusal.of(new BrokenRest.Spoken("de", "{zelle} ist besetzt."))))),
        fault(
            "the sentence of taken for de has cross instead of the name for people, Kreuz: cross"
                + " ist",
            taken(Refusal.of(new Taken(), "piece", "cross"))),
        fault(LawFaults.NOTHING, taken(Refusal.of(new Taken()).withWord("piece", CROSS))),
        fault(
            " is listed but isLegal returns false", ModifiedTrio.legal((position, move) -> false)),
        fault(
            "anyLegal returns true for a test that no move passes",
            any((moves, test) -> moves.stream().noneMatch(test))),
        fault(
            "anyLegal returns false although move ",
            any((moves, test) -> moves.stream().anyMatch(test) && moves.isEmpty())));
  }

  private static Stream<Arguments> positionTexts() {
    Trio bang =
        ModifiedTrio.positionTexts(
            position -> (position.getClass() == TrioPosition.class ? "" : "!") + position,
            text -> TEXTS.parsePosition(text.replace("!", "")));
    Trio vague = BrokenTexts.ignoringPly();
    return faults(
        Law.LAW_06_POSITION_TEXT,
        fault("equal positions have the texts ", alike()),
        fault(" 2 1 (after ", alike()),
        fault(" 1 1 (read from .../.../... 1 1)", vague, vague.start()),
        position(" is read as another position", text -> text),
        position(" is read as another position", text -> "~"),
        position(" is not one line", text -> text.replace(' ', '\t')),
        position(" is not one line", text -> text + "\u007f"),
        position(" is not one line", text -> ""),
        position(" is not one line", text -> " " + text),
        position(" is not one line", text -> text + " "),
        fault(
            " becomes .../.../... 1 0 when it is read and written",
            bang,
            new TrioPosition(CORRECT.start()) {}),
        fault(
            "equals is not symmetric for .../.../... 1 0",
            CORRECT,
            odd(CORRECT.start(), (self, other) -> self == other, CORRECT.start().hashCode())),
        fault(
            ".../.../... 1 0 equals an object of any kind",
            CORRECT,
            odd(CORRECT.start(), (self, other) -> true, CORRECT.start().hashCode())),
        fault(
            "once the position is read: without [], with [], in another order: [",
            new ModifiedTrio() {
              @Override
              public List<TrioMove> legalMoves(TrioPosition position) {
                List<TrioMove> moves = super.legalMoves(position);
                boolean isRead = position.getClass() == TrioPosition.class;
                return isRead ? reversed(moves) : moves;
              }
            },
            new TrioPosition(CORRECT.start()) {}));
  }

  /** Returns a game in which all positions are equal. */
  private static Trio alike() {
    return ModifiedTrio.made(
        position -> odd(position, (self, other) -> other instanceof TrioPosition, 0));
  }

  private static Stream<Arguments> moveTexts() {
    AtomicInteger calls = new AtomicInteger();
    return faults(
        Law.LAW_07_MOVE_TEXT,
        move("the move's text '' is empty, has spaces", move -> ""),
        move("is empty, has spaces", move -> " " + move),
        move("is empty, has spaces", move -> move + "\u007f"),
        move("two legal moves have the text a1", move -> "a1"),
        move("toString returns a1, not the move's text ~a1!", move -> "~" + move + "!"),
        move("in a record the move '?a1' would not be read as a move", move -> "?" + move),
        move("in a record the move '12.a1' would not", move -> "12." + move),
        move("in a record the move 'a1)' would not", move -> move + ")"),
        fault(
            "is read as pass",
            ModifiedTrio.moveTexts(
                TEXTS::formatMove,
                text -> text.length() > 2 ? TrioMove.PASS : TEXTS.parseMove(text))),
        fault(
            " is read as a move with another hash code",
            ModifiedTrio.moveTexts(
                TEXTS::formatMove,
                text ->
                    new TrioMove(
                        new ArrayList<>(TEXTS.parseMove(text).cells()) {
                          @Override
                          public int hashCode() {
                            return 7;
                          }
                        }))),
        fault(
            " when it is read and written",
            ModifiedTrio.moveTexts(
                move ->
                    move.isSlide() && calls.getAndIncrement() % 2 == 0
                        ? "+" + move
                        : move.toString(),
                text -> TEXTS.parseMove(text.replace("+", "")))));
  }

  /** A position is written in another way, and every text is read as the start. */
  private static Fault position(String message, UnaryOperator<String> change) {
    return fault(
        message,
        ModifiedTrio.positionTexts(
            it -> change.apply(TEXTS.formatPosition(it)), text -> CORRECT.start()),
        "x../.../... 2 1");
  }

  private static Fault move(String message, Function<TrioMove, String> format) {
    return fault(message, ModifiedTrio.moveTexts(format, TEXTS::parseMove));
  }

  private static Stream<Arguments> drafts() {
    return faults(
        Law.LAW_09_DRAFTS,
        fault("the label of the word ", ModifiedTrio.words(word -> " ")),
        fault("the warning of ", ModifiedTrio.warning(move -> true, " ")),
        fault(" but so has every other move", ModifiedTrio.warning(move -> true, "Really?")),
        fault(
            " give the illegal pass",
            ModifiedTrio.draft(
                (position, entered) -> {
                  Draft<TrioPosition, TrioMove> draft = CORRECT.draft(position, entered);
                  return draft.move().isEmpty()
                      ? draft
                      : Draft.complete(
                          draft.next(),
                          TrioMove.PASS,
                          draft.preview().orElseThrow(),
                          draft.prompt().orElseThrow());
                })));
  }

  private static Trio codes(Consumer<MoveBuffer> change) {
    return new ModifiedTrio() {
      @Override
      public void legalMoves(TrioPosition position, MoveBuffer out) {
        super.legalMoves(position, out);
        change.accept(out);
      }

      @Override
      public List<TrioMove> legalMoves(TrioPosition position) {
        return CORRECT.legalMoves(position);
      }
    };
  }

  private static Stream<Arguments> codes() {
    return faults(
        Law.LAW_10_CODES,
        fault("10 codes are appended for 9 legal moves", codes(out -> out.add(0))),
        fault("two legal moves have the code 0", codes(out -> out.set(out.size() - 1, 0))),
        fault(
            " differently from refusal: Optional[",
            new ModifiedTrio() {
              @Override
              public long encode(TrioPosition position, TrioMove move) {
                return CORRECT.encode(position, move);
              }

              @Override
              public Optional<Refusal> refusal(TrioPosition position, TrioMove move) {
                return CORRECT
                    .refusal(position, move)
                    .map(it -> Refusal.of(TrioReason.CANNOT_PASS));
              }
            }));
  }

  /** Returns a game whose positions have certain hash codes after {@code play}, in codes others. */
  private static Trio played(BiFunction<TrioPosition, TrioMove, TrioPosition> play) {
    return new ModifiedTrio() {
      @Override
      public TrioPosition play(TrioPosition position, TrioMove move) {
        return play.apply(super.play(position, move), move);
      }

      @Override
      public TrioPosition playUnchecked(TrioPosition position, long code) {
        return position;
      }
    };
  }

  private static Stream<Arguments> hashes() {
    AtomicInteger calls = new AtomicInteger();
    String message = "have different hash codes";
    return faults(
        Law.LAW_11_HASHES,
        fault(message, CORRECT, hashed(CORRECT.start(), 7)),
        fault(message, played((next, move) -> hashed(next, calls.getAndIncrement()))),
        fault(message, played((next, move) -> hashed(next, move.hashCode())), "x../.../o.. 1 2"),
        fault(
            message,
            new ModifiedTrio() {
              @Override
              public TrioPosition playUnchecked(TrioPosition position, long code) {
                return hashed(super.playUnchecked(position, code), 7);
              }
            }));
  }

  private static Trio second(Symmetry<TrioPosition, TrioMove> second) {
    return ModifiedTrio.symmetries(all -> List.of(Symmetry.identity(), second));
  }

  private static Fault first(String message, Symmetry<TrioPosition, TrioMove> first) {
    return symmetry(message, ModifiedTrio.symmetries(all -> List.of(first)));
  }

  private static Fault symmetry(String message, Trio rules) {
    return fault(message, rules, "x../.../... 2 1");
  }

  private static Stream<Arguments> symmetries() {
    UnaryOperator<TrioPosition> same = position -> position;
    UnaryOperator<TrioMove> stay = move -> move;
    IntUnaryOperator self = player -> player;
    Symmetry<TrioPosition, TrioMove> turn = CORRECT.symmetries().get(2);
    return faults(
        Law.LAW_12_SYMMETRIES,
        first(
            "the first symmetry changes the move ", new Mapped(same, move -> TrioMove.PASS, self)),
        first(
            "the first symmetry changes player 2",
            new Mapped(same, stay, player -> player == 2 ? 3 : player)),
        symmetry(
            "symmetry 1 is not a permutation of the players",
            second(new Mapped(same, stay, player -> 1))),
        symmetry(
            "symmetry 1 maps to ..x/.../... 2 1 with the legal moves [",
            second(new Mapped(turn::position, stay, self))),
        symmetry(
            "the symmetry to the canonical position is not a permutation of the players",
            ModifiedTrio.toCanonical(
                correct -> new Mapped(correct::position, correct::move, player -> 1))),
        symmetry(
            "the symmetry to the canonical position maps ",
            ModifiedTrio.toCanonical(
                correct -> new Mapped(correct::position, move -> TrioMove.PASS, correct::player))));
  }

  private static Fault diagram(String message, UnaryOperator<Diagram> change) {
    return fault(message, ModifiedTrio.diagram(change), "x../.o./... 1 2");
  }

  private static UnaryOperator<Diagram> pieces(UnaryOperator<Style> change) {
    return BrokenRest.pieces(
        all ->
            all.stream()
                .map(it -> Piece.of(it.cell(), change.apply(it.style())).withLevel(it.level()))
                .toList());
  }

  private static UnaryOperator<Diagram> piles(UnaryOperator<Style> change) {
    return BrokenRest.piles(pile -> new Pile(change.apply(pile.style()), pile.count()));
  }

  private static Cell named(Cell cell, String name) {
    return BrokenRest.like(cell, name, cell.shape(), cell.style());
  }

  private static UnaryOperator<Cell> styled(UnaryOperator<Style> change) {
    return cell -> BrokenRest.like(cell, cell.name(), cell.shape(), change.apply(cell.style()));
  }

  private static UnaryOperator<Diagram> onA1(UnaryOperator<Cell> change) {
    return BrokenRest.cells(cell -> cell.name().equals("a1") ? change.apply(cell) : cell);
  }

  private static Style labelled(Style style) {
    return new Style(style.name(), Label.of("{x}"), style.symbol(), style.fill(), style.stroke());
  }

  private static Style renamed(Style style) {
    return new Style("?", style.symbol(), style.fill(), style.stroke());
  }

  private static Style crossed(Style ground) {
    return new Style(ground.name(), 'x', ground.fill(), ground.stroke());
  }

  private static Stream<Arguments> diagrams() {
    String unfilled = "a placeholder without a fact in the sentence of {x}: {x}";
    return faults(
        Law.LAW_17_DIAGRAMS,
        diagram(
            "A cell needs a name.",
            BrokenRest.cells(cell -> named(cell, cell.name().equals("c3") ? " " : cell.name()))),
        diagram(
            ", but there is no such cell",
            BrokenRest.cells(cell -> named(cell, cell.name().replaceFirst("c", "d")))),
        fault(
            " has the step piece:?, but the player can take no such piece from a stock: [",
            ModifiedTrio.steps((move, steps) -> List.of(Step.piece("?")))),
        diagram(
            "a1 is marked as winning, but nobody has won",
            correct -> correct.withMarks(List.of("a1"), Diagram.Emphasis.WIN)),
        diagram("Two styles share the symbol ", pieces(LawFaultsTest::renamed)),
        diagram("Two styles share the symbol ", piles(LawFaultsTest::renamed)),
        diagram("a piece of a player whom the game does not have: ", pieces(it -> it.withOwner(3))),
        diagram("Two styles share the symbol ", onA1(styled(LawFaultsTest::renamed))),
        diagram(
            "Two styles share the symbol ",
            onA1(cell -> styled(LawFaultsTest::renamed).apply(cell).withGroundShown(true))),
        // A ground that is shown beside the piece on it may have the piece's symbol.
        diagram(
            LawFaults.NOTHING,
            BrokenRest.cells(
                cell -> styled(LawFaultsTest::crossed).apply(cell).withGroundShown(true))),
        diagram(unfilled, BrokenRest.cells(styled(LawFaultsTest::labelled))),
        diagram(
            unfilled,
            correct ->
                piles(LawFaultsTest::labelled)
                    .apply(pieces(LawFaultsTest::labelled).apply(correct))),
        fault(unfilled, ModifiedTrio.diagram(piles(LawFaultsTest::labelled))),
        diagram(
            unfilled,
            pieces(it -> new Style("stone", Label.of("{x}"), '+', "#cc0000", "#000000"))));
  }

  private static Fault transfers(String message, Transfer... transfers) {
    return fault(
        message,
        ModifiedTrio.changes(
            correct -> {
              List<Transfer> all = new ArrayList<>(correct.transfers());
              all.addAll(List.of(transfers));
              Set<String> cells = new LinkedHashSet<>(correct.cells());
              for (Transfer transfer : transfers) {
                transfer.from().cell().ifPresent(cells::add);
                transfer.to().cell().ifPresent(cells::add);
              }
              return MoveChanges.of(List.copyOf(cells), all);
            }),
        "x../.../... 2 1");
  }

  private static Stream<Arguments> changes() {
    Location a1 = Location.onCell("a1");
    Location outside = Location.OUTSIDE;
    return faults(
        Law.LAW_20_CHANGES,
        transfers(", but no such piece is there", Transfer.of("nought", a1, outside)),
        transfers(", a1 holds 2 pieces, not 1", Transfer.of("cross", outside, a1)),
        transfers(
            " has a transfer to an unknown cell: ",
            Transfer.of("cross", outside, Location.onCell("z9"))),
        transfers(
            "player 2: cross=1",
            Transfer.of("cross", Location.inStock("player 1"), Location.inStock("player 2"))),
        fault(
            ", but its changes name [",
            ModifiedTrio.changes(
                correct ->
                    MoveChanges.of(
                        correct.cells(), List.of(Transfer.of("cross", a1, Location.onCell("z9"))))),
            "x../.../... 2 1"),
        fault(
            ", a1 holds 1 pieces, not 0",
            ModifiedTrio.changes(
                correct -> {
                  Location on = Location.onCell(correct.cells().get(0));
                  Location stock = Location.inStock("player 1");
                  List<Transfer> transfers =
                      List.of(Transfer.of("cross", stock, on), Transfer.of("cross", outside, a1));
                  return MoveChanges.of(
                      Stream.concat(Stream.of("a1"), correct.cells().stream()).distinct().toList(),
                      transfers);
                })));
  }

  static Stream<Arguments> faultsInGames() {
    Thread home = Thread.currentThread();
    AtomicInteger calls = new AtomicInteger();
    return Stream.of(
            faults(
                Law.LAW_06_POSITION_TEXT,
                inGame(
                    "position: (no text, because of java.lang.IllegalStateException: mute)",
                    ModifiedTrio.positionTexts(
                        position -> {
                          throw new IllegalStateException("mute");
                        },
                        TEXTS::parsePosition)),
                inGame(
                    "two positions with the text x are not equal",
                    ModifiedTrio.positionTexts(position -> "x", TEXTS::parsePosition)),
                inGame(
                    "equal positions have the texts .../.../... 1 0 (here, ply 0) and ", alike()),
                inGame("equal positions have the texts ", BrokenTexts.ignoringPly())),
            faults(
                Law.LAW_05_UNCHANGED,
                inGame(
                    "the text was text ",
                    ModifiedTrio.positionTexts(
                        position -> "text " + calls.getAndIncrement(), TEXTS::parsePosition))),
            faults(
                Law.LAW_15_RECORDS,
                inGame(
                    "a record cannot be read back: Optional[",
                    ModifiedTrio.moveTexts(TEXTS::formatMove, text -> TrioMove.PASS)),
                inGame(
                    "a record is read as ",
                    ModifiedTrio.made(
                        position ->
                            odd(position, (self, other) -> self == other, position.hashCode())))),
            faults(
                Law.LAW_16_THREADS,
                inGame(
                    "; in parallel: Optional[Odd one: odd]",
                    new ModifiedTrio() {
                      @Override
                      public Optional<Refusal> refusal(TrioPosition position, TrioMove move) {
                        return Thread.currentThread() == home
                            ? super.refusal(position, move)
                            : Optional.of(Refusal.of(Coded.ODD));
                      }

                      @Override
                      public TrioPosition play(TrioPosition position, TrioMove move) {
                        return CORRECT.play(position, move);
                      }
                    }),
                inGame(
                    "; in parallel: ",
                    codes(
                        out -> {
                          if (Thread.currentThread() != home) {
                            out.set(0, 77);
                          }
                        })),
                inGame(
                    "java.lang.AssertionError: elsewhere",
                    codes(
                        out -> {
                          if (Thread.currentThread() != home) {
                            throw new AssertionError("elsewhere");
                          }
                        }))),
            faults(
                Law.LAW_11_HASHES,
                inGame(
                    "have different hash codes",
                    ModifiedTrio.made(
                        position -> hashed(position, System.identityHashCode(position))))),
            faults(
                Law.LAW_12_SYMMETRIES,
                inGame(
                    " is not in the list",
                    second(
                        new Mapped(
                            position -> position,
                            CORRECT.symmetries().get(12)::move,
                            player -> player))),
                inGame(
                    " is not in the list",
                    second(
                        new Mapped(
                            position -> position,
                            move -> move,
                            player -> player == 1 ? 1 : player + 1)))),
            faults(
                Law.LAW_13_LENGTH,
                inGame("maxPlies is -1", ModifiedTrio.bound(OptionalInt.of(-1))),
                inGame("6 plies, but maxPlies is 5", ModifiedTrio.bound(OptionalInt.of(5)))),
            faults(
                Law.LAW_18_VARIANTS,
                inGame("is empty, has spaces or", ModifiedTrio.named("")),
                inGame(
                    "players: 3, not 2, as the rules read from the id answer",
                    new ModifiedTrio() {
                      @Override
                      public int players() {
                        return 3;
                      }
                    }),
                inGame("legalMoves: [", ModifiedTrio.list(ModifiedTrio::reversed)),
                inGame(
                    "start: .../.../... 1 1, not .../.../... 1 0, as",
                    new ModifiedTrio() {
                      @Override
                      public TrioPosition start() {
                        return new TrioPosition(0, 0, 1, 1);
                      }
                    })))
        .flatMap(UnaryOperator.identity());
  }
}
