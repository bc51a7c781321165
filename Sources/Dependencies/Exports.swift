// What a feature file expects to see after `import Dependencies`.
@_exported public import Clocks
@_exported public import ConcurrencyExtras
@_exported public import IssueReporting
