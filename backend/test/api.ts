import { Client } from './client';
import type { Database } from './database';
import type { Environment } from '../src/config/environment';
import type { Ended } from './program';
import type { StripeServer } from './stripe-server/stripe-server';
import { emptyTables } from './tables';

/** A broadcast as the bus carried it. */
export interface Broadcast {
  kind: string;
  channel?: string;
  event?: string;
  data?: { model?: { id: number }; id?: number };
  /** The socket that is not told: the one that the request named as its own. */
  except?: { socketId: string; userId: number } | null;
}

/** The running application, handed over by the test environment. */
export interface Api {
  dialect: 'sqlite' | 'mysql';
  url: string;
  adminUrl: string;
  dataSource: Database;
  clock: { now(): Date; set(iso: string): void };
  reset(): void;
  saveCounts(): Promise<void>;
  /** Cookies of a session that begins now, without the form of the login. */
  session(userId: number): Promise<Record<string, string>>;
  broadcasts: Broadcast[];
  /** Whether this runs for the work that `ask` was given, and not for a sweep in the background. */
  isAsked(): boolean;
  ask<T>(work: () => Promise<T>): Promise<T>;
  storage: string;
  /** The stand-in that a spec with `@jest-environment-options {"payments":"stripe"}` runs against; else null. */
  stripe: StripeServer | null;
  /** What a spec with `{"sentry":true}` sends its errors to; else null. */
  sentry: { dsn: string; envelopes: string[]; next(): Promise<string> } | null;
  /** Where files are with `{"bucket":true}`, and the wire to it (`test/fault-proxy.mjs`); else null. */
  bucket: { url: string; set(mode: 'pass' | 'refuse' | 'hole' | 'half'): void } | null;
  /**
   * What guests' lists are read from with `{"replica":true}`, and the wire to it; else null. Another database that gets
   * the primary's rows by `copy` alone, and its beats at once.
   */
  replica: {
    url: string;
    /** Past the wire. */
    direct: string;
    dataSource: Database;
    copy(): Promise<void>;
    set(mode: 'pass' | 'refuse' | 'hole' | 'half'): void;
  } | null;
  environment: Environment;
  /** Makes machines findable whose rows were written past the application. */
  updateIndex(ids: number[]): Promise<void>;
  /** Compares the index with all machines and mends it: how many differed. */
  indexEverything(): Promise<number>;
  provider<T>(path: string, name: string): T;
  exported<T>(path: string, name: string): T;
  /** Runs a command without words in this process: how it would end, and what it says. */
  command(path: string, name: string): Promise<[code: number, output: string]>;
  yard(words: string[], variables: Record<string, string>, input?: string): Promise<Ended>;
}

export const api: Api = (globalThis as unknown as { __api: Api }).__api;

const clients = new Map<number, Client>();

/** Somebody without a session. */
export const guest = (): Client => new Client(api.url);

/** A signed-in person, whose session begins with the first request; `withPassword` is one who filled in the form. */
export function as(user: { id: number; email: string }): Client {
  const known = clients.get(user.id) ?? new Client(api.url, null, () => api.session(user.id));
  clients.set(user.id, known);
  return known;
}

/** The same by the form of the login: an event of it is audited, its device is known from now on. */
export function withPassword(user: { email: string }): Client {
  return new Client(api.url, { email: user.email, password: 'password' });
}

/** Somebody who has just typed their password again. */
export async function confirmed(client: Client): Promise<Client> {
  const answer = await client.post('/user/confirm-password', { password: 'password' });
  if (answer.status !== 201) throw new Error(`the password was not confirmed: ${answer.status}`);
  return client;
}

/** Moves the clock so far that nobody is signed in any more; everybody logs in again when they come back. */
export function later(iso: string): void {
  api.clock.set(iso);
  clients.clear();
}

export function asOnAdminSite(user: { email: string }): Client {
  return new Client(api.adminUrl, { email: user.email, password: 'password' });
}

/** User ids that were told of an event, in order of their ids; everybody once. */
export function told(channel: string, event: 'saved' | 'deleted'): number[] {
  const prefix = `private-${channel}.`;
  const ids = api.broadcasts
    .filter((message) => message.event === event && message.channel?.startsWith(prefix))
    .map((message) => Number(message.channel?.slice(prefix.length)));
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** Forgets what was broadcast so far, so that a test sees only what its act caused. */
export function forgetBroadcasts(): void {
  api.broadcasts.length = 0;
}

/** Rows of a table, for assertions on what is left behind. Of the audit log what people did, not how they came in. */
export function rows<T = Record<string, unknown>>(
  table: string,
  where = '1 = 1',
  parameters: unknown[] = [],
) {
  const asked = table === 'audit_events' && where === '1 = 1' ? "record_type <> 'login'" : where;
  return api.dataSource.query<T[]>(`SELECT * FROM ${table} WHERE ${asked} ORDER BY 1`, parameters);
}

beforeEach(async () => {
  await api.saveCounts();
  await emptyTables(api.dataSource);
  clients.clear();
  forgetBroadcasts();
  api.reset();
  api.stripe?.reset();
});

/** Id and stamps in the answer for a record that is made when a test begins. */
export const newRow = {
  id: expect.any(Number) as number,
  created_at: '2026-11-20T12:00:00.000000Z',
  updated_at: '2026-11-20T12:00:00.000000Z',
  deleted_at: null,
};

export const inTransaction = <Tx, T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  api
    .provider<{ run(work: (tx: Tx) => Promise<T>): Promise<T> }>(
      '@kit/server/store/unit-of-work',
      'UnitOfWork',
    )
    .run(work);
