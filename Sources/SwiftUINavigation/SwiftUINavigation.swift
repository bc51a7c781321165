// The name that files import for bindings to cases, prompts and presentations.
@_exported public import ComposableUI
