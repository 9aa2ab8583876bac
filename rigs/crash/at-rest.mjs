// The end of an act: when nothing is on its way any more, and how one end differs from another.
import { isDeepStrictEqual } from 'node:util';

/** Time after which each lease has run out, and all that waits is old enough for another attempt. */
export const REST_MS = 6 * 60_000;
/** Rounds of sweeping; an answer that is still unknown then is stuck. */
const ROUNDS = 30;

/** Sweeps until nothing is on its way any more. */
export async function idle(life, world) {
  for (let round = 0; round < ROUNDS; round += 1) {
    await world.clock(new Date(Date.parse(world.now()) + REST_MS).toISOString());
    await life.ask('sweep');
    const [{ count }] = await life.ask(
      'query',
      `SELECT (SELECT COUNT(*) FROM payments WHERE status IN ('pending', 'processing'))
        + (SELECT COUNT(*) FROM payments p JOIN rental_requests r ON r.id = p.rental_request_id
            WHERE p.status = 'requires_action' AND (r.closed_at IS NOT NULL OR r.declined_at IS NOT NULL
              OR EXISTS (SELECT 1 FROM cancellations c WHERE c.rental_request_id = r.id)))
        + (SELECT COUNT(*) FROM payments p JOIN rental_requests r ON r.id = p.rental_request_id
            WHERE p.kind = 'rental' AND p.status = 'failed' AND r.closed_at IS NULL
              AND r.stripe_payment_method_id <> p.stripe_payment_method_id
              AND NOT EXISTS (SELECT 1 FROM payments later WHERE later.rental_request_id = r.id
                AND later.kind = 'rental' AND later.attempt > p.attempt)
              AND NOT EXISTS (SELECT 1 FROM cancellations c WHERE c.rental_request_id = r.id))
        + (SELECT COUNT(*) FROM refunds WHERE status = 'pending')
        + (SELECT COUNT(*) FROM payouts WHERE status = 'pending')
        + (SELECT COUNT(*) FROM rental_endings WHERE settled_at IS NULL)
        + (SELECT COUNT(*) FROM batch_runs WHERE status <> 'finished') AS count`,
    );
    if (Number(count) === 0) return;
  }
}

export function differences(expected, found) {
  const wrong = [];
  for (const [index, request] of found.requests.entries()) {
    for (const [part, value] of Object.entries(request)) {
      const wanted = expected.requests[index]?.[part];
      if (isDeepStrictEqual(value, wanted)) continue;
      wrong.push(`request ${index}: ${part} is ${JSON.stringify(value)}, not ${JSON.stringify(wanted)}`);
    }
  }
  for (const part of ['mails', 'notices']) {
    if (found[part] !== expected[part]) wrong.push(`${found[part]} ${part}, not ${expected[part]}`);
  }
  return wrong;
}
