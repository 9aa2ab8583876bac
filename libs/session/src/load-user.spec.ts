import { WireError } from '@laravel-wire/client';
import type { CurrentUser } from '@yard/contracts';
import { loadUser } from './load-user';

const ray = { id: 7, name: 'Ray', email: 'ray@example.com' } as CurrentUser;
const fails = (kind: 'server' | 'network', status?: number) => async () => {
  throw new WireError(kind, 'Refused', { status });
};

let kept: Map<string, string>;
let storage: Storage;
let warn: jest.SpyInstance;

beforeEach(() => {
  kept = new Map([['user', JSON.stringify(ray)]]);
  storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

it('keeps a copy of who is signed in under the key user', async () => {
  const olive = { ...ray, id: 8, name: 'Olive' };

  expect(await loadUser(async () => olive, storage)).toEqual({ user: olive, known: true });
  expect(JSON.parse(kept.get('user') ?? '')).toEqual(olive);
});

it.each([
  ['the network is away', fails('network')],
  ['the server fails', fails('server', 500)],
])('falls back to the copy with a warning when %s', async (_why, ask) => {
  expect(await loadUser(ask, storage)).toEqual({ user: ray, known: false });
  expect(warn).toHaveBeenCalledTimes(1);
});

describe('rentals that are kept for when the server is away', () => {
  const forgotten: string[] = [];
  beforeEach(() => {
    forgotten.length = 0;
    const caches = { delete: async (name: string) => forgotten.push(name) > 0 };
    Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

  const seen = { ...ray, id: 8, impersonation: { admin_name: 'Ada', ends_at: '2026-12-01T12:00:00.000Z' } };
  it.each<[string, () => Promise<CurrentUser>, string[]]>([
    ['stay for the same person', async () => ray, []],
    ['stay while the server cannot be asked', fails('network'), []],
    ['stay while an admin sees the site as somebody else', async () => seen, []],
    ['go where another person is signed in', async () => ({ ...ray, id: 8 }), ['seen-rentals']],
    ['go where the session has ended', fails('server', 401), ['seen-rentals']],
  ])('%s', async (_what, ask, gone) => {
    await loadUser(ask, storage);

    expect(forgotten).toEqual(gone);
  });
});

it.each([401, 419])(
  'forgets the copy when the server says with %i that nobody is signed in',
  async (status) => {
    expect(await loadUser(fails('server', status), storage)).toEqual({ user: null, known: true });
    expect([kept.has('user'), warn.mock.calls]).toEqual([false, []]);
  },
);

it.each([
  ['nothing', null],
  ['an empty object', {}],
  ['a name without an id', { name: 'Ray' }],
  ['an id that is none', { id: null, name: 'Ray' }],
])('takes %s for a guest, and forgets the copy (requirement 4.1)', async (_what, answer) => {
  const ask = async () => answer as unknown as CurrentUser;

  expect(await loadUser(ask, storage)).toEqual({ user: null, known: true });
  expect([kept.has('user'), warn.mock.calls]).toEqual([false, []]);
});
