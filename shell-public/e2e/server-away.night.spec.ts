import { people, visit } from '@yard/testing';
import type { Page } from 'playwright-core';

/** Lets no call through to some addresses. @returns gives them back */
async function takeAway(page: Page, addresses: string): Promise<() => Promise<void>> {
  await page.route(addresses, (route) => route.abort());
  return () => page.unroute(addresses);
}

/** Pages that could not be loaded are there by themselves once the server is; nobody presses anything. */
describe('a server that was away', () => {
  it('shows the list that could not be loaded', async () => {
    const { page, leave } = await visit();
    await page.goto('/');
    const back = await takeAway(page, '**/api/machines?**');
    // Whoever opens the list's address gets it with the page.
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).first().click();
    await page.getByRole('alert').getByText('We couldn’t search').waitFor();

    await back();

    await page.getByRole('list', { name: 'Machines found' }).waitFor();
    await leave();
  });

  it('shows the rental that could not be loaded, after answers of 503, too', async () => {
    const { page, signIn, leave } = await visit();
    await signIn(people.ray);
    const away = '**/api/rental_requests/*';
    await page.route(away, (route) => route.fulfill({ status: 503, body: '{"message":"Busy"}' }));
    await page.goto('/rentals');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('alert').getByText('We couldn’t load the rental').waitFor();

    await page.unroute(away);

    await page.getByRole('region', { name: 'Status' }).waitFor();
    await leave();
  });

  it.each([
    ['the list of remotes', '**/remotes.json', '/compare', 'Compare machines'],
    ['the code of a remote', '**/remotes/mf-catalog/**', '/search', 'Machines to rent'],
    ['the code of an own page', '**/assets/*.js', '/forgot-password', 'Forgot your password?'],
  ])('shows a page whose %s could not be loaded', async (_what, addresses, path, heading) => {
    const { page, leave } = await visit();
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const back = await takeAway(page, addresses);
    await page.evaluate(
      `history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    if (addresses.endsWith('remotes.json')) await page.reload();
    await page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' }).waitFor();

    await back();

    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await leave();
  });

  it('knows again who is signed in', async () => {
    const { page, signInByForm, leave } = await visit();
    await signInByForm(people.ray);
    const back = await takeAway(page, '**/api/user');
    await page.evaluate('localStorage.clear()');
    await page.reload();
    await page.getByRole('link', { name: 'Register' }).waitFor();

    await back();

    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    await leave();
  });
});
