import { randomUUID } from 'node:crypto';
import { insert, make } from '../make';
import { rentalRequestRow } from '../rental-rows';
import { set, type Side } from './people';

const stamp = '2026-11-20 12:00:00.000';

export async function closedRental({ renter, owner }: Pick<Side, 'renter' | 'owner'>) {
  const machine = await make.machine(owner);
  const request = await rentalRequestRow(machine, owner, {
    start_date: '2026-11-16',
    end_date: '2026-11-18',
  });
  const address_id = (await make.address(renter)).id;
  await set('rental_requests', request.id, {
    user_id: renter.id,
    address_id,
    approved_at: stamp,
    closed_at: stamp,
  });
  return { id: request.id, machine_id: machine.id };
}

/** What the renter wrote of it; `#draft` is published later. */
export async function reviewOf(side: Side, route: string): Promise<{ id: number }> {
  const rental = await closedRental(side);
  return insert('reviews', {
    rental_request_id: rental.id,
    machine_id: rental.machine_id,
    user_id: side.renter.id,
    reviewed_id: side.owner.id,
    about: 'machine',
    rating: 4,
    publish_at: route.includes('#draft') ? '2026-12-04 12:00:00.000' : stamp,
    ...(route.endsWith('/show') ? { hidden_at: stamp, hide_reason: 'Rude' } : {}),
  });
}

export async function contentReport({ owner }: Side): Promise<{ id: number }> {
  const { id } = await make.machine(owner);
  const text = { record_type: 'machine', record_id: id, user_id: owner.id, content: 'Pay in cash' };
  return insert('content_reports', { ...text, reason: 'It asks for cash.' });
}

/** Inserts a search that found no machine. */
export function missedSearch(): Promise<{ id: number }> {
  return insert('missed_searches', { term: `crane ${randomUUID()}`, count: 1, last_at: stamp });
}
