import {
  adminPaymentRecord,
  linksIn,
  listOf,
  page,
  pageText,
  rentalRequestRecord,
  waitFor,
} from '@yard/testing/screen';
import { open, refusedRent } from '../../../test/payments-scene';

it('shows a disputed payment on a page of its own, beside the others of its rental', async () => {
  const { asked, channels } = open('/payments/51');

  await page.findByText('Other payments of the rental');
  await waitFor(() =>
    expect(pageText()).toBe(
      '← PaymentsDeposit: Bobcat E35 mini excavatorPartly refundedHistory of the rentalIn the ledgerWhat happenedTom Becker’s bank asks for $250.50 backAnswer by Sat, Nov 28, 6:00 AM. If you don’t, we’ll send the evidence a day before.Charged to Tom’s cardMon, Nov 16, 6:20 AM$250.50Refunded: by an adminTue, Nov 17, 6:00 AM · Ada Admin: “Came late.” · re_1−$100.25Refund failed: the rental was closedTue, Nov 17, 7:00 AM · Yard · The card is closed. · no provider ID–Disputed by Tom’s bankWed, Nov 18, 6:00 AM–Not refunded$150.25PaymentForDepositAmount$250.50RenterTom BeckerOwnerOlive OwnerMachineBobcat E35 mini excavatorRentalNo. 32MadeMon, Nov 16, 6:00 AMProvider IDpi_demo_32_rentalNumber51Other payments of the rentalRental and deliveryPaid$825.00',
    ),
  );
  expect(asked('GET /api/payments')).toEqual([{ rental_request_id: '32', per_page: '100' }]);
  await waitFor(() =>
    expect(linksIn()).toEqual({
      '← Payments': '#/payments',
      'History of the rental': '#/activity?record_type=rental_request&record_id=32',
      'In the ledger': '#/ledger?rental_request_id=32',
      'Tom Becker': '#/users/9',
      'Olive Owner': '#/users/2',
      'No. 32': '#/rental_requests/32',
      'Rental and delivery': '#/payments/50',
    }),
  );
  expect(channels()).toEqual(['rental_requests']);
});

it('says why a card was refused, and names no others of a rental that has none', async () => {
  open('/payments/52', { 'GET /api/payments': listOf([refusedRent]) });

  await page.findByText(/We’ll retry the card/);
  await waitFor(() =>
    expect(pageText()).toBe(
      '← PaymentsRental and delivery: Bobcat E35 mini excavatorFailedHistory of the rentalIn the ledgerWhat happenedThe payment didn’t go throughThe card was declined.We’ll retry the card on Sat, Nov 21, 6:00 AM. Ray Renter can pay until Tue, Nov 24, 6:00 AM.Ask for another cardCharge againTried to charge the cardMon, Nov 16, 6:10 AM · The card was declined.–PaymentForRental and deliveryAmount$825.00RenterTom BeckerOwnerOlive OwnerMachineBobcat E35 mini excavatorRentalNo. 32MadeMon, Nov 16, 6:00 AMProvider ID–Number52',
    ),
  );
});

it.each([
  ['the refused one', 52, 'The payment didn’t go throughThe card was declined.', 'Tried to charge'],
  ['the one that waives it', 53, '', 'WaivedFri, Nov 20, 6:00 AM · Paid in cash.$825.00'],
])('says that a payment was waived, and why, of %s', async (_, id, refusal, story) => {
  const waiver = { waived_at: '2026-11-20T12:00:00.000000Z', waiver_reason: 'Paid in cash.' };
  const waived = adminPaymentRecord({ id: 53, status: 'waived', ...waiver });
  const payments = [refusedRent, waived];
  open(`/payments/${id}`, {
    'GET /api/payments': listOf(payments),
    'GET /api/payments/53': waived,
    'GET /api/rental_requests/32': rentalRequestRecord({ id: 32, status: 'closed', payments }),
  });

  await page.findByText('The rental amount is waived');
  expect(pageText()).toContain(`What happened${refusal}The rental amount is waivedPaid in cash.${story}`);
});

it('takes a refund on its way off what is not refunded', async () => {
  const refund = {
    ...{
      amount: 100,
      status: 'pending' as const,
      reason: 'change',
      explanation: null,
      failure_message: null,
    },
    ...{ stripe_refund_id: 're_2', user_name: null, created_at: '2026-11-17T12:00:00.000000Z' },
  };
  open('/payments/50', { 'GET /api/payments/50': adminPaymentRecord({ refunds: [refund] }) });

  await page.findByText('Refund on its way: the rental changed');
  expect(pageText()).toContain('re_2−$100.00Not refunded$725.00');
});

it('looks at a payment again when its rental has news', async () => {
  const { answer, tell } = open('/payments/50');
  await page.findByText(/pi_demo_32_rental/);
  answer('GET /api/payments/50', adminPaymentRecord({ status: 'refunded', refunded_amount: 825 }));

  tell('rental_requests', 'saved', { model: { id: 32 } });

  await waitFor(() => expect(pageText()).toContain('RefundedHistory of the rental'));
  expect(pageText()).toContain('Not refunded$0.00');
});

it('says that the page of a payment could not be loaded', async () => {
  open('/payments/50', { 'GET /api/payments/50': { status: 404, body: { message: 'Not found' } } });

  await page.findByText('We couldn’t load the payment');
  await waitFor(() =>
    expect(pageText()).toBe(
      'We couldn’t load the paymentIt may belong to a rental that was removed.Try again',
    ),
  );
});
