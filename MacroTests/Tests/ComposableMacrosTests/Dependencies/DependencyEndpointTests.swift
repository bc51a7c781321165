import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// The storage, the default and the method of an endpoint, and the diagnostics.
struct DependencyEndpointTests {
  @Test func endpointReportsAndThrows() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var fetch: @Sendable (Int) async throws -> String
        }
        """,
      """
      struct Client {
        var fetch: @Sendable (Int) async throws -> String {
          @storageRestrictions(initializes: _fetch)
          init(initialValue) {
            _fetch = initialValue
          }
          get {
            _fetch
          }
          set {
            _fetch = newValue
          }
        }

        private var _fetch: @Sendable (Int) async throws -> String = { _ in
          await DependenciesMacros.Unimplemented._report(Self.self, "fetch")
          throw DependenciesMacros.Unimplemented("fetch")
        }
      }
      """,
      .dependencyEndpoint
    )
  }

  @Test func endpointWithNamedParametersGetsAMethod() {
    expectExpansion(
      of: """
        public struct Client {
          @DependencyEndpoint public var fetch: @MainActor @Sendable (_ id: Int, _ into: inout [Int], Bool) async throws -> String
        }
        """,
      """
      public struct Client {
        public var fetch: @MainActor @Sendable (_ id: Int, _ into: inout [Int], Bool) async throws -> String {
          @storageRestrictions(initializes: _fetch)
          init(initialValue) {
            _fetch = initialValue
          }
          get {
            _fetch
          }
          set {
            _fetch = newValue
          }
        }

        @MainActor
        public func fetch(id p0: Int, into p1: inout [Int], _ p2: Bool) async throws -> String {
          try await self.fetch(p0, &p1, p2)
        }

        private var _fetch: @MainActor @Sendable (_ id: Int, _ into: inout [Int], Bool) async throws -> String = { _, _, _ in
          await DependenciesMacros.Unimplemented._report(Self.self, "fetch")
          throw DependenciesMacros.Unimplemented("fetch")
        }
      }
      """,
      .dependencyEndpoint
    )
  }

  @Test func endpointReportsAndReturnsItsDefault() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var add: (Int, inout Int) async -> Int = { $1 += $0; return 0 }
        }
        """,
      """
      struct Client {
        var add: (Int, inout Int) async -> Int {
          get {
            _add
          }
          set {
            _add = newValue
          }
        }

        private var _add: (Int, inout Int) async -> Int = { p0, p1 in
          await DependenciesMacros.Unimplemented._report(Self.self, "add")
          let fallback: (Int, inout Int) async -> Int = {
            $1 += $0;
            return 0
          }
          return await fallback(p0, &p1)
        }
      }
      """,
      .dependencyEndpoint
    )
  }

  @Test func endpointReportsAndReturnsAnImplicitDefault() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var log: (String) -> Void
          @DependencyEndpoint var find: () -> Int?
        }
        """,
      """
      struct Client {
        var log: (String) -> Void {
          @storageRestrictions(initializes: _log)
          init(initialValue) {
            _log = initialValue
          }
          get {
            _log
          }
          set {
            _log = newValue
          }
        }

        private var _log: (String) -> Void = { _ in
          DependenciesMacros.Unimplemented._report(Self.self, "log")

        }
        var find: () -> Int? {
          @storageRestrictions(initializes: _find)
          init(initialValue) {
            _find = initialValue
          }
          get {
            _find
          }
          set {
            _find = newValue
          }
        }

        private var _find: () -> Int? = {
          DependenciesMacros.Unimplemented._report(Self.self, "find")
          return nil
        }
      }
      """,
      .dependencyEndpoint
    )
  }

  @Test func endpointMethodIsRenamed() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint(method: "fetch") var fetchAll: () throws -> [String]
        }
        """,
      """
      struct Client {
        var fetchAll: () throws -> [String] {
          @storageRestrictions(initializes: _fetchAll)
          init(initialValue) {
            _fetchAll = initialValue
          }
          get {
            _fetchAll
          }
          set {
            _fetchAll = newValue
          }
        }

        func fetch() throws -> [String] {
          try self.fetchAll()
        }

        private var _fetchAll: () throws -> [String] = {
          DependenciesMacros.Unimplemented._report(Self.self, "fetchAll")
          throw DependenciesMacros.Unimplemented("fetchAll")
        }
      }
      """,
      .dependencyEndpoint
    )
  }

  @Test func endpointRejectsAMissingDefault() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var count: () -> Int
          @DependencyEndpoint var add: (_ a: Int, Int) throws(Failure) -> Int
        }
        """,
      """
      struct Client {
        var count: () -> Int {
          @storageRestrictions(initializes: _count)
          init(initialValue) {
            _count = initialValue
          }
          get {
            _count
          }
          set {
            _count = newValue
          }
        }

        private var _count: () -> Int = {
          DependenciesMacros.Unimplemented._report(Self.self, "count")
          Swift.fatalError()
        }
        var add: (_ a: Int, Int) throws(Failure) -> Int {
          @storageRestrictions(initializes: _add)
          init(initialValue) {
            _add = initialValue
          }
          get {
            _add
          }
          set {
            _add = newValue
          }
        }

        func add(a p0: Int, _ p1: Int) throws(Failure) -> Int {
          try self.add(p0, p1)
        }

        private var _add: (_ a: Int, Int) throws(Failure) -> Int = { _, _ in
          DependenciesMacros.Unimplemented._report(Self.self, "add")
          Swift.fatalError()
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'count' needs a default: until the closure is replaced, it has neither an error to \
            throw nor a value to return
            """,
          line: 2, column: 27,
          fixIts: [FixItSpec(message: "Insert '= { <#default#> }'")]
        ),
        DiagnosticSpec(
          message: """
            'add' needs a default: until the closure is replaced, it has neither an error to \
            throw nor a value to return
            """,
          line: 3, column: 27,
          fixIts: [FixItSpec(message: "Insert '= { _, _ in <#default#> }'")]
        ),
      ],
      fixed: """
        struct Client {
          @DependencyEndpoint var count: () -> Int = { <#default#> }
          @DependencyEndpoint var add: (_ a: Int, Int) throws(Failure) -> Int = { _, _ in <#default#> }
        }
        """,
      .dependencyEndpoint
    )
  }

  @Test func endpointRejectsALet() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint let fetch: () throws -> Int
        }
        """,
      """
      struct Client {
        let fetch: () throws -> Int
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEndpoint' needs a 'var': tests and previews replace the closure",
          line: 2, column: 23,
          fixIts: [FixItSpec(message: "Make it a 'var'")]
        )
      ],
      fixed: """
        struct Client {
          @DependencyEndpoint var fetch: () throws -> Int
        }
        """,
      .dependencyEndpoint
    )
  }

  @Test func endpointRejectsATypeThatIsNotAClosure() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var name: String
        }
        """,
      """
      struct Client {
        var name: String
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyEndpoint' needs a stored property whose type is written out as a \
            closure, such as 'var fetch: @Sendable (_ id: Int) async throws -> String'
            """,
          line: 2, column: 27
        )
      ],
      .dependencyEndpoint
    )
  }

  @Test func endpointRejectsAFunction() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint func fetch() {}
        }
        """,
      """
      struct Client {
        func fetch() {}
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEndpoint' can only be attached to a property",
          line: 2, column: 3
        )
      ],
      .dependencyEndpoint
    )
  }
}
