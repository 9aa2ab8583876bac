import { registerPlugins, registerRemotes } from '@module-federation/runtime';
import { failingHere } from './failing-here';
import { firstAnswer } from './first-answer';
import { integrityOf } from './integrity';
import { readRemotes } from './read-remotes';
import { forgetRemote, hasNewVersion, leaveVersion, loadListing, opened } from './remotes';

jest.mock('@module-federation/runtime', () => ({ registerPlugins: jest.fn(), registerRemotes: jest.fn() }));

const settings = { currency: 'usd' };
const read = (body: unknown) => ({ remotes: readRemotes(body), settings });
const load = () => loadListing(read);
afterEach(() => sessionStorage.clear());

const remote = (version: string, more: object = {}) => ({
  name: 'one',
  version,
  entry: `/remotes/one/${version}/mf-manifest.json`,
  public: { routes: [], nav: [], slots: [] },
  admin: null,
  ...more,
});
const ONE = '0123456789ab';
const OTHER = 'ba9876543210';
const asked: string[] = [];
function answer(of: (address: string) => { status?: number; body: unknown }) {
  asked.splice(0);
  const fetched = (address: string) => {
    asked.push(address);
    const { status = 200, body } = of(address);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  Object.assign(globalThis, { fetch: fetched });
}
/** The hook as the runtime calls it, with what it reads. */
const loadEntryOf = (plugin: { loadEntry?: unknown } | undefined) =>
  plugin?.loadEntry as (args: { remoteInfo: { entry: string; type: string } }) => Promise<unknown>;
const list = (...remotes: object[]) => answer(() => ({ body: { remotes, settings } }));

it('makes the remotes of the list loadable', async () => {
  list(remote(ONE));
  expect(await load()).toEqual({ remotes: [remote(ONE)], settings });
  expect(asked).toEqual(['/remotes.json']);
  const entry = { name: 'one', entry: `/remotes/one/${ONE}/remoteEntry.js` };
  expect(jest.mocked(registerRemotes).mock.calls).toEqual([[[entry]]]);
  forgetRemote('other');
  forgetRemote('one');
  expect(jest.mocked(registerRemotes).mock.calls.slice(1)).toEqual([[[entry], { force: true }]]);
});

it('loads a module as a module, and only if it is what the list says', async () => {
  list(remote(ONE, { code: { file: 'entry.mjs', kind: 'module' }, integrity: { 'entry.mjs': 'sha256-m=' } }));
  await load();
  const entry = `/remotes/one/${ONE}/entry.mjs`;
  expect(jest.mocked(registerRemotes)).toHaveBeenLastCalledWith([{ name: 'one', entry, type: 'module' }]);
  const [plugin] = jest.mocked(registerPlugins).mock.calls[0]?.[0] ?? [];
  const fetched = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  Object.assign(globalThis, { fetch: fetched });
  await expect(loadEntryOf(plugin)({ remoteInfo: { entry, type: 'module' } })).rejects.toThrow(
    'Failed to fetch',
  );
  expect(fetched.mock.calls).toEqual([[entry, { integrity: 'sha256-m=' }]]);
});

/** The runtime as it hands each remote to the plugins; a developer’s browser has put in another address. */
function registered(remotes: { name: string; entry: string }[], elsewhere: string): void {
  const [, tools] = jest.mocked(registerPlugins).mock.calls[0]?.[0] ?? [];
  for (const remote of remotes) {
    remote.entry = elsewhere;
    const args = { remote, origin: { name: 'shell' } } as never;
    tools?.beforeRegisterRemote?.(args);
    tools?.registerRemote?.(args);
  }
}

it('counts nothing of a build that a developer’s browser put in place, and shows it to their tools', async () => {
  Object.assign(globalThis, { __FEDERATION__: { moduleInfo: {} } });
  const elsewhere = 'http://localhost:8080/mf-manifest.json';
  jest.mocked(registerRemotes).mockImplementationOnce((remotes) => registered(remotes as never, elsewhere));
  list(remote(ONE, { counted: true }));
  await load();
  const entry = 'http://localhost:8080/remoteEntry.js';
  expect(globalThis.__FEDERATION__.moduleInfo).toEqual({
    shell: { version: '', remoteEntry: '', remotesInfo: { one: { matchedVersion: entry } } },
    [`one:${entry}`]: { version: entry, remoteEntry: entry, globalName: 'one' },
  });
  expect([await opened('one'), await leaveVersion('one'), asked]).toEqual([null, false, ['/remotes.json']]);
});

it('fails where there is no list', async () => {
  answer(() => ({ status: 503, body: {} }));
  await expect(load()).rejects.toThrow('The list of remotes answered 503');
});

it('knows whether a remote has another version by now', async () => {
  list(remote(ONE));
  await load();
  expect(await hasNewVersion('one')).toBe(false);
  expect(await hasNewVersion('other')).toBe(false);
  list(remote(OTHER));
  expect(await hasNewVersion('one')).toBe(true);
  answer(() => ({ status: 503, body: {} }));
  expect(await hasNewVersion('one')).toBe(false);
});

it('leaves a version whose code fails, and says that this tab had opened it', async () => {
  list(remote(ONE, { counted: true }));
  await load();
  answer((address) => ({
    body: address.includes('opened') ? { receipt: 'r1' } : { remotes: [remote(OTHER)], settings },
  }));
  expect(await leaveVersion('other')).toBe(false);
  expect(asked).toEqual([]);
  expect(await leaveVersion('one')).toBe(true);
  expect(asked).toEqual([`/remotes.json?opened=${ONE}`, `/remotes.json?without=${ONE}&receipt=r1`]);
  expect(sessionStorage.getItem('remotes-opened')).toBe(`{"${ONE}":"r1"}`);
  expect(failingHere()).toEqual([ONE]);
  expect(await leaveVersion('one')).toBe(false);
  expect(await opened('one')).toBe('r1');
  expect(asked).toHaveLength(2);
});

it('stays with a version that has no other, and counts nothing where nothing is to be counted', async () => {
  list(remote(OTHER));
  await load();
  expect(await opened('one')).toBeNull();
  expect(await leaveVersion('one')).toBe(false);
  expect(asked).toEqual(['/remotes.json', `/remotes.json?without=${OTHER}`]);
  expect(failingHere()).toEqual([]);
});

it('runs of a remote with hashes what they name alone', async () => {
  list(remote(ONE, { integrity: { 'remoteEntry.js': 'sha256-entry=' } }));
  await load();
  const of = (path: string) => integrityOf(path);
  expect(of(`/remotes/one/${ONE}/remoteEntry.js`)).toBe('sha256-entry=');
  expect(of(`/remotes/one/${ONE}/else.js`)).toBe(`sha256-${'A'.repeat(43)}=`);
  expect(of(`/remotes/one/${OTHER}/remoteEntry.js`)).toBe('');
  expect(of(`https://a.example/remotes/one/${ONE}/remoteEntry.js`)).toBe('');
  expect(globalThis.remoteIntegrity).toBe(integrityOf);
  const [plugin] = jest.mocked(registerPlugins).mock.calls[0]?.[0] ?? [];
  const url = `http://localhost/remotes/one/${ONE}/remoteEntry.js`;
  expect(plugin?.createScript?.({ url })).toMatchObject({ src: url, integrity: 'sha256-entry=' });
  const style = document.createElement('link');
  style.href = `/remotes/one/${ONE}/else.css`;
  expect(style.integrity).toBe(`sha256-${'A'.repeat(43)}=`);
  const other = document.createElement('script');
  other.src = 'https://js.stripe.com/v3';
  expect(other.getAttribute('integrity')).toBeNull();
});

it('reads what the server has looked up for the page, unless a version fails in this tab', () => {
  expect(firstAnswer(read)).toBeNull();
  const found = { queries: [[['a'], 1]], parts: [], isDrawn: true };
  const script = document.createElement('script');
  script.id = 'first-answer';
  script.type = 'application/json';
  script.textContent = JSON.stringify({ ...found, listing: { remotes: [remote(ONE)], settings } });
  document.body.append(script);
  expect(firstAnswer(read)).toMatchObject({ ...found, listing: { settings } });
  sessionStorage.setItem('remotes-failing', `${ONE},no-version`);
  expect(failingHere()).toEqual([ONE]);
  expect(firstAnswer(read)).toBeNull();
  script.remove();
});
