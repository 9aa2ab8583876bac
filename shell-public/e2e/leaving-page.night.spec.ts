import { PUBLIC_URL, type Visitor, visit } from '@yard/testing';

/**
 * Firefox and WebKit give up what a page is loading when it begins to be left, and it stays until the next one answers.
 * Chromium does so with the page itself: here the test does it.
 */
describe('a page that is left while its code is on its way', () => {
  let guest: Visitor;

  beforeEach(async () => {
    guest = await visit();
  });
  afterEach(() => guest.leave());

  it('asks for nothing more, tells nobody that it failed, and goes on when it is shown again', async () => {
    const { page } = guest;
    await page.addInitScript("addEventListener('error', () => (globalThis.hasFailed = true), true)");
    await page.goto('/');
    await guest.settled();
    const happens = (name: string) => page.evaluate(`dispatchEvent(new Event('${name}'))`);
    const asked = new Promise<() => Promise<void>>((resolve) => {
      void page.route('**/remotes/mf-agreements/**/*.js', (route) => resolve(() => route.abort()), {
        times: 1,
      });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deposits' }).click();
    const giveUp = await asked;
    const requests: string[] = [];
    // Chromium asks for the page's icon when it likes.
    page.on('request', (request) => !request.url().includes('/favicon.') && requests.push(request.url()));

    await happens('beforeunload');
    await giveUp();
    // As a function: the page's policy lets no text be run where it has to be asked again.
    await page.waitForFunction(() => 'hasFailed' in globalThis);
    await page.evaluate("fetch('/up')");
    expect(requests).toEqual([`${PUBLIC_URL}/up`]);

    await happens('pageshow');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
