import { addDays, daysCovered, todayIn } from '@yard/dates';
import { call, people, type Visitor, violations, visit } from '@yard/testing';
import type { Locator, Page } from 'playwright-core';

const MACHINE = 1;
const [kept, free] = ['08', '10'].map((day) => nextMonth(todayIn('America/Chicago', new Date())) + day) as [
  string,
  string,
];

function cell(page: Page, day: string): Locator {
  const style = { month: 'long', day: 'numeric', year: 'numeric' } as const;
  const name = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', style);
  return page.getByRole('dialog').locator(`[aria-label*="${name}"]:not([data-outside-month])`);
}

async function open(place: Locator, label: string): Promise<void> {
  const days = place.getByRole('group', { name: label });
  await days.hover();
  await place.getByRole('button', { name: /^Calendar/ }).click();
  await place.page().getByRole('dialog').getByRole('grid').first().waitFor();
}

describe('the calendar of a first and a last day', () => {
  let guest: Visitor;
  let olive: Visitor;
  let blackout: { id: number };
  const path = `/api/machines/${MACHINE}`;

  beforeAll(async () => {
    olive = await visit();
    await olive.signIn(people.olive);
    await call(olive.page, 'PUT', path, { minimum_days: 2 });
    const days = { start_date: kept, end_date: kept };
    blackout = await call<{ id: number }>(olive.page, 'POST', `${path}/blackouts`, days);
  });
  afterEach(async () => {
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });
  afterAll(async () => {
    await call(olive.page, 'DELETE', `${path}/blackouts/${blackout.id}`);
    await call(olive.page, 'PUT', path, { minimum_days: 1 });
    await olive.leave();
  });

  it('takes a drag across the days, in two months beside the field', async () => {
    guest = await visit();
    const { page } = guest;
    await page.goto('/search');
    await open(page.getByRole('complementary', { name: 'Filters' }), 'Dates');
    expect(await page.getByRole('dialog').getByRole('grid').count()).toBe(2);
    expect(await violations(page)).toEqual([]);

    await cell(page, free).hover();
    await page.mouse.down();
    for (const more of [1, 2, 3]) await cell(page, addDays(free, more)).hover();
    await page.mouse.up();

    await page.waitForURL(`**?from=${free}&to=${addDays(free, 3)}`);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('goes by keys as a grid does, and gives way to Escape', async () => {
    guest = await visit();
    const { page } = guest;
    await page.goto('/search');
    await open(page.getByRole('complementary', { name: 'Filters' }), 'Dates');

    for (const key of ['PageDown', 'Home', 'Enter', 'End', 'Enter']) await page.keyboard.press(key);

    await page.waitForURL(/from=/);
    const { searchParams } = new URL(page.url());
    const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
    expect([new Date(`${from}T12:00:00Z`).getUTCDay(), daysCovered(from, to)]).toEqual([0, 7]);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toMatch(/^Calendar/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('to')).toBe(to);
  });

  it('is a sheet on a phone, where a finger draws a span and taken days say why they are', async () => {
    guest = await visit('public', { width: 390, height: 844 });
    const { page } = guest;
    await page.goto(`/machines/${MACHINE}`);
    await open(page.getByRole('region', { name: 'Price' }), 'Dates');
    const sheet = page.getByRole('dialog', { name: 'Dates' });
    expect(await sheet.getByRole('grid').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await shown(page, kept);

    await cell(page, kept).click({ force: true });
    await sheet
      .getByRole('status')
      .getByText(/: blocked by the owner$/)
      .waitFor();
    expect(await cell(page, kept).getAttribute('aria-label')).toMatch(
      /not to be chosen: blocked by the owner$/,
    );

    await drawn(page, free, addDays(free, 2));
    await page.waitForURL(`**?from=${free}&to=${addDays(free, 2)}`);
    await page.getByRole('region', { name: 'Price' }).getByText('3 days').waitFor();
  });
});

/** Turns to the month of the day. */
async function shown(page: Page, day: string): Promise<void> {
  const visible = cell(page, day);
  if (await visible.isVisible()) return;
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await visible.waitFor();
}

/** A finger that stays on the first day for a moment, then moves to the last. */
async function drawn(page: Page, first: string, last: string): Promise<void> {
  await shown(page, first);
  const touch = await page.context().newCDPSession(page);
  const middle = async (day: string) => {
    const box = (await cell(page, day).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [await middle(first)]);
  await cell(page, first).and(page.locator('[data-selection-start]')).waitFor();
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1))
    await send('touchMove', [await middle(day)]);
  await send('touchEnd', []);
}

/** `2027-01-` */
function nextMonth(day: string): string {
  return addDays(`${day.slice(0, 8)}28`, 7).slice(0, 8);
}
