package io.github.boardrules.examples.web.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.zip.GZIPOutputStream;

/**
 * Serves the site that the build has made, compressed as web hosts do, and counts what it sends.
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

  private final Path folder = Path.of(System.getProperty("boardrules.site"));
  private final ExecutorService threads = Executors.newFixedThreadPool(4);
  private final Map<Path, byte[]> bodies = new ConcurrentHashMap<>();
  private final Map<String, Integer> sent = new ConcurrentHashMap<>();
  private final HttpServer server;

  ServedSite() {
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

  /** Returns the number of bytes of each file that has been sent, once for each file. */
  Map<String, Integer> sent() {
    return new TreeMap<>(sent);
  }

  private void answer(HttpExchange exchange) throws IOException {
    String name = exchange.getRequestURI().getPath().substring(1);
    Path file = folder.resolve(name.isEmpty() ? "index.html" : name).normalize();
    if (!file.startsWith(folder) || !Files.isRegularFile(file)) {
      exchange.sendResponseHeaders(404, -1);
      exchange.close();
      return;
    }
    byte[] body = bodies.computeIfAbsent(file, ServedSite::compressed);
    String suffix = file.toString().substring(file.toString().lastIndexOf('.') + 1);
    exchange
        .getResponseHeaders()
        .set("Content-Type", TYPES.getOrDefault(suffix, "application/octet-stream"));
    exchange.getResponseHeaders().set("Content-Encoding", "gzip");
    exchange.sendResponseHeaders(200, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
    sent.put(name, body.length);
  }

  private static byte[] compressed(Path file) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    try (GZIPOutputStream zipped = new GZIPOutputStream(body)) {
      Files.copy(file, zipped);
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
