/// Makes a struct of closures a dependency client whose endpoints can be replaced one by one.
///
/// Use it for a service outside of a feature, such as a network, a database or a location. A test
/// replaces only the endpoints that it expects to be called.
///
/// ```swift
/// @DependencyClient
/// struct FactClient {
///   var fetch: @Sendable (_ about: Int) async throws -> String
///   var isOnline: @Sendable () -> Bool = { false }
/// }
///
/// var client = FactClient()                   // a call of an endpoint reports an issue
/// client.fetch = { "\($0) is a number" }      // replaces one endpoint
/// try await client.fetch(about: 1)
/// ```
///
/// Guarantees:
/// 1. Each stored `var` whose type is written as a closure becomes an endpoint, unless it is marked
///    `@DependencyEndpointIgnored`.
/// 2. An endpoint that has not been replaced reports an issue when it is called, once per test: at
///    the line of the effect that calls it, else at the endpoint's declaration. Then it throws
///    ``Unimplemented`` or returns the result of its default. One that cannot throw and returns a
///    value needs a default; for an optional value that is `nil`.
/// 3. A loop that calls an asynchronous endpoint again in an effect of a `TestStore` is suspended
///    until the effect is cancelled. The store does not wait for such an effect.
/// 4. The initializer takes all properties except those under an `#if`, and is as visible as the
///    least visible of them. If every property is an endpoint or has a value, there is an
///    initializer without arguments, too.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "ComposableMacros", type: "DependencyClientMacro")

/// Makes a closure property an endpoint, which reports an issue when it is called before it has
/// been replaced.
///
/// Rarely needed: prefer ``DependencyClient()``, which attaches it to each closure property.
///
/// Parameters that are named in the closure's type are argument labels of a method of the same
/// name: `var fetch: (_ id: Int) -> String?` is called as `fetch(id: 1)`.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: overloaded, prefixed(_))
public macro DependencyEndpoint() =
  #externalMacro(module: "ComposableMacros", type: "DependencyEndpointMacro")

/// Makes a closure property an endpoint that is called by a method of another name.
///
/// Needed if two endpoints share a name and differ in their argument labels.
///
/// ```swift
/// @DependencyEndpoint(method: "fetch")
/// var fetchByName: @Sendable (_ name: String) async throws -> String
/// // client.fetch(name: "…")
/// ```
///
/// - Parameter method: The name of the method.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String) =
  #externalMacro(module: "ComposableMacros", type: "DependencyEndpointMacro")

/// Excludes a closure property from the endpoints of ``DependencyClient()``.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "ComposableMacros", type: "DependencyEndpointIgnoredMacro")

/// Declares a dependency: generates the key of a property of `DependencyValues`.
///
/// The value of the property is the one that tests use.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: FactClient.live)
///   var factClient: FactClient = FactClient()
/// }
///
/// // in a feature
/// @Dependency(\.factClient) var factClient
/// ```
///
/// Guarantees:
/// 1. The values are created when they are first used: the live value once per process, the others
///    once per test.
/// 2. Without a live value, another module can add one. The key of a `public` or `package` property
///    is as visible as the property, and named after it: `extension DependencyValues.FactClientKey:
///    DependencyKey { public static var liveValue: FactClient { … } }`. A running program without
///    a live value reports an issue and uses the value of the property.
/// 3. Without a preview value, previews use the value of the property.
///
/// - Parameters:
///   - liveValue: The value in a running program.
///   - previewValue: The value in previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<LiveValue, PreviewValue>(
  liveValue: LiveValue = (), previewValue: PreviewValue = ()
) = #externalMacro(module: "ComposableMacros", type: "DependencyEntryMacro")

/// Declares a dependency, as ``DependencyEntry(liveValue:previewValue:)`` does, and names its key.
///
/// - Parameters:
///   - key: The name of the generated key, a string literal. The key is as visible as the property.
///   - liveValue: The value in a running program.
///   - previewValue: The value in previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<LiveValue, PreviewValue>(
  _ key: String, liveValue: LiveValue = (), previewValue: PreviewValue = ()
) = #externalMacro(module: "ComposableMacros", type: "DependencyEntryMacro")

/// Makes a property with a value computed; used by the expansion of
/// ``DependencyEntry(liveValue:previewValue:)``.
@attached(accessor, names: named(get))
public macro _DependencyEntryValue() =
  #externalMacro(module: "ComposableMacros", type: "DependencyEntryValueMacro")
