package com.example.games;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.Catalog;
import java.util.List;
import java.util.Locale;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import tools.jackson.databind.json.JsonMapper;

/** A server for matches of every installed game; with the argument "visit" a client tries it. */
@SpringBootApplication
@RestControllerAdvice
public class GamesApplication {
  private final JsonMapper json;

  GamesApplication(JsonMapper json) {
    this.json = json;
  }

  public static void main(String[] arguments) throws Exception {
    var context = SpringApplication.run(GamesApplication.class, arguments);
    if (List.of(arguments).contains("visit")) {
      new Visitor(context.getEnvironment().getProperty("local.server.port")).visit();
      context.close();
    }
  }

  @Bean
  static Catalog catalog() {
    return Catalog.installed();
  }

  /** Says what is wrong with a request, in the language of the reader. */
  @ExceptionHandler({IllegalMoveException.class, NotationException.class})
  ResponseEntity<String> explain(IllegalArgumentException problem, Locale locale) {
    int unreadable = problem instanceof VariantException ? 404 : 422;
    return ResponseEntity.status(problem instanceof IllegalMoveException ? 409 : unreadable)
        .contentType(MediaType.APPLICATION_JSON)
        .body(json.writer().with(locale).writeValueAsString(problem));
  }
}
