import { type MoveRow, type RentalActor, type RentalMove, rentalMoves } from './rental-moves';
import { canApply } from './rental-request.policy';
import { isOver, RENTAL_STATUSES, type RentalStatus, type Stamps, statusOf } from './rental-request.state';

const TABLE: Record<RentalMove, Partial<Record<RentalActor, string>>> = {
  //         pending, approved, active, returned, declined, cancelled, closed
  approve: { owner: 'Y......' },
  book: { system: 'Y......' },
  decline: { owner: 'Y......' },
  withdraw: { renter: 'Y......' },
  update: { renter: 'Y......' },
  changeCard: { renter: 'YYYYYY.', system: '.YYY...' },
  cancel: { renter: 'YYY....', owner: 'YY.....', admin: 'YYY....' },
  cancelUnanswered: { system: 'Y......' },
  cancelExpired: { system: 'YYY....' },
  endUnpaid: { owner: '.YY....' },
  handOverUnpaid: { owner: '.YY....' },
  collect: { system: '.YY....' },
  collectAgain: { system: '.YYY..Y' },
  collectBill: { system: '...Y..Y' },
  retry: { renter: 'YYYY..Y' },
  chargeAgain: { admin: 'YYYY..Y' },
  askForCard: { admin: 'YYYY..Y' },
  waive: { admin: '......Y' },
  refundDeposit: { admin: '.YYY.YY' },
  finishDeposit: { system: 'YYYYYYY' },
  oweDeposit: { system: 'YYYYYYY' },
  recordHandover: { renter: '.YY....', owner: '.YY....' },
  changeHandover: { renter: '.YY....', owner: '.YY....' },
  signHandover: { renter: '.YY....', owner: '.YY....' },
  recordReturn: { owner: '..Y....' },
  changeReturn: { owner: '...Y...' },
  acceptReturn: { renter: '...Y...' },
  contestReturn: { renter: '...Y...' },
  close: { admin: '..YY...' },
  closeCompleted: { system: '..YY...' },
  makeBill: { owner: '...Y...' },
  acceptBill: { renter: '...Y...' },
  contestBill: { renter: '...Y...' },
  offerOnBill: { renter: '...Y...', owner: '...Y...' },
  acceptBillOffer: { renter: '...Y...', owner: '...Y...' },
  decideBill: { admin: '...Y...' },
  answerBillBySilence: { system: '...Y...' },
  closeBilled: { system: '...Y...' },
  offerChange: { renter: '.YY....', owner: '.YY....' },
  acceptChange: { renter: '.YY....', owner: '.YY....' },
  declineChange: { renter: '.YY....', owner: '.YY....' },
  withdrawChange: { renter: '.YY....', owner: '.YY....' },
  lapseChange: { system: '.YY....' },
  callOff: { renter: '..Y....' },
  reportBreakdown: { renter: '..Y....' },
  resolveBreakdown: { owner: '..YY...' },
  notifyMissingReturn: { system: '..Y....' },
};
const moves = Object.keys(TABLE) as RentalMove[];
const rows = Object.entries<MoveRow>(rentalMoves);
const ACTORS = ['renter', 'owner', 'admin', 'system'] as const;

it('has a row here for every move', () => expect(Object.keys(rentalMoves).sort()).toEqual([...moves].sort()));

it.each(moves.flatMap((move) => ACTORS.map((actor) => [move, actor] as const)))('%s by %s', (move, actor) => {
  const allowed = RENTAL_STATUSES.map((status) => (canApply(move, status, [actor]) ? 'Y' : '.'));
  expect(allowed.join('')).toBe(TABLE[move][actor] ?? '.......');
});

describe('the moves as a state machine', () => {
  const steps = rows.flatMap(([, { from, to }]) =>
    to === null ? [] : Object.values(from).flatMap((all) => all.map((status) => [status, to] as const)),
  );
  // The clock moves, too.
  const edges = [...steps, ['approved', 'active'] as const];

  it('reach every status from a new request', () => {
    const reached = new Set<string>(['pending']);
    for (const _ of RENTAL_STATUSES) for (const [from, to] of edges) if (reached.has(from)) reached.add(to);
    expect([...reached].sort()).toEqual([...RENTAL_STATUSES, 'withdrawn'].sort());
  });

  it('lead out of every status but those that are over', () => {
    const left = new Set<string>(edges.filter(([from, to]) => from !== to).map(([from]) => from));
    expect(RENTAL_STATUSES.filter((status) => !left.has(status))).toEqual(RENTAL_STATUSES.filter(isOver));
  });
});

const AT = '2026-12-01T12:00:00Z';
const NOW = new Date(AT);
const EMPTY: Stamps = {
  approved_at: null,
  declined_at: null,
  closed_at: null,
  cancellation: null,
  machine_return: null,
  start_date: '2026-12-14',
};
const AS: Record<RentalStatus, Partial<Stamps>> = {
  pending: {},
  approved: { approved_at: AT },
  active: { approved_at: AT, start_date: '2026-12-01' },
  returned: { approved_at: AT, start_date: '2026-12-01', machine_return: {} },
  declined: { declined_at: AT },
  cancelled: { cancellation: {} },
  closed: { closed_at: AT },
};

it.each(rows.filter(([, { to }]) => to !== 'withdrawn'))('%s stamps what makes its status', (_move, row) => {
  const stamped = Object.fromEntries(row.stamps.filter((stamp) => stamp in EMPTY).map((one) => [one, AT]));
  for (const status of Object.values(row.from).flat()) {
    const before = { ...EMPTY, ...AS[status] };
    expect(statusOf(before, 'UTC', NOW)).toBe(status);
    expect(statusOf({ ...before, ...stamped }, 'UTC', NOW)).toBe(row.to ?? status);
  }
});
