import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import type { Failure, PageData, Order, FromRenderer } from './messages';

/** Exports of a shell's `server.cjs`: `shell-public/src/server`. */
interface Shell {
  singletons: Record<string, unknown>;
  draw(subject: object): Promise<PageData & { html: string | null; errors: unknown[] }>;
}

type Exports = Record<string, unknown>;

/** Names of errors that no code is to blame for. */
const EXPECTED = ['WireError', 'NotDrawnHere'];

const send = process.send?.bind(process);
const tell = (message: FromRenderer) => process.connected && send?.(message);
// Stopping the server's process group stops the server, which ends this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

const [, , shellFile = ''] = process.argv;
const shell = run(shellFile, readFileSync(shellFile, 'utf8'), require) as unknown as Shell;
removeWaysOut();
const entries = new Map<string, Exports | { failed: unknown }>();
const pending = new Map<number, (answer: { status: number; body: unknown }) => void>();
let asks = 0;

process.on('message', (order: Order) => {
  if (order.kind === 'ping') tell({ kind: 'pong' });
  else if (order.kind === 'code') keep(order);
  else if (order.kind === 'answer') answer(order);
  else void draw(order);
});
void warmed().then(() => tell({ kind: 'ready' }));

/** The first page takes several times as long as those after it: nobody waits for that one. */
async function warmed(): Promise<void> {
  const ask = async () => ({ status: 503, body: null });
  const listing = { remotes: [], settings: {} };
  const nobody = { address: '/', listing, entryOf: () => null, ask, onKnown: () => undefined };
  for (let time = 0; time < 3; time += 1) await shell.draw(nobody).catch(() => undefined);
}

function keep({ key, file, code }: Extract<Order, { kind: 'code' }>): void {
  try {
    entries.set(key, run(file, code, given));
  } catch (failed) {
    entries.set(key, { failed });
  }
}

function answer({ ask, status, body }: Extract<Order, { kind: 'answer' }>): void {
  pending.get(ask)?.({ status, body });
  pending.delete(ask);
}

async function draw({ id, address, listing, remotes }: Extract<Order, { kind: 'draw' }>): Promise<void> {
  try {
    const { html, errors, ...known } = await shell.draw({
      address,
      listing,
      entryOf: (remote: string) => entryOf(remotes[remote]),
      ask: (path: string) => askFor(id, path),
      onKnown: (found: PageData) => tell({ kind: 'known', id, ...found }),
    });
    tell({ kind: 'drawn', id, html, failures: errors.map(failureOf), ...known });
  } catch (error) {
    tell({ kind: 'drawn', id, html: null, failures: [failureOf(error)], queries: [], parts: [] });
  }
}

function entryOf(key: string | undefined): Exports | null {
  const entry = key === undefined ? undefined : entries.get(key);
  if (entry && 'failed' in entry) throw entry.failed;
  return entry ?? null;
}

function askFor(id: number, path: string): Promise<{ status: number; body: unknown }> {
  asks += 1;
  const ask = asks;
  tell({ kind: 'ask', id, ask, path });
  return new Promise((resolve) => void pending.set(ask, resolve));
}

/**
 * Removes a remote's ways to the network and to the server's process: a signal opens the debugger of any
 * process of the account. The start of this process already denies files, processes and threads.
 */
function removeWaysOut(): void {
  const ways = ['getBuiltinModule', 'mainModule', 'binding', '_linkedBinding', 'dlopen'];
  const signals = ['kill', '_kill', '_debugProcess', '_debugEnd'];
  for (const name of [...ways, ...signals]) Reflect.deleteProperty(process, name);
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
}

/** @throws what the code throws */
function run(file: string, code: string, provide: (name: string) => unknown): Exports {
  const module = { exports: {} as Exports };
  const body = compileFunction(code, ['module', 'exports', 'require'], { filename: file });
  body(module, module.exports, provide);
  return module.exports;
}

/** Modules that a remote's code may import: those that all parts of a page share, none of the machine's. */
function given(name: string): unknown {
  const found = shell.singletons[name];
  if (found === undefined) throw new Error(`${name} is not shared with the remotes`);
  return found;
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { words: String(error), stack: null, isExpected: false };
  const { name, message, stack = null } = error;
  return { words: `${name}: ${message}`, stack, isExpected: EXPECTED.includes(name) };
}
