import type { Actor, PaymentRecord, RentalRequestRecord, RentalStatus } from '@yard/contracts';
import { type Permissions, permissionsOf } from './permissions';

const RENTER: Actor = { id: 3, owner: false, admin: false };
const OWNER: Actor = { id: 2, owner: true, admin: false };
const ADMIN: Actor = { id: 1, owner: false, admin: true };

const rental = (status: RentalStatus, deposit: PaymentRecord['status'] = 'succeeded') =>
  ({
    status,
    user_id: RENTER.id,
    machine: { user_id: OWNER.id },
    payments: [{ kind: 'deposit', status: deposit, amount: 90, dispute: null as PaymentRecord['dispute'] }],
  }) as RentalRequestRecord;

const allowed = (permissions: Permissions) =>
  Object.entries(permissions)
    .filter(([, may]) => may)
    .map(([name]) => name);

describe('what may be done with a rental', () => {
  it.each<[string, Actor, RentalStatus, string[]]>([
    ['the renter', RENTER, 'pending', ['change', 'changeCard', 'cancel', 'pay']],
    ['the renter', RENTER, 'approved', ['changeCard', 'cancel', 'pay']],
    ['the renter', RENTER, 'cancelled', ['pay', 'findAnother']],
    ['the renter', RENTER, 'declined', ['pay', 'findAnother']],
    ['the owner', OWNER, 'declined', []],
    ['the owner', OWNER, 'pending', ['answer', 'cancel']],
    ['the renter', RENTER, 'returned', ['pay']],
    ['the owner', OWNER, 'active', []],
    ['the owner', OWNER, 'returned', ['changeReturn']],
    ['an admin', ADMIN, 'active', ['cancel', 'refundDeposit']],
    ['an admin', ADMIN, 'declined', []],
  ])('by %s (%j) while %s: %j', (_, actor, status, expected) => {
    expect(allowed(permissionsOf(rental(status), actor))).toEqual(expected);
  });

  it('leaves out a refund where no deposit is held', () => {
    expect(permissionsOf(rental('approved', 'failed'), ADMIN).refundDeposit).toBe(false);
    expect(permissionsOf(rental('approved', 'refunded'), ADMIN).refundDeposit).toBe(false);
    expect(permissionsOf(rental('approved', 'partially_refunded'), ADMIN).refundDeposit).toBe(true);
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

    expect(permissionsOf({ ...request, payments }, ADMIN).refundDeposit).toBe(may);
  });

  it('lets admins answer a dispute while the bank waits for it', () => {
    const disputed = (status: string, actor: Actor) => {
      const payments = [{ kind: 'rental', status: 'succeeded', dispute: { status } }] as PaymentRecord[];
      return permissionsOf({ ...rental('closed'), payments }, actor).answerDispute;
    };
    expect(disputed('needs_response', ADMIN)).toBe(true);
    expect(disputed('under_review', ADMIN)).toBe(false);
    expect(disputed('needs_response', OWNER)).toBe(false);
  });
});
