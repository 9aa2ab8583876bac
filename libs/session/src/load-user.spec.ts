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
  ['the server is full', fails('server', 503)],
])('falls back to the copy with a warning when %s', async (_why, ask) => {
  expect(await loadUser(ask, storage)).toEqual({ user: ray, known: false });
  expect(warn).toHaveBeenCalledTimes(1);
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
