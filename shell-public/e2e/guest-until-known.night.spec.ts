import { people, type Visitor, visit } from '@yard/testing';

const header = ({ page }: Visitor) => page.getByRole('banner');

/** What the header has for a guest alone, and for a user alone. */
async function isGuest(visitor: Visitor): Promise<void> {
  await header(visitor).getByRole('link', { name: 'Register' }).waitFor();
  expect(
    await header(visitor)
      .getByRole('button', { name: /^Account of/ })
      .count(),
  ).toBe(0);
}
async function isRay(visitor: Visitor): Promise<void> {
  await header(visitor).getByRole('button', { name: 'Account of Ray Renter' }).waitFor();
  expect(await header(visitor).getByRole('link', { name: 'Register' }).count()).toBe(0);
}

it('is a guest until the session holds a user’s id, and again after it', async () => {
  const ray = await visit();
  await ray.page.goto('/search');
  await isGuest(ray);

  await ray.signIn(people.ray);
  await ray.page.goto('/search');
  await isRay(ray);
  await ray.loseSession();
  await ray.page.reload();

  await isGuest(ray);
  // Asked anew each time: a page's policy refuses what `waitForFunction` evaluates after the first time.
  while (!(await ray.page.evaluate('localStorage.getItem("user") === null')))
    await ray.page.waitForTimeout(50);
  await ray.leave();
});

it('takes a user without an id for a guest, whatever else is said of them', async () => {
  const ray = await visit();
  await ray.signIn(people.ray);
  await ray.page.route('**/api/user', (route) =>
    route.fulfill({ json: { id: null, name: 'Ray Renter', email: 'renter@example.com', owner: false } }),
  );
  await ray.page.goto('/rentals');

  await ray.page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await isGuest(ray);
  await ray.leave();
});
