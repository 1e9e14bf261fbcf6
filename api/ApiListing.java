import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedTypeVariable;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.TypeVariable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lists the API of a module: its exported packages, and their public and protected types and
 * members. The build runs it on compiled classes. Omitted are members that every object, record or
 * enum has, superclasses that nobody can name or use, and methods that override one of a supertype
 * and return the same type: who knows the supertype knows them. Types are written without their
 * packages.
 */
final class ApiListing {
  private static final Set<String> OF_OBJECT = Set.of("equals", "hashCode", "toString");
  private static final Set<String> OF_ENUM = Set.of("values", "valueOf");

  private ApiListing() {}

  /**
   * Checks a listing, or writes it.
   *
   * @param arguments {@code check} or {@code write}, the folder of the compiled module, and the
   *     file of the listing
   */
  public static void main(String[] arguments) throws IOException, ClassNotFoundException {
    Path classes = Path.of(arguments[1]);
    Path file = Path.of(arguments[2]);
    if (!Files.exists(classes)) {
      return; // a parent has no classes
    }
    List<String> now = module(classes);
    if (arguments[0].equals("write")) {
      Files.write(file, now);
      return;
    }
    List<String> listed = Files.exists(file) ? Files.readAllLines(file) : List.of();
    if (!listed.equals(now)) {
      System.err.println("The listing " + file.getFileName() + " in api/ is out of date:");
      listed.stream()
          .filter(line -> !now.contains(line))
          .map("-"::concat)
          .forEach(System.err::println);
      now.stream()
          .filter(line -> !listed.contains(line))
          .map("+"::concat)
          .forEach(System.err::println);
      System.err.println("If the change is intended, renew the listing and commit it:");
      System.err.println("  ./mvnw -Papi -Dmaven.test.skip process-classes");
      System.exit(1);
    }
  }

  private static List<String> module(Path classes) throws IOException, ClassNotFoundException {
    ModuleDescriptor module = ModuleFinder.of(classes).findAll().iterator().next().descriptor();
    var lines = new ArrayList<String>();
    lines.add("module " + module.name());
    Stream.of(
            module.requires().stream()
                .filter(required -> !required.name().equals("java.base"))
                .map(required -> "requires " + modifiers(required) + required.name()),
            module.uses().stream().map(service -> "uses " + service),
            module.provides().stream()
                .map(
                    provided -> "provides " + provided.service() + " with " + provided.providers()))
        .flatMap(Stream::sorted)
        .map("  "::concat)
        .forEach(lines::add);
    List<String> packages =
        module.exports().stream()
            .filter(exports -> !exports.isQualified())
            .map(ModuleDescriptor.Exports::source)
            .sorted()
            .toList();
    for (String name : packages) {
      lines.addAll(List.of("", "package " + name));
      for (Class<?> type : types(classes, name)) {
        lines.addAll(List.of("", "  " + head(type)));
        members(type).map("    "::concat).forEach(lines::add);
      }
    }
    return lines;
  }

  private static String modifiers(ModuleDescriptor.Requires required) {
    return Stream.of(
            ModuleDescriptor.Requires.Modifier.STATIC,
            ModuleDescriptor.Requires.Modifier.TRANSITIVE)
        .filter(required.modifiers()::contains)
        .map(modifier -> modifier.name().toLowerCase(Locale.ROOT) + " ")
        .collect(Collectors.joining());
  }

  private static List<Class<?>> types(Path classes, String name)
      throws IOException, ClassNotFoundException {
    var types = new ArrayList<Class<?>>();
    try (var files = Files.newDirectoryStream(classes.resolve(name.replace('.', '/')), "*.class")) {
      for (Path file : files) {
        String simple = file.getFileName().toString().replaceFirst("\\.class$", "");
        if (!simple.equals("package-info")) {
          types.add(Class.forName(name + "." + simple));
        }
      }
    }
    types.removeIf(type -> !isVisible(type));
    types.sort(Comparator.comparing(Class::getName));
    return types;
  }

  private static boolean isVisible(Class<?> type) {
    return !type.isAnonymousClass()
        && !type.isLocalClass()
        && isVisible(type.getModifiers())
        && (type.getDeclaringClass() == null || isVisible(type.getDeclaringClass()));
  }

  private static boolean isVisible(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }

  private static String head(Class<?> type) {
    var text = new StringBuilder(deprecated(type));
    int modifiers = type.getModifiers();
    text.append(Modifier.isProtected(modifiers) ? "protected " : "");
    text.append(type.isSealed() ? "sealed " : "");
    text.append(kind(type))
        .append(' ')
        .append(name(type))
        .append(variables(type.getTypeParameters()));
    if (type.isRecord()) {
      text.append(
          Arrays.stream(type.getRecordComponents())
              .map(component -> text(component.getAnnotatedType()) + " " + component.getName())
              .collect(Collectors.joining(", ", "(", ")")));
    }
    AnnotatedType above = type.getAnnotatedSuperclass();
    if (kind(type).endsWith("class") && !addsNothing(type.getSuperclass())) {
      text.append(" extends ").append(text(above));
    }
    text.append(
        list(type.isInterface() ? " extends " : " implements ", type.getAnnotatedInterfaces()));
    if (type.isSealed()) {
      text.append(
          Arrays.stream(type.getPermittedSubclasses())
              .map(ApiListing::name)
              .sorted()
              .collect(Collectors.joining(", ", " permits ", "")));
    }
    return text.toString();
  }

  private static String kind(Class<?> type) {
    if (type.isInterface()) {
      return type.isAnnotation() ? "@interface" : "interface";
    }
    if (type.isRecord() || type.isEnum()) {
      return type.isRecord() ? "record" : "enum";
    }
    String last = Modifier.isFinal(type.getModifiers()) ? "final " : "";
    return (Modifier.isAbstract(type.getModifiers()) ? "abstract " : last) + "class";
  }

  /** Returns constants in their order, then fields, constructors and methods by name. */
  private static Stream<String> members(Class<?> type) {
    Stream<String> constants =
        Arrays.stream(type.getDeclaredFields()).filter(Field::isEnumConstant).map(Field::getName);
    Stream<String> fields =
        Arrays.stream(type.getDeclaredFields())
            .filter(field -> isVisible(field.getModifiers()) && !field.isEnumConstant())
            .map(ApiListing::field)
            .sorted();
    Stream<String> constructors =
        Arrays.stream(type.getDeclaredConstructors())
            .filter(made -> isVisible(made.getModifiers()) && !isCanonical(made))
            .map(made -> executable(made, type.getSimpleName()))
            .sorted();
    var methods = new TreeMap<String, String>();
    for (Class<?> from : sources(type)) {
      for (Method method : from.getDeclaredMethods()) {
        if (isVisible(method.getModifiers())
            && !method.isSynthetic()
            && !isExpected(type, method)) {
          String parameters = Arrays.toString(method.getParameterTypes());
          String line = text(method.getAnnotatedReturnType()) + " " + method.getName();
          methods.putIfAbsent(method.getName() + " " + parameters, executable(method, line));
        }
      }
    }
    return Stream.of(constants, fields, constructors, methods.values().stream())
        .flatMap(lines -> lines);
  }

  /** Returns the type and its invisible supertypes, whose members count as its own. */
  private static List<Class<?>> sources(Class<?> type) {
    var sources = new ArrayList<Class<?>>(List.of(type));
    for (int i = 0; i < sources.size(); i++) {
      Class<?> source = sources.get(i);
      Stream.concat(
              Stream.ofNullable(source.getSuperclass()), Arrays.stream(source.getInterfaces()))
          .filter(above -> !isVisible(above))
          .forEach(sources::add);
    }
    return sources;
  }

  /** Returns whether a superclass is nothing that a caller can name or use. */
  private static boolean addsNothing(Class<?> type) {
    return type == Object.class
        || (!isVisible(type) && type.getInterfaces().length == 0 && addsNothing(type.getSuperclass()));
  }

  private static boolean isCanonical(Constructor<?> constructor) {
    Class<?> type = constructor.getDeclaringClass();
    return type.isRecord()
        && Arrays.equals(
            constructor.getParameterTypes(),
            Arrays.stream(type.getRecordComponents()).map(RecordComponent::getType).toArray());
  }

  private static boolean isExpected(Class<?> type, Method method) {
    if (type.isRecord()
        && Arrays.stream(type.getRecordComponents())
            .anyMatch(component -> component.getAccessor().equals(method))) {
      return true;
    }
    return OF_OBJECT.contains(method.getName()) && !type.isInterface()
        || OF_ENUM.contains(method.getName()) && type.isEnum()
        || !Modifier.isStatic(method.getModifiers()) && overrides(type, method);
  }

  /** Returns whether a visible supertype has the method with the same types. */
  private static boolean overrides(Class<?> type, Method method) {
    return Stream.concat(
            Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
        .anyMatch(
            above ->
                isVisible(above.getModifiers())
                        && Arrays.stream(above.getDeclaredMethods())
                            .anyMatch(known -> isOverridden(known, method))
                    || overrides(above, method));
  }

  /** Generic methods of a supertype have a bridge in the type that overrides them. */
  private static boolean isOverridden(Method known, Method method) {
    return known.getName().equals(method.getName())
        && isVisible(known.getModifiers())
        && (known.getReturnType() == method.getReturnType()
            || known.getGenericReturnType() instanceof TypeVariable)
        && (Arrays.equals(known.getParameterTypes(), method.getParameterTypes())
            || Arrays.stream(method.getDeclaringClass().getDeclaredMethods())
                .anyMatch(
                    bridge ->
                        bridge.isBridge()
                            && bridge.getName().equals(known.getName())
                            && Arrays.equals(
                                bridge.getParameterTypes(), known.getParameterTypes())));
  }

  private static String field(Field field) {
    String text =
        deprecated(field)
            + modifiers(field.getModifiers())
            + text(field.getAnnotatedType())
            + " "
            + field.getName();
    boolean constant = field.getType().isPrimitive() || field.getType() == String.class;
    if (!constant || !Modifier.isStatic(field.getModifiers())) {
      return text;
    }
    try {
      Object value = field.get(null);
      return text + " = " + (value instanceof String word ? quoted(word) : value);
    } catch (IllegalAccessException e) {
      return text; // protected
    }
  }

  private static String quoted(String word) {
    return '"' + word.replace("\\", "\\\\").replace("\n", "\\n").replace("\"", "\\\"") + '"';
  }

  private static String executable(Executable executable, String before) {
    String kind = executable instanceof Method method && method.isDefault() ? "default " : "";
    boolean abstractClass = !executable.getDeclaringClass().isInterface();
    int ignored = abstractClass ? 0 : Modifier.ABSTRACT;
    String variables = variables(executable.getTypeParameters());
    AnnotatedType[] parameters = executable.getAnnotatedParameterTypes();
    var text =
        new StringBuilder(deprecated(executable))
            .append(kind)
            .append(modifiers(executable.getModifiers() & ~ignored))
            .append(variables.isEmpty() ? "" : variables + " ")
            .append(before)
            .append('(');
    for (int i = 0; i < parameters.length; i++) {
      boolean last = executable.isVarArgs() && i == parameters.length - 1;
      String type = text(parameters[i]);
      text.append(i > 0 ? ", " : "");
      text.append(last ? type.substring(0, type.length() - 2) + "..." : type);
      text.append(' ').append(executable.getParameters()[i].getName());
    }
    return text.append(')')
        .append(list(" throws ", executable.getAnnotatedExceptionTypes()))
        .toString();
  }

  private static String modifiers(int modifiers) {
    int shown = Modifier.PROTECTED | Modifier.STATIC | Modifier.ABSTRACT | Modifier.FINAL;
    String text = Modifier.toString(modifiers & shown);
    return text.isEmpty() ? "" : text + " ";
  }

  private static String deprecated(AnnotatedElement element) {
    return element.isAnnotationPresent(Deprecated.class) ? "@Deprecated " : "";
  }

  private static String variables(TypeVariable<?>[] variables) {
    return variables.length == 0
        ? ""
        : Arrays.stream(variables)
            .map(variable -> variable.getName() + bounds(variable))
            .collect(Collectors.joining(", ", "<", ">"));
  }

  private static String bounds(TypeVariable<?> variable) {
    String bounds = list(" extends ", " & ", variable.getAnnotatedBounds());
    return bounds.equals(" extends Object") ? "" : bounds;
  }

  private static String list(String before, AnnotatedType[] types) {
    return list(before, ", ", types);
  }

  private static String list(String before, String between, AnnotatedType[] types) {
    return types.length == 0
        ? ""
        : Arrays.stream(types).map(ApiListing::text).collect(Collectors.joining(between, before, ""));
  }

  private static String text(AnnotatedType type) {
    String nullable =
        Arrays.stream(type.getAnnotations())
            .map(annotation -> "@" + annotation.annotationType().getSimpleName() + " ")
            .collect(Collectors.joining());
    if (type instanceof AnnotatedArrayType array) {
      return text(array.getAnnotatedGenericComponentType())
          + (nullable.isEmpty() ? "" : " " + nullable.strip())
          + "[]";
    }
    return nullable + plain(type);
  }

  private static String plain(AnnotatedType type) {
    if (type instanceof AnnotatedParameterizedType parameterized) {
      var raw = (Class<?>) ((ParameterizedType) type.getType()).getRawType();
      return name(raw) + list("<", parameterized.getAnnotatedActualTypeArguments()) + ">";
    }
    if (type instanceof AnnotatedWildcardType wildcard) {
      AnnotatedType[] lower = wildcard.getAnnotatedLowerBounds();
      String upper = list(" extends ", wildcard.getAnnotatedUpperBounds());
      return "?"
          + (lower.length > 0 ? list(" super ", lower) : upper.replace(" extends Object", ""));
    }
    return type instanceof AnnotatedTypeVariable
        ? type.getType().getTypeName()
        : name((Class<?>) type.getType());
  }

  /** Returns the name without its package, such as {@code Step.Cell}. */
  private static String name(Class<?> type) {
    return type.getDeclaringClass() == null
        ? type.getSimpleName()
        : name(type.getDeclaringClass()) + "." + type.getSimpleName();
  }
}
