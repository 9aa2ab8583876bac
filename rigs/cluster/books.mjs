// Checks of the database, the ledger and the calendar once all faults are over.
import { setTimeout as pause } from 'node:timers/promises';
import { rowsOf } from '../load/stores.mjs';
import { halves, lost } from '../load/written.mjs';
import { yard } from './cluster.mjs';

/** The worker asks again every half minute for what it has no answer of. */
const REST_MS = 300_000;
const OPEN = `SELECT id FROM payments WHERE status IN ('pending', 'processing')
  UNION ALL SELECT id FROM refunds WHERE status = 'pending'`;
const live = (r) => `${r}.approved_at IS NOT NULL AND ${r}.closed_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM cancellations c WHERE c.rental_request_id = ${r}.id)`;
const COLLECTED = "('succeeded', 'refunded', 'partially_refunded')";
/** The simulated provider's own memory. */
const CHARGED = "object = 'payment_intent' AND JSON_VALUE(body, '$.status') = 'succeeded'";
const PAYMENT = "JSON_VALUE(body, '$.metadata.payment_id')";
const NEVER = {
  'two rentals of a machine at once': `SELECT a.id FROM rental_requests a JOIN rental_requests b
    ON a.machine_id = b.machine_id AND a.id < b.id AND a.start_date <= b.end_date AND b.start_date <= a.end_date
    WHERE ${live('a')} AND ${live('b')}`,
  'a request charged twice': `SELECT rental_request_id FROM payments
    WHERE status IN ${COLLECTED}
    GROUP BY rental_request_id, kind HAVING COUNT(*) > 1`,
  'two charges at the provider for one payment': `SELECT ${PAYMENT} AS payment FROM simulated_objects WHERE ${CHARGED}
    GROUP BY payment HAVING COUNT(*) > 1`,
  'a charge at the provider that the books do not have': `SELECT o.id FROM simulated_objects o WHERE ${CHARGED}
    AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.id = ${PAYMENT} AND p.status IN ${COLLECTED})`,
  'a payment that the provider does not have': `SELECT p.id FROM payments p WHERE p.status IN ${COLLECTED}
    AND NOT EXISTS (SELECT 1 FROM simulated_objects WHERE ${CHARGED} AND id = p.stripe_payment_intent_id)`,
  'a message twice': `SELECT content FROM messages WHERE content LIKE 'Is there a ramp%' GROUP BY content HAVING COUNT(*) > 1`,
};
const COMPARED = [
  'rental_requests',
  'payments',
  'refunds',
  'messages',
  'machine_days',
  'ledger_lines',
  'audit_events',
];

/** @returns what is wrong, in words */
export async function wrongInBooks({ variables, nodes }, facts) {
  const rows = (sql) => rowsOf(variables.DATABASE_URL, sql);
  const wrong = [...(await stuck(rows)), ...(await lost(rows, facts)), ...(await halves(rows))];
  wrong.push(...facts.filter(({ kind }) => kind === 'twice').map(({ key }) => `both approved: ${key}`));
  for (const [what, sql] of Object.entries(NEVER)) {
    const found = await rows(sql);
    if (found.length > 0) wrong.push(`${what}: ${found.length}`);
  }
  for (const command of ['ledger:check', 'audit:check']) {
    await yard(variables, command).catch(({ message, stdout = '' }) =>
      wrong.push(`${command}: ${stdout}${message}`),
    );
  }
  return [...wrong, ...(await differing(nodes))];
}

async function stuck(rows) {
  let open = [];
  for (const until = performance.now() + REST_MS; performance.now() < until; await pause(2_000)) {
    open = await rows(OPEN);
    if (open.length === 0) return [];
  }
  return [`${open.length} movements of money are stuck`];
}

/** Each node for itself holds the same. */
async function differing(nodes) {
  const sums = [];
  for (const node of nodes) {
    const rows = await node.ask(`CHECKSUM TABLE ${COMPARED.map((table) => `yard.${table}`).join(', ')}`);
    sums.push(rows.map(({ Table, Checksum }) => `${Table} ${Checksum}`));
  }
  const [first] = sums;
  return sums.flatMap((sum, index) =>
    sum.filter((line, at) => line !== first[at]).map((line) => `${nodes[index].name} differs: ${line}`),
  );
}
