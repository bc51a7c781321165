import Foundation

/// Makes the root view the result of a body: the values that its closure reads are observed, and
/// another environment doesn't evaluate it again, with the stores that it creates.
nonisolated struct RootView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// The node of a window.
protocol WindowNode: _AnyViewNode {
  /// The HTTP status of the first response with the window; `nil` if its address is unknown.
  var status: Int? { get }
  /// Opens an address. Returns false if no view takes it.
  func open(_ address: PageAddress) -> Bool
  /// The color scheme of the user's system.
  var systemColorScheme: ColorScheme { get set }
  /// Sets the size classes of the window.
  func setSizeClasses(_ sizeClasses: SizeClasses)
}

/// The parent of the root view's node.
final class RootNode<Content: View>: _AnyViewNode, WindowNode, ColorSchemeReceiver,
  WindowValueReceiver
{
  private let view: Content
  private var node: _ViewNode<Content>?
  private var contentEnvironment: EnvironmentValues
  private var preferredColorSchemes = NodeValues<ColorScheme>()
  private var titles = NodeValues<String>()
  private var addresses = NodeValues<WindowAddress>()
  private var statuses = NodeValues<Int>()
  private var metadata = NodeValues<PageMetadata>()
  private var locales = NodeValues<Locale>()
  /// The address that the window was opened with, until a view takes it.
  private var requestedAddress: PageAddress?
  /// True while an update of the window's own element is enqueued.
  private var needsUpdate = false

  var systemColorScheme: ColorScheme {
    didSet { updateColorScheme() }
  }

  init(_ view: Content, in context: _Context) {
    self.view = view
    contentEnvironment = context.environment
    systemColorScheme = context.environment.colorScheme
    requestedAddress = context.environment.requestedAddress
    super.init(in: context)
    if contentEnvironment.windowLocale != nil { setNeedsUpdate() }
    node = Content._makeNode(view, in: childContext)
  }

  func setPreferredColorScheme(_ colorScheme: ColorScheme?, from node: Int) {
    preferredColorSchemes.set(colorScheme, from: node)
    // Not at once: the views that read it may be under evaluation.
    graph.afterUpdate { [weak self] in self?.updateColorScheme() }
  }

  private func updateColorScheme() {
    guard isMounted else { return }
    updateElement()
    let colorScheme = preferredColorSchemes.values.last ?? systemColorScheme
    guard contentEnvironment.colorScheme != colorScheme else { return }
    contentEnvironment.colorScheme = colorScheme
    node?.update(view, contentEnvironment)
  }

  func setSizeClasses(_ sizeClasses: SizeClasses) {
    let before = (contentEnvironment.horizontalSizeClass, contentEnvironment.verticalSizeClass)
    guard before != (sizeClasses.horizontal, sizeClasses.vertical) else { return }
    contentEnvironment.horizontalSizeClass = sizeClasses.horizontal
    contentEnvironment.verticalSizeClass = sizeClasses.vertical
    node?.update(view, contentEnvironment)
  }

  func setTitle(_ title: String?, from node: Int) {
    titles.set(title, from: node)
    setNeedsUpdate()
  }

  func setAddress(_ address: WindowAddress?, from node: Int) {
    addresses.set(address, from: node)
    setNeedsUpdate()
  }

  func setStatus(_ status: Int?, from node: Int) { statuses.set(status, from: node) }

  func setMetadata(_ metadata: PageMetadata?, from node: Int) {
    self.metadata.set(metadata, from: node)
    setNeedsUpdate()
  }

  func setLocale(_ locale: Locale?, from node: Int) {
    locales.set(locale, from: node)
    setNeedsUpdate()
  }

  /// Updates the window's own element after the current update, when its views are complete.
  private func setNeedsUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      needsUpdate = false
      if let requestedAddress, let address = addresses.values.last {
        self.requestedAddress = nil
        if address.address != requestedAddress, !address.open(requestedAddress) {
          self.requestedAddress = requestedAddress
        }
      }
      updateElement()
    }
  }

  private func updateElement() {
    var window = WindowContent(
      preferredColorScheme: preferredColorSchemes.values.last, title: titles.values.last)
    if let address = addresses.values.last {
      window.address = address.address
      window.history = address.history
    }
    window.metadata = metadata.values.last
    window.locale = locales.values.last ?? contentEnvironment.windowLocale
    graph.update(window)
  }

  func open(_ address: PageAddress) -> Bool { addresses.values.last?.open(address) ?? false }

  var status: Int? {
    if let requestedAddress, !requestedAddress.components.isEmpty { return nil }
    return statuses.values.last ?? 200
  }

  override var childEnvironment: EnvironmentValues { contentEnvironment }

  override func structureChanged() { graph.pageElement?.structureChanged() }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
