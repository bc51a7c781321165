import ComposableHTML
public import Foundation
public import Transactions

/// A picture that the browser loads from an address.
///
/// ```swift
/// AsyncImage(url: user.portrait) { image in
///   image.resizable().scaledToFill()
/// } placeholder: {
///   ProgressView()
/// }
/// .frame(width: 64, height: 64)
/// .clipShape(Circle())
/// ```
///
/// 1. The browser loads the picture, not the server. Pictures of other hosts are allowed by the policy of the page:
///    `settings.sources.images = ["https://images.example.com"]`.
/// 2. The content is that of ``AsyncImagePhase/empty`` until the picture is loaded, and again when the address changes.
/// 3. A picture that can't be loaded, or that the policy does not allow, is a ``AsyncImagePhase/failure(_:)``.
/// 4. Addresses are those of the web, or relative to the page.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var end: Loading?

  /// The end of the loading of a picture.
  private struct Loading: Equatable {
    let url: URL
    let isSuccessful: Bool
  }

  /// Creates a view that shows the phases of a picture.
  ///
  /// - Parameters:
  ///   - url: The address of the picture; `nil` shows the first phase.
  ///   - scale: The number of the picture's pixels for a point, an integer.
  ///   - transaction: The transaction of a change of the phase.
  ///   - content: Creates the view of a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    ZStack {
      content(phase)
      if let url, isAddress, end?.url != url {
        ElementView(
          PictureLoaderContent(url: url),
          handler: { interaction in
            guard case .load(let isSuccessful) = interaction else { return false }
            withTransaction(transaction) { end = Loading(url: url, isSuccessful: isSuccessful) }
            return true
          }
        )
        .id(url)
      }
    }
  }

  /// True for an address that a page may load.
  private var isAddress: Bool { url?.isLoadableByPage ?? true }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    guard isAddress else { return .failure(AsyncImageError(url: url)) }
    guard let end, end.url == url else { return .empty }
    guard end.isSuccessful else { return .failure(AsyncImageError(url: url)) }
    let pixels = scale.isFinite ? Int(min(max(scale.rounded(), 1), 8)) : 1
    let source = PictureContent.Source(path: url.absoluteString, scale: pixels)
    return .success(
      Image(PictureView(name: "", source: .web(source), isDecorative: true)))
  }
}

extension AsyncImage where Content == AnyView {
  /// Creates a view that shows a picture, and a gray rectangle until it is loaded.
  ///
  /// - Parameters:
  ///   - url: The address of the picture.
  ///   - scale: The number of the picture's pixels for a point.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      Color.gray.opacity(0.2)
    }
  }

  /// Creates a view that shows a picture, and a placeholder until it is loaded.
  ///
  /// - Parameters:
  ///   - url: The address of the picture.
  ///   - scale: The number of the picture's pixels for a point.
  ///   - content: Creates the view of the picture.
  ///   - placeholder: Creates the view that is shown until then, and if the picture can't be loaded.
  public init(
    url: URL?, scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> some View,
    @ViewBuilder placeholder: @escaping () -> some View
  ) {
    self.init(url: url, scale: scale) { phase in
      phase.image.map { AnyView(content($0)) } ?? AnyView(placeholder())
    }
  }
}

/// The phase of a picture that a browser loads.
public enum AsyncImagePhase {
  /// No picture is loaded.
  case empty
  /// The picture is loaded.
  case success(Image)
  /// The picture can't be loaded.
  case failure(any Error)

  /// The picture, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error, if the picture can't be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The error of a picture that can't be loaded.
public struct AsyncImageError: LocalizedError, Hashable {
  /// The address of the picture.
  public let url: URL

  /// The address, and that its picture can't be loaded.
  public var errorDescription: String? { "The picture \(url.absoluteString) can't be loaded." }
}

/// A picture that the browser loads and does not show.
struct PictureLoaderContent: ElementContent {
  var url: URL

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("span")
    node.set("data-load", url.absoluteString)
    node.set("hidden", true)
    return node
  }

  var layout: ElementLayout {
    var layout = ElementLayout()
    layout.takesNoSpace = true
    return layout
  }

  var description: String { "Loading \(url.absoluteString)" }
}
