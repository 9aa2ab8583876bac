import { api, as, forgetBroadcasts, later, rows } from './api';
import { runBatch } from './batches';
import { rentalScene } from './rental-scene';

const COLLECT = 'collect_payment_for_upcoming_rental_requests';

export const DECLINED = 'pm_card_chargeDeclined';

export const round = () =>
  api.provider<{ run(): Promise<void> }>('src/rentals/batches/unpaid-job', 'UnpaidJob').run();

export interface UnpaidView {
  kind: string;
  since: string;
  attempts: number;
  next_attempt_at: string | null;
  deadline_at: string;
}

/** Paid its deposit; the rent was refused by batch 2, on the morning two days before the start. */
export async function unpaidScene(card = DECLINED) {
  const scene = await rentalScene();
  const { owner, renter, admin, approved } = scene;
  const { id } = await approved();
  const path = `/api/rental_requests/${id}`;
  await as(renter).patch(path, { stripe_payment_method_id: card });
  later('2026-12-12T12:00:00Z');
  await runBatch(admin, COLLECT);
  forgetBroadcasts();
  const shown = async (by = renter) =>
    (await as(by).get(path)).body as { status: string; unpaid: UnpaidView | null } & Record<string, unknown>;
  const end = (by = owner, more: object = {}) =>
    as(by).post(`${path}/end_unpaid`, { reason: 'You have not paid.', ...more });
  const handOver = (by = owner) => as(by).post(`${path}/hand_over_unpaid`);
  const useCard = (stripe_payment_method_id: string) => as(renter).patch(path, { stripe_payment_method_id });
  const retry = async (stripe_payment_method_id: string) => {
    const last = (await rents()).at(-1);
    return as(renter).post(`${path}/payments/${last?.id}/retry`, { stripe_payment_method_id });
  };
  return { ...scene, id, path, shown, end, handOver, useCard, retry };
}

export const rents = () =>
  rows<{ id: number; status: string; attempt: number }>('payments', "kind = 'rental'");

export async function noticed(type: string): Promise<number[]> {
  const notices = await rows<{ user_id: number }>('notifications', 'type = ?', [`rental_request.${type}`]);
  return notices.map(({ user_id }) => user_id).sort((one, two) => one - two);
}
