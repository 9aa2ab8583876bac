import type { PaymentRecord } from '../payments/records';
import type { BillRecord } from './bill-records';
import type { UnpaidRecord } from './part-records';
import type { MachineReturnRecord } from './records';
import { dueAction, type TurnFacts } from './your-turn';

const NOW = new Date('2026-12-20T12:00:00Z');
const RENTER = 7;
const OWNER = 8;

const payment = (id: number, kind: 'bill' | 'rental', status: string) =>
  ({ id, kind, status }) as PaymentRecord;
const BACK = {
  updated_at: '2026-12-19T13:00:00.000000Z',
  accepted_at: null,
  contested_at: null,
} as MachineReturnRecord;
const OWED = { payments: [payment(1, 'rental', 'failed')], unpaid: { kind: 'rental' } as UnpaidRecord };
const bill = (status: string, offeredBy: number | null = null) => ({
  status: 'returned' as const,
  machine_return: BACK,
  bill: { status, offer: offeredBy && { user_id: offeredBy } } as BillRecord,
});
const rental = (fields: Partial<TurnFacts>): TurnFacts => ({
  status: 'returned',
  user_id: RENTER,
  changes: [],
  breakdowns: [],
  call_off: null,
  days_free: true,
  start_date: '2026-12-16',
  end_date: '2026-12-18',
  end_time: null,
  payments: [],
  unpaid: null,
  handover: null,
  machine_return: null,
  bill: null,
  stripe_payment_method_id: 'pm_1',
  handed_over_unpaid_at: null,
  machine: { time_zone: 'UTC' },
  ...fields,
});

const TURNS: [what: string, facts: Partial<TurnFacts>, renter: string, owner: string, admin: string][] = [
  ['returned, a bill offered', bill('offered'), 'answer_bill', '-', '-'],
  ['returned, a bill contested', bill('contested'), '-', '-', 'decide_on_bill'],
  ['returned, its owner offers less', bill('contested', OWNER), 'answer_bill_offer', '-', 'decide_on_bill'],
  ['returned, its renter offers more', bill('contested', RENTER), '-', 'answer_bill_offer', 'decide_on_bill'],
  ['returned, a bill accepted', bill('accepted'), '-', '-', '-'],
  [
    'closed, its bill unpaid',
    { status: 'closed', payments: [payment(1, 'bill', 'failed')] },
    'pay',
    '-',
    '-',
  ],
  [
    'closed, its rent not owed',
    { status: 'closed', payments: [payment(1, 'rental', 'failed')] },
    '-',
    '-',
    '-',
  ],
  ['closed, its rent owed', { status: 'closed', ...OWED }, 'pay', '-', '-'],
  [
    'returned, its rent owed',
    { status: 'returned', machine_return: BACK, ...OWED },
    'accept_return',
    '-',
    '-',
  ],
  [
    'returned and contested, its rent owed',
    { status: 'returned', machine_return: { ...BACK, contested_at: BACK.updated_at }, ...OWED },
    'pay',
    '-',
    'decide_on_return',
  ],
  ['returned, a bill offered and its rent owed', { ...bill('offered'), ...OWED }, 'answer_bill', '-', '-'],
  [
    'returned, a bill contested and its rent owed',
    { ...bill('contested'), ...OWED },
    'pay',
    '-',
    'decide_on_bill',
  ],
];

it.each(TURNS)('%s', (_what, facts, ...dues) => {
  const found = (['renter', 'owner', 'admin'] as const).map((reader) =>
    dueAction(rental(facts), reader, NOW),
  );
  expect(found.map((due) => due ?? '-')).toEqual(dues);
});
