package io.github.boardrules.examples.cli.repository;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command {@code web} and its server. */
class WebCommandTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "GET, '', 200, text/html; charset=utf-8, page",
    "GET, js/main.js, 200, text/javascript; charset=utf-8, code",
    "GET, boardrules.wasm, 200, application/wasm, bytes",
    "GET, other, 200, application/octet-stream, other",
    "HEAD, '', 200, text/html; charset=utf-8, ''",
    "GET, js, 404, '', ''",
    "GET, missing.js, 404, '', ''",
    "GET, ../outside, 404, '', ''",
    "GET, %2e%2e/outside, 404, '', ''",
    "POST, '', 405, '', ''",
  })
  void filesOfTheFolderAreServed(
      String method, String path, int status, String type, String content)
      throws IOException, InterruptedException {
    Path site = Files.createDirectories(folder.resolve("site/js")).resolve("..").normalize();
    Files.writeString(folder.resolve("outside"), "secret");
    Files.writeString(site.resolve("index.html"), "page");
    Files.writeString(site.resolve("js/main.js"), "code");
    Files.writeString(site.resolve("boardrules.wasm"), "bytes");
    Files.writeString(site.resolve("other"), "other");
    try (SiteServer server = SiteServer.of(site, 0)) {
      server.start();
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(server.address() + path))
              .method(method, HttpRequest.BodyPublishers.noBody())
              .build();

      HttpResponse<String> answer =
          HttpClient.newHttpClient().send(request, BodyHandlers.ofString());

      assertThat(answer.statusCode()).isEqualTo(status);
      assertThat(answer.headers().firstValue("Content-Type").orElse("")).isEqualTo(type);
      assertThat(answer.body()).isEqualTo(content);
    }
  }

  @Test
  void aTakenPortIsReported() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(taken.getLocalPort());
      assertThat(Run.of("web --port", port))
          .isEqualTo(
              Run.failed(
                  "port " + port + " is in use or not allowed: choose another with --port."));
    }
    assertThat(Run.of("web --port 65536").err()).contains("--port", "65535");
  }
}
