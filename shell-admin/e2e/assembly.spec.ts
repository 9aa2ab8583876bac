import { ADMIN_URL, people, type Visitor, visit } from '@yard/testing';
import { heading, open } from './admin/menu';

describe('the assembled back office', () => {
  let ada: Visitor;

  beforeEach(async () => {
    ada = await visit('admin', { width: 1440, height: 900, hasServiceWorker: true });
    await ada.signIn(people.ada);
  });
  afterEach(() => ada.leave());

  const again = () => ada.page.getByRole('button', { name: 'Try again' }).click();

  it.each([
    ['its entry', '**/remotes/mf-rentals/**/remoteEntry.js'],
    ['the code of a page', '**/remotes/mf-rentals/**/assets/*.js'],
  ])('loses the area of one remote when %s fails, and has it back with another try', async (_what, files) => {
    const { page } = ada;
    await page.route(files, (route) => route.abort());

    await open(ada, 'Payments');
    await heading(ada, 'We couldn’t load this page');
    await open(ada, 'Support Tickets');
    await heading(ada, 'Support tickets');

    await open(ada, 'Payments');
    await heading(ada, 'We couldn’t load this page');
    await page.unrouteAll({ behavior: 'wait' });
    await again();
    await heading(ada, 'Payments');
  });

  it('works without the list of remotes, and has them with another try', async () => {
    const { page } = ada;
    await page.route('**/remotes.json', (route) => route.fulfill({ status: 500 }));
    await page.goto('/#/users');
    await page.reload();

    await page.getByText('We couldn’t load parts of the back office').waitFor();
    await page.getByRole('row', { name: /Ray Renter/ }).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await again();

    await open(ada, 'Payments');
    await heading(ada, 'Payments');
  });

  it('takes up a remote that it has never heard of, and loses no more than it', async () => {
    const { page } = ada;
    const unknown = {
      name: 'mf_unheard_of',
      entry: '/remotes/mf-unheard-of/1/mf-manifest.json',
      admin: {
        routes: [{ path: '/unheard_of', page: 'Page', access: 'admin', title: 'Unheard of' }],
        nav: [{ to: '/unheard_of', label: 'Unheard Of', icon: 'list', order: 1, access: 'admin' }],
        slots: 'none',
      },
    };
    const listing = (await (await page.request.get('/remotes.json')).json()) as { remotes: unknown[] };
    await page.route('**/remotes.json', (route) =>
      route.fulfill({ json: { ...listing, remotes: [...listing.remotes, unknown] } }),
    );
    await page.reload();

    await open(ada, 'Unheard Of');
    await heading(ada, 'We couldn’t load this page');
    await open(ada, 'Payments');
    await heading(ada, 'Payments');
  });

  it('gets the new version of a remote after a deployment with another try', async () => {
    const { page } = ada;
    const text = await (await page.request.get('/remotes.json')).text();
    const body = text.replace(/mf-rentals\/\w+/, 'mf-rentals/0');
    await page.route('**/remotes.json', (route) => route.fulfill({ contentType: 'application/json', body }));
    await page.reload();
    await open(ada, 'Payments');
    await heading(ada, 'We couldn’t load this page');

    await page.unrouteAll({ behavior: 'wait' });
    await again();

    await heading(ada, 'Payments');
  });

  it('has one of each shared library', async () => {
    const { page } = ada;
    for (const label of ['Payments', 'Support Tickets', 'Machine Types', 'Documents']) await open(ada, label);
    await heading(ada, 'Documents');

    const providers = await page.evaluate<[string, string[]][]>(`
      Object.entries(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default)
        .map(([name, versions]) => [name, Object.values(versions).map(({ from }) => from)])`);

    expect(providers.length).toBeGreaterThan(10);
    expect(providers.filter(([, versions]) => versions.length !== 1)).toEqual([]);
    const atOnce = providers.filter(([name]) => name !== '@laravel-wire/core');
    expect(new Set(atOnce.map(([, versions]) => String(versions)))).toEqual(new Set(['shell_admin']));
    expect(atOnce).toHaveLength(providers.length - 1);
  });

  it('loads the page anew when a newer version becomes active, but not under somebody’s hands', async () => {
    const { page } = ada;
    await page.goto('/#/users');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    const search = page.getByLabel('Search users');
    await search.fill('ray');
    await page.waitForURL(`${ADMIN_URL}/#/users?search=ray`);
    await page.evaluate(`
      window.isOld = true;
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { activated: 'newer' } }))`);
    expect(await page.evaluate('window.isOld')).toBe(true);

    const loaded = page.waitForEvent('load');
    await search.blur();
    await loaded;

    expect(await page.evaluate('window.isOld')).toBeUndefined();
    expect(await search.inputValue()).toBe('ray');
  });
});
