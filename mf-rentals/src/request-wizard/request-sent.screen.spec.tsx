import {
  documentRecord,
  listOf,
  page,
  paymentRecord,
  planRecord,
  quoteRecord,
  read,
  rentalRequestRecord,
  waitFor,
} from '@yard/testing/screen';
import { agreed, goToCard, openRequest, QUOTE, SEND, texts, wanted } from '../../test/open-request';

const DRAFT = 'draft:3:rental_request.1';
const made = rentalRequestRecord({ id: 77, status: 'pending' });

it('forgets what was written once it is sent', async () => {
  const screen = openRequest();
  await goToCard(screen);
  expect(sessionStorage.getItem(DRAFT)).toContain('"address_id":29');
  screen.answer(SEND, made);

  await screen.press('Send request');

  await page.findByText('Request sent');
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

  await screen.press('Send request');
  await page.findByText('Network error');
  await screen.press('Close');
  screen.answer(SEND, { status: 500, body: { message: 'Broken.' } });
  await screen.press('Send request');
  await page.findByText('Broken.');
  await screen.press('Close');
  screen.answer(SEND, made);
  await screen.press('Send request');

  await page.findByText('Request sent');
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('is not sent with a new card of which nothing is written', async () => {
  const screen = openRequest();
  await goToCard(screen);
  await screen.person.click(page.getByRole('radio', { name: 'New card' }));

  await screen.press('Send request');

  await waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0));
  expect(screen.sent()).toEqual([]);
});

it('waits for a card where none is chosen yet, which books what is booked at once', async () => {
  const screen = openRequest(undefined, { machine: { ...wanted, instant_book: true } });
  await goToCard(screen);
  await screen.person.click(page.getByRole('radio', { name: /^Add a card later/ }));
  await waitFor(() => expect(screen.quotes().at(-1)).toMatchObject({ stripe_payment_method_id: null }));
  page.getByText('You won’t pay now. Adding a card books it.');
  expect(page.getAllByText(/^Deposit, when you add a card/)).toHaveLength(2);
  screen.answer(SEND, made);

  await screen.press('Send request');

  await page.findByText('Request sent');
  expect(screen.sent()).toMatchObject([{ call: SEND, body: { stripe_payment_method_id: null } }]);
});

const BOOKING = quoteRecord({
  subtotal: 565,
  deposit_amount: 113,
  due_now: 678,
  plan: planRecord({
    now: [
      { kind: 'deposit', amount: 113, person_id: 3 },
      { kind: 'rental', amount: 565, person_id: 3 },
    ],
    later: [],
    held: 113,
    back: [{ kind: 'deposit', amount: 113, after: 'return' }],
    becomes: 'active',
  }),
});
const paid = (
  kind: 'deposit' | 'rental',
  amount: number,
  status: 'succeeded' | 'requires_action' = 'succeeded',
) => paymentRecord({ kind, amount, status });

it('says what it charges and names what was on the screen', async () => {
  const screen = openRequest(undefined, { answers: { [QUOTE]: BOOKING } });
  await goToCard(screen);
  page.getByText('Booked as soon as your card is accepted.');
  expect(read(page.getByRole('complementary', { name: 'Summary' }))).toContain(
    'Total | $565.00 | Deposit and rental, now | $678.00 | Deposit back after return | $113.00 |',
  );
  screen.answer(
    SEND,
    rentalRequestRecord({ id: 77, status: 'active', payments: [paid('deposit', 113), paid('rental', 565)] }),
  );

  await screen.press('Book and pay $678');

  await page.findByText('Booked. $678 was charged.');
  const { subtotal, deposit_amount, due_now, deposit_policy_id, cancellation_policy_id } = BOOKING;
  const seen = {
    subtotal,
    deposit_amount,
    due_now,
    deposit_policy_id,
    cancellation_policy_id,
    document_ids: agreed,
  };
  expect(screen.sent()).toMatchObject([{ call: SEND, body: { seen } }]);
});

it.each([
  ['pending', paid('deposit', 113, 'requires_action'), 'Your bank asks you to confirm the payment'],
  ['pending', paymentRecord({ kind: 'deposit', status: 'failed' }), 'Request sent. Your card was declined.'],
  [
    'approved',
    paymentRecord({ kind: 'deposit', status: 'processing' }),
    'Booked. Your card is being charged.',
  ],
] as const)('says what became of it: %s with a deposit', async (status, payment, words) => {
  const screen = openRequest(undefined, { answers: { [QUOTE]: BOOKING } });
  await goToCard(screen);
  screen.answer(SEND, rentalRequestRecord({ id: 77, status, payments: [payment] }));

  await screen.press('Book and pay $678');

  await page.findByText(words);
});

it('shows what changed meanwhile, and has only that agreed to anew', async () => {
  const screen = openRequest(undefined, { answers: { [QUOTE]: BOOKING } });
  await goToCard(screen);
  const privacy = documentRecord({ id: 9, kind: 'privacy_policy', name: 'Privacy Policy', version: 2 });
  const now = {
    ...BOOKING,
    due_now: 700,
    plan: { ...BOOKING.plan, now: [{ kind: 'deposit', amount: 700, person_id: 3 }] },
  };
  screen.answer(QUOTE, now);
  screen.answer('GET /api/documents', listOf([...texts, privacy]));
  const seen = {
    subtotal: 565,
    deposit_amount: 113,
    due_now: 700,
    deposit_policy_id: 1,
    cancellation_policy_id: 2,
    document_ids: [1, 9, 4],
  };
  screen.answer(SEND, { status: 409, body: { message: 'Changed.', seen } });
  const led = jest.spyOn(Element.prototype, 'scrollIntoView');

  await screen.press('Book and pay $678');

  await page.findByText('This changed while you were reading. You haven’t been charged.');
  await page.findByRole('form', { name: 'Agreements' });
  expect(read(page.getByRole('alert'))).toBe(
    'This changed while you were reading. You haven’t been charged. | Due now: | $678.00 | $700.00 | Cancellation policy: | as shown | a new version | Privacy Policy: | version 1 | version 2 | Check it, then send again.',
  );
  expect(led.mock.contexts).toContain(page.getByRole('alert'));
  const boxes = await page.findAllByRole('checkbox');
  expect(boxes.map((box) => 'checked' in box && box.checked)).toEqual([true, false, true, true]);
  await screen.person.click(page.getByRole('checkbox', { name: /Privacy/ }));
  await screen.press('Continue');
  screen.answer(SEND, made);
  await screen.press('Book and pay $700');
  await page.findByText('Request sent');
  expect(screen.sent().at(-1)).toMatchObject({ body: { seen: { due_now: 700, document_ids: [1, 9, 4] } } });
});
