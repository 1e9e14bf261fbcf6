package io.github.boardrules.examples.spark;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Spark's standalone master and two workers with one core each, every one in a process of its own;
 * a worker starts another process for each program.
 */
final class LocalCluster implements AutoCloseable {
  private static final String HOST = "127.0.0.1";
  private static final int PATIENCE_SECONDS = 120;

  /** Arguments of Java for processes that live for some seconds. */
  static final List<String> QUICK_START =
      List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto");

  private final Path home;
  private final int port;
  private final List<Process> processes = new ArrayList<>();

  private LocalCluster(Path home, int port) {
    this.home = home;
    this.port = port;
  }

  /** Starts a cluster whose files are in an empty folder. */
  static LocalCluster start(Path folder, String classPath) throws IOException {
    Path jars = Files.createDirectories(folder.resolve("jars"));
    for (String jar : classPath.split(File.pathSeparator, -1)) {
      Path target = Path.of(jar);
      Files.createSymbolicLink(jars.resolve(target.getFileName()), target);
    }
    LocalCluster cluster = new LocalCluster(folder, freePort());
    // Should the tests be stopped, nothing of them goes on.
    Runtime.getRuntime().addShutdownHook(new Thread(cluster::close));
    cluster.launch("master.Master", "--port", Integer.toString(cluster.port));
    cluster.awaitMaster();
    for (int worker = 1; worker <= 2; worker++) {
      cluster.launch(
          "worker.Worker",
          "--cores",
          "1",
          "--memory",
          "600m",
          "--work-dir",
          folder.resolve("work" + worker).toString(),
          cluster.master());
    }
    return cluster;
  }

  /** Returns the address of the master. */
  String master() {
    return "spark://" + HOST + ":" + port;
  }

  /** Ends a worker, 1 or 2, and what it has started, as a machine does whose power fails. */
  void kill(int worker) {
    Process process = processes.get(worker);
    List<ProcessHandle> started = process.descendants().toList();
    process.destroyForcibly();
    started.forEach(ProcessHandle::destroyForcibly);
  }

  @Override
  public void close() {
    for (int i = processes.size() - 1; i >= 0; i--) {
      kill(i);
    }
  }

  private void launch(String daemon, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    command.addAll(List.of("@" + Path.of("jvm.options").toAbsolutePath(), "-Xmx300m"));
    command.addAll(QUICK_START);
    command.add("-cp");
    command.addAll(List.of(home.resolve("jars") + "/*", "org.apache.spark.deploy." + daemon));
    command.addAll(List.of("--host", HOST, "--webui-port", "0"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(home.toFile());
    builder.environment().put("SPARK_HOME", home.toString());
    // Without a distribution of Spark, the worker would search for the version in a build of Spark.
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", HOST);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home", ""));
    builder.redirectErrorStream(true);
    builder.redirectOutput(home.resolve("log" + processes.size() + ".txt").toFile());
    processes.add(builder.start());
  }

  private void awaitMaster() {
    for (int second = 0; second < PATIENCE_SECONDS; second++) {
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1000);
        return;
      } catch (IOException notYet) {
        sleep();
      }
    }
    throw new IllegalStateException("The master has not started: " + log());
  }

  /** Returns what the master has written. */
  private String log() {
    try (Stream<String> lines = Files.lines(home.resolve("log0.txt"))) {
      return String.join("\n", lines.toList());
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  private static void sleep() {
    try {
      Thread.sleep(1000);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
