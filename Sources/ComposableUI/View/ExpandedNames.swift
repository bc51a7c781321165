// The names in the expansions of macros. They are not qualified by a module: in a target that
// imports this one as `SwiftUI`, by a module alias, there is no module `ComposableUI`.
public typealias _EnvironmentKey = EnvironmentKey
public typealias _PreviewProvider = PreviewProvider
public typealias _PreviewedView = View
