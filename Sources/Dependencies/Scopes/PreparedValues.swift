import ConcurrencyExtras
import Synchronization

/// What one `prepareDependencies` has set and read so far. Nobody else sees it before the end.
final class PreparedValues: Sendable {
  private struct Slot: Hashable, Sendable {
    let key: ObjectIdentifier
    let context: DependencyContext
  }

  private struct Draft: Sendable {
    let value: DefaultValue
    /// Under which name it was set; `nil` if it was only read.
    let name: String?
  }

  @TaskLocal static var current: PreparedValues?

  private let cache = DependencyCache.current
  private let drafts = Mutex<[Slot: Draft]>([:])

  init() {}

  /// Notes that `key` shall have the value in `box`.
  func set<Key: TestDependencyKey>(
    _ key: Key.Type,
    to box: AnyValueBox,
    in values: DependencyValues,
    property: StaticString
  ) {
    let slot = Slot(key: ObjectIdentifier(key), context: values.contextDeciding(key, in: cache))
    let name = "\(property)".hasPrefix("subscript") ? "\(key)" : "\(property)"
    drafts.withLock {
      $0[slot] = Draft(value: DefaultValue(box: box, fault: .none), name: name)
    }
  }

  /// The value of `key` as prepared so far.
  func value<Key: TestDependencyKey>(of key: Key.Type, in context: DependencyContext) -> DefaultValue {
    let slot = Slot(key: ObjectIdentifier(key), context: context)
    if let draft = drafts.withLock({ $0[slot] }) { return draft.value }
    if let settled = cache.place(for: slot.key, in: context).current { return settled }
    let value = DefaultValue(of: key, in: context)
    return drafts.withLock { drafts in
      if let draft = drafts[slot] { return draft.value }
      drafts[slot] = Draft(value: value, name: nil)
      return value
    }
  }

  /// Makes the drafts count. Values that were there before stay and are reported.
  func finish(at place: SourcePlace?) {
    let drafts = drafts.withLock { $0 }
    var late: [String] = []
    for (slot, draft) in drafts {
      let isFirst = cache.place(for: slot.key, in: slot.context).settle(draft.value)
      if !isFirst, slot.context != .preview, let name = draft.name { late.append(name) }
    }
    guard !late.isEmpty else { return }
    let names = late.sorted().map { "'\($0)'" }.joined(separator: ", ")
    place.report(
      """
      'prepareDependencies' came too late for \(names): used or prepared before. The earlier value \
      stays.

      To fix this, do one of the following:

      • Prepare each dependency once, as the first thing in the program or test, before anything \
      reads it.
      • To change it for a part of the program or test only, use 'withDependencies'.
      """
    )
  }
}
