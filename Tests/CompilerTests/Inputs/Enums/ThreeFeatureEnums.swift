import ComposableArchitecture

@Reducer struct Feature {}
@Reducer enum First { case a(Feature) }
@Reducer enum Second { case a(Feature) }
@Reducer enum Third { case a(Feature) }
