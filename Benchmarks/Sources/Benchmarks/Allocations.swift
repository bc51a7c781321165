import CPlatform

/// How many pieces of memory are allocated.
enum Allocations {
  /// Counts what the calling thread allocates while a body runs; `nil` where the C library does not let a program
  /// watch it.
  static func count(_ body: () -> Void) -> Int? {
    let before = allocation_count()
    body()
    return before < 0 ? nil : allocation_count() - before
  }
}
