/// The actor that owns the views that are being shown.
enum ViewIsolation {
  /// Set while a graph is made, updated or handles what the user does.
  @TaskLocal static var current: (any Actor)?
}
