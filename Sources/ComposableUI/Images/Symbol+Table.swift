extension Symbol {
  /// All symbols by their names in SF Symbols. The drawings are our own.
  static let all: [String: Symbol] = [media, arrows, signs, shapes, things, nature]
    .reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }
}

// Paths that several symbols share.
private let star = """
  M12 2.4L14.5 9.1L21.7 9.4L16.1 13.9L18 20.9L12 16.9L6 20.9L7.9 13.9L2.3 9.4L9.5 9.1z
  """
private let heart = """
  M12 20.5C5 15.5 3 12 3 9a4.8 4.8 0 0 1 9-2.3A4.8 4.8 0 0 1 21 9c0 3-2 6.5-9 11.5z
  """
private let bolt = "M13.5 2.5L4.5 13.5h6.5l-1 8 9-11h-6.5z"
private let gear = """
  M10.1 5L10.2 2.6L13.8 2.6L13.9 5L15.6 5.6L17.4 4.1L19.9 6.6L18.4 8.4L19 10.1L21.4 10.2\
  L21.4 13.8L19 13.9L18.4 15.6L19.9 17.4L17.4 19.9L15.6 18.4L13.9 19L13.8 21.4L10.2 21.4L10.1 19\
  L8.4 18.4L6.6 19.9L4.1 17.4L5.6 15.6L5 13.9L2.6 13.8L2.6 10.2L5 10.1L5.6 8.4L4.1 6.6L6.6 4.1\
  L8.4 5.6zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z
  """
private let person = "M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4 20.5c.5-4.5 3.5-6.5 8-6.5s7.5 2 8 6.5z"
private let bell = """
  M12 3.5a5.5 5.5 0 0 1 5.5 5.5c0 4.5 1.5 6 2.5 7.5H4c1-1.5 2.5-3 2.5-7.5A5.5 5.5 0 0 1 12 3.5z
  """
private let folder = "M3 7a2 2 0 0 1 2-2h4l2 2.5h8a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"
private let bookmark = "M7 3.5h10a1 1 0 0 1 1 1V21l-6-4.5L6 21V4.5a1 1 0 0 1 1-1z"
private let eye = """
  M2.5 12c2.5-4.5 5.7-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5s-7-2-9.5-6.5zM9 12\
  a3 3 0 1 0 6 0a3 3 0 1 0-6 0z
  """
private let wifi = """
  M2.5 9a14 14 0 0 1 19 0M5.7 12.6a9.3 9.3 0 0 1 12.6 0M8.8 16.2a4.8 4.8 0 0 1 6.4 0M12 19.8h.01
  """
private let bubble = """
  M5 4.5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7.5L7 20.5v-4H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z
  """
private let location = "M20.5 3.5L4 10.5l7.5 2 2 7.5z"
private let flame = """
  M12 2.5c1 4 5.5 6 5.5 11.5a5.5 5.5 0 0 1-11 0\
  c0-2.5 1-4 2.5-5.5 0 1.5.5 2.5 1.5 3 0-3.5 0-6 1.5-9z
  """
private let moon = "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"
private let roundedSquare = """
  M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z
  """
private let lock = "M7 11h10a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1z"
private let speaker = "M4 9.5h3.5L12 5.5v13l-4.5-4H4z"
private let letter = "M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z"
private let slash = "M4 4l16 16"
private let head = """
  M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM6.2 18.5c1.2-2.3 3.2-3.5 5.8-3.5s4.6 1.2 5.8 3.5
  """
private let page = "M7 3h7l5 5v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM14 3v5h5"
private let watch = "M4 13a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM12 13V8.5M9.5 2.5h5M12 2.5V5"

private let media: [String: Symbol] = [
  "play": .stroke("M7.5 4.5v15l12-7.5z"),
  "play.fill": .fill(
    "M7 5.2a1.2 1.2 0 0 1 1.9-1l10.6 6.8a1.2 1.2 0 0 1 0 2L8.9 19.8a1.2 1.2 0 0 1-1.9-1z"
  ),
  "play.circle": .circled("M10 8.5v7l5.5-3.5z"),
  "play.circle.fill": .disc("M9.8 7.6v8.8l7-4.4z"),
  "pause": .stroke("M8 5v14M16 5v14"),
  "pause.fill": .fill(
    """
    M6.5 4h3a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM14.5 4h3\
    a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z
    """
  ),
  "pause.circle": .circled("M10 8.5v7M14 8.5v7"),
  "pause.circle.fill": .disc("M9 7.5h2v9H9zM13 7.5h2v9h-2z"),
  "stop": .stroke("M6 6h12v12H6z"),
  "stop.fill": .fill("M7 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z"),
  "stop.circle": .circled("M9 9h6v6H9z"),
  "stop.circle.fill": .disc("M8.5 8.5h7v7h-7z"),
  "backward": .stroke("M11.5 6v12L3 12zM21 6v12l-8.5-6z"),
  "backward.fill": .fill("M12 5.5v13L2.5 12zM21.5 5.5v13L12 12z"),
  "forward": .stroke("M3 6v12l8.5-6zM12.5 6v12l8.5-6z"),
  "forward.fill": .fill("M2.5 5.5v13L12 12zM12 5.5v13l9.5-6.5z"),
  "speaker.wave.2": .stroke("\(speaker)M15.5 9a4.2 4.2 0 0 1 0 6M18.3 6.5a8 8 0 0 1 0 11"),
  "speaker.slash": .stroke("\(speaker)M16 9.5l5 5M21 9.5l-5 5"),
  "mic": .stroke("M9 6a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21"),
  "music.note": .stroke(
    """
    M9 17.5V5l10-2v12.5M9 17.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0zM19 15.5a2.5 2.5 0 1 1-5 0\
    a2.5 2.5 0 1 1 5 0z
    """
  ),
  "photo": .stroke(
    """
    M5 4.5h14a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM3.5 17.5\
    l5-5.5 4 4.5 3-3 5 5M15.5 8.5h.01
    """
  ),
  "camera": .stroke(
    """
    M4 7.5h3.5L9 5h6l1.5 2.5H20a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1\
    zM8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z
    """
  ),
  "video": .stroke(
    "M5 6.5h9a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM16 11l5-3.5v9L16 13"
  ),
]

private let arrows: [String: Symbol] = [
  "arrow.left": .stroke("M20 12H4M10.5 5.5L4 12l6.5 6.5"),
  "arrow.right": .stroke("M4 12h16M13.5 5.5L20 12l-6.5 6.5"),
  "arrow.backward": .stroke("M20 12H4M10.5 5.5L4 12l6.5 6.5"),
  "arrow.forward": .stroke("M4 12h16M13.5 5.5L20 12l-6.5 6.5"),
  "arrow.up": .stroke("M12 20V4M5.5 10.5L12 4l6.5 6.5"),
  "arrow.down": .stroke("M12 4v16M5.5 13.5L12 20l6.5-6.5"),
  "arrow.up.right": .stroke("M6 18L18 6M8.5 6H18v9.5"),
  "arrow.left.arrow.right": .stroke(
    "M4 8.5h15M15.5 5L19 8.5 15.5 12M20 15.5H5M8.5 12L5 15.5 8.5 19"
  ),
  "arrow.up.arrow.down": .stroke("M8.5 20V5M5 8.5L8.5 5 12 8.5M15.5 4v15M12 15.5l3.5 3.5 3.5-3.5"),
  "arrow.counterclockwise": .stroke("M4 4.5v5h5M4.6 9.4A8 8 0 1 1 4 12.8"),
  "arrow.clockwise": .stroke("M20 4.5v5h-5M19.4 9.4A8 8 0 1 0 20 12.8"),
  "arrow.triangle.2.circlepath": .stroke(
    "M4 11a8 8 0 0 1 14-4.3L20 9M20 4v5h-5M20 13a8 8 0 0 1-14 4.3L4 15M4 20v-5h5"
  ),
  "arrow.uturn.backward": .stroke("M8.5 5L4 9.5 8.5 14M4 9.5h10.5a5 5 0 0 1 0 10H9"),
  "arrow.uturn.forward": .stroke("M15.5 5L20 9.5 15.5 14M20 9.5H9.5a5 5 0 0 0 0 10H15"),
  "arrow.down.to.line": .stroke("M12 3.5v12M6.5 10.5L12 16l5.5-5.5M5 20.5h14"),
  "square.and.arrow.up": .stroke("M12 15V3.5M8 7l4-3.5L16 7M8 10.5H5.5v10h13v-10H16"),
  "square.and.arrow.down": .stroke("M12 3.5V15M8 11.5l4 3.5 4-3.5M8 8.5H5.5v12h13v-12H16"),
  "rectangle.portrait.and.arrow.right": .stroke("M10 4H5v16h5M9.5 12H20M16 8l4 4-4 4"),
  "chevron.backward": .stroke("M15.5 5l-7 7 7 7"),
  "chevron.forward": .stroke("M8.5 5l7 7-7 7"),
  "chevron.left": .stroke("M15.5 5l-7 7 7 7"),
  "chevron.right": .stroke("M8.5 5l7 7-7 7"),
  "chevron.up": .stroke("M5 15.5l7-7 7 7"),
  "chevron.down": .stroke("M5 8.5l7 7 7-7"),
  "chevron.up.chevron.down": .stroke("M8 9l4-4.5L16 9M8 15l4 4.5 4-4.5"),
]

private let signs: [String: Symbol] = [
  "plus": .stroke("M12 4v16M4 12h16"),
  "plus.circle": .circled("M12 8v8M8 12h8"),
  "plus.circle.fill": .disc("M11 7h2v4h4v2h-4v4h-2v-4H7v-2h4z"),
  "plus.square": .stroke("\(roundedSquare)M12 8v8M8 12h8"),
  "minus": .stroke("M4 12h16"),
  "minus.circle": .circled("M8 12h8"),
  "minus.circle.fill": .disc("M7 11h10v2H7z"),
  "xmark": .stroke("M5.5 5.5l13 13M18.5 5.5l-13 13"),
  "xmark.circle": .circled("M9 9l6 6M15 9l-6 6"),
  "xmark.circle.fill": .disc(
    """
    M8.46 7.05L12 10.59l3.54-3.54 1.41 1.41L13.41 12l3.54 3.54-1.41 1.41L12 13.41\
    l-3.54 3.54-1.41-1.41L10.59 12 7.05 8.46z
    """
  ),
  "checkmark": .stroke("M4.5 12.5l5 5.5 10-12"),
  "checkmark.circle": .circled("M8 12.3l2.8 3.2 5.2-6.5"),
  "checkmark.circle.fill": .disc("M10.6 16.9l-4.1-4.2 1.4-1.4 2.6 2.7L16 7.4l1.5 1.3z"),
  "checkmark.square": .stroke("\(roundedSquare)M8 12.3l2.8 3.2L16 9"),
  "checkmark.square.fill": .fill(
    "\(roundedSquare)M10.6 16.9l-4.1-4.2 1.4-1.4 2.6 2.7L16 7.4l1.5 1.3z"
  ),
  "checkmark.seal": .stroke(
    """
    M12 2.8\
    l2.6 2 3.2-.1.9 3.1 2.7 1.8-1.1 3.1 1.1 3-2.7 1.8-.9 3.1-3.2-.1-2.6 2-2.6-2-3.2.1-.9-3.1-2.7-1.8 1.1-3-1.1-3.1 2.7-1.8.9-3.1 3.2.1\
    zM8.5 12.5l2.5 2.8 4.5-5.6
    """
  ),
  "equal": .stroke("M5 9.5h14M5 14.5h14"),
  "number": .stroke("M9.5 4l-2 16M16.5 4l-2 16M4.5 9h16M3.5 15h16"),
  "questionmark": .stroke("M8.3 8.3a3.7 3.7 0 1 1 5.7 3.1c-1.4.9-2 1.7-2 3.1M12 19h.01"),
  "questionmark.circle": .circled("M9.5 9.5a2.5 2.5 0 1 1 3.9 2.1c-.9.6-1.4 1.1-1.4 2M12 16.8h.01"),
  "exclamationmark": .stroke("M12 4v11M12 19.5h.01"),
  "exclamationmark.circle": .circled("M12 7.2v5.6M12 16.5h.01"),
  "exclamationmark.circle.fill": .disc(
    "M11 6.5h2v7h-2zM10.9 16.5a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z"
  ),
  "exclamationmark.triangle": .stroke("M12 3.8L2.8 19.8h18.4zM12 10v4.3M12 17h.01"),
  "exclamationmark.triangle.fill": .fill(
    "M12 2.5L1.5 20.8h21zM11 9h2v6h-2zM10.9 17.6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z"
  ),
  "info.circle": .circled("M12 11.2v5.3M12 7.8h.01"),
  "info.circle.fill": .disc("M11 10.5h2V17h-2zM10.9 7.5a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z"),
  "ellipsis": .fill(
    """
    M2.7 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0zM10.2 12a1.8 1.8 0 1 0 3.6 0\
    a1.8 1.8 0 1 0-3.6 0zM17.7 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z
    """
  ),
  "ellipsis.circle": .circled("M8 12h.01M12 12h.01M16 12h.01"),
  "list.bullet": .stroke("M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01"),
  "line.3.horizontal": .stroke("M4 6h16M4 12h16M4 18h16"),
  "line.3.horizontal.decrease": .stroke("M4 7h16M7 12h10M10 17h4"),
  "slider.horizontal.3": .stroke(
    """
    M4 6.5h9M17 6.5h3M4 12h3M11 12h9M4 17.5h9M17 17.5h3M13 6.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM7 12\
    a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM13 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z
    """
  ),
  "power": .stroke("M12 3v8.5M7 5.8a8 8 0 1 0 10 0"),
]

private let shapes: [String: Symbol] = [
  "circle": .circled(""),
  "circle.fill": .disc(""),
  "square": .stroke("\(roundedSquare)"),
  "square.fill": .fill(
    """
    M5.5 3h13A2.5 2.5 0 0 1 21 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-13\
    A2.5 2.5 0 0 1 5.5 3z
    """
  ),
  "square.grid.2x2": .stroke(
    "M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z"
  ),
  "rectangle": .stroke("M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z"),
  "triangle": .stroke("M12 4L3 19.5h18z"),
  "star": .stroke("\(star)"),
  "star.fill": .fill("\(star)"),
  "heart": .stroke("\(heart)"),
  "heart.fill": .fill("\(heart)"),
  "bolt": .stroke("\(bolt)"),
  "bolt.fill": .fill("\(bolt)"),
  "shield": .stroke("M12 3l8 3v6c0 4.5-3.2 7.5-8 9-4.8-1.5-8-4.5-8-9V6z"),
  "sparkles": .fill(
    """
    M9.5 4.5l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5-5.5-2 5.5-2zM18.5 13.5\
    l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1zM17.5 2.5\
    l.9 2.2 2.1.8-2.1.8-.9 2.2-.9-2.2-2.1-.8 2.1-.8z
    """
  ),
]

private let things: [String: Symbol] = [
  "trash": .stroke("M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6"),
  "trash.fill": .fill(
    """
    M9 2.5h6a1 1 0 0 1 1 1V5h5v2H3V5h5V3.5a1 1 0 0 1 1-1zM5 8.5h14l-1 11.6a2 2 0 0 1-2 1.9H8\
    a2 2 0 0 1-2-1.9z
    """
  ),
  "pencil": .stroke("M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM13.5 7l3.5 3.5"),
  "square.and.pencil": .stroke(
    """
    M12 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-6M9.5 14.5l.7-3L18 3.7\
    l2.3 2.3-7.8 7.8z
    """
  ),
  "gear": .stroke("\(gear)"),
  "gearshape": .stroke("\(gear)"),
  "gearshape.fill": .fill("\(gear)"),
  "person": .stroke("\(person)"),
  "person.fill": .fill("\(person)"),
  "person.2": .stroke(
    """
    M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM2 20c.5-4 3-6 7-6s6.5 2 7 6zM15 5.2\
    a3.5 3.5 0 0 1 0 6.6M18.5 20H22c-.4-3.2-1.8-5-4.5-5.7
    """
  ),
  "person.circle": .circled("\(head)"),
  "person.crop.circle": .circled("\(head)"),
  "house": .stroke("M3.5 11.5L12 4l8.5 7.5M6 9.5V20h4.5v-6h3v6H18V9.5"),
  "house.fill": .fill(
    """
    M12 2.8L2 11.6l1.3 1.5L5 11.6V20a1 1 0 0 0 1 1h4v-6.5h4V21h4a1 1 0 0 0 1-1v-8.4\
    l1.7 1.5 1.3-1.5z
    """
  ),
  "magnifyingglass": .stroke("M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM15.3 15.3L20.5 20.5"),
  "clock": .circled("M12 7v5l3.5 2.5"),
  "clock.fill": .disc("M11 6.5h2v5l3.4 2.4-1.2 1.6-4.2-3z"),
  "timer": .stroke("\(watch)"),
  "stopwatch": .stroke("\(watch)M18 7l1.7-1.7"),
  "alarm": .stroke(
    "M4.5 13a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0zM12 9v4l2.5 2M3 6.5l3.5-3M21 6.5l-3.5-3"
  ),
  "hourglass": .stroke(
    "M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9"
  ),
  "calendar": .stroke(
    """
    M5 5.5h14a1 1 0 0 1 1 1V19.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1zM4 10.5h16M8 3\
    v4M16 3v4
    """
  ),
  "bell": .stroke("\(bell)M10 19.5a2 2 0 0 0 4 0"),
  "bell.fill": .fill("\(bell)M9.5 18.5h5a2.5 2.5 0 0 1-5 0z"),
  "bell.slash": .stroke("\(bell)M10 19.5a2 2 0 0 0 4 0\(slash)"),
  "folder": .stroke("\(folder)"),
  "folder.fill": .fill("\(folder)"),
  "doc": .stroke("\(page)"),
  "doc.text": .stroke("\(page)M9.5 13h6M9.5 16.5h6"),
  "doc.on.doc": .stroke("M9 7.5h6.5l4 4V21H9zM15.5 7.5v4h4M5.5 17H4.5V3H11l3 3"),
  "archivebox": .stroke("M4 4.5h16V9H4zM5.5 9v10.5h13V9M10 13h4"),
  "tray": .stroke("M3.5 13.5l3-8h11l3 8v5h-17zM3.5 13.5H8.5c0 4 7 4 7 0h5"),
  "book": .stroke(
    """
    M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2z\
    M12 6.5v13
    """
  ),
  "bookmark": .stroke("\(bookmark)"),
  "bookmark.fill": .fill("\(bookmark)"),
  "paperclip": .stroke(
    """
    M19.5 11.5l-7.8 7.8a5 5 0 0 1-7-7L13 4a3.3 3.3 0 0 1 4.7 4.7l-8 8a1.6 1.6 0 0 1-2.3-2.3\
    l7.3-7.3
    """
  ),
  "link": .stroke(
    """
    M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6\
    a4 4 0 0 0 5.7 5.7L12 17.7
    """
  ),
  "envelope": .stroke("\(letter)M3.5 7l8.5 6.5L20.5 7"),
  "envelope.fill": .fill(
    """
    M4.5 5h15A2.5 2.5 0 0 1 22 7.3l-10 6.2L2 7.3A2.5 2.5 0 0 1 4.5 5zM2 9.5l10 6.2 10-6.2v7\
    a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 16.5z
    """
  ),
  "paperplane": .stroke("M21 3L3 10.5l7 3.5 3.5 7zM21 3L10 14"),
  "paperplane.fill": .fill("M22 2L2 10.3l7.2 3.1L18 6l-7.4 8.8 3.1 7.2z"),
  "phone": .stroke(
    """
    M5 4h4l1.5 4.5-2.3 1.8a12 12 0 0 0 5.5 5.5l1.8-2.3L20 15v4a1.5 1.5 0 0 1-1.5 1.5\
    C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4z
    """
  ),
  "bubble.left": .stroke("\(bubble)"),
  "bubble.left.fill": .fill("\(bubble)"),
  "hand.thumbsup": .stroke(
    """
    M7 11v9.5H3.5V11zM7 11l4-8c1.7 0 2.5 1.2 2.5 2.7V9h5.5c1.3 0 2 1 1.8 2.2l-1.3 7.5\
    c-.2 1-1 1.8-2 1.8H7
    """
  ),
  "hand.thumbsdown": .stroke(
    """
    M7 13V3.5H3.5V13zM7 13l4 8c1.7 0 2.5-1.2 2.5-2.7V15h5.5c1.3 0 2-1 1.8-2.2l-1.3-7.5\
    c-.2-1-1-1.8-2-1.8H7
    """
  ),
  "lock": .stroke("\(lock)M8.5 11V7.5a3.5 3.5 0 0 1 7 0V11"),
  "lock.fill": .fill(
    """
    M12 2.5A4.5 4.5 0 0 1 16.5 7v3h1a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-11\
    A1.5 1.5 0 0 1 5 20.5v-9A1.5 1.5 0 0 1 6.5 10h1V7A4.5 4.5 0 0 1 12 2.5zM9.5 10h5V7\
    a2.5 2.5 0 0 0-5 0z
    """
  ),
  "lock.open": .stroke("\(lock)M8.5 11V6.5a3.5 3.5 0 0 1 6.7-1.4"),
  "key": .stroke("M3.5 16a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM11.2 12.8L20 4M16 8l3 3"),
  "eye": .stroke("\(eye)"),
  "eye.slash": .stroke("\(eye)\(slash)"),
  "cart": .stroke(
    """
    M2.5 4H5l2.5 11.5h10L20 7.5H6M8 19.5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0zM16 19.5a.5.5 0 1 0 1 0\
    a.5.5 0 1 0-1 0z
    """
  ),
  "creditcard": .stroke("\(letter)M3 10h18M6.5 14.5h4"),
  "tag": .stroke("M4 4h7.5l9 9-7.5 7.5-9-9zM8 8h.01"),
  "gift": .stroke(
    """
    M4 12.5h16V20.5H4zM3 8h18v4.5H3zM12 8v12.5M12 8C8 8 7 6.8 7 5.3\
    c0-3 4.5-2.3 5 2.7.5-5 5-5.7 5-2.7C17 6.8 16 8 12 8z
    """
  ),
  "map": .stroke("M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14"),
  "mappin": .stroke(
    """
    M12 21.5c-4.5-5-7-8-7-11.5a7 7 0 0 1 14 0c0 3.5-2.5 6.5-7 11.5zM9.5 10a2.5 2.5 0 1 0 5 0\
    a2.5 2.5 0 1 0-5 0z
    """
  ),
  "location": .stroke("\(location)"),
  "location.fill": .fill("\(location)"),
  "globe": .circled("M3 12h18M12 3c3 2.7 4 5.7 4 9s-1 6.3-4 9c-3-2.7-4-5.7-4-9s1-6.3 4-9z"),
  "flag": .stroke(
    "M5.5 4c3-1.5 5.5-1 7.5 0s4 1 6.5 0v9c-2.5 1-4.5 1-6.5 0s-4.5-1.5-7.5 0zM5.5 13v8"
  ),
  "flag.fill": .fill(
    "M4.5 3.5c3.5-2 6.5-1.5 8.5-.5s4.5 1 7.5-.3V13.8c-3 1.2-5.5 1.2-7.5.2s-4-1.5-6.5-.5V22h-2z"
  ),
  "wifi": .stroke("\(wifi)"),
  "wifi.slash": .stroke("\(wifi)\(slash)"),
  "lightbulb": .stroke("M9 17h6M9.8 20.5h4.4M9 17c0-2.5-3-4-3-7.5a6 6 0 0 1 12 0c0 3.5-3 5-3 7.5"),
  "lightbulb.fill": .fill(
    """
    M12 2.5a7 7 0 0 1 7 7c0 3.7-3 5-3 7.5H8c0-2.5-3-3.8-3-7.5a7 7 0 0 1 7-7zM8.5 18.5h7v1.3\
    a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2z
    """
  ),
  "chart.bar": .stroke("M5 20v-7M12 20V4M19 20V9"),
  "hammer": .stroke(
    "M13 8.5L4 17.5 6.5 20l9-9M9.5 4.5c3-1.5 6-1 8 1l3.5 3.5-3 3-5.5-5.5c-.8-.8-1.8-1.5-3-2z"
  ),
  "wrench": .stroke(
    "M14.5 9.5L4 20M20 7.5a5 5 0 0 1-7 4.7M14.8 4.3a5 5 0 0 0-1.8 7.9M14.8 4.3L17 6.5M20 7.5"
  ),
  "cpu": .stroke(
    """
    M7 7h10v10H7zM10 10h4v4h-4zM9.5 7V3.5M14.5 7V3.5M9.5 20.5V17M14.5 20.5V17M7 9.5H3.5M7 14.5\
    H3.5M20.5 9.5H17M20.5 14.5H17
    """
  ),
  "desktopcomputer": .stroke(
    """
    M4.5 4h15A1.5 1.5 0 0 1 21 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 14.5v-9\
    A1.5 1.5 0 0 1 4.5 4zM9 20.5h6M12 16v4.5
    """
  ),
  "terminal": .stroke(
    """
    M5 4.5h14a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM7 9l3 3-3 3\
    M12.5 15H17
    """
  ),
]

private let nature: [String: Symbol] = [
  "sun.max": .stroke(
    """
    M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17\
    l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7
    """
  ),
  "moon": .stroke("\(moon)"),
  "moon.fill": .fill("\(moon)"),
  "cloud": .stroke("M7 18.5a4.5 4.5 0 0 1-.5-8.97A6 6 0 0 1 18 10.5a4 4 0 0 1-.5 8z"),
  "drop": .stroke("M12 3c3.5 4.5 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 2.5-6.5 6-11z"),
  "flame": .stroke("\(flame)"),
  "flame.fill": .fill("\(flame)"),
]
