import { call, people, type Visitor, visit } from '@yard/testing';

const LISTS: readonly [path: string, says: RegExp][] = [
  ['rental_requests', /#\d+ · .+ · .+ · \$[\d,.]+/],
  ['payments', /(Deposit|Rent) · .+ · No\. \d+ · .+ \d{4}|(Deposit|Rent) · .+ · No\. \d+/],
  ['support_tickets', /\w+ \w+ · .+\d/],
  ['users', /\S+@example\.com/],
  ['rental_store_access_requests', /\w+ \w+ · .+\d/],
  ['mails', /\S+@\S+ · .+\d/],
  ['documents', /Terms and conditions|Privacy policy/],
];

describe('the lists of the back office on a phone', () => {
  let ada: Visitor;
  beforeAll(async () => {
    ada = await visit('admin', { width: 390, height: 844 });
    await ada.page.goto('/');
    await call(ada.page, 'POST', '/forgot-password', { email: people.ray.email });
    await ada.signIn(people.ada);
  });
  afterAll(() => ada.leave());

  it.each(LISTS)('say who and what in each row: %s', async (path, says) => {
    await ada.page.goto(`/#/${path}`);
    const row = ada.page.getByRole('row').nth(1);
    await row.waitFor();

    expect(await row.innerText()).toMatch(says);
    const overflow = await ada.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

describe('on a desktop', () => {
  it('a rental’s machine has the most room, and a payment names its rental', async () => {
    const ada = await visit('admin', { width: 1280, height: 800 });
    await ada.signIn(people.ada);
    await ada.page.goto('/#/rental_requests');
    const heads = ada.page.getByRole('columnheader');
    await ada.page.getByRole('row').nth(1).waitFor();

    const widths = await heads.evaluateAll((all) =>
      all.map((head) => [head.textContent ?? '', head.getBoundingClientRect().width] as const),
    );
    const [widest] = [...widths].sort(([, one], [, other]) => other - one);
    expect(widest?.[0]).toMatch(/^Machine/);

    await ada.page.goto('/#/payments');
    await ada.page
      .getByRole('link', { name: /^No\. \d+$/ })
      .first()
      .waitFor();
    await ada.leave();
  });
});
