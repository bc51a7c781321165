import ComposableArchitecture

enum First {
  @Reducer struct Child {}
  @Reducer enum Feature { case child(Child) }
}

enum Second {
  @Reducer struct Child {}
  @Reducer enum Feature { case child(Child) }
}
