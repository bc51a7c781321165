/// Makes a struct of closures a dependency whose endpoints are replaced one by one.
///
/// Use it for what a feature needs from outside: a network, a database, a location.
///
/// ```swift
/// @DependencyClient
/// struct FactClient {
///   var fetch: @Sendable (_ about: Int) async throws -> String
///   var isOnline: @Sendable () -> Bool = { false }
/// }
///
/// var client = FactClient()                   // a call is reported as an issue
/// client.fetch = { "\($0) is a number" }      // from now on this one answers
/// try await client.fetch(about: 1)
/// ```
///
/// 1. Each stored `var` whose type is written as a closure becomes an endpoint, unless it is marked
///    `@DependencyEndpointIgnored`.
/// 2. An endpoint that hasn't been replaced reports an issue when it is called, once per test: at the
///    line of the effect that calls it, else here. Then it throws ``Unimplemented``, or returns what
///    its default returns. One that can't throw and returns a value needs a default; for an optional
///    that is `nil`.
/// 3. A loop that calls an asynchronous endpoint again in an effect of a `TestStore` is suspended until
///    the effect is cancelled. The store does not wait for such an effect.
/// 4. The initialiser takes all properties, as visible as the least visible of them, except those
///    under an `#if`. There is one without arguments when every property is an endpoint or has a
///    value.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "ComposableMacros", type: "DependencyClientMacro")

/// Makes a closure property report being called before it has been replaced.
///
/// Rarely needed, prefer ``DependencyClient()``, which attaches it.
///
/// Parameters that are given names in the closure's type are labels of a method of the same name:
/// `var fetch: (_ id: Int) -> String?` is called as `fetch(id: 1)`.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: overloaded, prefixed(_))
public macro DependencyEndpoint() =
  #externalMacro(module: "ComposableMacros", type: "DependencyEndpointMacro")

/// Makes a closure property an endpoint that is called by a method of another name.
///
/// Needed when two endpoints share a name and differ in their labels.
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

/// Keeps `@DependencyClient` from making a closure property an endpoint.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "ComposableMacros", type: "DependencyEndpointIgnoredMacro")
