import Foundation

/// The command-line options that code declares: those of ArgumentParser, and those that it compares
/// arguments with.
enum CommandLineOptions {
  static func declared(in code: String) -> Set<String> {
    let compared = code.matches(of: /"(--?[a-z][a-z-]*)"/).map { String($0.output.1) }
    let declared = code.matches(of: /@(?:Option|Flag)\b((?s:.*?))\bvar (\w+)/).map { match in
      let name = match.output.1.firstMatch(of: /customLong\("([a-z-]+)"\)/)?.output.1
      return "--" + (name.map(String.init) ?? kebabCase(match.output.2))
    }
    return Set(compared + declared)
  }

  /// `base-path` for `basePath`.
  private static func kebabCase(_ name: Substring) -> String {
    name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}
