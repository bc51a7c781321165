@_exported public import ComposableLogging
