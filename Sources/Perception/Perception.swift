// The name that files import for observation on systems without the module 'Observation'.
@_exported public import ComposableCore
