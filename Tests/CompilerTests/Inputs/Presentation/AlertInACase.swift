import ComposableArchitecture

@Reducer
enum Destination {
  case alert(AlertState<Never>)
}
