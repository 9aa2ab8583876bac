const ANSWER_NOTICES = ['created', 'updated', 'answer_half_time', 'answer_last_hours'];
const TAKEN = ['days_taken'];
const UNPAID = ['payment_failed', 'payment_requires_action', 'card_asked'];
const NO_DEPOSIT = ['deposit_unpaid'];
const NO_RENT = ['rent_unpaid', 'rent_deadline'];
const NO_BILL = ['bill_unpaid', 'bill_deadline'];
const RETURNED = ['returned', 'return_changed'];
const DISPUTED = ['return_contested'];
const OFFERED = ['change_offered'];
const DOWN = ['breakdown'];
const BILL = ['bill_made', 'bill_contested', 'bill_offer'];
const NOT_BACK = ['return_missing', 'late', 'not_back', 'machine_late'];

const CANCELLED = [
  ...ANSWER_NOTICES,
  ...TAKEN,
  ...UNPAID,
  ...NO_DEPOSIT,
  ...NO_RENT,
  ...NOT_BACK,
  ...OFFERED,
  ...DOWN,
];

/** Notices about a rental (types after `rental_request.`) that no longer require anything after a move. */
const RENTAL_NOTICES: Readonly<Record<string, readonly string[]>> = {
  update: TAKEN,
  approve: [...ANSWER_NOTICES, ...TAKEN],
  decline: [...ANSWER_NOTICES, ...TAKEN],
  delete: [...ANSWER_NOTICES, ...TAKEN, ...UNPAID],
  cancel: CANCELLED,
  end_unpaid: CANCELLED,
  accept_change: OFFERED,
  decline_change: OFFERED,
  withdraw_change: OFFERED,
  lapse_change: OFFERED,
  call_off: OFFERED,
  resolve_breakdown: DOWN,
  refund: ['refund_failed'],
  machine_return: [...NOT_BACK, ...OFFERED, ...DOWN],
  contest: RETURNED,
  make_bill: RETURNED,
  accept_bill: BILL,
  contest_bill: ['bill_made'],
  offer_on_bill: ['bill_offer'],
  accept_bill_offer: BILL,
  decide_bill: BILL,
  close: [...NO_DEPOSIT, ...RETURNED, ...DISPUTED, ...NOT_BACK, ...BILL],
};

/** The same once a payment came, by its kind. */
const PAID_NOTICES: Readonly<Record<string, readonly string[]>> = {
  deposit: NO_DEPOSIT,
  rental: NO_RENT,
  bill: NO_BILL,
};

/**
 * The types of notices that a move of a rental settles, seen or not.
 *
 * @param data  of a payment or a refund what moved: only what succeeded settles anything; of a close whether rent is owed
 */
export function noticesEndedBy(action: string, data: MoveData = {}): string[] {
  return eventsEndedBy(action, data).map((event) => `rental_request.${event}`);
}

interface MoveData {
  status?: unknown;
  kind?: unknown;
  rent_owed?: unknown;
}

function eventsEndedBy(action: string, { status, kind, rent_owed }: MoveData) {
  const isMoney = action === 'payment' || action === 'refund';
  if (isMoney && status !== 'succeeded') return [];
  if (action === 'payment' || action === 'waive') return [...UNPAID, ...(PAID_NOTICES[String(kind)] ?? [])];
  const settled = RENTAL_NOTICES[action] ?? [];
  return action === 'close' && !rent_owed ? [...settled, ...UNPAID, ...NO_RENT] : settled;
}
