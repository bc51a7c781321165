/// The status that a view sets for the response with its page.
struct PageStatus: WindowValue {
  let status: Int

  func apply(to window: inout WindowContent) {}
}
