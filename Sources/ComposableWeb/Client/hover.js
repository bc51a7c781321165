// Tells views where the pointer is.

composable.define("composable-hover", {
  mounted(node, followsMoves, push) {
    let last = 0;
    const report = (event, isInside) => {
      // A finger does not hover.
      if (event.pointerType === "touch") return;
      const { left, top } = node.getBoundingClientRect();
      push("hover", isInside ? [event.clientX - left, event.clientY - top] : []);
    };
    node.addEventListener("pointerenter", (event) => report(event, true));
    node.addEventListener("pointerleave", (event) => report(event, false));
    if (!followsMoves) return;
    node.addEventListener("pointermove", (event) => {
      if (event.timeStamp - last < 50) return;
      last = event.timeStamp;
      report(event, true);
    });
  },
});
