public import ComposableWeb

/// The options of a program, each with a value: `--name Tea` or `--name=Tea`.
///
/// ```swift
/// let options = try ProgramOptions(arguments, names: ["--name", "--seconds"])
/// let name = options["--name"] ?? "Tea"
/// ```
public struct ProgramOptions {
  private var values: [String: String] = [:]

  /// Parses arguments. An option that is given twice has the last value.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - command: The subcommand that the arguments contain, if any.
  ///   - names: The names of the options of the program.
  /// - Throws: A `UsageError` if an argument is not one of the options, or if a value is missing.
  public init(
    _ arguments: [String], command: String? = nil, names: Set<String> = []
  ) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == command { continue }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard names.contains(name) else { throw UsageError("Unknown option '\(argument)'.") }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw UsageError("Missing value for '\(name)'.")
      }
      values[name] = value
    }
  }

  /// The value of an option; `nil` if the arguments do not contain the option.
  public subscript(_ name: String) -> String? { values[name] }

  /// The value of an option as a number of seconds.
  ///
  /// - Parameters:
  ///   - name: The name of the option.
  ///   - range: The valid numbers of seconds.
  /// - Throws: A `UsageError` if the value is not a number of the range.
  public func seconds(_ name: String, in range: ClosedRange<Double>) throws(UsageError) -> Duration?
  {
    guard let value = self[name] else { return nil }
    guard let seconds = Double(value), range.contains(seconds) else {
      let limits = "from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
      throw UsageError("'\(value)' is not a number of seconds \(limits).")
    }
    return .seconds(seconds)
  }
}
