import ComposableArchitecture

@Reducer
struct Feature {
  let body = EmptyReducer<Int, Int>()
}
