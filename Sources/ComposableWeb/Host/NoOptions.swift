#if Web
public import ArgumentParser

/// The options of an app that has none of its own.
///
/// An app that only configures its server uses them in ``WebApp/prepare(_:options:)``.
public struct NoOptions: ParsableArguments {
  /// Creates the options, of which there are none.
  public init() {}
}
#endif
