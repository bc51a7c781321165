// The architecture as features import it: the core, its publishers and their schedulers, and its records. A server
// that needs no publishers imports 'ComposableCore' alone.
@_exported public import ComposableCore
@_exported public import ComposablePublishers
@_exported public import ComposableRecording
