import { machineRecord, page, rentalRequestRecord, waitFor } from '@yard/testing/screen';
import { goToCard, openRequest, SEND, wanted } from '../../test/open-request';

const DRAFT = 'draft:3:rental_request.1';
const made = rentalRequestRecord({ id: 77, status: 'pending' });

it('forgets what was written once it is sent', async () => {
  const screen = openRequest();
  await goToCard(screen);
  expect(sessionStorage.getItem(DRAFT)).toContain('"address_id":29');
  screen.answer(SEND, made);

  await screen.press('Send the request');

  await page.findByText('Your request is sent');
  await waitFor(() => expect(screen.address()).toBe('/rentals/77'));
  expect(sessionStorage.getItem(DRAFT)).toBeNull();
});

it('counts a try whose answer was lost once, and one that was answered as a new one', async () => {
  const screen = openRequest();
  const { fetch } = globalThis;
  const keys: (string | null)[] = [];
  globalThis.fetch = (input, init) => {
    const isSending = String(input).endsWith('/api/rental_requests') && init?.method === 'POST';
    if (isSending) keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return isSending && keys.length === 1 ? Promise.reject(new TypeError('lost')) : fetch(input, init);
  };
  await goToCard(screen);

  await screen.press('Send the request');
  await page.findByText('Network error');
  await screen.press('Close');
  screen.answer(SEND, { status: 500, body: { message: 'Broken.' } });
  await screen.press('Send the request');
  await page.findByText('Broken.');
  await screen.press('Close');
  screen.answer(SEND, made);
  await screen.press('Send the request');

  await page.findByText('Your request is sent');
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('is not sent with a new card of which nothing is written', async () => {
  const screen = openRequest();
  await goToCard(screen);
  await screen.person.click(page.getByRole('radio', { name: 'A new card' }));

  await screen.press('Send the request');

  await waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0));
  expect(screen.sent()).toEqual([]);
});

it('waits for a card where none is chosen yet', async () => {
  const screen = openRequest();
  await goToCard(screen);
  await screen.person.click(page.getByRole('radio', { name: /^Add a card later/ }));
  screen.answer(SEND, made);

  await screen.press('Send the request');

  await page.findByText('Your request is sent');
  expect(screen.sent()).toMatchObject([{ call: SEND, body: { stripe_payment_method_id: null } }]);
});

it.each([
  [
    false,
    'Nothing is charged now. It starts within 48 hours, so that the deposit and the rental are charged together when the owner approves.',
  ],
  [true, 'With a good card the request is approved at once, and the deposit and the rental are charged.'],
])(
  'says that all is charged with the approval where the start is near (at once: %s)',
  async (instant_book, words) => {
    const near = '?from=2026-11-22&to=2026-11-25';
    const screen = openRequest(near, { machine: machineRecord({ ...wanted, instant_book }) });

    await goToCard(screen);
    expect(page.getByRole('form', { name: 'Card' }).querySelector('p')?.textContent).toBe(words);
  },
);
