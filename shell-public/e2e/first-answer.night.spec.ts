import {
  type Visitor,
  delayFiles,
  isTakenOver,
  openRendered,
  people,
  PUBLIC_URL,
  SCRIPTS,
  visit,
} from '@yard/testing';

describe('the first answer', () => {
  let guest: Visitor;

  beforeEach(async () => {
    guest = await visit();
  });
  afterEach(() => guest.leave());

  it('shows a machine to who runs no scripts', async () => {
    const context = await guest.context.browser()?.newContext({ javaScriptEnabled: false });
    const page = await context?.newPage();
    await page?.goto(`${PUBLIC_URL}/machines/1`);

    expect(await page?.title()).toMatch(/^Caterpillar 320 GC crawler excavator/);
    await page?.getByRole('heading', { level: 1, name: 'Caterpillar 320 GC crawler excavator' }).waitFor();
    const words = await page?.locator('body').innerText();
    for (const price of ['$530', '$1,845', '$5,280']) expect(words).toContain(price);
    await context?.close();
  });

  it('says that nobody is signed in: a guest asks nothing, and a session that begins is known', async () => {
    const { page } = guest;
    const printed: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && printed.push(message.text())));
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));

    await page.goto('/machines/1');
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    // With the session that the first page's calls began.
    await page.goto('/search');
    await page.getByRole('heading', { name: /machines/ }).waitFor();
    expect([printed, asked.includes('/api/user')]).toEqual([[], false]);

    await guest.signInByForm(people.ray);
    await page.goto('/machines/1');
    await page.getByRole('link', { name: 'Sign in' }).waitFor({ state: 'detached' });
    expect(asked).toContain('/api/user');
    // The page of before, out of the browser's history.
    await page.goBack();
    await page.goBack();
    await page.getByRole('link', { name: 'Sign in' }).waitFor({ state: 'detached' });
  });
});

const PAGES = [
  '/',
  '/search',
  '/search?search=excavator&place=78701',
  '/machines/1',
  '/documents/privacy_policy',
];
const BROUGHT = /\/remotes\.json|\/api\/(machines\/1$|machines\?(?!.*facets)|places|documents)/;
const SHIFTS = `new Promise((tell) => {
  let moved = 0;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) moved += hadRecentInput ? 0 : value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => tell(moved), 50);
})`;

describe.each([
  { width: 390, height: 844, theme: 'light', zone: 'Pacific/Auckland' },
  { width: 390, height: 844, theme: 'dark', zone: 'UTC' },
  { width: 1280, height: 800, theme: 'light', zone: 'America/Los_Angeles' },
  { width: 1280, height: 800, theme: 'dark', zone: 'Pacific/Auckland' },
] as const)('a page that the server drew, $width px wide, $theme', (device) => {
  it.each(PAGES)('is taken over as it is: %s', async (path) => {
    const guest = await visit('public', device);
    const { page } = guest;
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    const goOn = await delayFiles(guest, SCRIPTS);
    await openRendered(guest, path);
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    await title.evaluate((heading) => (heading.dataset['mark'] = 'before'));

    goOn();
    await isTakenOver(guest);

    expect(await title.getAttribute('data-mark')).toBe('before');
    expect(guest.complaints).toEqual([]);
    expect(asked.filter((address) => BROUGHT.test(address))).toEqual([]);
    expect(await page.evaluate(SHIFTS)).toBeLessThan(0.02);
    await guest.leave();
  });
});

it('stands as it stood when the text font comes late', async () => {
  const guest = await visit('public', { width: 390, height: 844 });
  const { page } = guest;
  const fontComes = await delayFiles(guest, '**/*.woff2');
  await openRendered(guest, '/search?search=excavator&place=78701');
  await page.getByLabel('Sort by').waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

  fontComes();
  await isTakenOver(guest);

  expect(await page.evaluate(SHIFTS)).toBeLessThan(0.02);
  await guest.leave();
});

it('is taken over as it is where its days are others for who reads it', async () => {
  const asked = await fetch(`${PUBLIC_URL}/api/documents?kind=privacy_policy`);
  const [{ published_at }] = ((await asked.json()) as { data: [{ published_at: string }] }).data;
  // Fourteen hours ahead and eleven behind: in one of them the day is another.
  const zone = new Date(published_at).getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago';
  const guest = await visit('public', { width: 1280, height: 800, zone });
  const { page } = guest;
  const goOn = await delayFiles(guest, SCRIPTS);
  await openRendered(guest, '/documents/privacy_policy');
  const date = page.locator('main time');
  const before = await date.innerText();
  await date.evaluate((element) => (element.dataset['mark'] = 'before'));

  goOn();
  await isTakenOver(guest);

  expect(await date.getAttribute('data-mark')).toBe('before');
  expect(await date.innerText()).not.toBe(before);
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});
