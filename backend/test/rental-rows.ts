import { indexed, insert, make } from './make';

/** A rental request as a table row, of the owner's own; for specs of what lies below rentals. */
export async function rentalRequestRow(
  machine: { id: number },
  owner: { id: number },
  days: { start_date: string; end_date: string },
) {
  const address = await make.address(owner);
  return insert('rental_requests', {
    user_id: owner.id,
    owner_id: owner.id,
    machine_id: machine.id,
    address_id: address.id,
    deposit_policy_id: 1,
    cancellation_policy_id: 1,
    ...days,
    delivery_enabled: false,
    agree_to_terms_and_conditions: true,
    agree_to_privacy_policy: true,
    agree_to_insurance_disclaimer: true,
    agree_to_rental_agreement: true,
    rental_amount: 1,
    delivery_amount: 0,
    address: '400 Depot Street, Austin, TX 78702',
    subtotal: 1,
    deposit_amount: 0,
    delivery_available: false,
    lines: '[]',
  });
}

export async function takenDay(
  machine: { id: number },
  request: { id: number },
  day: string,
  reason: 'rental' | 'turnaround' = 'rental',
) {
  const row = await insert('machine_days', {
    machine_id: machine.id,
    rental_request_id: request.id,
    day,
    reason,
  });
  await indexed(machine.id);
  return row;
}
