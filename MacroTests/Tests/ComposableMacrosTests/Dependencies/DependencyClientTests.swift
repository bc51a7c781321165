import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// The expansion of `@DependencyClient` on a struct of closures, and its diagnostics.
struct DependencyClientTests {
  @Test func dependencyClientConvertsClosuresToEndpoints() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          var fetch: @Sendable (_ id: Int) async throws -> String
          var now: @Sendable () -> Int = { 0 }
          @DependencyEndpoint(method: "fetch") var fetchByName: (_ name: String) throws -> String
          @DependencyEndpointIgnored var log: () -> Void = {}
          static let live = Client()
        }
        """,
      """
      struct Client {
        @DependenciesMacros.DependencyEndpoint
        var fetch: @Sendable (_ id: Int) async throws -> String
        @DependenciesMacros.DependencyEndpoint
        var now: @Sendable () -> Int = { 0 }
        @DependencyEndpoint(method: "fetch") var fetchByName: (_ name: String) throws -> String
        @DependencyEndpointIgnored var log: () -> Void = {}
        static let live = Client()

        init(
          fetch: @escaping @Sendable (_ id: Int) async throws -> String,
          now: @escaping @Sendable () -> Int,
          fetchByName: @escaping (_ name: String) throws -> String,
          log: @escaping () -> Void = {
          }
        ) {
          self.log = log
          self._fetch = fetch
          self._now = now
          self._fetchByName = fetchByName
        }

        init() {
        }
      }
      """,
      .dependencyClient
    )
  }

  @Test func dependencyClientInitializesOtherProperties() {
    expectExpansion(
      of: """
        @DependencyClient
        public struct Client {
          public let id: Int
          var name: String?
          var limit = 3
          let fixed = 1
          private var cache = 0
          public var fetch: () throws -> Void
        }
        """,
      """
      public struct Client {
        public let id: Int
        var name: String?
        var limit = 3
        let fixed = 1
        private var cache = 0
        @DependenciesMacros.DependencyEndpoint
        public var fetch: () throws -> Void

        init(
          id: Int,
          name: String? = nil,
          limit: Swift.Int = 3,
          fetch: @escaping () throws -> Void
        ) {
          self.id = id
          self.name = name
          self.limit = limit
          self._fetch = fetch
        }
      }
      """,
      .dependencyClient
    )
  }

  @Test func dependencyClientInitializerOmitsConditionalMembers() {
    expectExpansion(
      of: """
        @DependencyClient
        private struct Client {
          var fetch: () throws -> Void
          #if DEBUG
          @DependencyEndpoint var reset: () throws -> Void
          var limit = 3
          var name: String
          #endif
        }
        """,
      """
      private struct Client {
        @DependenciesMacros.DependencyEndpoint
        var fetch: () throws -> Void
        #if DEBUG
        @DependencyEndpoint var reset: () throws -> Void
        var limit = 3
        var name: String
        #endif

        fileprivate init(
          fetch: @escaping () throws -> Void
        ) {
          self._fetch = fetch
        }

        fileprivate init() {
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyClient' can't initialize 'name', which is declared under an '#if': give \
            it a default value
            """,
          line: 7, column: 7
        )
      ],
      .dependencyClient
    )
  }

  @Test func dependencyClientWithoutEndpointsIsUnchanged() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          var name: String
        }
        """,
      """
      struct Client {
        var name: String
      }
      """,
      .dependencyClient
    )
  }

  @Test func dependencyClientRejectsAClass() {
    expectExpansion(
      of: """
        @DependencyClient
        final class Client {
        }
        """,
      """
      final class Client {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyClient' can only be attached to a struct: a client is a value whose \
            closures are replaced one by one
            """,
          line: 2, column: 7
        )
      ],
      .dependencyClient
    )
  }

  @Test func dependencyClientRejectsAnEnum() {
    expectExpansion(
      of: """
        @DependencyClient
        enum Client {
        }
        """,
      """
      enum Client {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyClient' can only be attached to a struct: a client is a value whose \
            closures are replaced one by one
            """,
          line: 2, column: 1
        )
      ],
      .dependencyClient
    )
  }

  @Test func dependencyClientRejectsAPropertyWithAnInferredType() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          var date = Date()
          var fetch: () throws -> Void
        }
        """,
      """
      struct Client {
        var date = Date()
        @DependenciesMacros.DependencyEndpoint
        var fetch: () throws -> Void
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyClient' needs the type of 'date' for its initializer: add a type \
            annotation
            """,
          line: 3, column: 7,
          fixIts: [FixItSpec(message: "Insert ': <#Type#>'")]
        )
      ],
      fixed: """
        @DependencyClient
        struct Client {
          var date: <#Type#> = Date()
          var fetch: () throws -> Void
        }
        """,
      .dependencyClient
    )
  }
}
