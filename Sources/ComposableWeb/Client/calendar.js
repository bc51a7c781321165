// Moves the focus between the days of a calendar by the keyboard.

{
  /** @type {(node: Element) => any[]} */
  const daysOf = (node) => [...node.querySelectorAll(".calendar-day")];

  composable.define("composable-calendar", {
    mounted(node, _, push) {
      // The Tab key leads to the day that had the focus last, and from there out of the calendar.
      node.addEventListener("focusin", ({ target }) => {
        const days = daysOf(node);
        if (days.includes(target)) for (const day of days) day.tabIndex = day === target ? 0 : -1;
      });
      node.addEventListener("keydown", (event) => {
        const { key, shiftKey } = event, target = /** @type {HTMLElement} */ (event.target);
        const days = daysOf(node), index = days.indexOf(target), week = target.parentElement;
        if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
        const column = +(week.getAttribute("aria-colindex") ?? 1) - 1 + [...week.children].indexOf(target);
        const forward = getComputedStyle(node).direction === "rtl" ? -1 : 1, months = shiftKey ? 12 : 1;
        /** The numbers of days and months. */
        const [byDays, byMonths] = {
          ArrowLeft: [-forward, 0], ArrowRight: [forward, 0], ArrowUp: [-7, 0], ArrowDown: [7, 0],
          Home: [-column, 0], End: [6 - column, 0], PageUp: [0, -months], PageDown: [0, months],
        }[key] ?? [];
        if (byDays === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        const day = byMonths ? null : days[index + byDays];
        if (day && !day.disabled) day.focus();
        // The server knows the other months, and where the days end that can be selected.
        else push("move", [index, byDays, byMonths]);
      });
    },
    updated(node, [, day]) {
      // The day that had the focus may be gone, but the user may also have moved on.
      const { activeElement } = document;
      if (activeElement === document.body || node.contains(activeElement)) daysOf(node)[day]?.focus();
    },
  });
}
