import { agree, call, people, type Visitor, visit } from '@yard/testing';

/** Half a day behind, behind, ahead, by half an hour, and beyond the day's border; `npm run rig -- zones` takes all. */
const ZONES = process.env['CLIENT_ZONES']?.split(',') ?? ['Pacific/Auckland'];
const STATES = ZONES.length > 1 ? ['approved', 'pending', 'closed', 'cancelled'] : ['approved', 'closed'];
/** The place is named where the reader's own clock shows something else. */
const PLACE = / ?\([A-Z][A-Za-z_ ]* time\)/g;

const screen = { width: 1440, height: 900 };
let home: { rentals: number[]; texts: string[] };

beforeAll(async () => {
  const ray = await visitIn('UTC');
  const rentals = await someRentals(ray);
  home = { rentals, texts: await textsOf(ray, rentals) };
  await ray.leave();
});

it.each(ZONES)('a rental has the same days, times and agreement in %s as in UTC', async (zone) => {
  const ray = await visitIn(zone);

  expect(await textsOf(ray, home.rentals)).toEqual(home.texts);
  expect(ray.complaints).toEqual([]);
  await ray.leave();
});

it.each(ZONES)('days and times that are chosen in %s are those that are kept', async (zone) => {
  const ray = await visitIn(zone);
  const month = `2027-${String(ZONES.indexOf(zone) + 3).padStart(2, '0')}`;
  const [from, to] = [`${month}-01`, `${month}-28`];

  const id = await requested(ray, { from, to, time: '08:30' });

  const kept = await call<object>(ray.page, 'GET', `/api/rental_requests/${id}`);
  expect(kept).toMatchObject({ start_date: from, end_date: to });
  expect(Reflect.get(kept, 'start_time')).toMatch(/^08:30/);
  expect(ray.complaints).toEqual([]);
  await ray.leave();
});

async function visitIn(zone: string): Promise<Visitor> {
  const ray = await visit('public', { ...screen, zone });
  await ray.signIn(people.ray);
  // Browsers know zones by older names, too.
  const moment = new Date(0);
  expect(await ray.page.evaluate("new Date(0).toLocaleString('sv')")).toBe(
    moment.toLocaleString('sv', { timeZone: zone }),
  );
  return ray;
}

/** One in each state. */
async function someRentals({ page }: Visitor): Promise<number[]> {
  const found: number[] = [];
  for (const state of STATES) {
    const path = `/api/rental_requests?role=renter&status=${state}`;
    const { data } = await call<{ data: { id: number }[] }>(page, 'GET', path);
    found.push(...data.slice(0, 1).map(({ id }) => id));
  }
  expect(found).toHaveLength(STATES.length);
  return found;
}

/** Panels ask for more once they are drawn: all is there when two looks see the same. */
async function wholeText({ page, settled }: Pick<Visitor, 'page' | 'settled'>): Promise<string> {
  const read = async () => (await page.locator('main').innerText()).replace(PLACE, '');
  for (let text = await read(); ;) {
    await page.waitForTimeout(500);
    await settled();
    const before = text;
    text = await read();
    if (text === before) return text;
  }
}

async function textsOf({ page, settled }: Visitor, rentals: number[]): Promise<string[]> {
  const texts: string[] = [];
  for (const id of rentals) {
    await page.goto(`/rentals/${id}`);
    await page.getByRole('heading', { name: 'Money' }).waitFor();
    await settled();
    await page.getByRole('region', { name: 'Messages' }).getByText(/[AP]M/).first().waitFor();
    texts.push(await wholeText({ page, settled }));
    await page.getByRole('button', { name: 'Read rental agreement' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: '1. The rental' }).waitFor();
    texts.push((await dialog.innerText()).replace(PLACE, ''));
  }
  return texts;
}

/** By the form, step by step, at the first machine that takes it. @returns the request's id */
async function requested({ page }: Visitor, { from, to, time }: { from: string; to: string; time: string }) {
  const { data } = await call<{ data: { id: number; user_name: string; instant_book: boolean }[] }>(
    page,
    'GET',
    `/api/machines?per_page=100&from=${from}&to=${to}`,
  );
  const machine = data.find(({ user_name, instant_book }) => user_name.startsWith('Olive') && !instant_book);
  await page.goto(`/machines/${machine?.id}/request?from=${from}&to=${to}`);
  await page.getByRole('radio', { name: /Research Boulevard/ }).check({ force: true });
  for (const field of await page.locator('input[type=time]').all()) await field.fill(time);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Agreements' }).waitFor();
  await agree(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.waitForURL(/\/rentals\/\d+$/);
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}
