import { listOf, openPart, page, people, read, waitFor } from '@yard/testing/screen';
import { EntryLines } from './entry-lines';
import { LedgerCheck } from './ledger-check';
import { WaitingCorrections } from './waiting-corrections';

const nothing = { provider_balance: 0, deposits_held: 0, owner_payable: 0, platform_fees: 0 };
const stamps = {
  ...{ created_at: '2026-11-20T11:00:00.000000Z', updated_at: '2026-11-20T11:00:00.000000Z' },
  deleted_at: null,
};
const about = { entry_key: 'payment-34', rental_request_id: 21, payment_id: 34, payout_id: null };
const check = {
  ...{ ok: false, checked_at: '2026-11-20T11:59:30.000000Z' },
  ...{ differences: ['Entry payment-34 sums to $1.00.'], about: [about] },
};
const waiting = {
  ...{ id: 5, ...stamps, rental_request_id: 21, entry_key: 'payment-34', ...nothing, owner_payable: -1 },
  ...{ reason: 'Cut off.', user_id: 12, user_name: 'Abe Admin' },
};
const admin = { site: 'admin', user: people.ada } as const;
const whole = () => read(document.body);

it('leads from a difference to what it is about, and proposes an entry that sets it right', async () => {
  const posted = { ...nothing, provider_balance: 2100, owner_payable: -1889, platform_fees: -210 };
  const { person, sent, asked } = openPart(<LedgerCheck check={check} />, {
    ...admin,
    answers: {
      'GET /api/ledger_corrections/preview': { posted, proposed: { ...nothing, owner_payable: -1 } },
      'POST /api/ledger_corrections': { status: 204, body: null },
    },
  });
  const press = await page.findByRole('button', { name: 'Correct payment-34' });
  await waitFor(() =>
    expect(whole()).toContain(
      'Checked on Fri, Nov 20, 5:59 AM. | Entry payment-34 sums to $1.00. | Payment 34 → #/payments/34 | Rental no. 21 → #/rental_requests/21 | [Correct payment-34]',
    ),
  );
  await person.click(press);
  const form = await page.findByRole('form', { name: 'Correct the ledger' });
  expect(read(form)).toContain(
    'Due to ownersNow -$1,889.00, then -$1,890.00$ ‹-1› | Our feesNow -$210.00, then -$210.00$ ‹0› | Debits and credits are equal.',
  );
  await person.type(page.getByLabelText('Reason'), 'Cut off.');
  await person.click(page.getByRole('button', { name: 'Propose the correction' }));

  await page.findByText('Correction proposed. Another admin must confirm it');
  const entry = { entry_key: 'payment-34', rental_request_id: 21 };
  const body = { ...entry, ...nothing, owner_payable: -1, reason: 'Cut off.' };
  expect(sent()).toEqual([{ call: 'POST /api/ledger_corrections', body }]);
  expect(asked('GET /api/ledger_corrections/preview')).toEqual([{ ...entry, rental_request_id: '21' }]);
});

it('lets another admin confirm a correction as it was seen, and its own admin stop it', async () => {
  const own = { ...waiting, id: 6, entry_key: 'refund-2', user_id: people.ada.id };
  const { person, sent } = openPart(<WaitingCorrections />, {
    ...admin,
    answers: {
      'GET /api/ledger_corrections': listOf([waiting, own]),
      'POST /api/ledger_corrections/5/confirm': { status: 204, body: null },
    },
  });
  await page.findByText('A correction of refund-2 is waiting');
  expect(whole()).toContain(
    'A correction of payment-34 is waiting | Abe Admin proposed it: “Cut off.” Another admin must confirm it. | Due to owners: credit $1.00',
  );
  expect(page.getAllByRole('button', { name: 'Stop it' })).toHaveLength(2);
  await person.click(page.getByRole('button', { name: 'Post the correction' }));

  const body = { updated_at: waiting.updated_at };
  await waitFor(() => expect(sent()).toEqual([{ call: 'POST /api/ledger_corrections/5/confirm', body }]));
});

it('says why an entry was corrected, and by whom', async () => {
  const entry = {
    ...{ id: 48, ...stamps, kind: 'correction' as const, rental_request_id: 21, lines: [] },
    ...{ payment_id: 34, refund_id: null, payout_id: null, posted_at: stamps.created_at },
    ...{ corrects: 'payment-34', reason: 'Cut off.', proposed_by: 'Abe Admin', confirmed_by: 'Ada Admin' },
  };
  openPart(<EntryLines entry={entry} currency="usd" />, admin);
  await page.findByText('Payment 34');
  expect(whole()).toContain('Corrects payment-34: “Cut off.” Proposed by Abe Admin, confirmed by Ada Admin.');
});
