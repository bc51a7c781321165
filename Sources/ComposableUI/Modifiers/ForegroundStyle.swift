extension View {
  /// Has what lies in a view be drawn with a style, where it has none of its own.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    modified(.foreground(style._resolved))
  }

  /// Has what lies in a view be of a color, where it has none of its own.
  public func foregroundColor(_ color: Color?) -> some View {
    modified(.foreground(color?._resolved ?? .hierarchical(1)))
  }

  /// Gives things to press in a view a color; `nil` for what is usual.
  public func tint(_ tint: Color?) -> some View {
    modified(.tint(tint?._resolved))
  }

  /// Gives things to press in a view a style.
  @_disfavoredOverload
  public func tint(_ tint: some ShapeStyle) -> some View {
    modified(.tint(tint._resolved))
  }

  /// Gives things to press in a view a color; `nil` for what is usual.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
