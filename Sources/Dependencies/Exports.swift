// The modules that a feature file needs along with `import Dependencies`.
@_exported public import Clocks
@_exported public import ConcurrencyExtras
@_exported public import IssueReporting
