package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hadoop.security.UserGroupInformation;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.core.config.Configurator;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;

/** Where Spark runs, as Spark writes it; empty if {@code spark-submit} has said it. */
record Master(Optional<String> url) {
  private static final String SUBMITTED = "spark.master";
  private static final Pattern KNOWN =
      Pattern.compile("local(\\[(\\d+|\\*)(,\\d+)?])?|yarn|k8s://.+|spark://.+");
  private static final String JARS = "spark.jars";

  /** What Java calls a user whose number has no name, as in a container. */
  private static final String NO_NAME = "?";

  private static final String STANDALONE = "spark://";
  private static final String LOOPBACK = "127.0.0.1";
  private static final Pattern ADDRESS = Pattern.compile("([^:/,\\s]+|\\[[^]]+]):(\\d{1,5})");
  private static final int MAX_WAIT_MILLIS = 5000;

  /** Returns the master of an argument, of {@code spark-submit}, or two cores of this machine. */
  static Master of(Optional<String> argument) {
    argument.filter(url -> !KNOWN.matcher(url).matches()).ifPresent(Master::refuse);
    boolean isSubmitted = new SparkConf().contains(SUBMITTED);
    return new Master(
        isSubmitted && argument.isEmpty() ? argument : argument.or(() -> Optional.of("local[2]")));
  }

  /** Asks a standalone master whether it is there, because Spark would try for a minute. */
  void requireAnswer() {
    String master = url.orElseGet(() -> new SparkConf().get(SUBMITTED, ""));
    if (!master.startsWith(STANDALONE)) {
      return;
    }
    String[] addresses = master.substring(STANDALONE.length()).split(",", -1);
    if (Arrays.stream(addresses).noneMatch(address -> answers(master, address))) {
      throw Failure.of("spark-no-answer", "master", Texts.quote(master));
    }
  }

  /** Starts Spark. */
  SparkSession start(String job, Level level) {
    Configurator.setRootLevel(level);
    SparkConf conf = new SparkConf().setAppName("boardrules " + job);
    url.ifPresentOrElse(
        conf::setMaster,
        // spark-submit has a configuration of its own.
        () -> conf.set("spark.log.level", level.name()));
    if (conf.get(SUBMITTED, "").startsWith("local")) {
      // Nobody else needs to reach this process.
      conf.setIfMissing("spark.driver.host", LOOPBACK);
      conf.setIfMissing("spark.driver.bindAddress", LOOPBACK);
      conf.setIfMissing("spark.ui.enabled", "false");
    }
    conf.setIfMissing("spark.ui.showConsoleProgress", "false");
    nameUser();
    SparkSession spark = SparkSession.builder().config(conf).getOrCreate();
    if (!conf.contains(JARS)) {
      // Not by the setting, in whose list a comma in the path would begin another jar.
      jar().ifPresent(spark.sparkContext()::addJar);
    }
    return spark;
  }

  /** Gives a name to a user without one, for whom Hadoop would not start. */
  private static void nameUser() {
    if (System.getProperty("user.name", NO_NAME).equals(NO_NAME)) {
      UserGroupInformation.setLoginUser(UserGroupInformation.createRemoteUser("nameless"));
    }
  }

  /** Returns the jar of this program, which the workers need. */
  private static Optional<String> jar() {
    try {
      Path jar = Path.of(Master.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return Files.isRegularFile(jar) ? Optional.of(jar.toUri().toString()) : Optional.empty();
    } catch (URISyntaxException problem) {
      return Optional.empty();
    }
  }

  private static boolean answers(String master, String address) {
    Matcher known = ADDRESS.matcher(address);
    int port = known.matches() ? Integer.parseInt(known.group(2)) : Integer.MAX_VALUE;
    if (port > 65_535) {
      refuse(master);
    }
    try (Socket connection = new Socket()) {
      connection.connect(new InetSocketAddress(known.group(1), port), MAX_WAIT_MILLIS);
      return true;
    } catch (IOException problem) {
      return false;
    }
  }

  private static void refuse(String url) {
    throw Failure.of("spark-master-unknown", "master", Texts.quote(url));
  }
}
