@_exported public import CombineSchedulers
@_exported public import ComposableCore
