package io.github.boardrules.javascript.teavm;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.teavm.classlib.impl.text.DoubleAnalyzer;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReader;
import org.teavm.model.FieldReference;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReader;
import org.teavm.model.MethodReference;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.PutFieldInstruction;
import org.teavm.model.util.ModelUtils;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Adds methods to classes of the JDK as TeaVM has them, or replaces those that are wrong there:
 * methods of objects find themselves as {@code this}. The compiler finds this plug-in by its file
 * of services.
 */
public final class MissingMethods implements TeaVMPlugin, ClassHolderTransformer {
  private static final Map<String, Class<?>> ADDITIONS =
      Map.ofEntries(
          Map.entry("java.lang.Long", LongMethods.class),
          Map.entry("java.lang.Math", MathMethods.class),
          Map.entry("java.lang.Runtime", RuntimeMethods.class),
          Map.entry("java.lang.String", StringMethods.class),
          Map.entry("java.lang.Thread", ThreadMethods.class),
          Map.entry("java.util.Collections", CollectionsMethods.class),
          Map.entry("java.util.ListResourceBundle", ListResourceBundleMethods.class),
          Map.entry("java.util.Locale", LocaleMethods.class),
          Map.entry("java.util.Map", MapMethods.class),
          Map.entry("java.util.ResourceBundle", ResourceBundleMethods.class),
          Map.entry("java.util.Set", SetMethods.class),
          Map.entry("java.util.stream.impl.SimpleStreamImpl", StreamMethods.class),
          Map.entry("org.teavm.classlib.impl.text.DoubleAnalyzer", DoubleMethods.class),
          Map.entry("org.teavm.backend.wasm.runtime.WasmGCSupport", SupportMethods.class));

  private static final MethodDescriptor INITIALISER = new MethodDescriptor("<clinit>", void.class);

  /** Makes the plug-in; only the compiler does. */
  public MissingMethods() {}

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    Class<?> additions = ADDITIONS.get(type.getName());
    if (additions == null) {
      return;
    }
    if (additions == DoubleMethods.class) {
      type.removeMethod(type.getMethod(INITIALISER)); // which has its tables
    }
    ClassReader source = context.getHierarchy().getClassSource().get(additions.getName());
    for (MethodReader method : source.getMethods()) {
      if (!method.getName().startsWith("<") && method.getProgram() != null) {
        MethodHolder wrong = type.getMethod(method.getDescriptor());
        if (wrong != null) {
          type.removeMethod(wrong);
        }
        MethodHolder copy = ModelUtils.copyMethod(method);
        callOwner(copy, additions, type);
        type.addMethod(copy);
      }
    }
  }

  /** Lets a method that was moved use the methods and fields of its new class. */
  private static void callOwner(MethodHolder method, Class<?> source, ClassHolder owner) {
    for (BasicBlock block : method.getProgram().getBasicBlocks()) {
      for (Instruction instruction : block) {
        if (instruction instanceof InvokeInstruction call
            && call.getMethod().getClassName().equals(source.getName())) {
          call.setMethod(new MethodReference(owner.getName(), call.getMethod().getDescriptor()));
        } else if (instruction instanceof GetFieldInstruction get
            && get.getField().getClassName().equals(source.getName())) {
          get.setField(new FieldReference(owner.getName(), get.getField().getFieldName()));
        } else if (instruction instanceof PutFieldInstruction put
            && put.getField().getClassName().equals(source.getName())) {
          put.setField(new FieldReference(owner.getName(), put.getField().getFieldName()));
        }
      }
    }
  }

  static final class LongMethods {
    /** The most digits with which no number exceeds an unsigned long. */
    private static final int MAX_DIGITS = 19;

    /** Returns a number of 1 to 19 digits, which is all that the games ask for. */
    public static long parseUnsignedLong(String digits) {
      long number = 0;
      for (int i = 0; i < digits.length(); i++) {
        int digit = digits.charAt(i) - '0';
        if (digit < 0 || digit > 9) {
          throw new NumberFormatException(digits);
        }
        number = 10 * number + digit;
      }
      if (digits.isEmpty() || digits.length() > MAX_DIGITS) {
        throw new NumberFormatException(digits);
      }
      return number;
    }
  }

  /** The tables with which TeaVM finds the digits of a number would be 8 kB of the page. */
  static final class DoubleMethods {
    private static final double LEAST_DIGITS = 1e14;

    private DoubleMethods() {}

    /** Finds the digits of a number, and its sign. */
    public static void analyze(double value, DoubleAnalyzer.Result result) {
      long[] found = digits(Math.abs(value));
      result.sign = value < 0;
      result.mantissa = found[0];
      result.exponent = (int) found[1];
    }

    /** Returns the first 15 digits with three zeros behind them, and the exponent of the first. */
    static long[] digits(double value) {
      double size = value;
      int exponent = size == 0 ? 0 : 14;
      for (; size >= 10 * LEAST_DIGITS; exponent++) {
        size /= 10;
      }
      for (; size > 0 && size < LEAST_DIGITS; exponent--) {
        size *= 10;
      }
      long digits = Math.round(size);
      boolean isCarried = digits == 10 * (long) LEAST_DIGITS;
      return isCarried
          ? new long[] {100 * digits, exponent + 1}
          : new long[] {1000 * digits, exponent};
    }
  }

  /** A bundle has one property, as {@link CompilerInput} writes them. */
  abstract static class ListResourceBundleMethods {
    // This field and the next method are those of the class to which the last one is moved.
    HashMap<String, Object> table;

    abstract Object[][] getContents();

    /** Reads the keys and their sentences when the first is asked for. */
    private void initializeTable() {
      if (table == null) {
        HashMap<String, Object> read = new HashMap<>();
        String[] parts = ((String) getContents()[0][1]).split(CompilerInput.SEPARATOR, -1);
        for (int i = 0; i < parts.length - 1; i += 2) {
          read.put(parts[i], parts[i + 1]);
        }
        table = read;
      }
    }
  }

  static final class LocaleMethods {
    /**
     * Returns a locale whose second part, a script or a region, is what TeaVM calls the country,
     * and the third the variant.
     */
    public static Locale forLanguageTag(String tag) {
      // The compiler drops a concatenation by + from a method that is moved into another class.
      String[] parts = tag.concat("--").split("-", -1);
      return new Locale(parts[0], parts[1], parts[2]);
    }

    /** Returns that there is no script, as {@link #forLanguageTag} makes it the country. */
    public String getScript() {
      return "";
    }
  }

  static final class MathMethods {
    private static final long LOW = 0xFFFF_FFFFL;

    /**
     * Returns the high 64 bits of a product, as {@link Math#multiplyHigh} does; after Henry S.
     * Warren, Hacker's Delight, figure 8-2.
     */
    public static long multiplyHigh(long x, long y) {
      long xHigh = x >> 32;
      long xLow = x & LOW;
      long yHigh = y >> 32;
      long yLow = y & LOW;
      long middle = xHigh * yLow + ((xLow * yLow) >>> 32);
      long carried = (middle & LOW) + xLow * yHigh;
      return xHigh * yHigh + (middle >> 32) + (carried >> 32);
    }
  }

  static final class RuntimeMethods {
    /** Returns what every browser lets a page have; this page asks for less. */
    public long maxMemory() {
      return 256L << 20;
    }
  }

  /** TeaVM lacks them, or has them only with its large machine for regular expressions. */
  static final class StringMethods {
    /** Returns the lines of this string, which may end with a line feed. */
    public Stream<String> lines() {
      String text = toString();
      List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
      if (text.isEmpty() || text.endsWith("\n")) {
        lines.remove(lines.size() - 1);
      }
      return lines.stream();
    }

    /** Returns all parts; the separator is one character, perhaps after a backslash. */
    public String[] split(String separator, int limit) {
      boolean isEscaped = separator.length() == 2 && separator.charAt(0) == '\\';
      String literal = isEscaped ? separator.substring(1) : separator;
      if (literal.length() != 1 || limit >= 0) {
        throw new UnsupportedOperationException(separator);
      }
      String text = toString();
      List<String> parts = new ArrayList<>();
      int from = 0;
      for (int end = text.indexOf(literal); end >= 0; end = text.indexOf(literal, from)) {
        parts.add(text.substring(from, end));
        from = end + 1;
      }
      parts.add(text.substring(from));
      return parts.toArray(new String[0]);
    }
  }

  /**
   * The page starts no thread: with one searcher the engine needs none. Without these, every method
   * of the engine would be compiled so that it can be suspended, which is slower and forbids
   * JavaScript to call it.
   */
  static final class ThreadMethods {
    /** Refuses to start a thread. */
    @SuppressWarnings("DoNotCallSuggester") // the compiler calls it in place of the real one
    public void start() {
      throw new UnsupportedOperationException("There is one thread only.");
    }

    /** Does not wait for a thread that has never been started. */
    public final void join() {}
  }

  /** Here they copy, which no caller can tell. */
  static final class CollectionsMethods {
    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> map) {
      return new TreeMap<K, V>(map);
    }

    public static <E> SortedSet<E> unmodifiableSortedSet(SortedSet<E> set) {
      return new TreeSet<E>(set);
    }
  }

  /** The empty copies of TeaVM trap when they are asked for a key. */
  static final class MapMethods {
    public static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
      return Collections.unmodifiableMap(new HashMap<K, V>(map));
    }
  }

  static final class ResourceBundleMethods {
    /** Returns the keys of this bundle and of those that stand in for it. */
    public Set<String> keySet() {
      ResourceBundle bundle = (ResourceBundle) (Object) this;
      return new HashSet<>(Collections.list(bundle.getKeys()));
    }
  }

  /** The empty copies of TeaVM trap when they are asked for an element. */
  static final class SetMethods {
    public static <E> Set<E> copyOf(Collection<? extends E> elements) {
      return Collections.unmodifiableSet(new HashSet<E>(elements));
    }
  }

  /**
   * The decoder of the strings of a program. TeaVM's own is hot while a program starts, and becomes
   * a function that the optimising compiler of V8 12.4, as in Node 22, compiles without end.
   */
  static final class SupportMethods {
    private SupportMethods() {}

    /** Returns the next string: its length, and then its characters in UTF-8. */
    public static char[] nextCharArray() {
      char[] units = new char[nextLEB()];
      int at = 0;
      while (at < units.length) {
        int code = nextByte() & 0xFF;
        int following = code < 0xC0 ? 0 : code < 0xE0 ? 1 : code < 0xF0 ? 2 : 3;
        if (following > 0) {
          code &= 0x3F >> following;
          for (int i = 0; i < following; i++) {
            code = code << 6 | (nextByte() & 0x3F);
          }
        }
        if (code > Character.MAX_VALUE) {
          units[at++] = Character.highSurrogate(code);
          code = Character.lowSurrogate(code);
        }
        units[at++] = (char) code;
      }
      return units;
    }

    // These are methods of the class to which the first is moved.

    private static native int nextLEB();

    private static native byte nextByte();
  }

  /** TeaVM forgets what it has seen between two parts of a stream, as of {@code flatMap}. */
  static final class StreamMethods {
    public Stream<?> distinct() {
      Stream<?> elements = (Stream<?>) (Object) this;
      return new LinkedHashSet<>(elements.toList()).stream();
    }
  }
}
