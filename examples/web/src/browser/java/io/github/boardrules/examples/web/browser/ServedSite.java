package io.github.boardrules.examples.web.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.zip.GZIPOutputStream;

/**
 * Serves the site that the build has made, compressed and with a strict policy as web hosts do, and
 * counts what it sends.
 */
final class ServedSite implements AutoCloseable {
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html",
          "js", "text/javascript",
          "css", "text/css",
          "svg", "image/svg+xml",
          "png", "image/png",
          "webmanifest", "application/manifest+json",
          "wasm", "application/wasm");

  private final Path folder;
  private final ExecutorService threads = Executors.newFixedThreadPool(4);
  private final Map<Path, byte[]> bodies = new ConcurrentHashMap<>();
  private final Map<String, Integer> sent = new ConcurrentHashMap<>();
  private final HttpServer server;

  /** Serves a folder: the site, or another. */
  ServedSite(Path folder) {
    this.folder = folder;
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  /** Returns the address of the page. */
  String address() {
    return "http://localhost:" + server.getAddress().getPort() + "/";
  }

  /** Puts another text in place of a file, as an update of the site does. */
  void put(String name, String text) {
    bodies.put(folder.resolve(name), compressed(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** Returns the number of bytes of each file that has been sent, once for each file. */
  Map<String, Integer> sent() {
    return new TreeMap<>(sent);
  }

  private void answer(HttpExchange exchange) throws IOException {
    String name = exchange.getRequestURI().getPath().substring(1);
    Path file = folder.resolve(name.isEmpty() ? "index.html" : name).normalize();
    if (!file.startsWith(folder) || !(bodies.containsKey(file) || Files.isRegularFile(file))) {
      exchange.sendResponseHeaders(404, -1);
      exchange.close();
      return;
    }
    byte[] body = bodies.computeIfAbsent(file, each -> compressed(content(each)));
    String suffix = file.toString().substring(file.toString().lastIndexOf('.') + 1);
    exchange
        .getResponseHeaders()
        .set("Content-Type", TYPES.getOrDefault(suffix, "application/octet-stream"));
    exchange.getResponseHeaders().set("Content-Encoding", "gzip");
    // A worker obeys its own file's policy, not that of its page.
    exchange
        .getResponseHeaders()
        .set("Content-Security-Policy", "script-src 'self' 'wasm-unsafe-eval'");
    exchange.sendResponseHeaders(200, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
    sent.put(name, body.length);
  }

  /** Returns a file that the build has made. */
  byte[] content(Path file) {
    try {
      return Files.readAllBytes(folder.resolve(file));
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  private static byte[] compressed(byte[] content) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    try (GZIPOutputStream zipped = new GZIPOutputStream(body)) {
      zipped.write(content);
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
    return body.toByteArray();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
