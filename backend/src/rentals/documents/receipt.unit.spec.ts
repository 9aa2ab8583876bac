import { Payment } from '../../payments/payment.entity';
import { Refund } from '../../payments/refunds/refund.entity';
import { RentalRequest } from '../records/rental-request.entity';
import { type Moved, receiptOf, totalsOf } from './receipt';
import { receiptCsv } from './receipt-csv';

const NOW = new Date('2026-12-20T03:00:00Z');
const at = (day: string) => new Date(`2026-12-${day}T03:00:00Z`);
const payment = (id: number, more: Partial<Payment>) =>
  Object.assign(new Payment(), {
    id,
    status: 'succeeded',
    currency: 'usd',
    refunded_amount: 0,
    created_at: at('02'),
    succeeded_at: at('03'),
    updated_at: at('15'),
    ...more,
  });
const refund = (payment_id: number, amount: number, status: Refund['status'], day: string) =>
  Object.assign(new Refund(), { payment_id, amount, status, created_at: at(day) });

const line = { kind: 'delivery' as const, label: '3 days', quantity: 1, unit_amount: 40_000, amount: 40_000 };
const request = Object.assign(new RentalRequest(), {
  id: 42,
  start_date: '2026-12-14',
  end_date: '2026-12-16',
  lines: [line],
  deposit_refunded_at: null,
  closed_at: null,
});
const parties = { renter: 'Rita', owner: 'Olive', machine: 'Crane', zone: 'America/Chicago', pickup: null };
const moved = (more: Partial<Moved> = {}): Moved => ({
  request,
  parties,
  payments: [
    payment(1, { kind: 'deposit', amount: 10_000, status: 'partially_refunded', refunded_amount: 4_000 }),
    payment(2, { kind: 'rental', amount: 40_000, succeeded_at: null }),
    payment(3, { kind: 'rental', amount: 40_000, status: 'failed' }),
    payment(4, { kind: 'damage', amount: 0 }),
  ],
  refunds: [
    refund(1, 1_000, 'succeeded', '17'),
    refund(1, 2_000, 'pending', '18'),
    refund(1, 500, 'failed', '18'),
    refund(2, 5_000, 'succeeded', '19'),
  ],
  isCancelled: false,
  isBilled: false,
  ...more,
});

it('is none while nothing was collected', () => {
  const failed = payment(3, { kind: 'rental', amount: 40_000, status: 'failed' });

  expect(receiptOf(moved({ payments: [failed], refunds: [] }))).toBeNull();
});

it('has what moved, on its day where the machine stands, and a refund that has no row', () => {
  expect(receiptOf(moved())).toEqual({
    number: 'R-42-5-9AFE3C',
    issued_at: at('19'),
    issued_on: '2026-12-18',
    request: { id: 42, start_date: '2026-12-14', end_date: '2026-12-16' },
    parties,
    currency: 'usd',
    lines: [line],
    payments: [
      { date: '2026-12-02', label: 'Deposit', amount: 10_000 },
      { date: '2026-12-01', label: 'Rental and delivery', amount: 40_000 },
    ],
    refunds: [
      { date: '2026-12-16', label: 'Deposit', amount: 1_000 },
      { date: '2026-12-18', label: 'Rental and delivery', amount: 5_000 },
      { date: '2026-12-14', label: 'Deposit', amount: 3_000 },
    ],
    totals: {
      paid: 50_000,
      refunded: 9_000,
      taken: 0,
      returning: 2_000,
      net: 41_000,
      deposit: 3_500,
      owed: 500,
    },
    left: 'held',
  });
});

it.each([
  ['Deposit held', {}, {}],
  ['Deposit used for damage', { closed_at: NOW }, {}],
  ['Deposit used for damage', { deposit_refunded_at: NOW }, {}],
  ['Deposit used for the bill', { closed_at: NOW }, { isBilled: true }],
  ['Deposit kept after cancellation', {}, { isCancelled: true, isBilled: true }],
])('says what became of the rest of the deposit: %s', (words, stamps, why) => {
  const of = Object.assign(new RentalRequest(), request, stamps);
  const receipt = receiptOf(moved({ request: of, ...why }));

  expect(receipt && totalsOf(receipt)).toEqual([
    ['Paid', 50_000],
    ['Refunded', -9_000],
    ['Net paid', 41_000, true],
    ['Refund on its way', 2_000],
    [words, 3_500],
    ['Failed refund still owed', 500],
  ]);
});

it('says what the bank took back, and keeps nothing of it', () => {
  const disputed = (status: string) => {
    const dispute = { dispute_status: status, dispute_amount: 10_000 };
    const payments = [
      payment(1, { kind: 'deposit', amount: 10_000, ...dispute }),
      payment(2, { kind: 'rental', amount: 40_000 }),
    ];
    const closed = Object.assign(new RentalRequest(), request, { closed_at: NOW });
    return receiptOf(moved({ request: closed, payments, refunds: [] }));
  };
  const [lost, won] = [disputed('lost'), disputed('won')];

  expect(lost && totalsOf(lost)).toEqual([
    ['Paid', 50_000],
    ['Refunded', 0],
    ['Taken back by the bank', -10_000],
    ['Net paid', 40_000, true],
  ]);
  expect(won && totalsOf(won)).toContainEqual(['Deposit used for damage', 10_000]);
  expect(lost?.number).not.toBe(won?.number);
});

it('owes nothing of a refund that failed once another of as much took its place', () => {
  const again = [refund(1, 500, 'failed', '18'), refund(1, 500, 'pending', '19')];
  const receipt = receiptOf(moved({ refunds: again }));

  expect(receipt?.totals).toMatchObject({ owed: 0, returning: 500 });
});

it('has another number as soon as a figure is another, and the same for the same', () => {
  const numberOf = (more: Partial<Moved>) => receiptOf(moved(more))?.number ?? '';
  const withFields = (fields: object) => Object.assign(new RentalRequest(), request, fields);
  const others = [
    { request: withFields({ end_date: '2026-12-18' }) },
    { request: withFields({ lines: [{ ...line, amount: 50_000 }] }) },
    { request: withFields({ closed_at: NOW }) },
    { parties: { ...parties, machine: 'Bobcat' } },
    { refunds: [refund(1, 1_000, 'pending', '17')] },
  ].map(numberOf);

  expect(new Set([...others, numberOf({})]).size).toBe(6);
  expect(numberOf({ request: withFields({}) })).toBe(numberOf({}));
  expect(receiptOf(moved())?.number).toBe(numberOf({}));
});

it('leaves out totals that say nothing', () => {
  const rent = payment(2, { kind: 'rental', amount: 40_000 });
  const receipt = receiptOf(moved({ payments: [rent], refunds: [] }));

  expect(receipt && totalsOf(receipt)).toEqual([
    ['Paid', 40_000],
    ['Refunded', 0],
    ['Net paid', 40_000, true],
  ]);
});

it('is a table with a row for each figure', () => {
  const receipt = receiptOf(moved());
  const file = receipt && receiptCsv(receipt);

  expect([file?.name, file?.type]).toEqual(['receipt-R-42-5-9AFE3C.csv', 'text/csv; charset=utf-8']);
  expect(
    Buffer.from(file?.bytes ?? [])
      .toString()
      .split('\r\n'),
  ).toEqual([
    '\uFEFFReceipt,Rental request,Type,Date,Description,Quantity,Unit amount,Amount,Currency',
    'R-42-5-9AFE3C,42,Price,,3 days,1,400.00,400.00,USD',
    'R-42-5-9AFE3C,42,Payment,2026-12-02,Deposit,,,100.00,USD',
    'R-42-5-9AFE3C,42,Payment,2026-12-01,Rental and delivery,,,400.00,USD',
    'R-42-5-9AFE3C,42,Refund,2026-12-16,Deposit,,,-10.00,USD',
    'R-42-5-9AFE3C,42,Refund,2026-12-18,Rental and delivery,,,-50.00,USD',
    'R-42-5-9AFE3C,42,Refund,2026-12-14,Deposit,,,-30.00,USD',
    'R-42-5-9AFE3C,42,Total,,Paid,,,500.00,USD',
    'R-42-5-9AFE3C,42,Total,,Refunded,,,-90.00,USD',
    'R-42-5-9AFE3C,42,Total,,Net paid,,,410.00,USD',
    'R-42-5-9AFE3C,42,Total,,Refund on its way,,,20.00,USD',
    'R-42-5-9AFE3C,42,Total,,Deposit held,,,35.00,USD',
    'R-42-5-9AFE3C,42,Total,,Failed refund still owed,,,5.00,USD',
    '',
  ]);
});
