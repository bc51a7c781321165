import ConcurrencyExtras
import CustomDump

extension Reducer {
  /// Prints each action with the difference it made to the state. In release builds it does nothing.
  ///
  /// - Parameter printer: Where to print; `nil` prints nothing.
  /// - Returns: This reducer, printing.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> ModifiedReducer<State, Action> {
    ModifiedReducer {
      let step = _compile()
      #if DEBUG
        guard let printer else { return step }
        return _CompiledReducer { state, action in
          let old = state
          let effect = step(&state, action)
          printer.printChange(action, old, state)
          return effect
        }
      #else
        return step
      #endif
    }
  }
}

/// Prints what an action did to a state.
public struct _ReducerPrinter<State, Action> {
  fileprivate let printChange: (_ action: Action, _ old: State, _ new: State) -> Void

  /// Makes a printer from a closure.
  public init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    self.printChange = printChange
  }

  /// Prints the action and the difference, as CustomDump shows them.
  public static var customDump: Self {
    Self { action, old, new in
      var text = "received action:\n"
      CustomDump.customDump(action, to: &text, indent: 2)
      text += "\n" + (diff(old, new).map { "\($0)\n" } ?? "  (No state changes)\n")
      print(text)
    }
  }

  /// Prints the name of the action's case.
  public static var actionLabels: Self {
    Self { action, _, _ in print("received action: \(caseName(of: action))") }
  }
}
