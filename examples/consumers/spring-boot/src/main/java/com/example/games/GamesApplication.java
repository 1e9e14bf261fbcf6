package com.example.games;

import io.github.boardrules.core.*;
import io.github.boardrules.core.catalog.Catalog;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.http.*;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import org.springframework.web.bind.annotation.*;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** A server for matches of every installed game. */
@SpringBootApplication
@RestControllerAdvice
public class GamesApplication {
  public static void main(String[] arguments) {
    SpringApplication.run(GamesApplication.class, arguments);
  }

  @Bean
  static Catalog catalog() {
    return Catalog.installed();
  }

  /** Writes sentences and labels in the language of the request. */
  @Bean
  static JacksonJsonHttpMessageConverter json(JsonMapper mapper) {
    return new JacksonJsonHttpMessageConverter(mapper) {
      @Override
      protected ObjectWriter customizeWriter(ObjectWriter writer, JavaType type, MediaType media) {
        return writer.with(LocaleContextHolder.getLocale());
      }
    };
  }

  /** Says what is wrong with a request. */
  @ExceptionHandler({IllegalMoveException.class, NotationException.class})
  ResponseEntity<Exception> explain(IllegalArgumentException problem) {
    int unreadable = problem instanceof VariantException ? 404 : 422;
    int status = problem instanceof IllegalMoveException ? 409 : unreadable;
    return ResponseEntity.status(status).body(problem);
  }
}
