import { api, as, rows } from './api';
import { insert, instant, make } from './make';

type Row = Record<string, unknown>;
type Person = { id: number; name: string; email: string };

export const AGREED = {
  agree_to_terms_and_conditions: true,
  agree_to_privacy_policy: true,
  agree_to_insurance_disclaimer: true,
  agree_to_rental_agreement: true,
};

/**
 * Ray asks Olive for her excavator; Ada administers, and a stranger looks on. The clock stands at 2026-11-20T12:00Z.
 */
export async function rentalScene(machineFields: Row = {}) {
  await make.documents();
  const email_verified_at = instant(api.clock.now());
  const owner = await make.owner({ name: 'Olive Owner', email_verified_at });
  const renter = await make.user({ name: 'Ray Renter', email_verified_at });
  const admin = await make.admin({ name: 'Ada Admin' });
  const stranger = await make.user({ name: 'Sam Stranger' });
  const machine = await make.machine(owner, { subject: 'Crawler Excavator', ...machineFields });
  const address = await make.address(renter, {
    line1: '12 Quarry Road',
    postal_code: '78701',
    geotag: { lat: 30.2713, lng: -97.7426 },
  });
  const body = {
    machine_id: machine.id,
    address_id: address.id,
    start_date: '2026-12-14',
    end_date: '2026-12-18',
    delivery_enabled: false,
    stripe_payment_method_id: 'pm_card_visa',
    ...AGREED,
  };
  const ask = (fields: Row = {}, by: Person = renter) =>
    as(by).post('/api/rental_requests', { ...body, ...fields });
  const pending = async (fields: Row = {}) => {
    const answer = await ask(fields);
    if (answer.status !== 201) throw new Error(`request answered ${answer.status}: ${answer.text}`);
    return answer.body as {
      id: number;
      machine_id: number;
      updated_at: string;
      subtotal: number;
      deposit_amount: number;
    };
  };
  const act = (by: Person, request: { id: number }, action: string, input: Row = {}) =>
    as(by).post(`/api/rental_requests/${request.id}/${action}`, input);
  const approved = async (fields: Row = {}) => {
    const request = await pending(fields);
    const answer = await act(owner, request, 'approve', { message: 'Yours.' });
    if (answer.status !== 200) throw new Error(`approve answered ${answer.status}: ${answer.text}`);
    return answer.body as typeof request;
  };
  return { owner, renter, admin, stranger, machine, address, body, ask, pending, approved, act };
}

export async function ledger() {
  const objects = await rows<{ object: string; body: string }>('simulated_objects');
  const bodies = objects.map(({ object, body }) => ({ object, ...(JSON.parse(body) as Row) }) as Row);
  const charged = bodies.filter((one) => one.object === 'payment_intent' && one.status === 'succeeded');
  const refunds = bodies.filter((one) => one.object === 'refund' && one.status === 'succeeded');
  return {
    charged: charged.map(({ amount }) => Number(amount)),
    refunded: refunds.map(({ amount }) => Number(amount)),
  };
}

/** Puts a request into a state that only time or a later move brings about. */
export const end = {
  closed: (id: number) => stamp(id, 'closed_at'),
  declined: (id: number) => stamp(id, 'declined_at'),
  cancelled: (id: number, userId: number) =>
    insert('cancellations', { rental_request_id: id, user_id: userId, reason: 'Rain', refund_amount: 0 }),
};

async function stamp(id: number, column: string) {
  await api.dataSource.query(
    `UPDATE rental_requests SET ${column} = '2026-11-20 12:00:00.000' WHERE id = ?`,
    [id],
  );
}
