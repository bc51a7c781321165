// Shows the first of several views that fits into the space of its container.

{
  const choose = (node) => {
    const isVertical = node.dataset.axes === "vertical";
    const isFitting = (child) => isVertical
      ? child.offsetHeight <= node.clientHeight : child.offsetWidth <= node.clientWidth;
    const children = [...node.children];
    for (const child of children) child.classList.add("measured");
    const chosen = children.find(isFitting) ?? children.at(-1);
    node.dataset.chosen = "";
    for (const child of children) {
      child.classList.remove("measured");
      child.classList.toggle("left-out", child !== chosen);
      child.inert = child !== chosen;
    }
  };

  const sizes = new ResizeObserver((entries) => {
    const nodes = entries.map(({ target }) => target.closest(".view-that-fits"));
    for (const node of new Set(nodes)) if (node?.isConnected) choose(node);
  });

  composable.define("composable-fitting", {
    mounted(node) {
      for (const observed of [node, ...node.children]) sizes.observe(observed);
      choose(node);
    },
    removed(node) {
      for (const observed of [node, ...node.children]) sizes.unobserve(observed);
    },
  });
}
