import type { Page } from 'playwright-core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call } from './call';
import { people, type Person } from './people';

type Site = 'public' | 'admin';

interface Route {
  path: string;
  access: 'any' | 'guest' | 'user' | 'owner' | 'admin';
}

/** Somebody on a site, and every page of it that they have, a record of each kind and state included. */
export interface Walk {
  who: string;
  site: Site;
  person: Person | null;
  paths(page: Page): Promise<string[]>;
}

const WORKSPACE = join(__dirname, '../../..');

const OWN: Record<Site, Route[]> = {
  public: [
    { path: '/', access: 'any' },
    { path: '/login', access: 'guest' },
    { path: '/register', access: 'guest' },
    { path: '/forgot-password', access: 'guest' },
    { path: '/account', access: 'user' },
    { path: '/account/security', access: 'user' },
    { path: '/notifications', access: 'user' },
    { path: '/nowhere', access: 'any' },
    { path: '/search?place=Nowhereville', access: 'any' },
  ],
  admin: [
    '/',
    '/rental_store_access_requests',
    '/users',
    '/users/:user_id',
    '/machines',
    '/machines/:machine_id',
    '/statistics',
    '/saved_replies',
    '/search_synonyms',
    '/announcements',
    '/mails',
    '/jobs',
    '/activity',
    '/error_reports',
    '/remotes',
  ].map((path) => ({ path, access: 'admin' })),
};

const RECORDS: Record<string, string> = {
  '/machines/:id': '/api/machines',
  '/machines/:id/owner': '/api/machines',
  '/machines/:id/request': '/api/machines',
  '/my-machines/:id': '/api/machines?user_id=me',
  '/rentals/:id': '/api/rental_requests?per_page=100',
  '/statements/:id': '/api/statements',
  '/support/:id': '/api/support_tickets',
  '/questions/:id': '/api/machine_questions',
  '/documents/:kind': '/api/documents',
  '/documents/:id/edit': '/api/documents',
  '/rental_requests/:id': '/api/rental_requests?per_page=100',
  '/rental_requests/:id/decide': '/api/rental_requests?contested=1',
  '/payments/:id': '/api/payments?per_page=100',
  '/payouts/:id': '/api/payouts?per_page=100',
  '/support_tickets/:support_ticket_id': '/api/support_tickets',
  '/users/:user_id': '/api/users',
  '/machines/:machine_id': '/api/machines',
};
/** Reached by links in mails alone; what is not signed can be looked at as well. */
const OF_LETTERS: Record<string, string> = { '/saved/mute/:id': '/saved/mute/1?signature=none' };
const DAYS = '?from=2027-09-01&to=2027-09-20';
const QUERIES: Record<string, string> = { '/machines/:id': DAYS, '/machines/:id/request': DAYS };

const MAY: Record<string, readonly Route['access'][]> = {
  'a guest': ['any', 'guest'],
  'a renter': ['any', 'user'],
  'an owner': ['user', 'owner'],
  'an admin': ['admin'],
};

const walk = (who: string, site: Site, person: Person | null): Walk => ({
  who,
  site,
  person,
  async paths(page) {
    const routes = [...OWN[site], ...remoteRoutes(site)].filter(({ access }) => MAY[who]?.includes(access));
    const found = [];
    for (const { path } of routes) found.push(...(await pathsOf(page, path)));
    return found;
  },
});

/** Everybody who sees pages of their own. */
export const walks: readonly Walk[] = [
  walk('a guest', 'public', null),
  walk('a renter', 'public', people.ray),
  walk('an owner', 'public', people.olive),
  walk('an admin', 'admin', people.ada),
];

function remoteRoutes(site: Site): Route[] {
  return readdirSync(WORKSPACE)
    .filter((name) => name.startsWith('mf-'))
    .flatMap((name) => {
      const remote = JSON.parse(readFileSync(join(WORKSPACE, name, 'remote.json'), 'utf8')) as Partial<
        Record<Site, { routes: Route[] }>
      >;
      return remote[site]?.routes ?? [];
    });
}

/** @throws for a page with a parameter whose records are not named above */
async function pathsOf(page: Page, path: string): Promise<string[]> {
  const [parameter] = /:\w+/.exec(path) ?? [];
  if (parameter === undefined) return [path];
  if (OF_LETTERS[path]) return [OF_LETTERS[path]];
  const list = RECORDS[path];
  if (list === undefined) throw new Error(`Where are the records of ${path}?`);
  const me = list.endsWith('=me') ? (await call<{ id: number }>(page, 'GET', '/api/user')).id : '';
  const { data } = await call<{ data: { id: number; kind?: string; status?: string }[] }>(
    page,
    'GET',
    list.replace('=me', `=${me}`),
  );
  const one = new Map(data.toReversed().map((record) => [record.status ?? '', record]));
  return [...one.values()].map(({ id, kind }) => {
    const value = parameter === ':kind' ? kind : id;
    return `${path.replace(parameter, String(value))}${QUERIES[path] ?? ''}`;
  });
}
