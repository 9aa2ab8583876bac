import type { FirstAnswer, PartLoader, RemoteEntry } from '@kit/federation-loader';
import { partIn, PartLoaderProvider } from '@kit/federation-loader';
import type { Query, QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '@yard/data';
import { readListing, type Listing } from '@yard/remote-kit';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { App } from '../app';
import { serverWire, isBrowserOnly, type ApiCall } from './server-wire';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';

type Known = Pick<FirstAnswer<Listing>, 'queries' | 'parts'>;

export interface Subject {
  /** Path and query. */
  address: string;
  /** The body of `/remotes.json`. */
  listing: unknown;
  /** Entry of a remote that renders here, by its name. @throws where its code does */
  entryOf(remote: string): RemoteEntry | null;
  ask: ApiCall;
  /** Called with what is known so far, before the page is drawn of it. */
  onKnown(known: Known): void;
}

export interface Drawing extends Known {
  /** Null where something of it cannot be drawn here. */
  html: string | null;
  /** The reasons why the page is incomplete. */
  errors: unknown[];
}

/** Depth of answers that depend on one another: a place, and then what is near it. */
const ROUNDS = 4;

/** Draws a guest's page: as often as it finds out what else it has to ask. One record cache for each page. */
export async function draw({ address, listing, entryOf, ask, onKnown }: Subject): Promise<Drawing> {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const parts = new Map<string, Known['parts'][number]>();
  const load: PartLoader = async (part, site) => {
    parts.set(`${part.remote}/${part.kind}/${part.name}`, part);
    const entry = entryOf(part.remote);
    if (entry === null) throw new NotDrawnHere(part.remote);
    return partIn(entry, part, site);
  };
  const page = pageOf({ address, listing: readListing(listing), load, client, wire: serverWire(ask) });
  const requested = new Set<string>();
  let drawn = await rendered(page);
  for (let round = 0; round < ROUNDS && (await haveAsked(client, requested)); round += 1) {
    onKnown({ queries: answersIn(client), parts: [...parts.values()] });
    drawn = await rendered(page);
  }
  const errors = [
    ...drawn.errors,
    ...failuresIn(client),
    ...(wanted(client, requested).length > 0 ? [ENDLESS] : []),
  ];
  const known = { queries: answersIn(client), parts: [...parts.values()] };
  client.clear();
  return { ...known, html: errors.length === 0 ? drawn.html : null, errors };
}

/** A remote that was built without a part for the server: its pages are drawn where they are read. */
class NotDrawnHere extends Error {
  override name = 'NotDrawnHere';
}

const ENDLESS = `it asks for more after ${ROUNDS} rounds`;

interface Page extends Pick<Subject, 'address'> {
  listing: Listing;
  load: PartLoader;
  client: QueryClient;
  wire: ReturnType<typeof serverWire>;
}

function pageOf({ address, load, ...data }: Page): ReactNode {
  const router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return (
    <PartLoaderProvider value={load}>
      <App {...data} router={router} />
    </PartLoaderProvider>
  );
}

const queriesIn = (client: QueryClient) => client.getQueryCache().getAll();

const answersIn = (client: QueryClient): Known['queries'] =>
  queriesIn(client).flatMap(({ queryKey, state }): Known['queries'] =>
    state.status === 'success' ? [[queryKey, state.data]] : [],
  );

const failuresIn = (client: QueryClient): unknown[] =>
  queriesIn(client).flatMap(({ state }) => (state.status === 'error' ? [state.error] : []));

function wanted(client: QueryClient, requested: ReadonlySet<string>): Query[] {
  return queriesIn(client).filter(({ state, options, queryHash }) => {
    const { enabled } = options as { enabled?: unknown };
    return state.status === 'pending' && enabled !== false && !requested.has(queryHash);
  });
}

/** @returns whether anything was requested, so that there is more to draw */
async function haveAsked(client: QueryClient, requested: Set<string>): Promise<boolean> {
  const queries = wanted(client, requested);
  for (const query of queries) requested.add(query.queryHash);
  await Promise.all(
    queries.map((query) =>
      query.fetch().catch((error: unknown) => {
        // It waits, as it will in the browser until that has answered.
        if (isBrowserOnly(error)) query.reset();
      }),
    ),
  );
  return queries.length > 0;
}

/** The HTML of a page once all its parts are there, in one piece: the site's policy lets no script stand in it. */
function rendered(page: ReactNode): Promise<{ html: string; errors: unknown[] }> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString('utf8'), errors });
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError: (error) => void errors.push(error),
    });
  });
}
