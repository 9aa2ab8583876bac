import { call, newcomer, newOwner, sendRequest, type Visitor, visit } from '@yard/testing';
import type { Route } from 'playwright-core';

/**
 * An event has a page fetch a rental; before that answer is there, the owner declines the rental. The answer that comes
 * last is the older one.
 */
describe('a rental that is declined while the page fetches it for an event', () => {
  let owen: Visitor;
  let rita: Visitor;
  let id: number;

  beforeAll(async () => {
    [owen, rita] = [await visit(), await visit()];
    const machine = await newOwner(owen, 'Owen Event');
    await newcomer(rita, 'Rita Event');
    id = await sendRequest(rita.page, machine, '2027-04-05', '2027-04-09', null);
  });
  afterAll(() => Promise.all([owen, rita].map(({ leave }) => leave())));

  it('stays declined', async () => {
    const { page } = owen;
    const path = `/api/rental_requests/${id}`;
    const status = page.getByRole('region', { name: 'Status' });
    await page.goto(`/rentals/${id}`);
    await owen.settled();
    await page.getByLabel('Message to the renter').fill('It is in repair.');
    const fetched = heldOnce();
    await page.route(`**${path}`, fetched.hold);
    await page.route(`**${path}/decline`, async (route) => {
      await call(rita.page, 'PATCH', path, { stripe_payment_method_id: 'pm_card_visa' });
      expect(await fetched.answer).toMatchObject({ status: 'pending' });
      await route.continue();
    });

    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();

    await status.getByText('Declined', { exact: true }).waitFor();
    await fetched.release();
    await owen.settled();
    expect(await status.getByText('Declined', { exact: true }).isVisible()).toBe(true);
  });
});

/** Holds the answer to the first call back until it is released; later ones pass. */
function heldOnce() {
  let first: Route | undefined;
  let tell = (_answer: object): void => undefined;
  let release = (): Promise<void> => Promise.reject(new Error('nothing was held'));
  const answer = new Promise<object>((resolve) => (tell = resolve));
  const hold = async (route: Route) => {
    if (first) return route.continue();
    first = route;
    const response = await route.fetch();
    release = () => route.fulfill({ response });
    tell(await response.json());
  };
  return { hold, answer, release: () => release() };
}
