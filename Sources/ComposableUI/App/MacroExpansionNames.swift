// The names in the expansions of macros. They are not qualified by a module: in a target that
// imports this one as `SwiftUI`, by a module alias, there is no module `ComposableUI`.
/// A name for the code that macros expand to.
public typealias _EnvironmentKey = EnvironmentKey
/// A name for the code that macros expand to.
public typealias _PreviewedView = View
/// A name for the code that macros expand to.
public typealias _Binding = Binding
