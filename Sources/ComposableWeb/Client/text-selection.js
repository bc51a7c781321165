// Tells views what the user selects in a field, and selects what the program sets.

{
  const states = new WeakMap();

  /** Selects what the program has set last, once the user is in the field and composes no text. */
  const apply = (state) => {
    const { field, isComposing, value: [number, start, end] } = state;
    if (number === state.applied || start === undefined || isComposing || field !== document.activeElement) return;
    state.applied = number;
    field.setSelectionRange(start, end);
  };

  composable.define("composable-text-selection", {
    mounted(node, value, push) {
      const field = node.querySelector(".field input,.field textarea");
      if (!field) return;
      const state = { field, value, applied: 0, isComposing: false, timer: 0, last: "", remove: () => {} };
      const report = () => {
        state.timer = 0;
        const { selectionStart: start, selectionEnd: end } = field, selection = `${start} ${end}`;
        if (start === null || selection === state.last || field !== document.activeElement) return;
        state.last = selection;
        push("selection", [start, end]);
      };
      const change = () => {
        if (field === document.activeElement) state.timer ||= setTimeout(report, 100);
      };
      const setComposing = ({ type }) => {
        state.isComposing = type === "compositionstart";
        apply(state);
      };
      document.addEventListener("selectionchange", change);
      // Where a browser only tells the document of selections outside of fields.
      for (const type of ["focus", "input", "select"]) field.addEventListener(type, change);
      field.addEventListener("focus", () => apply(state));
      field.addEventListener("compositionstart", setComposing);
      field.addEventListener("compositionend", setComposing);
      state.remove = () => {
        document.removeEventListener("selectionchange", change);
        clearTimeout(state.timer);
      };
      states.set(node, state);
      apply(state);
    },
    updated(node, value) {
      const state = states.get(node);
      if (!state) return;
      state.value = value;
      apply(state);
    },
    removed(node) { states.get(node)?.remove(); },
  });
}
