package org.seichi.web;

import java.util.List;
import java.util.function.UnaryOperator;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReader;
import org.teavm.model.FieldHolder;
import org.teavm.model.MethodHolder;
import org.teavm.model.ReferenceCache;
import org.teavm.model.util.ModelUtils;
import org.teavm.parsing.ClassRefsRenamer;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/** What of Java's library the engine has from here: regular expressions, of which the compiler's own are ten times as large. */
public final class SmallerLibrary implements TeaVMPlugin, ClassHolderTransformer {
    private static final String LIBRARY = "java.util.regex.";
    private static final String OURS = "org.seichi.web.regex.Small";
    private static final List<String> NAMES = List.of("Pattern", "Matcher");

    /** For the compiler. */
    public SmallerLibrary() {}

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        for (String name : NAMES) {
            if (type.getName().equals(LIBRARY + name)) {
                fill(type, context.getHierarchy().getClassSource().get(OURS + name));
            }
        }
    }

    /** Puts the insides of a class into another one. */
    private static void fill(ClassHolder type, ClassReader source) {
        List.copyOf(type.getMethods()).forEach(type::removeMethod);
        List.copyOf(type.getFields()).forEach(type::removeField);
        type.getInterfaces().clear();
        UnaryOperator<String> names = name -> name.startsWith(OURS) ? LIBRARY + name.substring(OURS.length()) : name;
        ClassHolder ours = new ClassRefsRenamer(new ReferenceCache(), names).rename(ModelUtils.copyClass(source));
        for (FieldHolder field : List.copyOf(ours.getFields())) {
            ours.removeField(field);
            type.addField(field);
        }
        for (MethodHolder method : List.copyOf(ours.getMethods())) {
            ours.removeMethod(method);
            type.addMethod(method);
        }
    }
}
