import { people, type Visitor, visit } from '@yard/testing';

/** All that a browser keeps for the site, by kind. */
async function kept({ page, context }: Visitor) {
  const stored = (await page.evaluate(`(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: 'databases' in indexedDB ? (await indexedDB.databases()).map(({ name }) => name) : [],
    caches: await caches.keys(),
    history: JSON.stringify(history.state),
  }))()`)) as Record<'local' | 'session', Record<string, string>> & {
    databases: string[];
    caches: string[];
    history: string;
  };
  const cookies = (await context.cookies()).map(({ name }) => name).sort();
  // What this browser answered when it was asked about recordings is nobody's.
  const { recordings: _answer, ...local } = stored.local;
  return { ...stored, local, cookies };
}

async function lookAround({ page }: Visitor): Promise<void> {
  await page.goto('/rentals');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByLabel('Your message').fill('The gate code is 4711.');
  await openAccount(page);
}

/** With the panels that remotes add, which come last. */
async function openAccount(page: Visitor['page']): Promise<void> {
  await page.goto('/account/profile');
  await page.getByRole('heading', { name: 'Addresses' }).waitFor();
}

async function signOut({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: /log out|sign out/i }).click();
  await page.getByRole('link', { name: 'Register' }).first().waitFor();
}

const OF_RAY = /ray|renter@example|4711/i;

describe('a browser that two people use', () => {
  it('keeps nothing of who signed out', async () => {
    const ray = await visit();
    await ray.signInByForm(people.ray);
    await lookAround(ray);
    expect(JSON.stringify(await kept(ray))).toMatch(OF_RAY);

    await signOut(ray);

    const left = await kept(ray);
    expect(JSON.stringify(left)).not.toMatch(OF_RAY);
    expect(Object.keys(left.local)).toEqual([]);
    expect(left.databases).toEqual([]);
    expect(left.caches).toEqual([]);
    expect(Object.keys(left.session).filter((name) => name.startsWith('draft:'))).toEqual([]);
    expect(left.cookies.filter((name) => name.startsWith('remember'))).toEqual([]);
    await ray.leave();
  });

  it('keeps nothing of who signs out once the session has ended by itself, and asks nothing', async () => {
    const ray = await visit();
    await ray.signInByForm(people.ray);
    await openAccount(ray.page);
    await ray.loseSession();

    await signOut(ray);

    await ray.page.getByRole('search', { name: 'Machines' }).waitFor();
    expect(new URL(ray.page.url()).pathname).toBe('/');
    expect(await ray.page.getByRole('alertdialog').count()).toBe(0);
    expect(Object.keys((await kept(ray)).local)).toEqual([]);
    await ray.leave();
  });

  it('stays signed in, and is told why, when the server cannot be reached', async () => {
    const ray = await visit();
    await ray.signInByForm(people.ray);
    await ray.page.goto('/account');
    await ray.page.route('**/logout', (route) => route.abort());

    await ray.page.getByRole('button', { name: 'Sign out' }).click();

    await ray.page.getByRole('alertdialog').getByText('Network error').waitFor();
    expect(Object.keys((await kept(ray)).local)).toEqual(['user']);
    await ray.leave();
  });

  it('keeps nothing of who was there before for who signs in next, when a session ended by itself', async () => {
    const visitor = await visit();
    await visitor.signInByForm(people.ray);
    await lookAround(visitor);
    await visitor.loseSession();

    await visitor.signInByForm(people.olive);
    await visitor.page.goto('/rentals');
    await visitor.page.getByRole('button', { name: /^Account of Olive/ }).waitFor();

    const { local, session } = await kept(visitor);
    expect(JSON.stringify({ local, session })).not.toMatch(/renter@example|Ray|4711/);
    await visitor.leave();
  });
});
