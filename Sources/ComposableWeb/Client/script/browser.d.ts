// What the declarations of TypeScript lack: nodes of the page are elements of any kind, and browsers have more than the
// oldest compiler that checks the script knows.

interface EventTarget {
  closest?(selector: string): any;
  matches?(selector: string): boolean;
  style?: any;
  previousElementSibling?: any;
}

interface Event {
  newState?: string;
}

interface Element {
  dataset: DOMStringMap;
  focus(options?: FocusOptions): void;
  blur(): void;
  hidePopover(): void;
  setSelectionRange?(...range: any[]): void;
  selectionStart?: any;
  selectionEnd?: any;
  value?: any;
  type?: any;
  options?: any;
  selectedIndex?: any;
  sheet?: any;
}

interface PerformanceEntry {
  type?: string;
}

interface UserActivation {
  readonly isActive: boolean;
}

interface Navigator {
  readonly userActivation: UserActivation;
}

interface Array<T> {
  findLast(predicate: (value: T, index: number, array: T[]) => unknown): T | undefined;
}

interface Window {
  /** The events before the script has run (Page.swift). */
  earlyEvents?: any[];
  /** What the scripts of the application use. */
  composable: { define(name: string, hook: object): void };
}

/** The hooks of elements, see hooks.js. */
declare const composable: {
  define(name: string, hook: {
    mounted?(node: HTMLElement, value: any, push: (name: string, value?: any) => void): void;
    updated?(node: HTMLElement, value: any, push: (name: string, value?: any) => void): void;
    removed?(node: HTMLElement): void;
    [property: string]: any;
  }): void;
};

interface Element {
  checkVisibility(): boolean;
}

/** What the scripts of page parts know of a message, before and after its patches are applied. */
type PatchesEvent = CustomEvent<{ patches: Patch[], timingOf: (animation: any) => any }>;

interface DocumentEventMap {
  patching: PatchesEvent;
  patched: PatchesEvent;
}
