import { type Visitor, visit } from '@yard/testing';
import { get } from 'node:http';

const COSTS = [
  ['the start page', '/', 166, 19],
  ['the search', '/search', 168, 22],
  ['a machine’s page', '/machines/1', 169, 16],
] as const;

const FILES: Readonly<Record<string, number>> = { vendor: 80, site: 77, remoteEntry: 7 };
const OTHER_FILE = 7;
/** The same sources make files of slightly other sizes from machine to machine. */
const ROOM = 1.1;
const BY_HABIT = ['/favicon.ico', '/favicon.svg', '/manifest.webmanifest', '/robots.txt'];

describe('a guest’s first view', () => {
  let guest: Visitor;

  beforeEach(async () => {
    guest = await visit('public', { width: 412, height: 823 });
  });
  afterEach(async () => {
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  it.each(COSTS)('of %s keeps to its size', async (_what, path, kilobytes, requests) => {
    const addresses: string[] = [];
    guest.page.on('response', (answer) => {
      if (!BY_HABIT.includes(new URL(answer.url()).pathname)) addresses.push(answer.url());
    });

    await guest.page.goto(path);
    await guest.page.getByRole('heading', { level: 1 }).waitFor();
    await guest.settled();

    const scripts = addresses.filter((address) => new URL(address).pathname.endsWith('.js'));
    const sizes = await Promise.all(scripts.map(compressedSize));
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(kilobytes * ROOM);
    expect(scripts.filter((script, index) => (sizes[index] ?? 0) / 1000 > mostOf(script) * ROOM)).toEqual([]);
    expect(addresses.length).toBeLessThanOrEqual(requests);
  });

  it.each([
    ['the start page', '/', 'When'],
    ['a machine’s page, with days', '/machines/1?from=2027-06-07&to=2027-06-11', 'Dates'],
  ])('of %s moves nothing once its fields can be typed in', async (_what, path, name) => {
    const { page } = guest;
    // A phone's start page has its fields in a sheet.
    await page.setViewportSize({ width: 1280, height: 823 });
    await page.goto(path);
    const days = page.getByRole('group', { name, exact: true });
    await days.waitFor();
    await guest.settled();
    const places = () => page.evaluate(PLACES);
    const before = await places();

    await page.mouse.move(5, 5);
    await days.getByRole('spinbutton').first().waitFor();

    expect(await places()).toBe(before);
  });

  it('hands the focus of a field on once it can be typed in', async () => {
    const { page } = guest;
    await page.setViewportSize({ width: 1280, height: 823 });
    await page.goto('/');
    await page.getByLabel('Where', { exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.getByRole('spinbutton').first().waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'spinbutton');

    await page.keyboard.type('03012027' + '03102027');
    await page.getByRole('button', { name: 'Search' }).click();

    await page.waitForURL('**/search?from=2027-03-01&to=2027-03-10');
  });
});

const UNPAINTED = { polling: 100 };

describe('the scripts of a page that the server drew', () => {
  let guest: Visitor;

  beforeEach(async () => {
    guest = await visit();
  });
  afterEach(() => guest.leave());

  it.each(['/', '/search', '/machines/1'])('are asked for once it is painted: %s', async (path) => {
    const { page } = guest;
    const scripts: string[] = [];
    page.on('request', (asked) => {
      if (/\/(site|vendor|remotes\/.*)\.\w+\.js|remoteEntry/.test(asked.url())) scripts.push(asked.url());
    });
    let paint = () => undefined as void;
    const painted = new Promise<void>((resolve) => (paint = resolve));
    await page.route('**/assets/site.*.css', async (route) => {
      await painted;
      await route.continue();
    });

    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading', null, UNPAINTED);
    expect(scripts).toEqual([]);
    paint();

    await page.waitForFunction(() => performance.getEntriesByName('taken over').length > 0);
    expect(scripts.length).toBeGreaterThan(1);
  });

  it('come to a page that nobody looks at, too', async () => {
    const { page } = guest;
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      window.requestAnimationFrame = () => 0;
    });

    await page.goto('/');

    await page.waitForFunction(() => performance.getEntriesByName('taken over').length > 0, null, UNPAINTED);
  });
});

function mostOf(script: string): number {
  const [, name = ''] = /([^/.]+)(?:\.\w+)?\.js$/.exec(script) ?? [];
  return FILES[name] ?? OTHER_FILE;
}
const PLACES = `JSON.stringify([...document.querySelectorAll('h1, section, footer, [type=submit], [type=radio]')].map((part) => part.getBoundingClientRect().top))`;

function compressedSize(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let size = 0;
      answer.on('data', (chunk: Buffer) => (size += chunk.length));
      answer.on('end', () => resolve(size));
    }).on('error', reject);
  });
}
