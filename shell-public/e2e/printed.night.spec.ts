import { call, people, type Visitor, visit } from '@yard/testing';

/** Pages as a printer gets them, for somebody who reads them in the dark. */
describe('on paper', () => {
  let olive: Visitor;

  beforeAll(async () => {
    olive = await visit('public', { width: 794, height: 1123, theme: 'dark' });
    await olive.signIn(people.olive);
  });
  afterAll(async () => {
    expect(olive.complaints).toEqual([]);
    await olive.leave();
  });

  it('has a rental with its money and its history, and nothing to press', async () => {
    const { page } = olive;
    const { data } = await call<{ data: { id: number }[] }>(
      page,
      'GET',
      '/api/rental_requests?role=owner&status=closed',
    );
    await page.goto(`/rentals/${data[0]?.id}`);
    await page.getByRole('heading', { name: 'Money' }).waitFor();

    await expectPaper(olive, 'Money');
  });

  it('has an agreement alone, without the page it was opened from', async () => {
    const { page } = olive;
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Read rental agreement' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: '1. The rental' }).waitFor();

    await expectPaper(olive, '1. The rental');
    expect(await page.getByRole('heading', { name: 'Money', includeHidden: true }).isVisible()).toBe(false);
    // Longer than a screen: the whole text is on the paper, not the part that a dialog shows.
    expect(await page.evaluate('document.body.scrollHeight')).toBeGreaterThan(2000);
  });

  it('has a machine without days that nobody chose, and without the bar of the price', async () => {
    const { page } = olive;
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/machines/4');
    const bar = page.getByRole('region', { name: 'Request', includeHidden: true });
    await page.getByRole('group', { name: 'Dates' }).first().waitFor();
    expect(await bar.count()).toBe(1);

    await page.emulateMedia({ media: 'print' });

    expect(await bar.isVisible()).toBe(false);
    expect(await page.getByText('Dates', { exact: true }).first().isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });

  it('has a statement with every line', async () => {
    const { page } = olive;
    await page.emulateMedia({ media: 'screen' });
    const { data } = await call<{ data: { id: number }[] }>(page, 'GET', '/api/statements');
    await page.goto(`/statements/${data[0]?.id}`);
    await page.getByRole('heading', { name: 'Every line' }).waitFor();

    await expectPaper(olive, 'Every line');
  });
});

describe('a receipt', () => {
  it('opens in a tab of its own, and from a bookmark after signing in', async () => {
    const ray = await visit();
    await ray.signIn(people.ray);
    const { page, context } = ray;
    const { data } = await call<{ data: { id: number }[] }>(
      page,
      'GET',
      '/api/rental_requests?role=renter&status=closed',
    );
    await page.goto(`/rentals/${data[0]?.id}`);
    const link = page.getByRole('link', { name: 'Receipt (PDF)' });
    expect(await link.getAttribute('target')).toBe('_blank');
    const bookmark = new URL((await link.getAttribute('href')) ?? '', page.url());

    await ray.loseSession();
    await page.close();
    const tab = await context.newPage();
    await tab.goto(bookmark.href);
    await tab.getByLabel('Email').fill(people.ray.email);
    await tab.getByLabel('Password', { exact: true }).fill(people.ray.password);
    const paper = tab.waitForResponse((answer) => answer.url() === bookmark.href);
    const saved = tab.waitForEvent('download').catch(() => undefined);
    await tab.getByRole('button', { name: 'Sign in' }).click();

    expect((await (await paper).allHeaders())['content-type']).toBe('application/pdf');
    // A window that closes while the browser still opens its own viewer never does; one without a viewer saves the
    // file.
    await Promise.race([saved, tab.waitForURL(bookmark.href, { waitUntil: 'load' }).catch(() => saved)]);
    await ray.leave();
  });
});

async function expectPaper({ page }: Visitor, heading: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: heading }).waitFor();
  const ink = await page.evaluate(`getComputedStyle(document.querySelector('h1, [data-modal] h2')).color`);
  const ground = await page.evaluate('getComputedStyle(document.body).backgroundColor');
  const inTheWay = await page.evaluate(
    `[...document.querySelectorAll('nav, form, body > * header button')].filter((part) => part.checkVisibility()).length`,
  );

  expect([ink, ground, inTheWay]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 0]);
  for (const format of ['A4', 'Letter'] as const) {
    expect((await page.pdf({ format })).toString('latin1', 0, 5)).toBe('%PDF-');
  }
}
