import { linksIn, listOf, page, pageText, tableTexts, waitFor, within } from '@yard/testing/screen';
import { open } from '../../../test/payments-scene';

it('lists the payments, the latest first', async () => {
  const { asked, channels } = open('/payments');

  expect(await tableTexts('Payments')).toEqual([
    'Rental | For | Machine | Renter | Owner | Status | Amount | Refunded | Made',
    'No. 32 | Rent | Bobcat E35 mini excavatorRent · Tom Becker · No. 32 · Nov 16, 2026 | Tom Becker | Olive Owner | Paid | $825.00 | – | Nov 16, 2026',
    'No. 32 | Deposit | Bobcat E35 mini excavatorDeposit · Tom Becker · No. 32 · Nov 16, 2026 | Tom Becker | Olive Owner | Partly refundedDisputed | $250.50 | $100.25 | Nov 16, 2026',
  ]);
  await page.findByRole('button', { name: 'Saved filters' });
  await waitFor(() =>
    expect(pageText()).toBe(
      'PaymentsSaved filtersCharges to renters’ cards, failed ones included.SearchMade frommm/dd/yyyyMade untilmm/dd/yyyyLast monthStatusAnyWaitingNeeds your bank’s approvalBeing processedPaidFailedRefundedPartly refundedWaivedForAnythingDepositRental and deliveryDamageBill after the returnDisputedDispute to answerRentalForMachineRenterOwnerStatusAmountRefundedMadeNo. 32RentBobcat E35 mini excavatorRent · Tom Becker · No. 32 · Nov 16, 2026Tom BeckerOlive OwnerPaid$825.00–Nov 16, 2026No. 32DepositBobcat E35 mini excavatorDeposit · Tom Becker · No. 32 · Nov 16, 2026Tom BeckerOlive OwnerPartly refundedDisputed$250.50$100.25Nov 16, 20262 paymentsDownload as CSV',
    ),
  );
  expect(asked('GET /api/payments')).toEqual([
    { sort: 'created_at', direction: 'desc', page: '1', per_page: '50' },
  ]);
  expect(channels()).toEqual(['proposed_refunds', 'rental_requests']);
});

it('narrows the list by what the address says, and shows all again', async () => {
  const { person, asked, address } = open(
    '/payments?status=failed&kind=deposit&search=tom&from=2026-11-01&to=2026-11-30&disputed=1&page=2',
    { 'GET /api/payments': listOf([]) },
  );

  const all = await page.findByRole('button', { name: 'Show all payments' });
  await page.findByRole('button', { name: 'Saved filters' });
  await waitFor(() =>
    expect(pageText()).toBe(
      'PaymentsSaved filtersCharges to renters’ cards, failed ones included.SearchMade from11/01/2026Made until11/30/2026Last monthStatusAnyWaitingNeeds your bank’s approvalBeing processedPaidFailedRefundedPartly refundedWaivedForAnythingDepositRental and deliveryDamageBill after the returnDisputedDispute to answerNo payments matchShow all payments',
    ),
  );
  expect(asked('GET /api/payments')).toEqual([
    {
      status: 'failed',
      kind: 'deposit',
      search: 'tom',
      from: '2026-11-01',
      to: '2026-11-30',
      disputed: '1',
      sort: 'created_at',
      direction: 'desc',
      page: '2',
      per_page: '50',
    },
  ]);
  await person.click(all);

  await page.findByText('No payments yet');
  expect(page.getByText('A deposit is charged as soon as an owner approves a request.')).toBeTruthy();
  expect(address()).toBe('/payments');
});

it('narrows to last month at a press', async () => {
  const { press, address } = open('/payments');
  await press('Last month');
  await waitFor(() => expect(address()).toBe('/payments?from=2026-10-01&to=2026-10-31'));
});

it('keeps each filter that is chosen in the address', async () => {
  const { person, address, asked } = open('/payments');

  await tableTexts('Payments');
  await person.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'Failed');
  await person.selectOptions(page.getByRole('combobox', { name: 'For' }), 'Deposit');
  await person.click(page.getByRole('checkbox', { name: 'Disputed' }));
  await person.type(page.getByRole('searchbox', { name: 'Search' }), 'tom');

  await waitFor(() => expect(asked('GET /api/payments').at(-1)).toMatchObject({ search: 'tom' }));
  expect(address()).toBe('/payments?status=failed&kind=deposit&disputed=1&search=tom');
  await person.click(page.getByRole('checkbox', { name: 'Disputed' }));
  await waitFor(() => expect(address()).not.toContain('disputed'));
});

it('shows a payment beside the list, with the ways to its rental and its page', async () => {
  open('/payments?open=50');

  const panel = await page.findByRole('dialog', { name: 'Payment 50' });
  await within(panel).findByText(/pi_demo_32_rental/);
  expect(panel.textContent).toBe(
    'Bobcat E35 mini excavatorCharged to Tom’s cardMon, Nov 16, 6:20 AM$825.00Not refunded$825.00ForRental and deliveryAmount$825.00RenterTom BeckerOwnerOlive OwnerMachineBobcat E35 mini excavatorRentalNo. 32MadeMon, Nov 16, 6:00 AMProvider IDpi_demo_32_rentalNumber50Open the rentalOpen as a page',
  );
  await waitFor(() =>
    expect(linksIn(panel)).toEqual({
      'Tom Becker': '#/users/9',
      'Olive Owner': '#/users/2',
      'No. 32': '#/rental_requests/32',
      'Open the rental': '#/rental_requests/32',
      'Open as a page': '#/payments/50',
    }),
  );
});

it('says that a payment beside the list could not be loaded', async () => {
  open('/payments?open=50', { 'GET /api/payments/50': { status: 404, body: { message: 'Not found' } } });

  const panel = await page.findByRole('dialog', { name: 'Payment 50' });
  await within(panel).findByText(/We couldn’t load/);
  expect(panel.textContent).toBe(
    'PaymentWe couldn’t load the paymentIt may belong to a rental that was removed.Try again',
  );
});
