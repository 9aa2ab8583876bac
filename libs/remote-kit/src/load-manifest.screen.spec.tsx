import { registerPlugins, registerRemotes } from '@module-federation/runtime';
import '@yard/testing/screen';
import { failingHere } from './failing-here';
import { firstAnswer } from './first-answer';
import { integrityOf } from './integrity';
import { forgetRemote, hasNewVersion, leaveVersion, loadManifest, opened } from './load-manifest';

jest.mock('@module-federation/runtime', () => ({ registerPlugins: jest.fn(), registerRemotes: jest.fn() }));

const settings = {
  currency: 'usd',
  distance_unit: 'mi',
  public_url: '/',
  admin_url: '/',
  payments: { provider: 'simulator', publishable_key: null },
};
const remote = (version: string, more: object = {}) => ({
  name: 'mf_catalog',
  version,
  entry: `/remotes/mf-catalog/${version}/mf-manifest.json`,
  public: { routes: [], nav: [], slots: [] },
  admin: null,
  ...more,
});
const ONE = '0123456789ab';
const OTHER = 'ba9876543210';
const asked: string[] = [];
/** What the list of remotes answers from now on. */
function answer(of: (address: string) => { status?: number; body: unknown }) {
  asked.splice(0);
  const fetched = (address: string) => {
    asked.push(address);
    const { status = 200, body } = of(address);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  Object.assign(globalThis, { fetch: fetched });
}
const list = (...remotes: object[]) => answer(() => ({ body: { remotes, settings } }));

it('makes the remotes of the list loadable', async () => {
  list(remote(ONE));
  const { site, preview } = await loadManifest('public');
  expect(site).toMatchObject({ name: 'public', routes: [], nav: [], slots: [], settings });
  expect(preview).toBeNull();
  expect(asked).toEqual(['/remotes.json']);
  const entry = { name: 'mf_catalog', entry: `/remotes/mf-catalog/${ONE}/remoteEntry.js` };
  expect(jest.mocked(registerRemotes).mock.calls).toEqual([[[entry]]]);
  forgetRemote('mf_other');
  forgetRemote('mf_catalog');
  expect(jest.mocked(registerRemotes).mock.calls.slice(1)).toEqual([[[entry], { force: true }]]);
});

it('fails where there is no list', async () => {
  answer(() => ({ status: 503, body: {} }));
  await expect(loadManifest('public')).rejects.toThrow('The list of remotes answered 503');
});

it('knows whether a remote has another version by now', async () => {
  list(remote(ONE));
  await loadManifest('public');
  expect(await hasNewVersion('mf_catalog')).toBe(false);
  expect(await hasNewVersion('mf_other')).toBe(false);
  list(remote(OTHER));
  expect(await hasNewVersion('mf_catalog')).toBe(true);
  answer(() => ({ status: 503, body: {} }));
  expect(await hasNewVersion('mf_catalog')).toBe(false);
});

it('leaves a version whose code fails, and says that this tab had opened it', async () => {
  list(remote(ONE, { counted: true }));
  await loadManifest('public');
  answer((address) => ({
    body: address.includes('opened') ? { receipt: 'r1' } : { remotes: [remote(OTHER)], settings },
  }));
  expect(await leaveVersion('mf_other')).toBe(false);
  expect(asked).toEqual([]);
  expect(await leaveVersion('mf_catalog')).toBe(true);
  expect(asked).toEqual([`/remotes.json?opened=${ONE}`, `/remotes.json?without=${ONE}&receipt=r1`]);
  expect(sessionStorage.getItem('remotes-opened')).toBe(`{"${ONE}":"r1"}`);
  expect(failingHere()).toEqual([ONE]);
  expect(await leaveVersion('mf_catalog')).toBe(false);
  expect(await opened('mf_catalog')).toBe('r1');
  expect(asked).toHaveLength(2);
});

it('stays with a version that has no other, and counts nothing where nothing is to be counted', async () => {
  list(remote(OTHER));
  await loadManifest('public');
  expect(await opened('mf_catalog')).toBeNull();
  expect(await leaveVersion('mf_catalog')).toBe(false);
  expect(asked).toEqual(['/remotes.json', `/remotes.json?without=${OTHER}`]);
  expect(failingHere()).toEqual([]);
});

it('runs of a remote with hashes what they name alone', async () => {
  list(remote(ONE, { integrity: { 'remoteEntry.js': 'sha256-entry=' } }));
  await loadManifest('public');
  const of = (path: string) => integrityOf(path);
  expect(of(`/remotes/mf-catalog/${ONE}/remoteEntry.js`)).toBe('sha256-entry=');
  expect(of(`/remotes/mf-catalog/${ONE}/else.js`)).toBe(`sha256-${'A'.repeat(43)}=`);
  expect(of(`/remotes/mf-catalog/${OTHER}/remoteEntry.js`)).toBe('');
  expect(of(`https://a.example/remotes/mf-catalog/${ONE}/remoteEntry.js`)).toBe('');
  expect(globalThis.remoteIntegrity).toBe(integrityOf);
  const [plugin] = jest.mocked(registerPlugins).mock.calls[0]?.[0] ?? [];
  const url = `http://localhost/remotes/mf-catalog/${ONE}/remoteEntry.js`;
  expect(plugin?.createScript?.({ url })).toMatchObject({ src: url, integrity: 'sha256-entry=' });
});

it('reads what the server has looked up for the page, unless a version fails in this tab', () => {
  expect(firstAnswer()).toBeNull();
  const found = { queries: [[['a'], 1]], parts: [], isDrawn: true };
  const script = document.createElement('script');
  script.id = 'first-answer';
  script.type = 'application/json';
  script.textContent = JSON.stringify({ ...found, listing: { remotes: [remote(ONE)], settings } });
  document.body.append(script);
  expect(firstAnswer()).toMatchObject({ ...found, listing: { settings } });
  sessionStorage.setItem('remotes-failing', `${ONE},no-version`);
  expect(failingHere()).toEqual([ONE]);
  expect(firstAnswer()).toBeNull();
  script.remove();
});
