import Testing

@_spi(Renderer) @testable import ComposableUI
@testable import ComposableWeb

/// The HTML of grids, gauges and fields for dates and colors.
@Suite struct GridHTMLTests {
  private func html(_ content: any ElementContent, _ children: Rendering...) -> String {
    HTML(Rendering(id: 1, content: content, children: children)).text
  }

  @Test func columnsAreTracksOfAGrid() {
    let tracks = TracksContent(
      axis: .vertical,
      tracks: [
        .fixed(40), .flexible(minimum: 10, maximum: .infinity),
        .flexible(minimum: 10, maximum: 90), .adaptive(minimum: 80, maximum: .infinity),
      ],
      trackSpacing: 4, lineSpacing: nil, alignment: .topLeading)
    #expect(
      html(tracks) == """
        <div data-i="1" class="grid gx" data-s="grid-template-columns:40px minmax(10px,1fr) \
        minmax(10px,90px) repeat(auto-fill,minmax(min(80px,100%),1fr));column-gap:4px;\
        justify-content:start"></div>
        """)
  }

  @Test func rowsAreTracksOfAHorizontalGrid() {
    let tracks = TracksContent(
      axis: .horizontal, tracks: [.fixed(40)], trackSpacing: 4, lineSpacing: 2, alignment: .center)
    #expect(
      html(tracks) == """
        <div data-i="1" class="grid across" data-s="grid-template-rows:40px;row-gap:4px;\
        column-gap:2px"></div>
        """)
  }

  @Test func cellsHaveTheirPlacesInAGrid() {
    #expect(
      html(GridContent(columns: 3, horizontalSpacing: 1)) == """
        <div data-i="1" class="grid places" data-s="grid-template-columns:repeat(3,auto);\
        column-gap:1px"></div>
        """)
    let cell = GridCellContent(row: 1, columns: 1..<3, alignment: .bottomTrailing)
    #expect(
      html(cell) == """
        <div data-i="1" class="modified cell" data-s="grid-row:2;grid-column:2/span 2;\
        align-items:end;justify-content:end"></div>
        """)
    let whole = GridCellContent(row: 0, isWhole: true, unsizedAxes: .horizontal)
    #expect(
      html(whole) == """
        <div data-i="1" class="modified cell whole unsized-x" data-s="grid-row:1"></div>
        """)
  }

  @Test func tracksHaveFiniteSizes() {
    var tracks = TracksContent(
      axis: .vertical, tracks: [.fixed(.nan), .flexible(minimum: .infinity, maximum: .nan)],
      trackSpacing: .nan, lineSpacing: .infinity, alignment: .center)
    var numbers = FiniteNumbers()
    tracks.makeFinite(&numbers)
    #expect(numbers.hasReplaced)
    #expect(html(tracks).contains("grid-template-columns:10px minmax(10px,1fr)\""))
  }

  @Test func progressIsARingABarOrAMeter() {
    let ring = html(ProgressContent(fraction: 0.25, style: .circular))
    #expect(ring.contains(#"<div data-i="1" class="progress">"#))
    #expect(ring.contains(#"class="ring" role="progressbar""#))
    #expect(ring.contains(#"data-s="--turn:.25turn""#))
    let gauge = html(ProgressContent(fraction: 0.25, style: .linear, isGauge: true))
    #expect(gauge.contains(#"class="bar" role="meter" aria-label="Gauge""#))
    let endless = html(ProgressContent(style: .linear))
    #expect(endless.contains(#"class="bar endless" role="progressbar""#))
    #expect(endless.contains(#"class="progress linear gx""#))
  }

  @Test func aToggleButtonSaysWhetherItIsOn() {
    let button = ButtonContent(role: nil, style: .bordered, isEnabled: true, isOn: true)
    #expect(
      html(button) == """
        <button data-i="1" class="button bordered" type="button" aria-pressed="true" \
        data-on="tap"></button>
        """)
    #expect(
      html(ButtonBorderContent(shape: .capsule)).contains(#"data-s="--button-radius:99px""#))
  }

  @Test func datesAndColorsAreFieldsOfTheBrowser() {
    let date = ValueFieldContent(
      kind: .dateAndTime, value: "2026-03-09T17:05", minimum: "2026-03-01T00:00", isEnabled: true)
    #expect(
      html(date, .text("Due", id: 2)) == """
        <div data-i="1" class="value-field gx"><span id="c1" class="label">\
        <span data-i="2" class="text">Due</span></span>\
        <input id="i1" type="datetime-local" data-on="value" aria-label="Date" \
        aria-labelledby="c1" required="" min="2026-03-01T00:00" value="2026-03-09T17:05"></div>
        """)
    let color = ValueFieldContent(kind: .color, value: "#ff0000", isEnabled: false)
    #expect(
      html(color).contains(
        """
        <input id="i1" type="color" data-on="value" aria-label="Color" aria-labelledby="c1" \
        disabled="" value="#ff0000">
        """))
  }
}
