import { call, people, type Visitor, violations, visit } from '@yard/testing';
import { addDays, todayIn } from '@yard/dates';

const MACHINE = 1;
/** In the two months that are shown at first, and with free days behind it. */
const [kept, free] = [7, 10].map((days) => addDays(todayIn('America/Chicago', new Date()), days)) as [
  string,
  string,
];

/** As a calendar's cells are named. */
const named = (day: string) =>
  new RegExp(
    new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
      month: 'long',
      day: 'numeric',
      year: 'numeric',
    }),
  );

describe('the free days of a machine', () => {
  let olive: Visitor;
  let guest: Visitor;

  beforeAll(async () => {
    [olive, guest] = [await visit(), await visit()];
    await olive.signIn(people.olive);
    const days = { start_date: kept, end_date: addDays(kept, 1) };
    await call(olive.page, 'POST', `/api/machines/${MACHINE}/blackouts`, days);
    await guest.page.goto(`/machines/${MACHINE}`);
    // A calendar comes with the first sign of a person.
    await guest.page.getByRole('group', { name: 'Dates' }).hover();
  });
  afterAll(async () => {
    expect(guest.complaints).toEqual([]);
    const path = `/api/machines/${MACHINE}/blackouts`;
    const { data } = await call<{ data: { id: number; start_date: string }[] }>(olive.page, 'GET', path);
    const made = data.find(({ start_date }) => start_date === kept);
    await call(olive.page, 'DELETE', `${path}/${made?.id}`);
    await olive.leave();
    await guest.leave();
  });

  const calendar = () => guest.page.getByRole('application', { name: 'Free days' });
  const day = (date: string) =>
    calendar()
      .getByRole('button', { name: named(date) })
      .first();

  it('are chosen by a press on the first and on the last', async () => {
    await day(free).click();
    await day(addDays(free, 2)).click();

    await guest.page.waitForURL(`**?from=${free}&to=${addDays(free, 2)}`);
    await guest.page.getByRole('region', { name: 'Price' }).getByText('3 days').waitFor();
  });

  it('are chosen by keys', async () => {
    await day(addDays(free, 1)).focus();
    // The first day taken, the next one has the focus.
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']) await guest.page.keyboard.press(key);

    await guest.page.waitForURL(`**?from=${addDays(free, 1)}&to=${addDays(free, 4)}`);
    // While a price is asked anew, the one before is shown faintly. Four days cost as much as a week.
    const settled = guest.page.getByRole('region', { name: 'Price' }).locator('[aria-busy="false"]');
    await settled.getByText('1 week', { exact: true }).waitFor();
    expect(await violations(guest.page)).toEqual([]);
  });

  it('are told from taken ones, which say why they are and cannot be chosen', async () => {
    const address = guest.page.url();

    // Not to be pressed for a browser that asks first: a finger presses all the same.
    await day(kept).click({ force: true });

    await calendar()
      .getByRole('status')
      .filter({ hasText: /: blocked by the owner/ })
      .waitFor();
    expect(await day(kept).getAttribute('aria-disabled')).toBe('true');
    expect(guest.page.url()).toBe(address);
  });
});
