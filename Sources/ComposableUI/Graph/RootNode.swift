import Foundation

/// Makes the root view the result of a body: the values that its closure reads are observed, and
/// another environment doesn't evaluate it again, with the stores that it creates.
nonisolated struct RootView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// The node of a window.
protocol WindowNode: _AnyViewNode {
  /// Sets or replaces the value of a node; `nil` removes it.
  func setValue(_ value: (some WindowValue)?, from node: Int)
  /// The HTTP status of the first response with the window; `nil` if its address is unknown.
  var status: Int? { get }
  /// Opens an address. Returns false if no view takes it.
  func open(_ address: PageAddress) -> Bool
  /// The color scheme of the user's system.
  var systemColorScheme: ColorScheme { get set }
  /// Sets a value of the environment of the window's views.
  func setEnvironment<Value: Equatable>(
    _ value: Value, for keyPath: WritableKeyPath<EnvironmentValues, Value>)
}

/// The parent of the root view's node.
final class RootNode<Content: View>: _AnyViewNode, WindowNode, ColorSchemeReceiver,
  NavigationTitleReceiver
{
  private let view: Content
  private var node: _ViewNode<Content>?
  private var contentEnvironment: EnvironmentValues
  private var values = WindowValues()
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
    values.set(colorScheme.map(WindowColorScheme.init), from: node)
    // Not at once: the views that read it may be under evaluation.
    graph.afterUpdate { [weak self] in self?.updateColorScheme() }
  }

  private func updateColorScheme() {
    guard isMounted else { return }
    updateElement()
    setEnvironment(
      values[WindowColorScheme.self]?.colorScheme ?? systemColorScheme, for: \.colorScheme)
  }

  func setEnvironment<Value: Equatable>(
    _ value: Value, for keyPath: WritableKeyPath<EnvironmentValues, Value>
  ) {
    guard contentEnvironment[keyPath: keyPath] != value else { return }
    contentEnvironment[keyPath: keyPath] = value
    node?.update(view, contentEnvironment)
  }

  func setTitle(_ title: String?, from node: Int) {
    setValue(title.map(WindowTitle.init), from: node)
  }

  func setValue(_ value: (some WindowValue)?, from node: Int) {
    values.set(value, from: node)
    setNeedsUpdate()
  }

  /// Updates the window's own element after the current update, when its views are complete.
  private func setNeedsUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      needsUpdate = false
      if let requestedAddress, let address = values[WindowAddress.self] {
        self.requestedAddress = nil
        if address.address != requestedAddress, !address.open(requestedAddress) {
          self.requestedAddress = requestedAddress
        }
      }
      updateElement()
    }
  }

  private func updateElement() {
    var window = WindowContent()
    window.locale = contentEnvironment.windowLocale
    values.apply(to: &window)
    window.parts = Set(window.parts.compactMap(contentEnvironment.pagePartAddress))
    graph.update(window)
  }

  func open(_ address: PageAddress) -> Bool { values[WindowAddress.self]?.open(address) ?? false }

  var status: Int? {
    if let requestedAddress, !requestedAddress.components.isEmpty { return nil }
    return values[PageStatus.self]?.status ?? 200
  }

  override var childEnvironment: EnvironmentValues { contentEnvironment }

  override func structureChanged() { graph.pageElement?.structureChanged() }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
