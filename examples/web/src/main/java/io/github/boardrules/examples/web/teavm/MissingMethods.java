package io.github.boardrules.examples.web.teavm;

import java.util.Map;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReader;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReader;
import org.teavm.model.util.ModelUtils;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Adds methods to classes of the JDK as TeaVM has them, or replaces those that are wrong there. The
 * compiler finds this plug-in by its file of services.
 */
public final class MissingMethods implements TeaVMPlugin, ClassHolderTransformer {
  private static final Map<String, Class<?>> ADDITIONS =
      Map.of(
          "java.lang.Long", LongMethods.class,
          "java.lang.Math", MathMethods.class,
          "java.lang.String", StringMethods.class,
          "java.lang.Thread", ThreadMethods.class,
          "java.util.Collections", CollectionsMethods.class,
          "java.util.Locale", LocaleMethods.class,
          "java.util.Map", MapMethods.class,
          "java.util.ResourceBundle", ResourceBundleMethods.class,
          "java.util.Set", SetMethods.class,
          "java.util.stream.impl.SimpleStreamImpl", StreamMethods.class);

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
    ClassReader source = context.getHierarchy().getClassSource().get(additions.getName());
    for (MethodReader method : source.getMethods()) {
      if (!method.getName().startsWith("<")) {
        MethodHolder wrong = type.getMethod(method.getDescriptor());
        if (wrong != null) {
          type.removeMethod(wrong);
        }
        type.addMethod(ModelUtils.copyMethod(method));
      }
    }
  }
}
