package io.github.boardrules.examples.web.teavm;

/**
 * Methods of {@link Thread} that would wait. The page starts no thread: with one searcher the
 * engine needs none. Without these, every method of the engine would be compiled so that it can be
 * suspended, which is slower and forbids JavaScript to call it.
 */
final class ThreadMethods {
  private ThreadMethods() {}

  /** Refuses to start a thread. */
  @SuppressWarnings("DoNotCallSuggester") // the compiler calls it in place of the real one
  public void start() {
    throw new UnsupportedOperationException("There is one thread only.");
  }

  /** Does not wait for a thread that has never been started. */
  public final void join() {}
}
