package io.github.boardrules.javascript.teavm;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.javascript.Folder;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.builder.BuildException;
import org.teavm.tooling.builder.BuildResult;
import org.teavm.tooling.builder.InProcessBuildStrategy;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the rules, the engine and the Java of a module to WebAssembly with TeaVM; {@code
 * runtime.js} runs it. Because this takes a quarter of a minute, nothing is done if nothing has
 * changed since the last time. It is started by the build and not by TeaVM's Maven plug-in, which
 * can neither do that nor run beside other modules.
 *
 * <p>Arguments: the class to start, the folder to write, and a class path that begins with the
 * folder of this module's classes. The games that the environment variable {@code
 * BOARDRULES_CLASSPATH} names are compiled too, and the file {@code added} says which.
 */
public final class WasmCompiler {
  private static final String FILE = "boardrules.wasm";
  private static final String STAMP = "boardrules.stamp";
  private static final String ADDED = "BOARDRULES_CLASSPATH";

  private WasmCompiler() {}

  /** Compiles, or ends with code 1 after it has said what the compiler cannot compile. */
  public static void main(String[] arguments) throws Exception {
    String start = arguments[0];
    Path target = Path.of(arguments[1]);
    List<Path> classPath = Stream.of(arguments[2].split(File.pathSeparator)).map(Path::of).toList();

    String added = System.getenv().getOrDefault(ADDED, "");
    List<Path> games =
        Stream.of(added.split(File.pathSeparator))
            .filter(each -> !each.isBlank())
            .map(Path::of)
            .toList();

    Path folder = target.resolve("input");
    Folder.delete(folder);
    List<Path> input = CompilerInput.write(folder, classPath, games);
    Files.writeString(target.resolve("added"), added);
    String stamp = digest(start, input);
    Path stamped = target.resolve(STAMP);
    if (Files.exists(stamped) && Files.readString(stamped).equals(stamp)) {
      return;
    }
    Files.deleteIfExists(stamped);
    if (!compile(start, target.resolve("output"), input)) {
      System.exit(1);
    }
    Files.writeString(stamped, stamp);
  }

  private static boolean compile(String start, Path output, List<Path> classPath)
      throws BuildException, IOException {
    Folder.delete(output);
    InProcessBuildStrategy build = new InProcessBuildStrategy();
    build.init();
    build.setLog(new EmptyTeaVMToolLog());
    build.setClassPathEntries(classPath.stream().map(Path::toString).toList());
    build.setMainClass(start);
    build.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    build.setTargetDirectory(output.toString());
    build.setTargetFileName(FILE);
    build.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    build.setObfuscated(true);
    build.setStrict(true); // bounds, nulls and casts are checked as on the JVM
    BuildResult result = build.build();
    List<Problem> problems = result.getProblems().getProblems();
    TeaVMProblemRenderer.describeProblems(
        result.getCallGraph(), result.getProblems(), new ConsoleTeaVMToolLog(false));
    return problems.isEmpty();
  }

  /** Returns a text that is equal only if all that the compiler reads is equal. */
  private static String digest(String start, List<Path> classPath)
      throws IOException, NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update(start.getBytes(UTF_8));
    for (Path entry : classPath) {
      for (Path file : CompilerInput.files(entry)) {
        digest.update(file.getFileName().toString().getBytes(UTF_8));
        digest.update(Files.readAllBytes(file));
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }
}
