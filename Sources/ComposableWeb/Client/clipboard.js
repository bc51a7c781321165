// Commands of the clipboard in views that handle them.

{
  const isEditing = (target) => target.closest?.("input,textarea,select,[contenteditable]");

  /** The commands that each view handles now, by its node. */
  const commands = new WeakMap();

  composable.define("composable-clipboard", {
    mounted(node, value, push) {
      commands.set(node, value);
      const handles = (event, command) =>
        commands.get(node).includes(command) && !event.defaultPrevented && !isEditing(event.target);
      const paste = (text) => { if (text) push("paste", text); };

      // The program copies what it has, once it is told.
      for (const command of ["copy", "cut"]) node.addEventListener(command, (event) => {
        if (!handles(event, command) || !getSelection().isCollapsed) return;
        event.preventDefault();
        push(command);
      });
      node.addEventListener("paste", (event) => {
        if (!handles(event, "paste")) return;
        event.preventDefault();
        const { clipboardData: data } = event;
        paste(data.getData("text/uri-list").split(/\r?\n/)[0] || data.getData("text/plain"));
      });
      node.addEventListener("click", async ({ target }) => {
        const button = target.closest("button");
        if (!commands.get(node).includes("click") || !button || button.closest(":disabled,[inert]")) return;
        try { paste(await navigator.clipboard.readText()); } catch { /* The user does not allow it. */ }
      });
    },
    updated(node, value) { commands.set(node, value); },
  });
}
