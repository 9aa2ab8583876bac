import { call, people, violations, type Visitor, visit } from '@yard/testing';

/** Once somebody was there the browser has the site's own page for when it cannot be reached. */
describe.each([
  [390, 'light'],
  [1280, 'dark'],
] as const)('without a connection, at %d px in %s', (width, theme) => {
  let guest: Visitor;

  beforeEach(async () => {
    guest = await visit('public', { width, height: 800, theme, hasServiceWorker: true });
  });
  afterEach(() => guest.leave());

  it('shows the site’s own page at a reload, and the one that was asked for once it is back', async () => {
    const { page, context } = guest;
    await page.goto('/search?q=excavator');
    await page.evaluate(CONTROLLED);

    await context.setOffline(true);
    await page.reload({ waitUntil: 'load' });

    await page.getByRole('heading', { level: 1, name: 'Yard can’t be reached' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/search');
    expect(await violations(page)).toEqual([]);

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();

    await page.getByRole('heading', { level: 1, name: 'Machines to rent' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=excavator');
  });
});

it('shows the rentals that somebody looked at, the one asked for first, and none after the log-out', async () => {
  const ray = await visit('public', { width: 390, height: 844, hasServiceWorker: true });
  const { page, context } = ray;
  await ray.signIn(people.ray);
  const list = '/api/rental_requests?role=renter&status=approved&per_page=2';
  const { data } = await call<{ data: { id: number; address: string }[] }>(page, 'GET', list);
  const [first, second] = data;
  if (!first || !second) throw new Error('Ray has no approved rentals');
  for (const { id } of data) {
    await page.goto(`/rentals/${id}`);
    await page.evaluate(CONTROLLED);
    await page.evaluate(SAVED);
  }

  await context.setOffline(true);
  await page.goto(`/rentals/${first.id}`);

  await page.getByRole('heading', { name: 'Rentals you looked at' }).waitFor();
  await page.getByRole('heading', { name: 'Yard can’t be reached' }).waitFor();
  await page.locator('details[open]').getByText(first.address, { exact: true }).waitFor();
  expect(await page.locator('details').count()).toBe(2);
  expect(await violations(page)).toEqual([]);

  await page.goto('/search');
  await page.locator('summary').last().click();
  await page.locator('details[open] dl').waitFor();

  await context.setOffline(false);
  await page.goto('/');
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  expect(await page.evaluate(`caches.has('seen-rentals')`)).toBe(false);
  await ray.leave();
});

it('sends a message that was written without a connection once it is back', async () => {
  const ray = await visit('public', { width: 390, height: 844, hasServiceWorker: true });
  const { page, context } = ray;
  await ray.signIn(people.ray);
  const { data } = await call<{ data: { id: number }[] }>(
    page,
    'GET',
    '/api/rental_requests?role=renter&per_page=1',
  );
  await page.goto(`/rentals/${data[0]?.id}`);
  await page.getByLabel('Your message').fill('Written in a pit without a line');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  const unsent = page.getByText(/^Not sent yet\. We’ll send it/);
  await unsent.waitFor();

  await context.setOffline(false);
  await unsent.waitFor({ state: 'detached' });
  const path = `/api/rental_requests/${data[0]?.id}/messages?sort=created_at&direction=desc`;
  const newest = async () =>
    (await call<{ data: { content: string }[] }>(page, 'GET', path)).data[0]?.content;
  while ((await newest()) !== 'Written in a pit without a line') await ray.settled();
  await ray.leave();
});

it('can be put on a home screen', async () => {
  const { page, leave } = await visit();
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');

  const answer = await page.request.get(address ?? '');

  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { name, start_url, icons } = (await answer.json()) as Record<string, unknown>;
  expect({ name, start_url }).toEqual({ name: 'Yard', start_url: '/' });
  for (const { src } of icons as { src: string }[]) expect((await page.request.get(src)).ok()).toBe(true);
  await leave();
});

/** Until the worker answers for this page. */
const CONTROLLED = `navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ?? new Promise(
  (resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
)).then(() => undefined)`;

/** Until the page that is shown has saved its rental. */
const SAVED = `(async () => {
  while (!(await caches.match(location.pathname, { cacheName: 'seen-rentals' })))
    await new Promise((resolve) => setTimeout(resolve, 50));
})()`;
