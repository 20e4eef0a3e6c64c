import Dispatch

/// Does work that may wait for another thread, on none of the few threads that tests run on.
func waiting<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { done in
    DispatchQueue.global().async { done.resume(with: Result { try work() }) }
  }
}
