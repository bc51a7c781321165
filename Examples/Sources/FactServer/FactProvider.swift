import Synchronization

/// Tells the facts about each number in turn.
final class FactProvider: Sendable {
  private let told = Mutex<[Int: Int]>([:])

  /// The fact that follows the one told last about this number; after the last comes the first.
  func next(about number: Int) -> String {
    let facts = NumberFacts.all(about: number)
    let index = told.withLock { told in
      defer { told[number, default: 0] += 1 }
      return told[number, default: 0]
    }
    return facts[index % facts.count]
  }
}
