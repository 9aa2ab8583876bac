import type {
  Actor,
  HandoverRecord,
  MachineReturnRecord,
  PaymentRecord,
  RentalRequestRecord,
  RentalStatus,
} from '@yard/contracts';
import { type Permissions, permissionsOf as permissionsAt } from './permissions';

const RENTER: Actor = { id: 3, owner: false, admin: false, role: null };
const OWNER: Actor = { id: 2, owner: true, admin: false, role: null };
const ADMIN: Actor = { id: 1, owner: false, admin: true, role: 'admin' };

const NOW = new Date('2026-12-20T12:00:00Z');
/** Recorded by the owner, not answered yet. */
const REPORT = {
  updated_at: '2026-12-19T12:00:00.000000Z',
  accepted_at: null,
  contested_at: null,
  damage_amount: 9,
} as MachineReturnRecord;

const rental = (status: RentalStatus, deposit: PaymentRecord['status'] = 'succeeded') =>
  ({
    status,
    user_id: RENTER.id,
    machine: { user_id: OWNER.id, time_zone: 'UTC' },
    start_date: '2026-12-18',
    end_date: '2026-12-20',
    changes: [] as RentalRequestRecord['changes'],
    breakdowns: [] as RentalRequestRecord['breakdowns'],
    bill: null as RentalRequestRecord['bill'],
    handover: null as RentalRequestRecord['handover'],
    call_off: null as RentalRequestRecord['call_off'],
    machine_return: status === 'returned' ? REPORT : null,
    payments: [
      {
        kind: 'deposit',
        status: deposit,
        amount: 90,
        currency: 'usd',
        refunded_amount: 0,
        dispute: null as PaymentRecord['dispute'],
      },
    ],
  }) as RentalRequestRecord;

const permissionsOf = (request: RentalRequestRecord, actor: Actor) => permissionsAt(request, actor, NOW);

const allowed = (permissions: Permissions) =>
  Object.entries(permissions)
    .filter(([, may]) => may)
    .map(([name]) => name);

describe('what may be done with a rental', () => {
  it.each<[string, Actor, RentalStatus, string[]]>([
    ['the renter', RENTER, 'pending', ['change', 'changeCard', 'cancel']],
    ['the renter', RENTER, 'approved', ['changeCard', 'offerChange', 'recordHandover', 'cancel']],
    ['the renter', RENTER, 'cancelled', ['findAnother']],
    ['the renter', RENTER, 'declined', ['findAnother']],
    ['the renter', RENTER, 'closed', ['rentAgain']],
    ['an admin who is the renter', { ...RENTER, admin: true, role: 'admin' }, 'closed', []],
    ['the owner', OWNER, 'declined', []],
    ['the owner', OWNER, 'pending', ['answer', 'cancel']],
    ['the renter', RENTER, 'returned', []],
    ['the renter', RENTER, 'active', ['changeCard', 'offerChange', 'recordHandover', 'reportBreakdown']],
    ['the owner', OWNER, 'active', ['offerChange', 'recordHandover', 'recordReturn']],
    ['the owner', OWNER, 'returned', ['makeBill', 'changeReturn']],
    ['an admin', ADMIN, 'active', ['cancel', 'refund']],
    ['an admin', ADMIN, 'returned', ['refund', 'close']],
    ['an admin', ADMIN, 'declined', []],
  ])('by %s (%j) while %s: %j', (_, actor, status, expected) => {
    expect(allowed(permissionsOf(rental(status), actor))).toEqual(expected);
  });

  it('lets the renter call off a machine that allows it, and change what neither is called off nor moving', () => {
    const request = rental('active');
    const machine = { ...request.machine, call_off: true } as RentalRequestRecord['machine'];
    const open = [{ status: 'open', answer_by: '2026-12-20T12:00:01Z' }] as RentalRequestRecord['changes'];
    const call_off = {} as RentalRequestRecord['call_off'];
    const rent = { kind: 'rental', status: 'processing' } as PaymentRecord;
    const mayBe = (changes: Partial<RentalRequestRecord>) => {
      const { callOff, offerChange } = permissionsOf({ ...request, machine, ...changes }, RENTER);
      return [callOff, offerChange];
    };
    expect(mayBe({})).toEqual([true, true]);
    expect(mayBe({ changes: open })).toEqual([true, false]);
    expect(mayBe({ call_off })).toEqual([false, false]);
    expect(mayBe({ end_date: '2026-12-19' })).toEqual([false, true]);
    expect(mayBe({ payments: [rent] })).toEqual([false, false]);
  });

  it('has a renter pay what is due, and nothing for days that are taken', () => {
    const refused = rental('pending', 'failed');
    const mayPay = (request: RentalRequestRecord, actor = RENTER) => permissionsOf(request, actor).pay;

    expect([mayPay(refused), mayPay(rental('approved', 'requires_action'))]).toEqual([true, true]);
    expect([mayPay(rental('approved')), mayPay(rental('cancelled', 'failed'))]).toEqual([false, false]);
    expect([mayPay({ ...refused, days_free: false }), mayPay(refused, OWNER)]).toEqual([false, false]);
  });

  it('lets the renter report what is not reported, and the owner resolve what is', () => {
    const breakdowns = [{ up_at: null }] as RentalRequestRecord['breakdowns'];
    const down = { ...rental('active'), breakdowns };
    expect(permissionsOf(down, RENTER).reportBreakdown).toBe(false);
    expect(permissionsOf(down, OWNER).resolveBreakdown).toBe(true);
    expect(permissionsOf(rental('active'), OWNER).resolveBreakdown).toBe(false);
  });

  it('lets both change a hand-over until both have signed it, and who has not sign it', () => {
    const mayBe = (signed: Partial<HandoverRecord>, actor: Actor) => {
      const handover = { signed_by_owner_at: null, signed_by_renter_at: null, ...signed } as HandoverRecord;
      const may = permissionsOf({ ...rental('active'), handover }, actor);
      return [may.recordHandover, may.changeHandover, may.signHandover];
    };
    const owners = { signed_by_owner_at: '2026-12-18T12:00:00Z' };
    const both = { ...owners, signed_by_renter_at: '2026-12-18T12:00:00Z' };
    expect([OWNER, RENTER].map((actor) => mayBe({}, actor))).toEqual([
      [false, true, true],
      [false, true, true],
    ]);
    expect(mayBe(owners, OWNER)).toEqual([false, true, false]);
    expect(mayBe(owners, RENTER)).toEqual([false, true, true]);
    expect(mayBe(both, RENTER)).toEqual([false, false, false]);
    expect(mayBe({}, ADMIN)).toEqual([false, false, false]);
  });

  it('lets an admin close what is overdue, and nobody else', () => {
    const overdue = { ...rental('active'), end_date: '2026-12-19' };
    expect([ADMIN, OWNER, RENTER].map((actor) => permissionsOf(overdue, actor).close)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each<[string, Partial<MachineReturnRecord>, boolean]>([
    ['that is contested', { contested_at: '2026-12-19T13:00:00.000000Z' }, true],
    ['that is accepted', { accepted_at: '2026-12-19T13:00:00.000000Z' }, false],
    ['that silence accepted', { updated_at: '2026-12-18T12:00:00.000000Z' }, false],
  ])('lets the owner change a return %s: %s', (_which, fields, may) => {
    const request = { ...rental('returned'), machine_return: { ...REPORT, ...fields } };
    expect(permissionsOf(request, OWNER).changeReturn).toBe(may);
  });

  it('keeps the deposit while a claim is contested', () => {
    const machine_return = { ...REPORT, contested_at: '2026-12-19T13:00:00.000000Z' };
    expect(permissionsOf({ ...rental('returned'), machine_return }, ADMIN).refund).toBe(false);
  });

  it('offers a refund of the rent while a claim on the deposit is contested', () => {
    const request = rental('returned');
    const payments = request.payments.map((one) => ({ ...one, kind: 'rental' as const }));
    const machine_return = { ...REPORT, contested_at: '2026-12-19T13:00:00.000000Z' };
    expect(permissionsOf({ ...request, payments, machine_return }, ADMIN).refund).toBe(true);
  });

  it('leaves out a refund where no deposit is held', () => {
    expect(permissionsOf(rental('approved', 'failed'), ADMIN).refund).toBe(false);
    expect(permissionsOf(rental('approved', 'refunded'), ADMIN).refund).toBe(false);
    expect(permissionsOf(rental('approved', 'partially_refunded'), ADMIN).refund).toBe(true);
  });

  it.each([
    ['needs_response', 90, false],
    ['lost', 90, false],
    ['lost', 40, true],
    ['warning_needs_response', 90, true],
    ['won', 90, true],
  ])('leaves out a refund of what the bank has taken: %s, $%d', (status, amount, may) => {
    const request = rental('approved');
    const payments = request.payments.map((one) => ({ ...one, dispute: { status, amount, due_by: null } }));

    expect(permissionsOf({ ...request, payments }, ADMIN).refund).toBe(may);
  });

  it('lets admins who may move money answer a dispute of others while the bank waits for it', () => {
    const disputed = (status: string, actor: Actor) => {
      const paid = { kind: 'rental', status: 'succeeded', amount: 9, refunded_amount: 0, currency: 'usd' };
      const payments = [{ ...paid, dispute: { status, amount: 9 } }] as PaymentRecord[];
      return permissionsOf({ ...rental('closed'), payments }, actor).answerDispute;
    };
    expect(disputed('needs_response', ADMIN)).toBe(true);
    expect(disputed('under_review', ADMIN)).toBe(false);
    expect(disputed('needs_response', OWNER)).toBe(false);
    expect(disputed('needs_response', { ...ADMIN, role: 'support' })).toBe(false);
    expect(disputed('needs_response', { ...ADMIN, id: RENTER.id })).toBe(false);
  });
});
