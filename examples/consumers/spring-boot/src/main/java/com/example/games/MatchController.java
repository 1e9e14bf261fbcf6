package com.example.games;

import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.Limit;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

@RestController
class MatchController {
  private final Catalog catalog;
  private final Map<String, Match<String, String>> matches = new ConcurrentHashMap<>();
  private final Map<String, MoveInput<String, String>> inputs = new ConcurrentHashMap<>();
  private final AtomicInteger analyses = new AtomicInteger();

  MatchController(Catalog catalog) {
    this.catalog = catalog;
  }

  @GetMapping("/games")
  Catalog games() {
    return catalog;
  }

  @PutMapping("/matches/{id}")
  Match<String, String> open(@PathVariable String id, @RequestBody String variant) {
    return keep(id, Match.of(catalog.textRules(variant)));
  }

  @PostMapping("/matches/{id}/moves")
  Match<String, String> play(@PathVariable String id, @RequestBody String move) {
    return keep(id, matches.get(id).playText(move));
  }

  /** Enters a touch of a person; a move that no touch can follow is played. */
  @PostMapping("/matches/{id}/touches")
  Object touch(@PathVariable String id, @RequestBody String step) {
    var input = inputs.compute(id, (key, before) -> before.enter(Step.parse(step)));
    return input.isFinished() ? play(id, input.move().orElseThrow()) : input;
  }

  /** Sends what an engine finds out within a minute; it stops when the reader has gone. */
  @GetMapping("/matches/{id}/analysis")
  SseEmitter analyse(@PathVariable String id) {
    var out = new SseEmitter(0L);
    var match = matches.get(id);
    CompletableFuture.runAsync(() -> analyse(match, out)).whenComplete((end, failure) -> out.complete());
    return out;
  }

  private void analyse(Match<String, String> match, SseEmitter out) {
    analyses.incrementAndGet();
    try {
      Engine.of(catalog.textRules(match.rules().variant()))
          .analyse(match, Limit.time(Duration.ofMinutes(1)), found -> send(out, found.best()));
    } finally {
      analyses.decrementAndGet();
    }
  }

  private static void send(SseEmitter out, String best) {
    try {
      out.send(best);
    } catch (IOException gone) {
      Thread.currentThread().interrupt(); // ends the analysis
    }
  }

  @GetMapping("/analyses")
  int analyses() {
    return analyses.get();
  }

  private Match<String, String> keep(String id, Match<String, String> match) {
    inputs.put(id, MoveInput.of(match.rules(), match.position()));
    matches.put(id, match);
    return match;
  }
}
