import { PartLoaderProvider, partIn, type RemoteEntry } from '@kit/federation-loader';
import { createWire } from '@laravel-wire/client';
import { createQueryClient } from '@yard/data';
import {
  type Site,
  type SiteManifest,
  type SiteName,
  type SiteSettings,
  remoteRoutes,
  SiteFrame,
  SiteProvider,
} from '@yard/remote-kit';
import { OpenModals } from '@yard/ui';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, HashRouter, Route, Routes } from 'react-router';
import { answering, type Answers } from './answers';
import { people } from './people';
import { pressing } from './pressing';
import { startClock } from './start-clock';
import { storeFiles } from './stored-files';
import { type LiveChannels, openLiveChannels } from './live-channels';

/** A wait ends with what it waits for; a slow machine is no failure. Drawings would fill what a failure prints. */
configure({
  asyncUtilTimeout: 15_000,
  defaultIgnore: 'script, style, svg',
  // At every look that finds nothing yet, too: the page's text is read in a moment, its elements are not.
  getElementError: (message, container) => new Error(`${message}\n\n${container.textContent}`),
});

/** The parts of a site that a spec shows: a remote's, or a shell's own. */
export interface Shown {
  /** The site's part of its `remote.json`. */
  manifest: { routes: object[]; nav: object[]; slots: object[]; links?: object[] };
  /** What it exposes: `import * as entry from '../public'`. */
  entry: RemoteEntry;
  site?: SiteName;
}

export interface ScreenOptions {
  /** As `GET /api/user` has it; null: a guest. Olive, an owner, without it. */
  user?: object | null;
  /** What calls lead to: `{'GET /api/machines/7': machine}`; a function is asked with the call's query or body. */
  answers?: Answers;
  settings?: Partial<SiteSettings>;
  /** The page's clock, an ISO instant; 2026-11-20T12:00Z without it. It goes on from there. */
  now?: string;
}

/** One page with its API answered by the spec: no server, no browser, no layout. */
export interface Screen extends ReturnType<typeof answering>, LiveChannels {
  person: UserEvent;
  /** Presses a button once it is there. */
  press(name: string | RegExp): Promise<void>;
  /** Presses a button of the topmost dialog once that is there. */
  pressInDialog(name: string | RegExp): Promise<void>;
  /** The address that the page has now, from its path on. */
  address(): string;
}

const USUAL: SiteSettings = {
  currency: 'usd',
  distance_unit: 'mi',
  public_url: 'http://localhost',
  admin_url: 'http://localhost',
  payments: { provider: 'simulator', publishable_key: null },
};
/** What the page wrote to its console. A test whose page has to complain takes it out: `complaints.splice(0)`. */
export const complaints: string[] = [];
const NOON = '2026-11-20T12:00:00Z';

function impatientClient() {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  return client;
}

/**
 * Opens an address of a site that has these parts alone.
 *
 * @param path  the page's own, with its query: `/machines/7?from=2026-12-01`
 */
export function openScreen(
  { manifest, entry, site: name = 'public' }: Shown,
  path: string,
  { user = people.olive, answers = {}, settings = {}, now = NOON }: ScreenOptions = {},
): Screen {
  startClock(now);
  window.history.replaceState(null, '', name === 'admin' ? `/#${path}` : path);
  const server = answering({
    'GET /api/user': user ?? { status: 401, body: { message: 'Unauthenticated.' } },
    'GET /sanctum/csrf-cookie': { status: 204 },
    ...answers,
  });
  const news = openLiveChannels();
  const site = siteOf(name, manifest as SiteManifest, settings);

  render(
    <SiteFrame
      router={name === 'admin' ? HashRouter : BrowserRouter}
      wire={createWire({ baseUrl: '', openEcho: () => Promise.resolve(news.echo) })}
      client={impatientClient()}
    >
      <SiteProvider site={site} allows={() => true}>
        <PartLoaderProvider value={(part) => partIn(entry, part, name)}>
          <Pages site={site} />
          <OpenModals />
        </PartLoaderProvider>
      </SiteProvider>
    </SiteFrame>,
  );
  const person = userEvent.setup({ delay: null });
  return { ...server, ...news, person, ...pressing(person), address };
}

/** A site that has what the manifest says, and nothing else. */
function siteOf(
  name: SiteName,
  { routes, nav, slots, links = [] }: SiteManifest,
  settings: Partial<SiteSettings>,
): Site {
  const of = <Part,>(parts: readonly Part[]) => parts.map((part) => ({ ...part, remote: 'shown' }));
  return {
    name,
    routes: of(routes),
    nav: of(nav),
    slots: of(slots),
    links: of(links),
    settings: { ...USUAL, ...settings },
  };
}

function Pages({ site }: { site: Site }) {
  return (
    <main id="content" tabIndex={-1}>
      <Routes>
        {remoteRoutes(site)}
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </main>
  );
}

/** Opens one component by itself, on a page of its own. @param element  e.g. `<AddressForm onDone={done} />` */
export function openPart(element: ReactNode, options?: ScreenOptions & { site?: SiteName }): Screen {
  const route = { path: '/part', page: 'Part', access: 'any', title: 'Part' } as const;
  const entry: RemoteEntry = {
    pages: { Part: () => Promise.resolve({ default: () => element }) },
    slots: {},
  };
  return openScreen(
    { manifest: { routes: [route], nav: [], slots: [] }, entry, site: options?.site },
    '/part',
    options,
  );
}

function address(): string {
  const { hash, pathname, search } = window.location;
  return hash.startsWith('#/') ? hash.slice(1) : pathname + search;
}

beforeEach(() => {
  storeFiles();
  for (const kind of ['error', 'warn'] as const) {
    jest
      .spyOn(console, kind)
      .mockImplementation((...words: unknown[]) => void complaints.push(words.map(String).join(' ')));
  }
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  // What the test left open has no entry of the next one's history.
  History.prototype.replaceState.call(window.history, null, '');
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
  const unexpected = complaints.splice(0);
  if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
});
