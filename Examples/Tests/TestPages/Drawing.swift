import ComposableUI

/// A canvas that a script of its own draws on.
struct Drawing: View {
  struct Point: Codable, Equatable {
    let x: Int
    let y: Int
  }

  @State private var points: [Point] = []
  @State private var isVisible = true

  var body: some View {
    VStack {
      if isVisible {
        HTMLElement("canvas", ["width": "200", "height": "100", "class": "drawing"])
          .hook("drawing", value: points)
          .onEvent("point", as: Point.self) { points.append($0) }
          .accessibilityLabel("Drawing")
      }
      Text("\(points.count) points")
      Button("Clear") { points = [] }
      Toggle("Visible", isOn: $isVisible)
    }
    .navigationTitle("Drawing")
  }

  /// Draws a square for each point, and reports clicks.
  static let script = """
    composable.define("drawing", {
      mounted(canvas, points, push) {
        canvas.onclick = ({ offsetX, offsetY }) =>
          push("point", { x: Math.round(offsetX), y: Math.round(offsetY) });
        window.drawings = (window.drawings || 0) + 1;
        this.updated(canvas, points);
      },
      updated(canvas, points) {
        const context = canvas.getContext("2d");
        context.clearRect(0, 0, canvas.width, canvas.height);
        context.fillStyle = "rgb(255 0 0)";
        for (const { x, y } of points) context.fillRect(x - 2, y - 2, 5, 5);
        canvas.dataset.appDrawn = points.length;
      },
      removed() { window.drawings--; },
    });
    """

  static let style = """
    :root { --accentColor: rgb(0 128 0); }
    .drawing { border: 3px solid rgb(0 0 255); }
    """
}
