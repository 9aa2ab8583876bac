import type {
  BillRecord,
  BreakdownRecord,
  DocumentRecord,
  PaymentMethodRecord,
  PaymentRecord,
  RentalChangeRecord,
} from '@yard/contracts';

const stamped = {
  created_at: '2026-11-18T10:00:00.000000Z',
  updated_at: '2026-11-18T10:00:00.000000Z',
  deleted_at: null,
};

/** Among those of a rental request: its rent, paid. */
export const paymentRecord = (fields: Partial<PaymentRecord> = {}): PaymentRecord => ({
  ...stamped,
  id: 4,
  rental_request_id: 2,
  kind: 'rental',
  rental_change_id: null,
  amount: 2240,
  refunded_amount: 0,
  currency: 'usd',
  status: 'succeeded',
  failure_message: null,
  failure_code: null,
  card_asked_at: null,
  stripe_payment_intent_id: 'pi_rent',
  attempted_at: '2026-11-18T11:00:00.000000Z',
  succeeded_at: '2026-11-18T11:00:01.000000Z',
  waived_at: null,
  waived_by: null,
  waiver_reason: null,
  dispute: null,
  disputed_at: null,
  dispute_closed_at: null,
  ...fields,
});

export const billRecord = (fields: Partial<BillRecord> = {}): BillRecord => ({
  id: 5,
  created_at: '2026-11-20T10:00:00.000000Z',
  updated_at: '2026-11-20T10:00:00.000000Z',
  deleted_at: null,
  rental_request_id: 2,
  user_id: 2,
  details: 'The forklift cut the cable.',
  photos: [],
  lines: [
    billLine({
      id: 1,
      kind: 'overtime',
      label: 'Extra hours',
      quantity: 4,
      unit_amount: 15,
      claimed_amount: 60,
    }),
    billLine({ id: 2, kind: 'fuel', label: 'Fuel', unit_amount: 144, claimed_amount: 144 }),
    billLine({ id: 3, kind: 'damage', label: 'Damage', unit_amount: 400, claimed_amount: 400 }),
    billLine({ id: 4, kind: 'credit', label: 'Days it was down', unit_amount: -80, claimed_amount: -80 }),
  ],
  claimed_total: 524,
  total: 524,
  from_deposit: 224,
  to_charge: 300,
  to_refund: 0,
  refunded_amount: 0,
  status: 'offered',
  answer_by: '2026-11-22T10:00:00.000000Z',
  reason: null,
  contest_reason: null,
  contest_photos: [],
  offer: null,
  accepted_at: null,
  contested_at: null,
  decided_at: null,
  decider_name: null,
  ...fields,
});

type BillLine = BillRecord['lines'][number];
type Claim = Pick<BillLine, 'id' | 'kind' | 'label' | 'unit_amount' | 'claimed_amount'>;

export const billLine = (fields: Claim & Partial<BillLine>): BillLine => ({
  quantity: 1,
  unsigned: false,
  decided_amount: null,
  amount: fields.decided_amount ?? fields.claimed_amount,
  ...fields,
});

export const breakdownRecord = (fields: Partial<BreakdownRecord> = {}): BreakdownRecord => ({
  ...stamped,
  id: 9,
  rental_request_id: 2,
  user_id: 3,
  details: 'It turns over and does not start.',
  since: '2026-11-18T10:00:00.000000Z',
  up_at: null,
  resolved_at: null,
  resolution: null,
  photos: [],
  days_down: 1,
  ...fields,
});

export const rentalChangeRecord = (fields: Partial<RentalChangeRecord> = {}): RentalChangeRecord => {
  const from = {
    start_date: '2026-12-14',
    end_date: '2026-12-18',
    start_time: null,
    end_time: null,
    machine_id: 17,
  };
  return {
    ...stamped,
    id: 6,
    rental_request_id: 2,
    user_id: 3,
    user_name: 'Ray Renter',
    status: 'open',
    message: 'The job takes longer.',
    from,
    to: { ...from, end_date: '2026-12-20' },
    rental_amount: 1560,
    delivery_amount: 0,
    subtotal: 1560,
    difference: 440,
    plan: {
      now: [],
      later: [{ kind: 'rental', amount: 1560, at: '2026-12-12T06:00:00.000000Z' }],
      held: 0,
      back: [],
      becomes: 'approved',
    },
    lines: [
      { kind: 'rent', label: '1 week', quantity: 1, unit_amount: 1120, amount: 1120, period_days: 7 },
      { kind: 'rent', label: 'Days', quantity: 2, unit_amount: 220, amount: 440, period_days: 1 },
    ],
    answer_by: '2026-11-22T10:00:00.000000Z',
    answered_at: null,
    answer: null,
    ...fields,
  };
};

/** As `GET /api/payment_methods` has it: Ray’s usual card. */
export const paymentMethodRecord = (fields: Partial<PaymentMethodRecord> = {}): PaymentMethodRecord => ({
  id: 1,
  created_at: '2026-08-01T08:33:31.302000Z',
  updated_at: '2026-08-01T08:33:31.302000Z',
  deleted_at: null,
  user_id: 3,
  stripe_payment_method_id: 'pm_demo_ray_good',
  brand: 'visa',
  last4: '4242',
  exp_month: 12,
  exp_year: 2029,
  default: true,
  ...fields,
});

export const documentRecord = (fields: Partial<DocumentRecord> = {}): DocumentRecord => ({
  id: 4,
  created_at: '2025-10-03T08:33:31.302000Z',
  updated_at: '2025-10-03T08:33:31.302000Z',
  deleted_at: null,
  kind: 'rental_agreement',
  name: 'Equipment Rental Agreement',
  content: '<h1>Equipment Rental Agreement</h1><p>Between {{owner_name}} and {{renter_name}}.</p>',
  version: 1,
  user_id: null,
  user_name: null,
  published_at: '2025-10-03T08:33:31.302000Z',
  ...fields,
});
