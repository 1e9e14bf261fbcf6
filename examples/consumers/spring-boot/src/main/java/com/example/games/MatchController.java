package com.example.games;

import io.github.boardrules.core.Rules;

import io.github.boardrules.core.catalog.Catalog;

import io.github.boardrules.core.TextRules;

import io.github.boardrules.core.*;
import io.github.boardrules.core.catalog.*;
import io.github.boardrules.core.play.*;
import io.github.boardrules.engine.*;
import java.io.IOException;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.UnaryOperator;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

@RestController
class MatchController {
  private final Catalog catalog;
  private final Map<String, Table> tables = new ConcurrentHashMap<>();
  private final ExecutorService threads = Executors.newFixedThreadPool(2);

  record Opening(TextRules variant) {}
  record Played(String move) {}
  record Touch(Step step) {}
  record Finding(String best, double value, int depth) {}

  /** A match, and the move that is being entered. */
  record Table(Match<String, String> match, MoveInput<String, String> input) {
    Table(Match<String, String> match) {
      this(match, MoveInput.of(match.rules(), match.position()));
    }

    /** Enters a step, and plays the move if no step can follow. */
    Table touch(Step step) {
      var next = input.enter(step);
      return next.isFinished() ? new Table(match.play(next.move().get())) : new Table(match, next);
    }
  }

  MatchController(Catalog catalog) {
    this.catalog = catalog;
  }

  @GetMapping("/games")
  Catalog games() {
    return catalog;
  }

  @PutMapping("/matches/{id}")
  Table open(@PathVariable String id, @RequestBody Opening opening) {
    return tables.merge(id, new Table(Match.of(opening.variant())), (old, opened) -> opened);
  }

  @PostMapping("/matches/{id}/moves")
  Table play(@PathVariable String id, @RequestBody Played played) {
    return change(id, table -> new Table(table.match().playText(played.move())));
  }

  @PostMapping("/matches/{id}/touches")
  Table touch(@PathVariable String id, @RequestBody Touch touch) {
    return change(id, table -> table.touch(touch.step()));
  }

  /** Sends what an engine finds out within a minute; it stops when the reader has gone. */
  @GetMapping("/matches/{id}/analysis")
  SseEmitter analyse(@PathVariable String id) {
    var match = change(id, table -> table).match();
    match.status().requireOngoing();
    var out = new SseEmitter(0L);
    threads.execute(() -> {
      try {
        analyse(catalog.rules(match.rules().variant()), match.moves(), out);
      } finally {
        out.complete();
        System.out.println("The analysis of match " + id + " has ended.");
      }
    });
    return out;
  }

  /** Analyses with the game's own types, which is faster than in strings. */
  private static <S, M> void analyse(Rules<S, M> rules, List<String> moves, SseEmitter out) {
    var match = Match.of(rules);
    for (var move : moves) {
      match = match.playText(move);
    }
    Engine.of(rules).analyse(match, Limit.time(Duration.ofMinutes(1)), found -> {
      var best = rules.notation().formatMove(found.best());
      try {
        out.send(new Finding(best, found.valueForMover(), found.depth()));
      } catch (IOException | IllegalStateException gone) {
        Thread.currentThread().interrupt(); // ends the analysis
      }
    });
  }

  /** Changes a match for one client at a time. */
  private Table change(String id, UnaryOperator<Table> change) {
    return Optional.ofNullable(tables.computeIfPresent(id, (key, table) -> change.apply(table)))
        .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
  }
}
