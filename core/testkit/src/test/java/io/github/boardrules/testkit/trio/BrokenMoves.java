package io.github.boardrules.testkit.trio;

import static io.github.boardrules.testkit.trio.BrokenGame.alone;
import static io.github.boardrules.testkit.trio.BrokenGame.among;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Status;
import io.github.boardrules.testkit.Law;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Games that break laws 1 to 5, about moves, refusals and earlier positions. */
final class BrokenMoves {
  private static final Refusal OTHER = Refusal.of(TrioReason.EMPTY_HAND);

  private BrokenMoves() {}

  static List<BrokenGame> all() {
    List<BrokenGame> all = new ArrayList<>();
    all.addAll(legalMoves());
    all.addAll(refusals());
    all.addAll(unchanged());
    return all;
  }

  private static List<BrokenGame> legalMoves() {
    return List.of(
        alone(
            Law.LAW_01_LEGAL_LIST,
            "the list can be modified",
            new ModifiedTrio() {
              @Override
              public List<TrioMove> legalMoves(TrioPosition position) {
                return new ArrayList<>(super.legalMoves(position));
              }
            }),
        among(
            Law.LAW_01_LEGAL_LIST,
            "the list holds a move twice",
            new ModifiedTrio() {
              @Override
              public void legalMoves(TrioPosition position, MoveBuffer out) {
                int mark = out.mark();
                super.legalMoves(position, out);
                if (out.size() > mark) {
                  out.add(out.get(mark));
                }
              }
            }),
        among(
            Law.LAW_01_LEGAL_LIST,
            "the second call lists the moves in another order",
            new ModifiedTrio() {
              private boolean again;

              @Override
              public List<TrioMove> legalMoves(TrioPosition position) {
                List<TrioMove> moves = new ArrayList<>(super.legalMoves(position));
                if (again) {
                  Collections.reverse(moves);
                }
                again = !again;
                return List.copyOf(moves);
              }
            }),
        among(
            Law.LAW_02_OVER,
            "a game without legal moves is ongoing",
            new ModifiedTrio() {
              @Override
              public Status status(TrioPosition position) {
                return Status.ongoing(position.toMove);
              }
            }),
        among(
            Law.LAW_02_OVER,
            "player 0 is to move",
            new ModifiedTrio() {
              @Override
              public Status status(TrioPosition position) {
                return super.status(position).isOver()
                    ? super.status(position)
                    : Status.ongoing(position.toMove - 1);
              }
            }),
        alone(
            Law.LAW_02_OVER,
            "what is due has no words",
            new ModifiedTrio() {
              @Override
              public Status status(TrioPosition position) {
                return super.status(position) instanceof Status.Ongoing ongoing
                    ? Status.ongoing(ongoing.player(), Label.of(""))
                    : super.status(position);
              }
            }),
        alone(
            Law.LAW_02_OVER,
            "a player's name has an unfilled placeholder",
            new ModifiedTrio() {
              @Override
              public Optional<Label> playerName(int player) {
                return Optional.of(Label.of("{colour}"));
              }
            }),
        alone(
            Law.LAW_02_OVER,
            "the ending's sentence has an unfilled placeholder",
            new ModifiedTrio() {
              @Override
              public Status status(TrioPosition position) {
                return super.status(position) instanceof Status.Win win
                    ? new Status.Win(win.player(), TrioReason.OFF_BOARD)
                    : super.status(position);
              }
            }));
  }

  private static List<BrokenGame> refusals() {
    return List.of(
        alone(
            Law.LAW_03_REFUSAL,
            "isLegal disagrees with refusal",
            new ModifiedTrio() {
              @Override
              public boolean isLegal(TrioPosition position, TrioMove move) {
                return super.isLegal(position, move) || move instanceof TrioMove.Drop;
              }
            }),
        among(
            Law.LAW_03_REFUSAL,
            "a legal move is refused",
            new ModifiedTrio() {
              @Override
              public Optional<Refusal> refusal(TrioPosition position, TrioMove move) {
                return move.equals(new TrioMove.Drop(5))
                    ? Optional.of(OTHER)
                    : super.refusal(position, move);
              }
            }),
        among(
            Law.LAW_03_REFUSAL,
            "an illegal move is not refused",
            new ModifiedTrio() {
              @Override
              public Optional<Refusal> refusal(TrioPosition position, TrioMove move) {
                return move instanceof TrioMove.Slide slide && slide.from() == slide.further()
                    ? Optional.empty()
                    : super.refusal(position, move);
              }
            }),
        among(
            Law.LAW_03_REFUSAL,
            "a refusal lacks a fact",
            new ModifiedTrio() {
              @Override
              public Optional<Refusal> refusal(TrioPosition position, TrioMove move) {
                return super.refusal(position, move).map(it -> Refusal.of(it.reason()));
              }
            }),
        alone(
            Law.LAW_03_REFUSAL,
            "a finished game has another reason to refuse a move",
            new ModifiedTrio() {
              @Override
              public Optional<Refusal> refusal(TrioPosition position, TrioMove move) {
                return super.refusal(position, move)
                    .map(it -> it.equals(Refusal.gameOver()) ? OTHER : it);
              }
            }),
        alone(
            Law.LAW_03_REFUSAL,
            "anyLegal tries the moves in another order",
            new ModifiedTrio() {
              @Override
              public boolean anyLegal(TrioPosition position, Predicate<? super TrioMove> test) {
                List<TrioMove> moves = new ArrayList<>(legalMoves(position));
                Collections.reverse(moves);
                return moves.stream().anyMatch(test);
              }
            }),
        alone(
            Law.LAW_03_REFUSAL,
            "anyLegal does not stop",
            new ModifiedTrio() {
              @Override
              public boolean anyLegal(TrioPosition position, Predicate<? super TrioMove> test) {
                return legalMoves(position).stream().filter(test).count() > 0;
              }
            }),
        alone(
            Law.LAW_04_REFUSED_PLAY,
            "play throws another refusal",
            new ModifiedTrio() {
              @Override
              public TrioPosition play(TrioPosition position, TrioMove move) {
                try {
                  return super.play(position, move);
                } catch (IllegalMoveException e) {
                  throw new IllegalMoveException(OTHER);
                }
              }
            }),
        alone(
            Law.LAW_04_REFUSED_PLAY,
            "play does not throw",
            new ModifiedTrio() {
              @Override
              public TrioPosition play(TrioPosition position, TrioMove move) {
                return isLegal(position, move) ? super.play(position, move) : position;
              }
            }),
        among(
            Law.LAW_04_REFUSED_PLAY,
            "a refused play changes the position",
            new ModifiedTrio() {
              @Override
              protected TrioPosition made(TrioPosition position) {
                return new Marked(position);
              }

              @Override
              public TrioPosition play(TrioPosition position, TrioMove move) {
                if (!isLegal(position, move)) {
                  ((Marked) position).marks++;
                }
                return super.play(position, move);
              }
            }));
  }

  /** A mutable position: its hash code changes with its marks. */
  private static final class Marked extends TrioPosition {
    private int marks;

    Marked(TrioPosition position) {
      super(position.first, position.second, position.toMove, position.ply);
    }

    @Override
    public boolean equals(Object other) {
      return super.equals(other);
    }

    @Override
    public int hashCode() {
      return super.hashCode() + marks;
    }
  }

  private static List<BrokenGame> unchanged() {
    return List.of(
        among(
            Law.LAW_05_UNCHANGED,
            "play changes the hash code of the previous position",
            new ModifiedTrio() {
              @Override
              protected TrioPosition made(TrioPosition position) {
                return new Marked(position);
              }

              @Override
              public TrioPosition play(TrioPosition position, TrioMove move) {
                ((Marked) position).marks++;
                return super.play(position, move);
              }
            }),
        among(
            Law.LAW_05_UNCHANGED,
            "play changes the text of the previous position",
            new ModifiedTrio() {
              private final Set<TrioPosition> left = new HashSet<>();

              @Override
              public TrioPosition play(TrioPosition position, TrioMove move) {
                left.add(position);
                return super.play(position, move);
              }

              @Override
              public Notation<TrioPosition, TrioMove> notation() {
                return new TrioNotation(this) {
                  @Override
                  public String formatPosition(TrioPosition position) {
                    String text = super.formatPosition(position);
                    return left.contains(position) ? text + "!" : text;
                  }
                };
              }
            }),
        among(
            Law.LAW_05_UNCHANGED,
            "after play the previous position no longer equals one read from its text",
            new ModifiedTrio() {
              @Override
              protected TrioPosition made(TrioPosition position) {
                return new Forgetful(position);
              }

              @Override
              public TrioPosition play(TrioPosition position, TrioMove move) {
                ((Forgetful) position).left = true;
                return super.play(position, move);
              }
            }));
  }

  private static final class Forgetful extends TrioPosition {
    private boolean left;

    Forgetful(TrioPosition position) {
      super(position.first, position.second, position.toMove, position.ply);
    }

    @Override
    public boolean equals(Object other) {
      return super.equals(other) && !left && !(other instanceof Forgetful that && that.left);
    }

    @Override
    public int hashCode() {
      return super.hashCode();
    }
  }
}
