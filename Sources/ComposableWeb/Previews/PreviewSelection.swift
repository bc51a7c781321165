import ComposableUI
import Foundation

/// The state of the list of previews, which its address contains: `/?preview=Gallery.CounterView.1&width=tablet`.
struct PreviewSelection: Hashable, Sendable {
  /// The identifier of the preview, or ``all``; `nil` for none.
  var preview: String?
  /// The width and height of the frames.
  var width = PreviewWidth.phone
  /// The environment of the previews.
  var settings = PreviewSettings()

  /// The identifier of all previews. Those of previews contain a point.
  static let all = "all"

  init() {}

  /// Reads a selection. What is unknown is left out.
  init(_ address: PageAddress) {
    preview = address.query("preview")
    width = PreviewSettings.value(of: "width", in: address) ?? .phone
    settings = PreviewSettings(address)
  }

  /// The address of the list.
  var address: PageAddress {
    let items = [("preview", preview), ("width", width == .phone ? nil : "\(width)")]
    return PageAddress(
      query: items.compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
        + settings.query)
  }
}

/// The width of the frame of a preview.
enum PreviewWidth: CaseIterable {
  /// Widths of devices.
  case phone, tablet, desktop
  /// The width of the window.
  case full

  /// The width and the height, in points; `nil` for those of the window.
  var size: CGSize? {
    switch self {
    case .phone: CGSize(width: 393, height: 852)
    case .tablet: CGSize(width: 834, height: 1112)
    case .desktop: CGSize(width: 1280, height: 800)
    case .full: nil
    }
  }
}
