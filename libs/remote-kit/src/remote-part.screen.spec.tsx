import { complaints, openScreen, page } from '@yard/testing/screen';
import type { ReactNode } from 'react';
import { Slot, useAccountMenu, useLinks } from './slot';

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
const Twice = () => Promise.resolve({ default: () => both });
const open = (path: string) =>
  openScreen(
    {
      manifest: {
        routes: [
          { path: '/page', page: 'Page', access: 'any', title: 'Page' },
          { path: '/around', page: 'Around', access: 'any', title: 'Around' },
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
        pages: { Page: load, Around: () => Promise.resolve({ default: Around }), Twice },
        slots: { Below: load },
      },
    },
    path,
    { answers: { 'GET /remotes.json': { status: 503, body: {} } } },
  );
const WORDS = 'The rest of the site works. Check your connection; it is tried again by itself.';

it('asks for a page’s code twice before it counts as failed, and again when asked to', async () => {
  const { person } = open('/page');
  const failed = await page.findByRole('heading', { level: 1, name: 'This page could not be loaded' });
  expect(failed.parentElement?.textContent).toBe(`This page could not be loaded${WORDS}Try again`);
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
  expect(await page.findByText('This part could not be loaded')).toBeTruthy();
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
