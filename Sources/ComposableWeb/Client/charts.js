// Reports what a user selects in a chart: by hovering, by dragging and by the arrow keys.

composable.define("composable-chart", {
  mounted(node, isRange, push) {
    const steps = {
      ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, End: 1e6, Home: -1e6,
    };
    /** The place at which a drag has begun. */
    let start = null;
    let last = 0;
    let timer = 0;
    let isSelecting = false;
    // In fractions of the size of the plot area.
    const placeOf = ({ clientX, clientY }) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return [(clientX - left) / (width || 1), (clientY - top) / (height || 1)];
    };
    const report = (event) => {
      clearTimeout(timer);
      const place = placeOf(event);
      push("select", [...(start ?? place), ...place]);
      last = event.timeStamp;
      isSelecting = true;
    };
    const end = () => {
      clearTimeout(timer);
      start = null;
      if (isSelecting && !isRange) push("deselect", []);
      isSelecting = false;
    };
    node.addEventListener("pointerdown", (event) => {
      if (!event.isPrimary || event.button > 0) return;
      start = isRange ? placeOf(event) : null;
      report(event);
    });
    node.addEventListener("pointermove", (event) => {
      const isPressed = event.buttons > 0;
      // A finger that does not touch the chart is not reported, and a range needs a drag.
      if (isRange ? !start || !isPressed : event.pointerType === "touch" && !isPressed) return;
      if (event.timeStamp - last >= 50) return report(event);
      // The place where the pointer stops is reported, too.
      clearTimeout(timer);
      timer = setTimeout(report, 50, event);
    });
    node.addEventListener("pointerup", (event) => {
      if (start) report(event);
      if (event.pointerType === "touch") end();
      start = null;
    });
    node.addEventListener("pointerleave", end);
    node.addEventListener("pointercancel", end);
    node.addEventListener("keydown", (event) => {
      if (event.target !== node || event.ctrlKey || event.metaKey || event.altKey) return;
      if (steps[event.key]) push("step", [steps[event.key]]);
      else if (event.key === "Escape" && node.ariaValueText) push("clear", []);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  },
});
