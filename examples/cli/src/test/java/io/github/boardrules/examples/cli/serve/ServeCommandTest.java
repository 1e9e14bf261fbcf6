package io.github.boardrules.examples.cli.serve;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.Boardrules;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.shared.Streams;
import io.github.boardrules.examples.toy.ToyFamily;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every question is answered by a line, and every wrong one by a line that says why. */
class ServeCommandTest {
  private static final String PLAY = "{'do':'play','variant':'pylos:base=3',";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'do':'hello'} | 'program':'boardrules'",
        "{'do':'hello'} | 'functions':['hello','games','rules',",
        "{'do':'hello'} | 'line':16777216",
        "{'do':'games'} | 'id':'zertz','name':'Z\\u00c9RTZ','author':'Kris Burm'",
        "{'do':'rules','variant':'heaps:sizes=2-1'} | 'rules':{'variant':{'id':'heaps:sizes=2-1'",
        "{'do':'rules','variant':'heaps:sizes=2-1'} | 'start':'2-1 1','maxPlies':3,'steps':['cell:",
        "{'do':'rules','variant':'tzaar:setup=random','drawn':42} | {'id':'tzaar:setup=random,seed=42'",
        "{'do':'start','variant':'heaps:sizes=1'} | {'position':'1 1','status':{'over':false,'toMove':1,",
        "{'do':'play','variant':'heaps:sizes=1','move':'1:1'} | {'position':'0 2','status':{'over':true,'winner':1,'ending':'took-last','sentence':'Player 1 wins:",
        "{'do':'play','variant':'heaps:sizes=2','moves':['1:1','1:1'],'also':['legal','count']} | 'legal':[],'count':0}",
        "{'do':'play','variant':'heaps:sizes=2','position':'1 2','moves':[]} | {'position':'1 2',",
        "{'do':'legal','variant':'heaps:sizes=2'} | {'legal':['1:1','1:2']}",
        "{'do':'legal','variant':'heaps:sizes=2','position':'0 1'} | {'legal':[]}",
        "{'do':'status','variant':'pylos:base=3'} | {'status':{'over':false,'toMove':1,'sentence':'Player 1 (light) is to move",
        "{'do':'refusal','variant':'heaps:sizes=2','move':'1:2'} | {'result':{}}",
        "{'do':'refusal','variant':'zertz','move':'Wd4'} | {'refusal':{'code':'must-remove','cells':['a1',",
        "{'do':'changes','variant':'pylos:base=3','move':'1a1'} | {'changes':{'cells':['1a1'],'transfers':[{",
        "{'do':'input','variant':'zertz','entered':['piece:white','cell:d4']} | 'entered':['piece:white','cell:d4']",
        "{'do':'input','variant':'zertz','entered':['cell:d4']} | 'refusal':{'code':'no-marble'",
        "{'do':'observe','variant':'heaps:sizes=2'} | {'observation':[2,1],'mask':[0,1]}",
        "{'do':'observe','variant':'one-two-three:cols=2,rows=1','entered':['cell:a1']} | 'mask':[1,2]}",
        "{'do':'diagram','variant':'pylos:base=3'} | {'diagram':{'cells':[{'name':'1a1'",
        "{'do':'svg','variant':'pylos:base=3','look':['names','turned'],'width':90} | {'svg':'<?xml ",
        "{'do':'svg','variant':'pylos:base=3','look':['names','turned'],'width':90} | width=\\'90\\'",
        "{'do':'start','variant':'pylos:base=3','also':['svg','diagram','observation']} | 'svg':'<?xml",
        "{'do':'analyse','variant':'heaps:sizes=1','lines':1} | {'analysis':{'best':'1:1','value':1.0,'proof':{'winner':1,'distance':1},",
        "{'do':'analyse','variant':'heaps:sizes=3','lines':1} | 'complete':false,'moves':[{",
        "{'do':'stop','analysis':7} | {'stopped':false}",
        "{'do':'status','variant':'heaps:sizes=2','locale':'hu'} | j\\u00e1t\\u00e9kos",
      })
  void everyFunctionAnswers(String question, String part) {
    assertThat(run(question + "\n").out()).contains(part.replace('\'', '"')).hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7",
        "-0",
        "1.10",
        "12345678901234567890123",
        "1e400",
        "'x'",
        "'\\ud83d\\ude00 \\u00e9 \\\\'",
        "null",
        "true",
        "[]",
        "{}",
        "[1,{'a':[null,2.50]}]"
      })
  void theIdComesBack(String id) {
    assertThat(run("{'do':'stop','id':" + id + "}\n").out())
        .isEqualTo(("{'id':" + id + ",'result':{'stopped':false}}\n").replace('\'', '"'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | no-json | ",
        "half | no-json | ",
        "{'do':'hello' | no-json | ",
        "{'do':'hello'} {} | no-json | ",
        "{'do':'hello',} | no-json | ",
        "[] | no-object | ",
        "'hello' | no-object | ",
        "{'do':'stop','do':'stop'} | repeated-field | ",
        "{} | missing-field | do",
        "{'do':3} | wrong-field | do",
        "{'do':'play games'} | unknown-word | do",
        "{'do':'hello','variant':'zertz'} | unknown-field | variant",
        "{'do':'legal','variant':'zertz','postion':'x'} | unknown-field | postion",
        "{'do':'legal'} | missing-field | variant",
        "{'do':'legal','variant':['zertz']} | wrong-field | variant",
        "{'do':'legal','variant':'chess'} | unknown-game | variant",
        "{'do':'legal','variant':'zertz:rings=50'} | unknown-value | variant",
        "{'do':'legal','variant':'zertz','position':''} | malformed | position",
        "{'do':'legal','variant':'pylos','position':'oooo/oooo/oooo/oooo 1'} | malformed | position",
        "{'do':'legal','variant':'zertz','locale':'xx'} | unknown-word | locale",
        "{'do':'legal','variant':'zertz','locale':5} | wrong-field | locale",
        "{'do':'legal','variant':'zertz','locale':['hu']} | wrong-field | locale",
        "{'do':'legal','variant':'zertz','also':['all']} | unknown-word | also",
        "{'do':'legal','variant':'zertz','positions':'x'} | wrong-field | positions",
        "{'do':'legal','variant':'zertz','positions':[],'position':'x'} | either | position",
        "{'do':'play','variant':'zertz'} | missing-field | move",
        "{'do':'play','variant':'zertz','move':'Wd4,d1','moves':[]} | either | move",
        "{'do':'play','variant':'zertz','move':'Wz4'} | malformed | move",
        "{'do':'play','variant':'zertz','move':'Wd4,d4'} | ring-occupied | move",
        "{'do':'play','variant':'zertz','moves':['Wd4,d1',5]} | wrong-field | moves",
        "{'do':'play','variant':'zertz','positions':['x']} | other-length | ",
        "{'do':'changes','variant':'zertz','move':'pass'} | cannot-pass | move",
        "{'do':'refusal','variant':'zertz'} | missing-field | move",
        "{'do':'refusal','variant':'zertz','moves':['Wd4']} | missing-field | positions",
        "{'do':'changes','variant':'zertz','move':'Wd4,d1','moves':['Wd4']} | missing-field | positions",
        "{'do':'input','variant':'zertz','entered':['d4']} | malformed | entered",
        "{'do':'input','variant':'zertz','entered':[['cell:d4']]} | wrong-field | entered",
        "{'do':'observe','variant':'zertz','positions':['x'],'entered':[[],[]]} | other-length | ",
        "{'do':'svg','variant':'zertz','width':0} | out-of-range | width",
        "{'do':'svg','variant':'zertz','width':1.5} | wrong-field | width",
        "{'do':'svg','variant':'zertz','look':['green']} | unknown-word | look",
        "{'do':'analyse','variant':'zertz','millis':99999999999999999999} | out-of-range | millis",
        "{'do':'analyse','variant':'zertz','progress':1} | wrong-field | progress",
        "{'do':'analyse','variant':'heaps:sizes=1','moves':['1:1']} | game-over | ",
        "{'do':'analyse','variant':'heaps:sizes=2','moves':['1:1','2:1']} | no-such-heap | moves",
        "{'do':'rules','variant':'tzaar:setup=random'} | seed-missing | variant",
      })
  void aWrongLineIsAnsweredAndTheNextIsRead(String line, String code, String field) {
    List<JsonObject> answers = answers(line + "\n{'do':'stop','id':1}\n");
    JsonObject error = answers.get(0).getAsJsonObject("error");

    assertThat(error.get("code").getAsString()).as("%s", error).isEqualTo(code);
    assertThat(error.get("sentence").getAsString()).matches(".*[.?]");
    assertThat(error.has("field") ? error.get("field").getAsString() : null).isEqualTo(field);
    assertThat(answers.get(1).has("result")).isTrue();
  }

  @Test
  void anErrorSaysWhereItIs() {
    assertThat(run("\n{'do':'play','variant':'zertz','moves':['Wd4,d1','Wd4,d2']}\n").out())
        .contains("\"inputLine\":1}}\n", "\"cells\":[\"d4\"]", "\"field\":\"moves\",\"index\":1");
    assertThat(run("{'do':'legal','variant':'zertz','position':'..x'}\n").out())
        .contains("\"line\":1,\"column\":3,\"expected\":[\"'.'\",\"W\",");
    assertThat(run("{'do':'legal','variant':'zertz','positions':['x',null]}\n").out())
        .contains("must be a list of texts.\",\"field\":\"positions\",\"index\":1");
    assertThat(run("{'do':'hallo'}\n").out()).contains("Did you mean hello?");
    assertThat(run("{'do':'hallo','locale':'hu'}\n").out()).contains("\\u00e1ll");
  }

  @Test
  void eachOfManyPositionsMayHaveItsOwnSteps() {
    String positions = "'positions':['oo 1','oo 1','oo 1','oo 1']";
    String variant = "'variant':'one-two-three:cols=2,rows=1'";
    String question = "{'do':'input'," + variant + "," + positions + ",'entered':";
    JsonArray own =
        answers(question + "[[],['cell:a1'],['a1'],5]}\n").get(0).getAsJsonArray("results");
    assertThat(entered(own.get(0))).isEqualTo("[]");
    assertThat(entered(own.get(1))).isEqualTo("[\"cell:a1\"]");
    assertThat(own.get(2).toString())
        .contains("\"code\":\"malformed\"", "\"field\":\"entered\",\"index\":2");
    assertThat(own.get(3).toString()).contains("\"wrong-field\"");
    JsonArray all = answers(question + "['cell:a1']}\n").get(0).getAsJsonArray("results");
    assertThat(all).hasSize(4).allMatch(it -> entered(it).equals("[\"cell:a1\"]"));
  }

  private static String entered(JsonElement result) {
    return result.getAsJsonObject().getAsJsonObject("input").get("entered").toString();
  }

  @Test
  void manyPositionsAreAnsweredInTheirOrder() {
    String three = "['.../.../...|../..|. 1 0','junk','1../.../...|../..|. 2 0']";
    JsonObject answer =
        answers(PLAY + "'id':5,'positions':" + three + ",'moves':['1a1','1a1','1a3']}\n").get(0);
    assertThat(answer.get("id").getAsInt()).isEqualTo(5);
    assertThat(answer.getAsJsonArray("results")).hasSize(3);
    assertThat(answer.toString())
        .contains("{\"position\":\".../.../1..|../..|. 2 0\",\"status\":")
        .contains("{\"error\":{\"code\":\"malformed\"")
        .contains("\"field\":\"positions\",\"index\":1")
        .contains("{\"error\":{\"code\":\"occupied\"")
        .contains("\"field\":\"moves\",\"index\":2");
    assertThat(run(PLAY + "'positions':[],'moves':[]}\n").out()).isEqualTo("{\"results\":[]}\n");
  }

  @Test
  @Tag("slow")
  void whatIsTooLargeIsRefused() {
    String many = "'0 1',".repeat(ServedLimits.POSITIONS) + "'0 1'";
    assertRefused(
        "too-many", "{'do':'legal','variant':'heaps:sizes=1','positions':[" + many + "]}");
    String million = "0,".repeat(1_000_000);
    assertRefused("too-large", "{'do':'legal','positions':[" + million + "0]}");
    assertRefused("too-large", "{'id':" + "[".repeat(100_000));
    assertRefused("too-long", "{'id':'" + "x".repeat(ServedLimits.LINE) + "'}");
    assertRefused("too-long", "x".repeat(3 * ServedLimits.LINE));
  }

  private static void assertRefused(String code, String line) {
    List<JsonObject> answers = answers(line + "\n{'do':'stop'}\n");
    assertThat(answers.get(0).getAsJsonObject("error").get("code").getAsString()).isEqualTo(code);
    assertThat(answers.get(1).has("result")).isTrue();
  }

  @Test
  void theInputIsUtf8WithOrWithoutMarksAndLineEnds() {
    byte[] wrong = {'"', (byte) 0xc3, '"', '\n'};
    assertThat(run(wrong).out()).contains("\"code\":\"not-utf8\"");
    assertThat(run("\"\uFFFD\"\n".getBytes(UTF_8)).out()).contains("\"code\":\"no-object\"");
    assertThat(run("\uFEFF{'do':'stop'}\r\n{'do':'stop'}").out())
        .isEqualTo("{\"result\":{\"stopped\":false}}\n".repeat(2));
    assertThat(run("").out()).isEmpty();
  }

  @Test
  void aMistakeOfAGameIsAnsweredWithoutAStackTrace() {
    Run run =
        Run.with(
            Catalog.of(new ToyFamily()),
            "{\"do\":\"start\",\"variant\":\"faulty\"}\n{\"do\":\"stop\"}\n",
            "serve");
    assertThat(run.out()).contains("{\"error\":{\"code\":\"defect\"").hasLineCount(2);
    assertThat(run.err()).isEmpty();
  }

  @Test
  void aClosedPipeEndsTheProgramSilently() {
    OutputStream closed =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String endless = "{\"do\":\"hello\"}\n".repeat(1000);
    InputStream in = new ByteArrayInputStream(endless.getBytes(UTF_8));
    int status = new Boardrules(() -> Run.GAMES, in, closed, err, Streams.PIPES).run("serve");
    assertThat(status).isZero();
    assertThat(err.toString(UTF_8)).isEmpty();
  }

  @Test
  @Timeout(value = 60, unit = TimeUnit.SECONDS)
  void analysesRunBesideOtherQuestionsUntilTheyAreStopped() throws Exception {
    PipedOutputStream ask = new PipedOutputStream();
    InputStream questions = new PipedInputStream(ask, 1 << 16);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Thread program =
        new Thread(
            () -> new Boardrules(() -> Run.GAMES, questions, out, out, Streams.PIPES).run("serve"));
    program.start();
    for (int id = 0; id <= ServedLimits.ANALYSES; id++) {
      String rest = ",'do':'analyse','variant':'zertz','millis':60000,'progress':true}\n";
      write(ask, "{'id':" + id + rest);
    }
    await(out, "{\"id\":" + ServedLimits.ANALYSES + ",\"error\":{\"code\":\"busy\"");
    await(out, "{\"id\":1,\"progress\":{\"best\":\"");
    write(ask, "{'id':'a','do':'stop','analysis':1}\n");
    await(out, "{\"id\":1,\"result\":{\"analysis\":{\"best\":\"");
    assertThat(out.toString(UTF_8)).doesNotContain("{\"id\":2,\"result\"");
    write(ask, "{'id':'b','do':'stop'}\n");
    for (int left : List.of(0, 2, 3)) {
      await(out, "{\"id\":" + left + ",\"result\":{\"analysis\"");
    }
    ask.close();
    program.join();
  }

  private static void write(OutputStream ask, String line) throws IOException {
    ask.write(line.replace('\'', '"').getBytes(UTF_8));
    ask.flush();
  }

  private static void await(ByteArrayOutputStream out, String text) throws InterruptedException {
    while (!out.toString(UTF_8).contains(text)) {
      Thread.sleep(20);
    }
  }

  @Test
  void whatWasAskedIsAnsweredAfterTheEndOfTheInput() {
    List<JsonObject> answers =
        answers(
            "{'id':1,'do':'analyse','variant':'zertz','nodes':100}\n{'id':2,'do':'stop','analysis':9}");
    assertThat(answers).hasSize(2);
    assertThat(answers.get(1).toString()).contains("\"id\":1,\"result\":{\"analysis\"");
  }

  private static List<JsonObject> answers(String questions) {
    return run(questions)
        .out()
        .lines()
        .map(line -> JsonParser.parseString(line).getAsJsonObject())
        .toList();
  }

  /** Returns a run with questions in which an apostrophe stands for a quotation mark. */
  private static Run run(String questions) {
    Run run = Run.with(Run.GAMES, questions.replace('\'', '"'), "serve");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    return run;
  }

  private static Run run(byte[] questions) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    InputStream in = new ByteArrayInputStream(questions);
    int status = new Boardrules(() -> Run.GAMES, in, out, out, Streams.PIPES).run("serve");
    return new Run(status, out.toString(UTF_8), "");
  }
}
