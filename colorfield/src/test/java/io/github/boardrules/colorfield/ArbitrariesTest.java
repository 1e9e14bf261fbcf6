package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceColorfield;
import io.github.boardrules.colorfield.reference.ReferenceItems;
import io.github.boardrules.colorfield.reference.ReferenceLayout;
import io.github.boardrules.colorfield.reference.ReferenceMaps;
import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.colorfield.reference.ReferenceVariant;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.Frequencies;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Cases that are rare in play are common in the properties. */
@Tag("slow")
class ArbitrariesTest {
  private static final int SCENES = 600;
  private static final int GAMES = 300;
  private static final int LAYOUTS = 1000;
  private static final int MANY = 24;

  private final Frequencies seen = new Frequencies();

  @Test
  void positionsCoverAllCasesOfThePage() {
    for (int seed = 0; seed < SCENES; seed++) {
      GamePosition given = Arbitraries.position(new Dice(seed));
      Set<String> things = new TreeSet<>(List.of(given.status()));
      things.add(given.isOver() ? "over" : "goes on");
      if (!given.isOver()) {
        things.addAll(inTheMoves(given));
      } else if (given.status().endsWith("blocked") && canStep(given)) {
        things.add("hemmed in but for a gate");
      }
      things.forEach(seen::see);
    }

    seen.assertSeen(150, "goes on", "takes nothing");
    seen.assertSeen(50, "takes", "choice of prey", "leaves a gate");
    seen.assertSeen(40, "takes a red", "takes with a red", "enters the middle");
    seen.assertSeen(40, "takes where every move must", "draw quiet");
    seen.assertSeen(10, "enters the middle where others take", "hemmed in but for a gate");
    seen.assertSeen(20, "only reds in gates can step");
    for (int player = 1; player <= 2; player++) {
      seen.assertSeen(10, "win " + player + " middle", "win " + player + " blocked");
      seen.assertSeen(5, "win " + player + " reds");
    }
  }

  @Test
  void gamesReachEveryEndingAndAreShortAndLong() {
    for (int seed = 0; seed < GAMES; seed++) {
      Dice dice = new Dice(seed);
      PlayedGame<GamePosition, ColorfieldMove> game =
          RandomGames.whole(Arbitraries.rules(dice), dice);
      int plies = game.plies().size();
      seen.see(game.last().status());
      seen.see(plies == 0 ? "over at the start" : plies == RandomGames.MAX_PLIES ? "cut" : "ended");
    }

    for (int player = 1; player <= 2; player++) {
      seen.assertSeen(5, "win " + player + " middle", "win " + player + " blocked");
      seen.assertSeen(2, "win " + player + " reds");
    }
    seen.assertSeen(20, "draw quiet", "cut", "ended");
    seen.assertSeen(5, "over at the start");
  }

  private static Set<String> inTheMoves(GamePosition given) {
    Set<String> things = new TreeSet<>();
    ReferenceLayout layout = given.layout();
    ReferencePosition position = given.reference();
    List<ReferenceMove> moves = given.referenceMoves();
    boolean forced = given.options().force() == ColorfieldOptions.ForceRule.STEP;
    boolean capture = moves.stream().anyMatch(ReferenceMove::takes);
    Map<String, Predicate<ReferenceMove>> cases =
        Map.of(
            "takes", ReferenceMove::takes,
            "takes nothing", move -> !move.takes(),
            "takes where every move must", move -> move.takes() && forced,
            "takes with a red", move -> move.takes() && position.colour(move.from()) == 'r',
            "takes a red",
                move -> move.captive().stream().anyMatch(field -> position.colour(field) == 'r'),
            "choice of prey",
                move -> given.referenceRules().prey(position, move.from(), move.to()).size() > 1,
            "leaves a gate", move -> layout.isGate(move.from()),
            "enters the middle", move -> layout.isMiddle(move.to()),
            "enters the middle where others take",
                move -> layout.isMiddle(move.to()) && forced && capture);
    cases.forEach(
        (thing, test) -> {
          if (moves.stream().anyMatch(test)) {
            things.add(thing);
          }
        });
    if (moves.stream().allMatch(move -> layout.isGate(move.from()))) {
      things.add("only reds in gates can step");
    }
    return things;
  }

  private static boolean canStep(GamePosition given) {
    ReferenceColorfield rules = given.referenceRules();
    ReferencePosition position = given.reference();
    return rules.fieldsOf(position, position.side()).stream()
        .anyMatch(
            from ->
                rules.layout().around(from).stream()
                    .anyMatch(to -> rules.canStep(position, from, to)));
  }

  @Test
  void layoutsCoverAllCasesOfThePage() {
    for (int seed = 0; seed < LAYOUTS; seed++) {
      ReferenceVariant variant = Arbitraries.typedVariant(new Dice(seed));
      seeItems(variant.items().orElseThrow());
      seeLayout(variant.layout());
    }

    seen.assertSeen(40, "no picture", "hole", "extra", "link", "cut");
    seen.assertSeen(40, "no piece of a team", "more than 64 fields", "more than 8 colours");
    seen.assertSeen(10, "128 fields", "extra in a hole");
    seen.assertSeen(40, "middle of many", "middle beside a gate", "ordinary red", "shared exit");
    seen.assertSeen(40, "field that touches nothing", "piece of a colour that no field has");
    seen.assertSeen(40, "starts hemmed in");
  }

  @Test
  void evenLayoutsHaveNoSymmetrySomeOrMany() {
    for (int seed = 0; seed < GAMES; seed++) {
      ReferenceLayout layout = Arbitraries.evenVariant(new Dice(seed)).layout();
      seen.see("kept: " + number(ReferenceMaps.of(layout, false, MANY)));
      seen.see("exchanged: " + number(ReferenceMaps.of(layout, true, MANY)));
    }

    seen.assertSeen(10, "kept: one", "kept: some", "kept: many");
    seen.assertSeen(10, "exchanged: none", "exchanged: one", "exchanged: some", "exchanged: many");
  }

  private static String number(List<?> maps) {
    return switch (maps.size()) {
      case 0 -> "none";
      case 1 -> "one";
      default -> maps.size() <= MANY ? "some" : "many";
    };
  }

  private void seeItems(ReferenceItems items) {
    List<String> rows = items.list("rows");
    see(rows.isEmpty(), "no picture");
    see(String.join("/", rows).contains("."), "hole");
    for (String key : List.of("extra", "link", "cut")) {
      see(!items.list(key).isEmpty(), key);
    }
    see(
        items.list("extra").stream().anyMatch(extra -> isInPicture(extra, rows)),
        "extra in a hole");
    see(items.list("full").isEmpty() || items.list("empty").isEmpty(), "no piece of a team");
  }

  private static boolean isInPicture(String extra, List<String> rows) {
    return !rows.isEmpty()
        && extra.charAt(1) - 'a' < rows.get(0).length()
        && Character.isDigit(extra.charAt(2))
        && Integer.parseInt(extra.substring(2)) <= rows.size();
  }

  private void seeLayout(ReferenceLayout layout) {
    List<String> fields = layout.fields();
    List<String> ordinary = layout.ordinary();
    Set<Character> colours = new TreeSet<>(layout.colours().values());
    see(fields.size() > Board.HALF, "more than 64 fields");
    see(fields.size() == ColorfieldLayout.MAX_FIELDS, "128 fields");
    see(colours.size() > 8, "more than 8 colours");
    see(layout.middle().size() > 1, "middle of many");
    see(
        layout.middle().stream().anyMatch(field -> anyGate(layout, field) > 0),
        "middle beside a gate");
    see(ordinary.stream().anyMatch(field -> layout.colour(field) == 'r'), "ordinary red");
    see(ordinary.stream().anyMatch(field -> anyGate(layout, field) > 1), "shared exit");
    see(
        fields.stream().anyMatch(field -> layout.around(field).isEmpty()),
        "field that touches nothing");
    see(
        layout.start().values().stream()
            .anyMatch(piece -> !colours.contains(Character.toLowerCase(piece))),
        "piece of a colour that no field has");
    ReferenceColorfield rules = new ReferenceColorfield(ReferenceVariant.DEFAULT, layout);
    see(rules.over(rules.start()), "starts hemmed in");
  }

  private void see(boolean occurs, String thing) {
    if (occurs) {
      seen.see(thing);
    }
  }

  private static long anyGate(ReferenceLayout layout, String field) {
    return layout.around(field).stream().filter(layout::isGate).count();
  }
}
