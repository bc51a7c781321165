import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// The case paths that `@CasePathable` generates, and its diagnostics.
struct CasePathableTests {
  @Test func casePathableNamesEachCase() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case reset, cleared
          case set(Int)
        }
        """,
      """
      enum Action {
        case reset, cleared
        case set(Int)

        public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public typealias Root = Action
          public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
            switch root {
            case .reset:
              return \\.reset
            case .cleared:
              return \\.cleared
            default:
              return \\.set
            }
          }
          public var reset: CasePaths.AnyCasePath<Root, Swift.Void> {
            CasePaths.AnyCasePath<Root, Swift.Void>(_embed: {
                .reset
              }, _extract: {
                guard case .reset = $0 else {
                  return nil
                }
                return ()
              })
          }
          public var cleared: CasePaths.AnyCasePath<Root, Swift.Void> {
            CasePaths.AnyCasePath<Root, Swift.Void>(_embed: {
                .cleared
              }, _extract: {
                guard case .cleared = $0 else {
                  return nil
                }
                return ()
              })
          }
          public var set: CasePaths.AnyCasePath<Root, Int> {
            CasePaths.AnyCasePath<Root, Int>(_embed: Root.set, _extract: {
                guard case .set(let v0) = $0 else {
                  return nil
                }
                return v0
              })
          }
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
            var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
            paths.append(\\.reset)
            paths.append(\\.cleared)
            paths.append(\\.set)
            return paths.makeIterator()
          }
        }

        public nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """,
      .casePathable
    )
  }

  @Test func casePathableHandlesLabelledPayloads() {
    expectExpansion(
      of: """
        @CasePathable
        public enum Action {
          case open(id: Int)
          case move(from: Int, to: Int = 0)
          case mixed(String, at: [Int])
        }
        """,
      """
      public enum Action {
        case open(id: Int)
        case move(from: Int, to: Int = 0)
        case mixed(String, at: [Int])

        public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public typealias Root = Action
          public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
            switch root {
            case .open:
              return \\.open
            case .move:
              return \\.move
            default:
              return \\.mixed
            }
          }
          public var open: CasePaths.AnyCasePath<Root, Int> {
            CasePaths.AnyCasePath<Root, Int>(_embed: Root.open, _extract: {
                guard case .open(let v0) = $0 else {
                  return nil
                }
                return v0
              })
          }
          public var move: CasePaths.AnyCasePath<Root, (from: Int, to: Int)> {
            CasePaths.AnyCasePath<Root, (from: Int, to: Int)>(_embed: {
                .move(from: $0.0, to: $0.1)
              }, _extract: {
                guard case .move(let v0, let v1) = $0 else {
                  return nil
                }
                return (v0, v1)
              })
          }
          public var mixed: CasePaths.AnyCasePath<Root, (String, at: [Int])> {
            CasePaths.AnyCasePath<Root, (String, at: [Int])>(_embed: {
                .mixed($0.0, at: $0.1)
              }, _extract: {
                guard case .mixed(let v0, let v1) = $0 else {
                  return nil
                }
                return (v0, v1)
              })
          }
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
            var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
            paths.append(\\.open)
            paths.append(\\.move)
            paths.append(\\.mixed)
            return paths.makeIterator()
          }
        }

        public nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """,
      .casePathable
    )
  }

  @Test func casePathableAliasesShadowedPayloadTypes() {
    expectExpansion(
      of: """
        @CasePathable
        indirect enum Tree<Element> {
          case root(Root.Action)
          case leaf(Element)
          case nodes([Self])
        }
        """,
      """
      indirect enum Tree<Element> {
        case root(Root.Action)
        case leaf(Element)
        case nodes([Self])

        public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public typealias Root = Tree
          public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
            switch root {
            case .root:
              return \\.root
            case .leaf:
              return \\.leaf
            default:
              return \\.nodes
            }
          }
          public var root: CasePaths.AnyCasePath<Root, _$Root.Action> {
            CasePaths.AnyCasePath<Root, _$Root.Action>(_embed: Root.root, _extract: {
                guard case .root(let v0) = $0 else {
                  return nil
                }
                return v0
              })
          }
          public var leaf: CasePaths.AnyCasePath<Root, _$Element> {
            CasePaths.AnyCasePath<Root, _$Element>(_embed: Root.leaf, _extract: {
                guard case .leaf(let v0) = $0 else {
                  return nil
                }
                return v0
              })
          }
          public var nodes: CasePaths.AnyCasePath<Root, [Root]> {
            CasePaths.AnyCasePath<Root, [Root]>(_embed: Root.nodes, _extract: {
                guard case .nodes(let v0) = $0 else {
                  return nil
                }
                return v0
              })
          }
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
            var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
            paths.append(\\.root)
            paths.append(\\.leaf)
            paths.append(\\.nodes)
            return paths.makeIterator()
          }
        }

        public nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }

        public typealias _$Element = Element

        public typealias _$Root = Root
      }

      extension Tree: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """,
      .casePathable
    )
  }

  @Test func casePathableKeepsBackticks() {
    expectExpansion(
      of: """
        @CasePathable
        enum Word {
          case `default`
          case `self`(Int)
          case `init`(Int)
        }
        """,
      """
      enum Word {
        case `default`
        case `self`(Int)
        case `init`(Int)

        public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public typealias Root = Word
          public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
            switch root {
            case .`default`:
              return \\.`default`
            case .`self`:
              return \\.`self`
            default:
              return \\.`init`
            }
          }
          public var `default`: CasePaths.AnyCasePath<Root, Swift.Void> {
            CasePaths.AnyCasePath<Root, Swift.Void>(_embed: {
                .`default`
              }, _extract: {
                guard case .`default` = $0 else {
                  return nil
                }
                return ()
              })
          }
          public var `self`: CasePaths.AnyCasePath<Root, Int> {
            CasePaths.AnyCasePath<Root, Int>(_embed: {
                .`self`($0)
              }, _extract: {
                guard case .`self`(let v0) = $0 else {
                  return nil
                }
                return v0
              })
          }
          public var `init`: CasePaths.AnyCasePath<Root, Int> {
            CasePaths.AnyCasePath<Root, Int>(_embed: Root.`init`, _extract: {
                guard case .`init`(let v0) = $0 else {
                  return nil
                }
                return v0
              })
          }
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
            var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
            paths.append(\\.`default`)
            paths.append(\\.`self`)
            paths.append(\\.`init`)
            return paths.makeIterator()
          }
        }

        public nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Word: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """,
      .casePathable
    )
  }

  @Test func casePathableKeepsConditions() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case a
          #if DEBUG
          case debug(Int)
          #elseif os(Linux)
          case linux
          #else
          case other
          #endif
        }
        """,
      """
      enum Action {
        case a
        #if DEBUG
        case debug(Int)
        #elseif os(Linux)
        case linux
        #else
        case other
        #endif

        public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public typealias Root = Action
          public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
            switch root {
            #if DEBUG
            case .debug:
              return \\.debug
            #elseif os(Linux)
            case .linux:
              return \\.linux
            #else
            case .other:
              return \\.other
            #endif
            default:
              return \\.a
            }
          }
          public var a: CasePaths.AnyCasePath<Root, Swift.Void> {
            CasePaths.AnyCasePath<Root, Swift.Void>(_embed: {
                .a
              }, _extract: {
                guard case .a = $0 else {
                  return nil
                }
                return ()
              })
          }
          #if DEBUG
          public var debug: CasePaths.AnyCasePath<Root, Int> {
            CasePaths.AnyCasePath<Root, Int>(_embed: Root.debug, _extract: {
                guard case .debug(let v0) = $0 else {
                  return nil
                }
                return v0
              })
          }
          #elseif os(Linux)
          public var linux: CasePaths.AnyCasePath<Root, Swift.Void> {
            CasePaths.AnyCasePath<Root, Swift.Void>(_embed: {
                .linux
              }, _extract: {
                guard case .linux = $0 else {
                  return nil
                }
                return ()
              })
          }
          #else
          public var other: CasePaths.AnyCasePath<Root, Swift.Void> {
            CasePaths.AnyCasePath<Root, Swift.Void>(_embed: {
                .other
              }, _extract: {
                guard case .other = $0 else {
                  return nil
                }
                return ()
              })
          }
          #endif
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
            var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
            paths.append(\\.a)
            #if DEBUG
            paths.append(\\.debug)
            #elseif os(Linux)
            paths.append(\\.linux)
            #else
            paths.append(\\.other)
            #endif
            return paths.makeIterator()
          }
        }

        public nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """,
      .casePathable
    )
  }

  @Test func casePathableKeepsAvailability() {
    expectExpansion(
      of: """
        @available(macOS 14, *)
        @CasePathable
        enum Action {
          @available(*, deprecated, message: "Use 'b'")
          case a
          case b
          @available(*, unavailable)
          case c
        }
        """,
      """
      @available(macOS 14, *)
      enum Action {
        @available(*, deprecated, message: "Use 'b'")
        case a
        case b
        @available(*, unavailable)
        case c

        public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public typealias Root = Action
          @available(*, deprecated)
          public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
            switch root {
            case .a:
              return \\.a
            default:
              return \\.b
            }
          }
          @available(*, deprecated, message: "Use 'b'")
          public var a: CasePaths.AnyCasePath<Root, Swift.Void> {
            CasePaths.AnyCasePath<Root, Swift.Void>(_embed: {
                .a
              }, _extract: {
                guard case .a = $0 else {
                  return nil
                }
                return ()
              })
          }
          public var b: CasePaths.AnyCasePath<Root, Swift.Void> {
            CasePaths.AnyCasePath<Root, Swift.Void>(_embed: {
                .b
              }, _extract: {
                guard case .b = $0 else {
                  return nil
                }
                return ()
              })
          }
          @available(*, deprecated)
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
            var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
            paths.append(\\.a)
            paths.append(\\.b)
            return paths.makeIterator()
          }
        }

        public nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      @available(macOS 14, *)
      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """,
      .casePathable
    )
  }

  @Test func casePathableSupportsAnEmptyEnum() {
    expectExpansion(
      of: """
        @CasePathable
        enum Nothing {
        }
        """,
      """
      enum Nothing {

        public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public typealias Root = Nothing
          public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
            \\.self
          }
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
            [].makeIterator()
          }
        }

        public nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Nothing: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """,
      .casePathable
    )
  }

  @Test func casePathableKeepsAnExplicitConformance() {
    expectExpansion(
      of: """
        @CasePathable
        enum Only: CasePathable {
          case one(Never)
        }
        """,
      """
      enum Only: CasePathable {
        case one(Never)

        public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public typealias Root = Only
          public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
            \\.one
          }
          public var one: CasePaths.AnyCasePath<Root, Never> {
            CasePaths.AnyCasePath<Root, Never>(_embed: Root.one, _extract: {
                guard case .one(let v0) = $0 else {
                  return nil
                }
                return v0
              })
          }
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
            var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
            paths.append(\\.one)
            return paths.makeIterator()
          }
        }

        public nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }
      """,
      .casePathableConforming
    )
  }

  @Test func casePathableRejectsAStruct() {
    expectExpansion(
      of: """
        @CasePathable
        struct Action {
        }
        """,
      """
      struct Action {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CasePathable' can only be attached to an enum: a struct has no cases",
          line: 2, column: 1
        )
      ],
      .casePathable
    )
  }

  @Test func casePathableRejectsDuplicateCaseNames() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case set(Int)
          case other, set(to: String)
        }
        """,
      """
      enum Action {
        case set(Int)
        case other, set(to: String)

        public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public typealias Root = Action
          public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
            \\.self
          }
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
            [].makeIterator()
          }
        }

        public nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@CasePathable' needs a unique name for each case: another case is named 'set', so \
            '\\.set' is ambiguous. Rename one of them
            """,
          line: 4, column: 15
        )
      ],
      .casePathable
    )
  }

  @Test func casePathableAllowsANameInAlternativeConditions() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          #if DEBUG
          case set(Int)
          #else
          case set(String)
          #endif
        }
        """,
      """
      enum Action {
        #if DEBUG
        case set(Int)
        #else
        case set(String)
        #endif

        public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public typealias Root = Action
          public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
            switch root {
            #if DEBUG
            case .set:
              return \\.set
            #else
            case .set:
              return \\.set
            #endif
            }
          }
          #if DEBUG
          public var set: CasePaths.AnyCasePath<Root, Int> {
            CasePaths.AnyCasePath<Root, Int>(_embed: Root.set, _extract: {
                guard case .set(let v0) = $0 else {
                  return nil
                }
                return v0
              })
          }
          #else
          public var set: CasePaths.AnyCasePath<Root, String> {
            CasePaths.AnyCasePath<Root, String>(_embed: Root.set, _extract: {
                guard case .set(let v0) = $0 else {
                  return nil
                }
                return v0
              })
          }
          #endif
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
            var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
            #if DEBUG
            paths.append(\\.set)
            #else
            paths.append(\\.set)
            #endif
            return paths.makeIterator()
          }
        }

        public nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """,
      .casePathable
    )
  }

  @Test func casePathableRejectsANameTakenOutsideTheCondition() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          #if DEBUG
          case set(Int)
          #endif
          case set(String)
        }
        """,
      """
      enum Action {
        #if DEBUG
        case set(Int)
        #endif
        case set(String)

        public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public typealias Root = Action
          public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
            \\.self
          }
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
            [].makeIterator()
          }
        }

        public nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@CasePathable' needs a unique name for each case: another case is named 'set', so \
            '\\.set' is ambiguous. Rename one of them
            """,
          line: 6, column: 8
        )
      ],
      .casePathable
    )
  }
}
