import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Dependencies and the keys that are generated for them.
struct DependencyEntryTests {
  @Test func anEntryHasAKeyWithItsTestValue() {
    expectExpansion(
      of: """
        extension DependencyValues {
          @DependencyEntry var client: Client = .init()
        }
        """,
      """
      extension DependencyValues {
        var client: Client {
          get {
            self[__Key_client.self]
          }
          set {
            self[__Key_client.self] = newValue
          }
        }

        private nonisolated enum __Key_client: Dependencies.TestDependencyKey {
          static var testValue: Client {
            .init()
          }
        }
      }
      """,
      .dependencyEntry
    )
  }

  @Test func aPublicEntryHasAPublicKeyWithItsName() {
    expectExpansion(
      of: """
        extension DependencyValues {
          @DependencyEntry(liveValue: LiveClient(), previewValue: DemoClient())
          public var client: (any Client)?
        }
        """,
      """
      extension DependencyValues {
        public var client: (any Client)? {
          get {
            self[ClientKey.self]
          }
          set {
            self[ClientKey.self] = newValue
          }
        }

        public nonisolated enum ClientKey: Dependencies.DependencyKey {
          public static var testValue: (any Client)? {
            nil
          }
          public static var previewValue: (any Client)? {
            DemoClient()
          }
          public static var liveValue: (any Client)? {
            LiveClient()
          }
        }
      }
      """,
      .dependencyEntry
    )
  }

  @Test func anEntryInAPublicExtensionIsPublic() {
    expectExpansion(
      of: """
        public extension DependencyValues {
          @DependencyEntry var client: Client = .init()
        }
        """,
      """
      public extension DependencyValues {
        var client: Client {
          get {
            self[ClientKey.self]
          }
          set {
            self[ClientKey.self] = newValue
          }
        }

        nonisolated enum ClientKey: Dependencies.TestDependencyKey {
          public static var testValue: Client {
            .init()
          }
        }
      }
      """,
      .dependencyEntry
    )
  }

  @Test func anEntryInfersItsTypeFromItsValues() {
    expectExpansion(
      of: """
        extension DependencyValues {
          @DependencyEntry("Facts", liveValue: Client.live) var client = Client()
        }
        """,
      """
      extension DependencyValues {
        var client {
          get {
            self[Facts.self]
          }
          set {
            self[Facts.self] = newValue
          }
        }

        nonisolated enum Facts: Dependencies.DependencyKey {
          @DependenciesMacros._DependencyEntryValue static var testValue = Client()
          @DependenciesMacros._DependencyEntryValue static var liveValue = Client.live
        }
      }
      """,
      .dependencyEntry
    )
  }

  @Test func anEntryRequiresAValue() {
    expectExpansion(
      of: """
        extension DependencyValues {
          @DependencyEntry var client: Client
        }
        """,
      """
      extension DependencyValues {
        var client: Client {
          get {
            Swift.fatalError()
          }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyEntry' needs a 'var' with a default value, such as '@DependencyEntry var \
            client = Client()'
            """,
          line: 2, column: 3
        )
      ],
      .dependencyEntry
    )
  }

  @Test func theNameOfAKeyIsAnIdentifier() {
    expectExpansion(
      of: """
        extension DependencyValues {
          @DependencyEntry("Client Key") var client = Client()
        }
        """,
      """
      extension DependencyValues {
        var client {
          get {
            Swift.fatalError()
          }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            The name of the key must be a string literal with an identifier, such as "ClientKey"
            """,
          line: 2, column: 20
        )
      ],
      .dependencyEntry
    )
  }
}
