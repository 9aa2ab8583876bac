import type { Yard } from './index';

/** Never run: the type check of the workspace refuses a line that should be wrong and is not. */
function calls(yard: Yard): unknown[] {
  return [
    yard.rentalRequests.approve(1, { message: 'Yes', updated_at: null }),
    // @ts-expect-error an approval needs its message
    yard.rentalRequests.approve(1, {}),
    // @ts-expect-error a reason is text
    yard.rentalRequests.cancel(1, { reason: 7 }),
    // @ts-expect-error a decline says `message`
    yard.rentalRequests.decline(1, { reason: 'No' }),
    // @ts-expect-error the end is missing
    yard.rentalRequests.quote({ machine_id: 1, start_date: '2026-12-01' }),
    // @ts-expect-error no such status
    yard.rentalRequests.list({ status: 'lost' }),
    // @ts-expect-error no such filter
    yard.machines.list({ colour: 'yellow' }),
    // @ts-expect-error no such direction
    yard.machines.list({ direction: 'sideways' }),
    // @ts-expect-error an address needs its city
    yard.addresses.create({ line1: 'a', state: 'TX', postal_code: '78701' }),
    // @ts-expect-error no such field
    yard.addresses.update(1, { street: 'a' }),
    // @ts-expect-error payments are made by the server
    yard.rentalRequests.payments(1).create({ amount: 1 }),
    // @ts-expect-error audit events are never deleted
    yard.auditEvents.destroy(1),
    // @ts-expect-error no such batch
    yard.batches.run('close_everything'),
    // @ts-expect-error numbers of issues are numbers
    yard.supportTickets.resolve(1, { github_issue_number: '12' }),
  ];
}

/** What comes back is the contract's record. */
async function answers(yard: Yard): Promise<unknown[]> {
  const request = await yard.rentalRequests.cancel(1, { reason: 'Rain' });
  const { taken } = await yard.machines.availability(1, { from: '2026-12-01', to: '2026-12-31' });
  const status: 'pending' | 'approved' | 'active' | 'returned' | 'declined' | 'cancelled' | 'closed' =
    request.status;
  // @ts-expect-error no such field
  return [status, taken[0]?.reason satisfies string | undefined, request.price];
}

it('is about types, which the workspace checks as a whole', () => {
  expect([calls, answers]).toHaveLength(2);
});
