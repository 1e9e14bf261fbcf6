var games = Catalog.installed();
var match = Match.of(games.textRules("pylos:base=3")).playText("1a1");
try { match.playText("1a1"); } catch (IllegalMoveException e) { System.out.println(e.refusal().message()); }
try { match.playText("1z1"); } catch (NotationException e) { System.out.println(e.getMessage()); }
var input = MoveInput.of(match.rules(), match.position()).enter(Step.parse("cell:1b1"));
match = match.play(input.move().orElseThrow());
System.out.println(match.moves() + " " + match.status().text());
var saved = MatchRecord.of(match).text();
System.out.println(MatchRecord.read(games::textRules, saved).toMatch().equals(match));
/exit
