import { Slot, takeRemotes } from '@kit/federation-loader';
import { act, complaints, openScreen, page } from '@yard/testing/screen';
import { registerRemotes } from '@module-federation/runtime';
import { type ReactNode, useState } from 'react';
import { useAccountMenu, useLinks } from './slot';

jest.mock('@module-federation/runtime', () => ({ registerPlugins: jest.fn(), registerRemotes: jest.fn() }));

type Loaded = Promise<{ default: () => ReactNode }>;
const load = jest.fn<Loaded, []>();
const none = () => Promise.reject(new Error('No network.'));
const shown = { default: () => <p>Here it is</p> };
beforeEach(() => void load.mockReset().mockImplementation(none));
function Around() {
  const links = useLinks().map(({ label }) => label);
  const menu = useAccountMenu().map(({ label }) => label);
  return (
    <>
      <p>Around</p>
      <p>{`links: ${links.join()}; menu: ${menu.join()}`}</p>
      <Slot name="below" props={{}} skeleton={<p>Waits</p>} />
      <Slot name="nowhere" empty={<p>Nobody fills it</p>} />
    </>
  );
}
const below = <Slot name="below" props={{}} />;
const both = (
  <>
    {below}
    {below}
  </>
);
const Extra = () => (
  <>
    <Slot name="below" skeleton={<i>High</i>} empty={<p>Without it</p>} waitMs={50} />
    <p>Around</p>
  </>
);
const Twice = () => Promise.resolve({ default: () => both });
const open = (path: string, list: object = { status: 503, body: {} }) =>
  openScreen(
    {
      manifest: {
        routes: [
          { path: '/page', page: 'Page', access: 'any', title: 'Page' },
          { path: '/around', page: 'Around', access: 'any', title: 'Around' },
          { path: '/extra', page: 'Extra', access: 'any', title: 'Extra' },
          { path: '/twice', page: 'Twice', access: 'any', title: 'Twice' },
        ],
        nav: [
          { to: '/a', label: 'Mine', icon: 'list', order: 1, access: 'any', place: 'account' },
          { to: '/b', label: 'All', icon: 'list', order: 2, access: 'any' },
        ],
        slots: [{ slot: 'below', filler: 'Below', order: 1 }],
        links: [{ to: '/help', label: 'Help', order: 1 }],
      },
      entry: {
        pages: {
          Page: load,
          Around: () => Promise.resolve({ default: Around }),
          Extra: () => Promise.resolve({ default: Extra }),
          Twice,
        },
        slots: { Below: load },
      },
    },
    path,
    { answers: { 'GET /remotes.json': list } },
  );
const WORDS = 'The rest of the site works. Check your connection; we keep trying to load this part.';

it('asks for a page’s code twice before it counts as failed, and again when asked to', async () => {
  const { person } = open('/page');
  const failed = await page.findByRole('heading', { level: 1, name: 'We couldn’t load this page' });
  expect(failed.parentElement?.textContent).toBe(`We couldn’t load this page${WORDS}Try again`);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockImplementation(() => Promise.resolve(shown));
  await person.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('Here it is')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
  expect(complaints.splice(0).join()).toContain('No network.');
});

it('shows a page whose code comes with the second try without a word', async () => {
  load.mockImplementationOnce(none).mockResolvedValue(shown);
  open('/page');
  expect(await page.findByText('Here it is')).toBeTruthy();
});

it('has the rest of a page where a part of it fails; the part comes by itself', async () => {
  open('/around');
  expect(await page.findByText('Waits')).toBeTruthy();
  expect(await page.findByText('We couldn’t load this part')).toBeTruthy();
  expect(page.queryByRole('heading', { level: 1, name: /This part/ })).toBeNull();
  expect(page.getByText('Around')).toBeTruthy();
  expect(page.getByText('Nobody fills it')).toBeTruthy();
  expect(page.getByText('links: Help; menu: Mine')).toBeTruthy();
  load.mockResolvedValue(shown);
  expect(await page.findByText('Here it is')).toBeTruthy();
  expect(complaints.splice(0).join()).toContain('No network.');
});

it('loads the code of a part that is drawn twice once', async () => {
  load.mockImplementationOnce(none).mockResolvedValue(shown);
  open('/twice');
  expect(await page.findAllByText('Here it is')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(2);
});

describe('a page that breaks once its data is there', () => {
  const version = '0123456789ab';
  const listed = {
    name: 'shown',
    version,
    entry: '/remotes/shown/mf-manifest.json',
    public: null,
    admin: null,
  };
  const settings = {
    currency: 'usd',
    distance_unit: 'mi' as const,
    public_url: '/',
    admin_url: '/',
    payments: { provider: 'simulator' as const, publishable_key: null },
  };
  const listing = { remotes: [listed], settings, preview: null, announcement: null };
  let arrive: (owner: { name: string } | undefined) => void;
  function Card() {
    const [row, setRow] = useState<{ owner: { name: string } | undefined } | null>(null);
    arrive = (owner) => setRow({ owner });
    if (row === null) return <button>Waits</button>;
    if (!row.owner) throw new Error('No owner.');
    return <p>{row.owner.name}</p>;
  }
  const openCard = async () => {
    takeRemotes(listing.remotes);
    load.mockResolvedValue({ default: Card });
    const screen = open('/page', { body: listing });
    await page.findByText('Waits');
    const breaks = async () => {
      act(() => arrive(undefined));
      const title = await page.findByRole('heading', { level: 1, name: 'This page is not working' });
      expect(title.parentElement?.textContent).toBe(
        'This page is not workingThe rest of the site works. We were notified.Try again',
      );
      expect(complaints.splice(0).join()).toContain('No owner.');
    };
    return { ...screen, breaks };
  };

  it('asks the network again for code that did not come', async () => {
    takeRemotes(listing.remotes);
    load.mockImplementationOnce(none).mockResolvedValue(shown);
    open('/page', { body: listing });
    await page.findByText('Here it is');
    expect(registerRemotes).toHaveBeenLastCalledWith(
      [{ name: 'shown', entry: '/remotes/shown/remoteEntry.js' }],
      { force: true },
    );
  });

  it('asks for another version', async () => {
    const { breaks, asked } = await openCard();
    await breaks();
    expect(asked('GET /remotes.json')).toEqual([{ without: version }]);
  });

  it.each([
    ['fails', none, 'No network.', [{ without: version }]],
    ['is late', () => new Promise<never>(() => undefined), 'shown was not loaded within 0.05 s', []],
  ])('does without an extra that %s', async (_, loading, words, list) => {
    takeRemotes(listing.remotes);
    load.mockImplementation(loading);
    const { asked } = open('/extra', { body: listing });
    await page.findByText('Without it');
    expect(page.getByText('High').parentElement?.style.visibility).toBe('hidden');
    expect(load).toHaveBeenCalledTimes(1);
    expect(asked('GET /remotes.json')).toEqual(list);
    expect(complaints.splice(0).join()).toContain(words);
  });

  it('stays with what somebody has used', async () => {
    const { breaks, asked, press } = await openCard();
    await press('Waits');
    await breaks();
    expect(asked('GET /remotes.json')).toEqual([]);
  });
});
