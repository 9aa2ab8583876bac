import { people, type Visitor, visit } from '@yard/testing';

const headerOf = ({ page }: Visitor) => page.getByRole('banner');
const heightOf = async (visitor: Visitor) => (await headerOf(visitor).boundingBox())?.height ?? 0;

it('has a large header for a guest and a compact one with the menu for a user; logo and title lead home', async () => {
  const visitor = await visit();
  await visitor.page.goto('/search');
  await headerOf(visitor).getByRole('link', { name: 'Register' }).waitFor();
  const large = await heightOf(visitor);

  await visitor.signIn(people.ray);
  await visitor.page.goto('/rentals');
  await headerOf(visitor).getByRole('navigation', { name: 'Main menu' }).waitFor();
  // Nothing jumps at the sign-in.
  expect(await heightOf(visitor)).toBe(large);
  await visitor.page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  expect((await headerOf(visitor).boundingBox())?.y).toBe(0);

  const brand = headerOf(visitor).locator('a[href="/"]').first();
  expect(await brand.locator('svg').count()).toBe(1);
  await brand.getByText('Yard').click();
  expect(new URL(visitor.page.url()).pathname).toBe('/');
  await visitor.leave();
});

it('has its menu at the lower edge of a small screen', async () => {
  const ray = await visit('public', { width: 375, height: 700 });
  await ray.signIn(people.ray);
  await ray.page.goto('/rentals');

  const menu = ray.page.getByRole('navigation', { name: 'Main menu, lower edge' });
  await menu.waitFor();
  const lowerEdge = async () => {
    const { y = 0, height = 0 } = (await menu.boundingBox()) ?? {};
    return Math.round(y + height);
  };
  expect(await lowerEdge()).toBe(700);

  await ray.page.goto('/search');
  await ray.page
    .getByRole('main')
    .getByRole('link', { name: /excavator/i })
    .last()
    .waitFor();
  await ray.page.evaluate('window.scrollTo(0, 1200)');
  while (!(await ray.page.evaluate('window.scrollY === 1200'))) await ray.page.waitForTimeout(50);

  expect(await lowerEdge()).toBe(700);
  expect((await headerOf(ray).boundingBox())?.y).toBe(0);
  await ray.leave();
});

it('draws the body once it is known who is there; the loading indicator can be hidden meanwhile', async () => {
  const ray = await visit();
  await ray.signIn(people.ray);
  const answers: (() => void)[] = [];
  await ray.page.route('**/api/user', (route) => answers.push(() => void route.continue()));
  await ray.page.goto('/');

  await ray.page.getByRole('button', { name: 'Hide the loading indicator' }).click();
  await ray.page.getByRole('button', { name: 'Hide the loading indicator' }).waitFor({ state: 'detached' });
  expect(await ray.page.getByRole('main').textContent()).toBe('');

  answers.forEach((answer) => answer());
  await ray.page.getByRole('heading', { level: 1 }).waitFor();
  await ray.leave();
});

it('shows the loading indicator once something takes longer than 250 ms, not before', async () => {
  const ray = await visit();
  await ray.signIn(people.ray);
  const { page } = ray;
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  await page.clock.pauseAt('2026-11-20T12:00:01Z');
  const begun = new Promise<void>((resolve) => void page.exposeFunction('begun', resolve));
  await page.addInitScript(`{
    const set = window.setTimeout;
    window.setTimeout = (work, delay, ...given) => {
      if (delay === 250) window.begun();
      // The site's scripts run in slices with such pauses between them, which a clock that stands would never end.
      return delay === undefined ? queueMicrotask(work) : set(work, delay, ...given);
    };
  }`);
  await page.route('**/api/user', () => undefined);
  await page.goto('/');
  await begun;
  const indicator = page.getByRole('button', { name: 'Hide the loading indicator' });

  await page.clock.runFor(249);
  expect(await indicator.count()).toBe(0);
  await page.clock.runFor(1);

  await indicator.waitFor();
  await ray.leave();
});

it('has plain pages with their title in the middle', async () => {
  const guest = await visit();
  await guest.page.goto('/login');
  const title = guest.page.getByRole('heading', { level: 1, name: 'Sign in' });
  await title.waitFor();

  const [words, form] = await Promise.all([
    title.evaluate((element) => getComputedStyle(element).textAlign),
    guest.page.getByRole('form').first().isVisible(),
  ]);

  expect([words, form]).toEqual(['center', true]);
  await guest.leave();
});
