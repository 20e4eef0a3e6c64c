/// Runs a task that hands on what it hears, on the thread that tells it: going to another thread
/// for that would cost more than all else that is done with an event.
final class OnTheSpot: TaskExecutor {
  static let executor = OnTheSpot()

  func enqueue(_ job: consuming ExecutorJob) {
    UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
  }
}
