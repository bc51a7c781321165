// The messages between a page and its server, as ../../ComposableWeb.docc/WireProtocol.md specifies them. `tsc` checks that
// the script has no other names, and `ScriptNameTests` that the server has the same.

/** An interaction with an element. */
type Interaction = "tap" | "increment" | "decrement" | "submit" | "dismiss" | "focus" | "blur" | "text" | "bool" | "number"
  | "choice" | "press" | "pressEnd" | "tapAt" | "drag" | "dragEnd" | "dragCancel" | "lift" | "over" | "drop" | "rows" | "load"
  | "event";

/** An event of the window. */
type WindowEvent = "scheme" | "size" | "measure" | "visit";

type EventKind = Interaction | WindowEvent | "edit" | "files";

interface ClientEvent { n: number; i: number; do: EventKind; v?: any; seq?: number }

interface Hello {
  hello: string; seq: number; try: number; version: string; epoch?: number; at?: string; rows?: number[][];
}

type ClientMessage = Hello | ClientEvent | { resync: number } | { ack: number } | { ping: number; visible?: true };

interface ServerMessage {
  hello?: "again" | "reload" | "restored";
  epoch?: number; incomplete?: boolean; skip?: boolean;
  stored?: boolean;
  pong?: number;
  bye?: string;
  seq?: number; ack?: number; state?: number;
  p?: Patch[];
  page?: string;
  texts?: string;
  templates?: any[];
  open?: string[];
  copy?: string;
  cookies?: string[]; redirect?: string;
  uploads?: any[]; downloads?: string[][];
}

interface Changes {
  n?: string; c?: Record<string, boolean>; a?: Record<string, string | null>; s?: Record<string, string | null>;
  t?: string; h?: string; p?: Record<string, Changes>;
}

type PatchKind = "i" | "r" | "m" | "u" | "s";

type Patch = [PatchKind, number, ...any[]];
