import ComposableArchitecture

@Reducer struct Child1 {}
@Reducer struct Child2 {}
@Reducer enum Feature1 { case child(Child1) }
@Reducer enum Feature2 { case child(Child2) }
