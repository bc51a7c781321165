import ComposableConcurrency
import CustomDump

extension Reducer {
  /// Prints each action with the difference that it made to the state.
  ///
  /// For debugging. In release builds it does nothing.
  ///
  /// - Parameter printer: The printer, or `nil` to print nothing.
  /// - Returns: A reducer that runs this one and prints.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> ModifiedReducer<State, Action> {
    ModifiedReducer {
      let compiled = _compile()
      #if DEBUG
      guard let printer else { return compiled }
      return _CompiledReducer { state, action in
        let old = state
        let effect = compiled(&state, action)
        printer.printChange(action, old, state)
        return effect
      }
      #else
      return compiled
      #endif
    }
  }
}

/// A printer of actions and of the changes that they made to a state.
public struct _ReducerPrinter<State, Action> {
  fileprivate let printChange: (_ action: Action, _ old: State, _ new: State) -> Void

  /// Creates a printer from a closure.
  ///
  /// - Parameter printChange: Prints an action, given the state before and after it.
  public init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    self.printChange = printChange
  }

  /// A printer of the action and of the difference between the states, in the format of CustomDump.
  public static var customDump: Self {
    Self { action, old, new in
      var text = "received action:\n"
      CustomDump.customDump(action, to: &text, indent: 2)
      text += "\n" + (diff(old, new).map { "\($0)\n" } ?? "  (No state changes)\n")
      print(text)
    }
  }

  /// A printer of the name of the action's case.
  public static var actionLabels: Self {
    Self { action, _, _ in print("received action: \(caseName(of: action))") }
  }
}
