import { people, PUBLIC_URL, type Visitor, visit } from '@yard/testing';

jest.setTimeout(120_000);

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
    expect(await page?.locator('body').innerText()).toContain(
      '$530 a day, $1,845 a week, $5,280 for 4 weeks',
    );
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
    await page.getByRole('status').getByText('machines').waitFor();
    expect([printed, asked.includes('/api/user')]).toEqual([[], false]);

    await guest.signIn(people.ray);
    await page.goto('/machines/1');
    await page.getByRole('link', { name: 'Sign in' }).waitFor({ state: 'detached' });
    expect(asked).toContain('/api/user');
    // The page of before, out of the browser's history.
    await page.goBack();
    await page.goBack();
    await page.getByRole('link', { name: 'Sign in' }).waitFor({ state: 'detached' });
  });
});
