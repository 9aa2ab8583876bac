/** A part of a remote, as `@yard/remote-kit` names it. */
export interface PartName {
  remote: string;
  kind: string;
  name: string;
}

/** Answers by the keys that pages keep them under, and what the page is made of. */
export interface PageData {
  queries: [key: readonly unknown[], data: unknown][];
  parts: PartName[];
}

/** Why a page could not be drawn; expected: the API refused something, or a remote has nothing that draws here. */
export interface Failure {
  words: string;
  stack: string | null;
  isExpected: boolean;
}

/** Sent to the process that renders. */
export type Order =
  | { kind: 'code'; key: string; file: string; code: string }
  | { kind: 'draw'; id: number; address: string; listing: object; remotes: Record<string, string> }
  | { kind: 'answer'; ask: number; status: number; body: unknown }
  | { kind: 'ping' };

/** Sent by the process that renders. */
export type FromRenderer =
  | { kind: 'ready' }
  | { kind: 'pong' }
  | { kind: 'ask'; id: number; ask: number; path: string }
  | ({ kind: 'known'; id: number } & PageData)
  | ({ kind: 'drawn'; id: number; html: string | null; failures: Failure[] } & PageData);
