// Defines <composable-view src="https://app.example.com/"> for pages of other sites: a view in a
// frame, which is as high as its content.
(() => {
  "use strict";
  if (customElements.get("composable-view")) return;

  class ComposableView extends HTMLElement {
    static observedAttributes = ["src", "title"];

    #frame = document.createElement("iframe");

    #resize = ({ source, origin, data }) => {
      const height = data?.composableHeight;
      const isOfFrame = source === this.#frame.contentWindow && origin === new URL(this.#frame.src).origin;
      if (isOfFrame && height >= 0 && height < 1e5) this.#frame.style.height = `${Math.ceil(height)}px`;
    };

    constructor() {
      super();
      Object.assign(this.#frame.style, { border: 0, display: "block", width: "100%" });
      this.attachShadow({ mode: "open" }).append(this.#frame);
    }

    connectedCallback() {
      this.style.display ||= "block";
      addEventListener("message", this.#resize);
    }

    disconnectedCallback() { removeEventListener("message", this.#resize); }

    attributeChangedCallback(name, _, value) {
      if (name === "title") this.#frame.title = value || "";
      else {
        const { protocol, href } = new URL(value || "about:blank", document.baseURI);
        this.#frame.src = /^https?:$/.test(protocol) ? href : "about:blank";
      }
    }
  }

  customElements.define("composable-view", ComposableView);
})();
