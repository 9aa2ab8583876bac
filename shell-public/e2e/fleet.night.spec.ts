import { addDays, todayIn } from '@yard/dates';
import { call, newcomer, newOwner, sendRequest, type Visitor, violations, visit } from '@yard/testing';
import type { Locator } from 'playwright-core';

const from = addDays(todayIn('America/Chicago', new Date()), 7);
const to = addDays(from, 1);

async function pointOf(track: Locator, index: number, of: number) {
  const box = await track.boundingBox();
  if (!box) throw new Error('the track is not shown');
  return { x: box.x + (box.width * (index + 0.5)) / of, y: box.y + box.height / 2 };
}

async function drag(track: Locator, first: number, last: number, of: number) {
  const { mouse } = track.page();
  const [begin, end] = [await pointOf(track, first, of), await pointOf(track, last, of)];
  await mouse.move(begin.x, begin.y);
  await mouse.down();
  await mouse.move(end.x, end.y, { steps: 5 });
  await mouse.up();
}

describe('the calendar of a fleet', () => {
  let owen: Visitor;
  let dora: Visitor;
  let machine: number;

  beforeAll(async () => {
    const zone = 'America/Chicago';
    [owen, dora] = [await visit('public', { width: 1280, height: 900, zone }), await visit()];
    machine = await newOwner(owen, 'Owen Fleet');
    await newcomer(dora, 'Dora Fleet');
    const id = await sendRequest(dora.page, machine, from, to);
    await call(owen.page, 'POST', `/api/rental_requests/${id}/approve`, { message: 'Yes.' });
    await owen.page.goto('/my-machines/calendar');
    await owen.page.getByText('Rented 2 of 28 days').waitFor();
  });
  afterAll(() => Promise.all([owen, dora].map(({ leave }) => leave())));

  const track = () => owen.page.getByRole('group', { name: /^Days of / });
  const dialog = () => owen.page.getByRole('dialog');

  it('keeps the free days back that somebody drags across, up to the next rental', async () => {
    const { page } = owen;
    await drag(track(), 4, 20, 28);

    await dialog().getByLabel('Reason').fill('Service');
    await dialog().getByRole('button', { name: 'Block these days' }).click();
    await dialog().waitFor({ state: 'detached' });

    const bar = track().getByRole('button', { name: /^Blocked: Service, / });
    await bar.waitFor();
    const { data } = await call<{ data: object[] }>(page, 'GET', `/api/machines/${machine}/blackouts`);
    // The days from the fifth on up to the day before the rental.
    expect(data).toMatchObject([{ start_date: addDays(from, -3), end_date: addDays(from, -1) }]);
    await bar.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Free the days' }).click();
    await bar.waitFor({ state: 'detached' });
  });

  it('keeps days back by keys, and marks nothing on a day that is taken', async () => {
    const { page } = owen;
    await drag(track(), 4, 4, 28);
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });

    await page.getByRole('button', { name: /^Block days: / }).press('Enter');
    await dialog().getByRole('group', { name: 'Days' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('shows two weeks on a phone, and other days by its buttons', async () => {
    const { page } = owen;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('Rented 2 of 14 days').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByText('Rented 0 of 14 days').waitFor();
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await page.getByText('Rented 2 of 14 days').waitFor();
    expect(owen.complaints).toEqual([]);
  });
});
