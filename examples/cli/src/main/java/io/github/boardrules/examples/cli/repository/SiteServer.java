package io.github.boardrules.examples.cli.repository;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves the files of a folder to the browsers of this machine, with the JDK's HTTP server. */
final class SiteServer implements AutoCloseable {
  private static final int THREADS = 4;

  /** Browsers compile WebAssembly and run modules only under their right types. */
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "webmanifest", "application/manifest+json",
          "wasm", "application/wasm");

  private final Path folder;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

  private SiteServer(Path folder, HttpServer server) {
    this.folder = folder.toAbsolutePath().normalize();
    this.server = server;
  }

  /** Takes a port, 0 for any free one, but does not serve yet; the folder may be made later. */
  static SiteServer of(Path folder, int port) throws IOException {
    InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    return new SiteServer(folder, HttpServer.create(address, 0));
  }

  void start() {
    server.createContext("/", this::answer);
    server.setExecutor(threads);
    server.start();
  }

  String address() {
    return "http://localhost:" + server.getAddress().getPort() + "/";
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String method = exchange.getRequestMethod();
      if (!method.equals("GET") && !method.equals("HEAD")) {
        exchange.getResponseHeaders().set("Allow", "GET, HEAD");
        exchange.sendResponseHeaders(405, -1);
        return;
      }
      String name = exchange.getRequestURI().getPath().substring(1);
      Path file = folder.resolve(name.isEmpty() ? "index.html" : name).normalize();
      if (!file.startsWith(folder) || !Files.isRegularFile(file)) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      byte[] content = Files.readAllBytes(file);
      String suffix = name.isEmpty() ? "html" : name.substring(name.lastIndexOf('.') + 1);
      exchange
          .getResponseHeaders()
          .set("Content-Type", TYPES.getOrDefault(suffix, "application/octet-stream"));
      exchange.getResponseHeaders().set("Cache-Control", "no-cache");
      if (method.equals("HEAD")) {
        exchange.sendResponseHeaders(200, -1);
        return;
      }
      exchange.sendResponseHeaders(200, content.length == 0 ? -1 : content.length);
      try (OutputStream body = exchange.getResponseBody()) {
        body.write(content);
      }
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
