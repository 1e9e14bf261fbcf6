package io.github.boardrules.examples.spark;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Spark's standalone master and two workers with one core each, every one in a process of its own;
 * a worker starts another process for each program.
 */
final class LocalCluster implements AutoCloseable {
  private static final String HOST = "127.0.0.1";
  private static final String LISTENING = "--host " + HOST + " --webui-port 0";

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
    // Should the tests be stopped, nothing of them continues.
    Runtime.getRuntime().addShutdownHook(new Thread(cluster::close));
    cluster.launch("master.Master " + LISTENING + " --port " + cluster.port);
    cluster.awaitMaster();
    for (int worker = 1; worker <= 2; worker++) {
      String options = "--cores 1 --memory 600m --work-dir " + folder.resolve("work" + worker);
      cluster.launch("worker.Worker " + LISTENING + " " + options + " " + cluster.master());
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

  private void launch(String line) throws IOException {
    ProcessBuilder builder = java(home + "/jars/*", "org.apache.spark.deploy." + line);
    builder.directory(home.toFile());
    builder.environment().put("SPARK_HOME", home.toString());
    // Without a distribution of Spark, the worker would search for the version in a build of Spark.
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", HOST);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home", ""));
    builder.redirectErrorStream(true);
    builder.redirectOutput(home.resolve("log" + processes.size() + ".txt").toFile());
    processes.add(builder.start());
  }

  /** Returns what starts a program of Java, given by a line with its arguments. */
  static ProcessBuilder java(String classPath, String line) {
    List<String> command = new ArrayList<>(QUICK_START);
    command.add(0, Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    command.addAll(List.of("@" + Path.of("jvm.options").toAbsolutePath(), "-Xmx600m"));
    command.addAll(List.of("-cp", classPath));
    command.addAll(List.of(line.split(" ", -1)));
    return new ProcessBuilder(command);
  }

  private void awaitMaster() throws IOException {
    for (int second = 0; second < 120; second++) {
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1000);
        return;
      } catch (IOException notYet) {
        LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
      }
    }
    String log = Files.readString(home.resolve("log0.txt"));
    throw new IllegalStateException("The master has not started: " + log);
  }

  static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
