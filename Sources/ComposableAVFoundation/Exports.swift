@_exported public import ComposableUI
