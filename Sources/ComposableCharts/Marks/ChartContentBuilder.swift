/// A result builder that creates the parts of a chart from the statements of a closure.
///
/// `if`, `switch` and `for` are available. The types of the parts are erased, so that a chart of many
/// marks compiles fast.
@resultBuilder
public enum ChartContentBuilder {
  /// A part in a statement of its own.
  public static func buildExpression(_ content: some ChartContent) -> _ChartContents {
    _ChartContents(contents: [content])
  }

  /// Returns the parts of several statements.
  public static func buildBlock(_ parts: _ChartContents...) -> _ChartContents {
    _ChartContents(contents: parts.flatMap(\.contents))
  }

  /// A part in an `if` without `else`.
  public static func buildOptional(_ content: _ChartContents?) -> _ChartContents {
    content ?? _ChartContents(contents: [])
  }

  /// A part in the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(first: _ChartContents) -> _ChartContents { first }

  /// A part in the second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(second: _ChartContents) -> _ChartContents { second }

  /// The parts of a loop.
  public static func buildArray(_ contents: [_ChartContents]) -> _ChartContents {
    _ChartContents(contents: contents.flatMap(\.contents))
  }

  /// A part in an `if #available`.
  public static func buildLimitedAvailability(_ content: _ChartContents) -> _ChartContents {
    content
  }
}
