import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Environment values and their keys.
struct EntryTests {
  @Test func anEntryHasAKeyWithItsValue() {
    expectExpansion(
      of: """
        extension EnvironmentValues {
          @Entry public var accent: Color = .blue
        }
        """,
      """
      extension EnvironmentValues {
        public var accent: Color {
          get {
            self[__EntryKey_accent.self]
          }
          set {
            self[__EntryKey_accent.self] = newValue
          }
        }

        private struct __EntryKey_accent: _EnvironmentKey {
          static var defaultValue: Color {
            .blue
          }
        }
      }
      """,
      .entry
    )
  }

  @Test func anOptionalEntryDefaultsToNil() {
    expectExpansion(
      of: """
        extension EnvironmentValues {
          @Entry var title: String?
        }
        """,
      """
      extension EnvironmentValues {
        var title: String? {
          get {
            self[__EntryKey_title.self]
          }
          set {
            self[__EntryKey_title.self] = newValue
          }
        }

        private struct __EntryKey_title: _EnvironmentKey {
          static var defaultValue: String? {
            nil
          }
        }
      }
      """,
      .entry
    )
  }

  @Test func anEntryInfersItsTypeFromItsValue() {
    expectExpansion(
      of: """
        extension EnvironmentValues {
          @Entry var columns = 3
        }
        """,
      """
      extension EnvironmentValues {
        var columns {
          get {
            self[__EntryKey_columns.self]
          }
          set {
            self[__EntryKey_columns.self] = newValue
          }
        }

        private struct __EntryKey_columns: _EnvironmentKey {
          static let defaultValue = 3
        }
      }
      """,
      .entry
    )
  }

  @Test func anEntryRequiresAValue() {
    expectExpansion(
      of: """
        extension EnvironmentValues {
          @Entry var columns: Int
        }
        """,
      """
      extension EnvironmentValues {
        var columns: Int {
          get {
            Swift.fatalError()
          }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Entry' needs a 'var' with a default value, such as '@Entry var accent: Color = \
            .blue'
            """,
          line: 2, column: 3
        )
      ],
      .entry
    )
  }
}
