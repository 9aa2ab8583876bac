import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendRequest, call, newcomer, readAloud, type Visitor, visit } from '@yard/testing';

/**
 * The texts that were read and found good. `READER=update npx jest --selectProjects night-browser -i reader` writes them
 * anew.
 */
const KEPT = join(__dirname, 'reader');

const PATIENCE_MS = 60_000;

interface Listed {
  data: { id: number; subject: string; user_name: string; instant_book: boolean; minimum_days: number }[];
}

describe('a reader who sees nothing', () => {
  let ray: Visitor;
  let machine: number;

  beforeAll(async () => {
    ray = await visit('public', { width: 1280, height: 900 });
    await newcomer(ray, 'Ray Reader');
    const { data } = await call<Listed>(ray.page, 'GET', '/api/machines?per_page=100&sort=daily_rate');
    const found = data.find(
      ({ user_name, instant_book, minimum_days }) =>
        user_name.startsWith('Olive') && !instant_book && minimum_days === 1,
    );
    machine = found?.id ?? 0;
    for (const number of ['4242424242424242', '4000000000000077']) {
      const card = { number, exp_month: 12, exp_year: 34, cvc: '123' };
      await call(ray.page, 'POST', '/api/payment_methods/simulated', card);
    }
  });
  afterAll(async () => {
    expect(ray.complaints).toEqual([]);
    await ray.leave();
  });

  it('hears each step of a request', async () => {
    const { page } = ray;
    await page.goto(`/machines/${machine}/request?from=2027-10-04&to=2027-10-06`);
    await page.getByRole('radio', { name: /Main Street/ }).check({ force: true });
    await expectHeard('request-when-and-where');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Agreements' }).waitFor();
    await expectHeard('request-agreements');
    for (const box of await page.getByRole('checkbox', { name: /^I agree/ }).all())
      await box.check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Card' }).waitFor();
    await expectHeard('request-card');
  });

  it('hears where a rental stands, what it costs and what to do', async () => {
    const id = await sendRequest(ray.page, machine, '2027-10-04', '2027-10-06');
    await ray.page.goto(`/rentals/${id}`);
    await ray.page.getByRole('heading', { name: 'Timeline' }).waitFor();
    await expectHeard('rental');
  });

  async function expectHeard(name: string): Promise<void> {
    const file = join(KEPT, `${name}.txt`);
    if (process.env.READER === 'update') {
      if (!existsSync(KEPT)) mkdirSync(KEPT);
      await ray.settled();
      writeFileSync(file, await readAloud(ray.page));
    }
    const kept = readFileSync(file, 'utf8');
    // What is still on its way is heard once it is there.
    const until = performance.now() + PATIENCE_MS;
    let heard = await readAloud(ray.page);
    while (heard !== kept && performance.now() < until) heard = await readAloud(ray.page);
    expect(heard).toBe(kept);
  }
});
