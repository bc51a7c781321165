/// The actor that owns the views of the current graph.
enum ViewIsolation {
  /// Set while a graph is created, updated or handles an interaction.
  @TaskLocal static var current: (any Actor)?
}
