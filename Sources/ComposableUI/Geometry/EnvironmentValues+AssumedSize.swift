import Foundation

extension EnvironmentValues {
  /// The size that elements are assumed to have until they are measured; `nil` if measured content
  /// has to wait for that.
  @Entry var assumedSize: CGSize?
}
