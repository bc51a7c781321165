import ComposableConcurrency
import Foundation
import IssueReporting
import Sharing

extension Store where State: Codable & Sendable {
  /// Lets the state outlive the process, where the store belongs to a window that is stored.
  ///
  /// Use it for the root store of a feature that is served to browsers: after a deploy, a crash or a night
  /// offline, the page goes on where its user has left it, also on another machine. Where nothing is
  /// stored, such as in a test or in a command-line tool, it does nothing.
  ///
  /// ```swift
  /// @State private var store = Store(initialState: Shop.State()) { Shop() }
  ///   .restorable("shop", version: 3, removingSecrets: { $0.checkout?.cardNumber = "" })
  ///   .onRestore { $0.send(.restored) }
  /// ```
  ///
  /// 1. A store that is created for a window that comes back has the state that was stored, before this
  ///    method returns. No effect runs: see ``onRestore(_:)``.
  /// 2. The state is encoded on another thread than that of the store, after changes of it, and not after each.
  /// 3. A state of another version is passed to `migrate`. If that returns `nil` or throws, or if the state
  ///    can't be decoded, the store keeps its initial state, and the page says that something is missing.
  /// 4. What `removingSecrets` removes never leaves memory: it is called with a copy, before each encoding.
  ///    After a restoration, such a field has the value that it is set to.
  /// 5. A name belongs to one store of a window. A second one is reported, and not stored. Calls for a store
  ///    that is scoped to a child are reported: it is stored with its root.
  ///
  /// - Parameters:
  ///   - name: The name of the state among those of its window, in all versions of the program.
  ///   - version: The version of the type of the state. Raise it with each change that can't decode what
  ///     was stored before: a new field without a default value, another type, another meaning.
  ///   - migrate: A closure that makes a state from one of another version; `nil` to start anew.
  ///   - removeSecrets: A closure that removes from a copy of the state what must not be stored, such as
  ///     passwords and the numbers of cards.
  /// - Returns: The store.
  @discardableResult
  public func restorable(
    _ name: String, version: Int = 1,
    migrating migrate: ((_ stored: StoredState) throws -> State?)? = nil,
    removingSecrets removeSecrets: (@Sendable (_ state: inout State) -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    guard let restoration = DependencyValues._current.stateRestoration else { return self }
    let location = SourceLocation(fileID, filePath, line, column)
    guard let core = core as? RootCore<State, Action> else {
      location.report(
        """
        'restorable' was called for a store that is scoped to a child.

        Call it for the root store: the state of a child is stored with it.
        """
      )
      return self
    }
    guard !restoration.contains(name) else {
      location.report(
        """
        A window has two stores that are 'restorable' as '\(name)'. The second one is not stored.

        Use another name.
        """
      )
      return self
    }
    let stored = restoration.add(name) { [weak core] in
      core.map { core in
        let state = core.withState { $0 }
        return { @Sendable in
          var copy = state
          removeSecrets?(&copy)
          return try StoredState.encode(copy, version: version)
        }
      }
    }
    if let stored {
      do {
        if let state = try Self.restored(stored, version, migrate) {
          core.restore(state)
          core.dependencies.storeObserver?.didRestore(core)
        } else {
          restoration.failed(name, "There is no migration to version \(version).")
        }
      } catch {
        restoration.failed(name, error.logDescription)
      }
    }
    core.addStateObserver { [weak restoration] _ in
      restoration?.changed(name)
      return restoration != nil
    }
    return self
  }

  private static func restored(
    _ stored: Data, _ version: Int, _ migrate: ((StoredState) throws -> State?)?
  ) throws -> State? {
    let stored = try StoredState(stored)
    return stored.version == version ? try stored.decode() : try migrate?(stored)
  }
}

extension Store {
  /// Starts the work of a feature again after its state was restored.
  ///
  /// State survives the end of a process, work does not: send an action that starts the timers, requests
  /// and subscriptions which the state says are under way.
  ///
  /// ```swift
  /// Store(initialState: Timer.State()) { Timer() }
  ///   .restorable("timer")
  ///   .onRestore { $0.send(.restored) }
  /// …
  /// case .restored:
  ///   return state.isRunning ? tick() : .none
  /// ```
  ///
  /// 1. It calls the closure at once if the state was restored, once, and otherwise never.
  /// 2. Views appear after that, also those that had appeared before: the actions of `onAppear` and `task`
  ///    are sent again.
  ///
  /// - Parameter body: A closure that is called with the store.
  /// - Returns: The store.
  @discardableResult
  public func onRestore(_ body: (_ store: Store) -> Void) -> Self {
    if (core as? RootCore<State, Action>)?.takeRestored() == true { body(self) }
    return self
  }
}
