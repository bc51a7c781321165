public import Foundation

/// An object that is told of the life of an application.
///
/// ```swift
/// final class AppDelegate: NSObject, UIApplicationDelegate {
///   let store = Store(initialState: AppFeature.State()) { AppFeature() }
///
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
///   ) -> Bool {
///     store.send(.appDelegate(.didFinishLaunching))
///     return true
///   }
/// }
/// ```
///
/// Its methods have default implementations, which do nothing.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  /// Called before ``application(_:didFinishLaunchingWithOptions:)``.
  ///
  /// - Returns: Ignored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called before the first view of the application is created.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: `nil`.
  /// - Returns: Ignored.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// An object that is told of the life of an application, by the name that AppKit has for it.
///
/// Its methods have default implementations, which do nothing.
@MainActor @preconcurrency public protocol NSApplicationDelegate: AnyObject {
  /// Called before ``applicationDidFinishLaunching(_:)``.
  func applicationWillFinishLaunching(_ notification: Notification)

  /// Called before the first view of the application is created.
  ///
  /// - Parameter notification: The notification, whose object is the application.
  func applicationDidFinishLaunching(_ notification: Notification)
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}

  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
}

/// A property wrapper of an ``App`` that creates a delegate for it.
///
/// ```swift
/// @main struct TimersApp: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
///
///   var body: some Scene {
///     WindowGroup { TimersView(store: appDelegate.store) }
///   }
/// }
/// ```
///
/// Guarantees:
/// 1. Each tab has its own app, and so its own delegate, on the actor of the tab's session: a store of the
///    delegate is that of one user. Work that should happen once for a process belongs to `prepare(_:options:)` of a
///    `WebApp`.
/// 2. The delegate has finished launching before the content of the window is created.
/// 3. It lives as long as the window.
/// 4. Its class has the initializer of `NSObject`. The program traps at the first page if a class with another one does not.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  GraphBoundProperty
{
  private let launch: DelegateLaunch<DelegateType>

  /// Creates the property with the type of the delegate.
  public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {
    launch = DelegateLaunch(makeDelegate: { makeObject(of: delegateType) }) { delegate in
      MainActor.assumeOwnsViews(delegate) { delegate in
        _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
      }
    }
  }

  /// The delegate.
  public var wrappedValue: DelegateType { launch.delegate }

  mutating func bind(to storage: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    launch.run()
  }
}

/// A property wrapper of an ``App`` that creates a delegate for it, by the name of AppKit: see
/// ``UIApplicationDelegateAdaptor``.
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
  GraphBoundProperty
{
  private let launch: DelegateLaunch<DelegateType>

  /// Creates the property with the type of the delegate.
  public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {
    launch = DelegateLaunch(makeDelegate: { makeObject(of: delegateType) }) { delegate in
      MainActor.assumeOwnsViews(delegate) { delegate in
        let name = UIApplication.didFinishLaunchingNotification
        let notification = Notification(name: name, object: UIApplication.shared)
        delegate.applicationWillFinishLaunching(notification)
        delegate.applicationDidFinishLaunching(notification)
      }
    }
  }

  /// The delegate.
  public var wrappedValue: DelegateType { launch.delegate }

  mutating func bind(to storage: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    launch.run()
  }
}

/// Creates an object of a class that is not known when compiling.
///
/// The initializer of `NSObject` is not `required` in Foundation, so that the compiler allows no such call, except on
/// Apple's systems. That of ``RequiredInit`` overrides it, and has its place in the table of methods of each
/// class: a call to it by the metatype of another class creates an object of that one.
// Not optimized, since the metatype is not that of one of the classes below.
@_optimize(none)
private func makeObject<Object: NSObject>(of type: Object.Type) -> Object {
  #if canImport(ObjectiveC)
  return type.init()
  #else
  return unsafeBitCast(unsafeBitCast(type, to: RequiredInit.Type.self).init(), to: Object.self)
  #endif
}

#if !canImport(ObjectiveC)
private class RequiredInit: NSObject {
  required override init() {}
}

/// A subclass, without which the call would be one of the initializer of ``RequiredInit`` itself.
private final class InheritedInit: RequiredInit {}
#endif

/// A delegate that is created when it is needed, and launched once.
private final class DelegateLaunch<Delegate: AnyObject> {
  private let makeDelegate: () -> Delegate
  private let launch: (Delegate) -> Void
  private var isLaunched = false
  private(set) lazy var delegate = makeDelegate()

  init(makeDelegate: @escaping () -> Delegate, launch: @escaping (Delegate) -> Void) {
    self.makeDelegate = makeDelegate
    self.launch = launch
  }

  /// Launches the delegate, unless that has been done.
  func run() {
    guard !isLaunched else { return }
    isLaunched = true
    launch(delegate)
  }
}
