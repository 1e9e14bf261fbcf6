/**
 * What the Checker Framework does not read from {@code @NullMarked}: a type parameter without a
 * bound, such as {@code <S>}, stands for types without null, in all packages below this one.
 */
@DefaultQualifier(value = NonNull.class, locations = TypeUseLocation.UPPER_BOUND)
package io.github.boardrules;

import org.checkerframework.checker.nullness.qual.NonNull;
import org.checkerframework.framework.qual.DefaultQualifier;
import org.checkerframework.framework.qual.TypeUseLocation;
