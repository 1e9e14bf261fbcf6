import io.github.boardrules.core.*
import io.github.boardrules.core.catalog.*
import io.github.boardrules.core.drawing.*
import io.github.boardrules.core.play.*
import io.github.boardrules.core.search.*
import io.github.boardrules.core.text.*
import io.github.boardrules.engine.*
import io.github.boardrules.nim.*
import io.github.boardrules.pylos.*
import io.github.boardrules.zertz.*
import java.util.{Locale, ResourceBundle}
import scala.collection.mutable
import scala.jdk.CollectionConverters.*
import scala.jdk.OptionConverters.*

/** The server's own reasons to refuse a move. */
enum ServerReason extends Enum[ServerReason], EnumReason:
  case NOT_YOUR_TURN

  def messages: Messages = ServerReason.sentences

object ServerReason:
  private val sentences = Messages(locale => ResourceBundle.getBundle("messages", locale))

/** The answer to a client. */
enum Answer:
  case Accepted(position: String, status: String)
  case Refused(code: String, cells: Seq[String], sentence: String)
  case Unreadable(column: Int, expected: Seq[Expected], sentence: String)

/** Keeps matches of every installed game, in strings. */
final class Server:
  private val games = Catalog.installed()
  private val matches = mutable.Map.empty[String, Match[String, String]]

  def open(id: String, variant: String): Unit =
    matches(id) = Match.of(games.textRules(variant))

  def submit(id: String, player: Int, move: String, locale: Locale): Option[Answer] =
    try
      for current <- matches.get(id) yield
        if current.toMove.orElse(player) != player then
          throw IllegalMoveException(Refusal.of(ServerReason.NOT_YOUR_TURN))
        val next = current.playText(move)
        matches(id) = next
        Answer.Accepted(next.position, next.status.text)
    catch
      case illegal: IllegalMoveException =>
        val why = illegal.refusal
        Some(Answer.Refused(why.reason.code, why.cells.asScala.toSeq, why.message(locale)))
      case unreadable: NotationException =>
        val expected = unreadable.expected.asScala.toSeq
        Some(Answer.Unreadable(unreadable.column, expected, unreadable.message(locale)))

  def save(id: String): Option[String] = matches.get(id).map(MatchRecord.of(_).text)

  def restore(id: String, saved: String): Unit =
    val record = MatchRecord.read(variant => games.textRules(variant), saved)
    record.problem.toScala.foreach(it => throw IllegalArgumentException(it.message(Locale.ENGLISH)))
    matches(id) = record.toMatch

def serve(): Unit =
  val server = Server()
  server.open("7", "zertz:rings=61")
  val moves = Seq((1, "We5,e1"), (1, "Gd4,a1"), (2, "Ge5,a1"), (2, "Ge0"))
  for (player, move) <- moves do server.submit("7", player, move, Locale.ENGLISH).foreach(println)
  server.save("7").foreach(server.restore("8", _))
  print(server.save("8").get)

def touch(): Unit =
  val rules = PylosRules.standard()
  val position = rules.notation.parsePosition("..22/...2/1.../11..|.../.../...|../..|. 1 0")
  var input = MoveInput.of(rules, position).enter(Step.parse("cell:2a1"))
  input.refusal.toScala.foreach(why => println(why.message(Locale.ENGLISH)))
  input = input.enter(Step.parse("cell:1b2"))
  println(s"${input.move}, finished: ${input.isFinished}, next: ${input.next}")
  input.prompt.toScala.foreach(println)

def analyse(): Unit =
  val rules = ZertzRules.standard()
  val engine = Engine.of(rules).withSeed(7)
  val current = Match.of(rules).playText("Wd4,d1").playText("Gd5,a1")
  val analysis = engine.analyse(current, Limit.nodes(2_000))
  println(current.rules.isLegal(current.position, analysis.best))
  println(engine.session.analyse(current, Limit.nodes(2_000)).moves.asScala.nonEmpty)

def keep(): Unit =
  val rules = ZertzRules.parse("zertz:rings=48")
  val current = Match.of(rules).playText("Wd4,d1").playText("Gd5,a1")
  val resigned = MatchRecord.of(current).withTermination(Termination.RESIGNATION.win(2))
  print(resigned.withHeader("player1", "Anna").text)
  val read = MatchRecord.read(rules, resigned.text)
  println(read.outcome.message(Locale.ENGLISH))

def draw(): Unit =
  val rules = PylosRules.parse("pylos:base=3")
  val move = PylosMove.parse("1b2")
  val position = rules.play(rules.start, move)
  val cells = rules.changes(rules.start, move).cells
  val diagram = rules.diagram(position).withMarks(cells, Diagram.Emphasis.LAST)
  print(TextDrawing.plain.draw(diagram))
  val svg = SvgDrawing.standard.withDarkMode(true).draw(diagram.withHalfTurn)
  println(svg.takeWhile(_ != ' '))

def form(): Unit =
  val pylos = Catalog.installed().game("pylos")
  for option <- pylos.options.asScala do
    val field = option.kind match
      case OptionInfo.ValueKind.FLAG => "a box to tick"
      case OptionInfo.ValueKind.WORD => "a list to choose from"
      case _ => "a text"
    println(s"${option.label.message(Locale.ENGLISH)} [$field] ${option.words}")
  println(PylosOptions.DEFAULT.withBase(3).withLines(true))

def search(): Unit =
  val rules = GridRules.standard()
  val position = rules.play(rules.start, GridMove.parse("a1+b1"))
  println(Solver.of(rules).solve(position).gameValue(position))
  val end = Playout.play(rules, position, SplitMix64(1), 200)
  println(end.status.isOver)

/** Rules that stand before others. */
final class Logged[S, M](rules: Rules[S, M]) extends RulesDecorator[S, M](rules):
  override def play(position: S, move: M): S =
    println(move)
    super.play(position, move)

@main def programs(): Unit =
  serve()
  touch()
  analyse()
  keep()
  draw()
  form()
  search()
  val rules = Logged(PylosRules.standard())
  println(rules.play(rules.start, PylosMove.parse("1b2")))
