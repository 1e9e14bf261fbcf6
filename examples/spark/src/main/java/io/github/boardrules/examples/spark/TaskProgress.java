package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.cli.shared.ProgressLine;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/**
 * Shows how many tasks are done. Spark reports in a thread of its own; after {@link #end} nothing
 * is shown any more, so that results can be printed.
 */
final class TaskProgress extends SparkListener {
  private final ProgressLine line;
  private long done;
  private long total;
  private boolean isPlanned;
  private boolean isEnded;

  TaskProgress(ProgressLine line) {
    this.line = line;
  }

  /** Says how many tasks there will be, where they are submitted little by little. */
  synchronized void plan(long tasks) {
    total = tasks;
    isPlanned = true;
  }

  @Override
  public synchronized void onStageSubmitted(SparkListenerStageSubmitted submitted) {
    total += isPlanned ? 0 : submitted.stageInfo().numTasks();
    show();
  }

  @Override
  public synchronized void onTaskEnd(SparkListenerTaskEnd ended) {
    // A task that was lost is repeated.
    done += ended.taskInfo().successful() ? 1 : 0;
    show();
  }

  synchronized void end() {
    isEnded = true;
  }

  private void show() {
    if (!isEnded) {
      line.update("progress-spark", Math.min(done, total), total);
    }
  }
}
