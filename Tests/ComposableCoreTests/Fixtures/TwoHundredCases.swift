import ComposableCore

/// A feature with 200 actions, each in a case of its own.
@Reducer
struct TwoHundredCases {
  @ObservableState
  struct State: Equatable {
    var last: Int?
  }

  enum Action {
    case a0, a1, a2, a3, a4, a5, a6, a7, a8, a9
    case a10, a11, a12, a13, a14, a15, a16, a17, a18, a19
    case a20, a21, a22, a23, a24, a25, a26, a27, a28, a29
    case a30, a31, a32, a33, a34, a35, a36, a37, a38, a39
    case a40, a41, a42, a43, a44, a45, a46, a47, a48, a49
    case a50, a51, a52, a53, a54, a55, a56, a57, a58, a59
    case a60, a61, a62, a63, a64, a65, a66, a67, a68, a69
    case a70, a71, a72, a73, a74, a75, a76, a77, a78, a79
    case a80, a81, a82, a83, a84, a85, a86, a87, a88, a89
    case a90, a91, a92, a93, a94, a95, a96, a97, a98, a99
    case a100, a101, a102, a103, a104, a105, a106, a107, a108, a109
    case a110, a111, a112, a113, a114, a115, a116, a117, a118, a119
    case a120, a121, a122, a123, a124, a125, a126, a127, a128, a129
    case a130, a131, a132, a133, a134, a135, a136, a137, a138, a139
    case a140, a141, a142, a143, a144, a145, a146, a147, a148, a149
    case a150, a151, a152, a153, a154, a155, a156, a157, a158, a159
    case a160, a161, a162, a163, a164, a165, a166, a167, a168, a169
    case a170, a171, a172, a173, a174, a175, a176, a177, a178, a179
    case a180, a181, a182, a183, a184, a185, a186, a187, a188, a189
    case a190, a191, a192, a193, a194, a195, a196, a197, a198, a199
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .a0:
        state.last = 0
        return .send(.a199)
      case .a1, .a2, .a3, .a4, .a5, .a6, .a7, .a8, .a9, .a10, .a11:
        state.last = 1
        return .none
      case .a12, .a13, .a14, .a15, .a16, .a17, .a18, .a19, .a20, .a21, .a22:
        state.last = 12
        return .none
      case .a23, .a24, .a25, .a26, .a27, .a28, .a29, .a30, .a31, .a32, .a33:
        state.last = 23
        return .none
      case .a34, .a35, .a36, .a37, .a38, .a39, .a40, .a41, .a42, .a43, .a44:
        state.last = 34
        return .none
      case .a45, .a46, .a47, .a48, .a49, .a50, .a51, .a52, .a53, .a54, .a55:
        state.last = 45
        return .none
      case .a56, .a57, .a58, .a59, .a60, .a61, .a62, .a63, .a64, .a65, .a66:
        state.last = 56
        return .none
      case .a67, .a68, .a69, .a70, .a71, .a72, .a73, .a74, .a75, .a76, .a77:
        state.last = 67
        return .none
      case .a78, .a79, .a80, .a81, .a82, .a83, .a84, .a85, .a86, .a87, .a88:
        state.last = 78
        return .none
      case .a89, .a90, .a91, .a92, .a93, .a94, .a95, .a96, .a97, .a98, .a99:
        state.last = 89
        return .none
      case .a100, .a101, .a102, .a103, .a104, .a105, .a106, .a107, .a108, .a109, .a110:
        state.last = 100
        return .none
      case .a111, .a112, .a113, .a114, .a115, .a116, .a117, .a118, .a119, .a120, .a121:
        state.last = 111
        return .none
      case .a122, .a123, .a124, .a125, .a126, .a127, .a128, .a129, .a130, .a131, .a132:
        state.last = 122
        return .none
      case .a133, .a134, .a135, .a136, .a137, .a138, .a139, .a140, .a141, .a142, .a143:
        state.last = 133
        return .none
      case .a144, .a145, .a146, .a147, .a148, .a149, .a150, .a151, .a152, .a153, .a154:
        state.last = 144
        return .none
      case .a155, .a156, .a157, .a158, .a159, .a160, .a161, .a162, .a163, .a164, .a165:
        state.last = 155
        return .none
      case .a166, .a167, .a168, .a169, .a170, .a171, .a172, .a173, .a174, .a175, .a176:
        state.last = 166
        return .none
      case .a177, .a178, .a179, .a180, .a181, .a182, .a183, .a184, .a185, .a186, .a187:
        state.last = 177
        return .none
      case .a188, .a189, .a190, .a191, .a192, .a193, .a194, .a195, .a196, .a197, .a198:
        state.last = 188
        return .none
      case .a199:
        state.last = 199
        return .none
      }
    }
  }
}
