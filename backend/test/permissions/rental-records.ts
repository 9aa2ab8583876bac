import { insert, make } from '../make';
import { rentalRequestRow } from '../rental-rows';
import { set, type Side } from './people';

const stamp = '2026-11-20 12:00:00.000';
const AHEAD = { start_date: '2026-12-14', end_date: '2026-12-18' };
const RUNNING = { start_date: '2026-11-18', end_date: '2026-11-25' };

/** A request of a side in the state that the route's action needs, with a message and a payment that failed. */
export async function rentalParams({ renter, owner }: Side, route: string) {
  const isBill = route.includes('/bill');
  const isEnding = isBill || /machine_return|\/close$/.test(route);
  const isCallOff = route.endsWith('/call_off');
  const isHandover = route.includes('/handover');
  const isRunning = isEnding || isCallOff || isHandover || route.includes('/breakdowns');
  const isApproved = isRunning || /\/(payments|changes)/.test(route);
  const machine = await make.machine(owner, { call_off: isCallOff });
  const request = await rentalRequestRow(machine, owner, isRunning ? RUNNING : AHEAD);
  const address_id = (await make.address(renter)).id;
  const approval = isApproved ? { approved_at: stamp, daily_rate: 400 } : {};
  await set('rental_requests', request.id, { user_id: renter.id, address_id, ...approval });
  if (isEnding && !/POST .*machine_return$/.test(route)) await machineReturn(request);
  if (isBill && !/POST .*\/bill(\/quote)?$/.test(route)) await bill(request, owner, route);
  if (isHandover && !/POST .*handover$/.test(route)) await handover(request, renter);
  if (/\/agreement(\.pdf)?$/.test(route)) await agreement(request, renter);
  if (route.includes('/receipt.')) await collectedPayment(request);
  const mid = (await message(request, renter)).id;
  const cid = route.includes('{cid}') ? (await offeredChange(request, renter)).id : 0;
  const bid = route.includes('{bid}') ? (await breakdown(request, renter)).id : 0;
  return { id: request.id, mid, pid: (await failedPayment(request)).id, cid, bid };
}

function machineReturn({ id }: { id: number }) {
  return insert('machine_returns', {
    rental_request_id: id,
    returned_at: stamp,
    condition: 'good',
    photo_ids: '[]',
  });
}

/** Contested, with an offer of the owner's, where it is not answered for the first time. */
function bill({ id }: { id: number }, owner: { id: number }, route: string) {
  const amounts = { unit_amount: 4000, claimed_amount: 4000, decided_amount: null };
  const isContested = /(offer|decide)$/.test(route);
  return insert('rental_bills', {
    rental_request_id: id,
    user_id: owner.id,
    lines: JSON.stringify([{ id: 1, kind: 'damage', label: 'Damage', quantity: 1, ...amounts }]),
    from_deposit: 0,
    to_charge: 40,
    to_refund: 0,
    contested_at: isContested ? stamp : null,
    contest_reason: isContested ? 'It was so.' : null,
    offer_user_id: owner.id,
    offer_line_id: 1,
    offer_amount: 20,
    offered_at: stamp,
  });
}

function handover({ id }: { id: number }, renter: { id: number }) {
  return insert('handovers', {
    rental_request_id: id,
    user_id: renter.id,
    hours: 1200,
    fuel_level: 80,
    checklist: '[]',
    photos: '[]',
    written_at: stamp,
  });
}

function offeredChange({ id, machine_id }: { id: number; machine_id: number }, renter: { id: number }) {
  const from = { ...AHEAD, start_time: null, end_time: null, machine_id };
  return insert('rental_changes', {
    rental_request_id: id,
    user_id: renter.id,
    status: 'open',
    from,
    to: { ...from, end_date: '2026-12-19' },
    rental_amount: 2400,
    delivery_amount: 0,
    subtotal: 2400,
    difference: 400,
    lines: '[]',
    answer_by: '2026-11-21 12:00:00.000',
    addendum: '<p>Text</p>',
  });
}

function breakdown({ id }: { id: number }, renter: { id: number }) {
  const since = '2026-11-19 08:00:00.000';
  return insert('breakdowns', { rental_request_id: id, user_id: renter.id, details: 'Hose', since });
}

function message({ id }: { id: number }, renter: { id: number }) {
  return insert('messages', {
    user_id: renter.id,
    messageable_type: 'rental_request',
    messageable_id: id,
    content: 'Hello',
  });
}

function failedPayment({ id }: { id: number }) {
  return insert('payments', {
    rental_request_id: id,
    kind: 'deposit',
    amount: 100,
    currency: 'usd',
    status: 'failed',
    failure_message: 'Your card was declined.',
    idempotency_key: `matrix-${id}`,
    attempted_at: stamp,
  });
}

function collectedPayment({ id }: { id: number }) {
  return insert('payments', {
    rental_request_id: id,
    kind: 'rental',
    amount: 100,
    currency: 'usd',
    status: 'succeeded',
    idempotency_key: `matrix-${id}-collected`,
    succeeded_at: stamp,
  });
}

async function agreement({ id }: { id: number }, renter: { id: number }) {
  const document = await insert('documents', {
    kind: 'other',
    name: `Agreement ${id}`,
    content: '<p>Text</p>',
    version: 1,
    published_at: stamp,
  });
  return insert('document_agreements', {
    rental_request_id: id,
    document_id: document.id,
    user_id: renter.id,
    kind: 'rental_agreement',
    version: 1,
    name: 'Agreement',
    agreed_at: stamp,
    sha256: 'a'.repeat(64),
    content: '<p>Text</p>',
  });
}
