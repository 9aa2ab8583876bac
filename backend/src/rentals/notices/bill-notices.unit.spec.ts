import { facts } from '../../../test/notice-facts';
import { RentalBill } from '../records/rental-bill.entity';
import { billNotices } from './bill-notices';
import type { NoticeText } from './rental-notices';

const bill = Object.assign(new RentalBill(), {
  created_at: new Date('2026-12-17T12:00:00Z'),
  contested_at: null,
  lines: [
    { kind: 'damage', label: 'Damage', claimed_amount: 30_000, decided_amount: null },
    { label: 'Fuel', claimed_amount: 4_550, decided_amount: 4_000 },
  ],
  details: 'The bucket is bent.',
  from_deposit: 10_000,
  to_charge: 24_000,
  to_refund: 500,
  decision_reason: 'The photos show it.',
});
const free = Object.assign(new RentalBill(), bill, {
  details: null,
  from_deposit: 0,
  to_charge: 0,
  to_refund: 0,
});

it.each(
  Object.entries<NoticeText>({
    'Olive Owner sent a bill for Crawler Excavator\nDamage: $300.00\nFuel: $40.00\n\nOlive wrote:\n\nThe bucket is bent.\n\nAccept it, or say what’s wrong, by Sat, Dec 19, 6:00 AM Central. If you don’t answer, Yard decides. We won’t charge your card before you accept or Yard decides.':
      billNotices.made(facts, bill, 'America/Chicago'),
    'Olive Owner sent a bill for Crawler Excavator\nDamage: $300.00\nFuel: $40.00\n\nAccept it, or say what’s wrong, by Sat, Dec 19, 6:00 AM Central. If you don’t answer, it counts as accepted. We won’t charge your card before you accept or Yard decides.':
      billNotices.made(facts, free, 'America/Chicago'),
    'Olive Owner sent a bill for Crawler Excavator\nFuel: $40.00\n\nAccept it, or say what’s wrong, by Sat, Dec 19, 6:00 AM Central. If you don’t answer, Yard decides. We won’t charge your card before you accept or Yard decides.':
      billNotices.made(
        facts,
        Object.assign(new RentalBill(), bill, {
          details: null,
          lines: [{ ...bill.lines[1], unsigned: true }],
        }),
        'America/Chicago',
      ),
    'Rita Renter accepted the bill for Crawler Excavator\n$100 comes out of the deposit. $240 is charged to Rita’s card. $5 of the rent is refunded.':
      billNotices.accepted(facts, bill),
    'Rita Renter accepted the bill for Crawler Excavator\n$100 comes out of the deposit.':
      billNotices.accepted(facts, Object.assign(new RentalBill(), free, { from_deposit: 10_000 })),
    'Rita Renter accepted the bill for Crawler Excavator\nNothing is owed.': billNotices.accepted(
      facts,
      free,
    ),
    'The bill for Crawler Excavator is contested\nRita Renter wrote:\n\nIt was bent before.\n\nYard decides. Until then, Rita and Olive can agree on the damage on the rental’s page.':
      billNotices.contested(facts, 'It was bent before.', bill),
    'The bill for Crawler Excavator is contested\nRita Renter wrote:\n\nIt was full.\n\nYard decides.':
      billNotices.contested(facts, 'It was full.', Object.assign(new RentalBill(), bill, { lines: [] })),
    'The bill for Crawler Excavator wasn’t answered in time\nYard decides. Until then, Rita and Olive can agree on the damage on the rental’s page.':
      billNotices.contested(facts, null, bill),
    'Rita Renter offers $150 for the damage to Crawler Excavator\nRita wrote:\n\nHalf of it.\n\nAccept it on the rental’s page to settle the bill.':
      billNotices.offered(facts, 'Rita Renter', 15_000, 'Half of it.'),
    'Rita Renter offers $150 for the damage to Crawler Excavator\nAccept it on the rental’s page to settle the bill.':
      billNotices.offered(facts, 'Rita Renter', 15_000, null),
    'Olive Owner accepted your offer for Crawler Excavator\nYou agreed on $150 for the damage. The rest of the bill doesn’t change.':
      billNotices.agreed(facts, 'Olive Owner', 15_000),
    'Yard decided the bill for Crawler Excavator\nAda of Yard decided:\n\nDamage: $300.00\nFuel: $40.00\n\n$100 comes out of the deposit. $240 is charged to Rita’s card. $5 of the rent is refunded.\n\nReason:\n\nThe photos show it.':
      billNotices.decided(facts, 'Ada', bill, false),
    'Yard decided the bill for Crawler Excavator\nAda of Yard decided:\n\nDamage: $300.00\nFuel: $40.00\n\n$240 is charged to your card.\n\nReason:\n\nThe photos show it.':
      billNotices.decided(facts, 'Ada', { ...bill, from_deposit: 0, to_refund: 0 }, true),
    'Yard decided the bill for Crawler Excavator\nAda of Yard decided:\n\nDamage: $300.00\nFuel: $40.00\n\nReason:\n\nThe photos show it.':
      billNotices.decided(facts, 'Ada', free, true),
  }),
)('tells those concerned of a bill: %s', (text, { title, body }) => {
  expect(`${title}\n${body}`).toBe(text);
});
