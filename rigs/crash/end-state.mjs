// The end state in words that do not depend on when or how often an act was tried: two runs of the same act
// must end the same. And states that are wrong after any act.
import { signatureUnder } from './handovers.mjs';
import { tablesOf } from './world.mjs';

const parsed = (value) => (typeof value === 'string' ? JSON.parse(value) : value);
const cents = (value) => Math.round(Number(value) * 100);
const is = (value) => value !== null;

/** @returns one entry for each request, in order of their ids, and what the provider moved */
export async function endState({ ask }, provider) {
  const rows = (sql) => ask('query', sql);
  const requests = await rows('SELECT * FROM rental_requests ORDER BY id');
  const payments = await rows('SELECT * FROM payments ORDER BY id');
  const refunds = await rows('SELECT * FROM refunds ORDER BY id');
  const cancellations = await rows('SELECT * FROM cancellations');
  const days = await rows('SELECT * FROM machine_days');
  const changes = await rows('SELECT * FROM rental_changes');
  const handovers = await rows('SELECT * FROM handovers');
  const bills = await rows('SELECT * FROM rental_bills');
  const messages = await rows("SELECT * FROM messages WHERE messageable_type = 'rental_request'");
  const notices = await rows(
    'SELECT n.type, n.data, u.name FROM notifications n JOIN users u ON u.id = n.user_id',
  );
  const audit = await rows("SELECT * FROM audit_events WHERE record_type = 'rental_request'");
  const items = await rows("SELECT * FROM batch_run_items WHERE outcome IN ('done', 'failed')");
  // The letter of an approval says what it charges; what a crash delays past it has a receipt besides.
  const mails = await rows(
    "SELECT * FROM mails WHERE subject NOT LIKE '% is paid' AND subject NOT LIKE '% paid the %'",
  );
  const payouts = await rows('SELECT * FROM payouts');
  const lines = await rows(
    'SELECT e.kind, l.* FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id',
  );
  const movements = provider.movements();

  const states = requests.map(({ id, ...request }) => {
    const own = (list) => list.filter(({ rental_request_id }) => rental_request_id === id);
    const paid = own(payments);
    const back = refunds.filter(({ payment_id }) => paid.some((payment) => payment.id === payment_id));
    return {
      stamps: ['approved_at', 'declined_at', 'closed_at', 'deposit_refunded_at'].filter((name) =>
        is(request[name]),
      ),
      cancelled: own(cancellations).map(({ refund_amount }) => cents(refund_amount)),
      payments: paid
        .map(
          (one) =>
            `${one.rental_change_id ? 'change' : one.kind} ${one.attempt} ${one.status} ${cents(one.amount)} −${cents(one.refunded_amount)}`,
        )
        .sort(),
      refunds: back.map(({ amount, status, reason }) => `${reason} ${status} ${cents(amount)}`).sort(),
      ...movedFor(id, movements),
      payouts: own(payouts).map(({ status, amount }) => `${status} ${cents(amount)}`),
      ledger: own(lines)
        .map(({ kind, account, amount }) => `${kind} ${account} ${cents(amount)}`)
        .sort(),
      days: own(days).length,
      changes: own(changes).map(({ status, difference }) => `${status} ${cents(difference)}`),
      handovers: own(handovers).map(({ hours, signed_by_owner_name, signed_by_renter_name }) => ({
        hours: Number(hours),
        signatures: [signed_by_owner_name, signed_by_renter_name],
      })),
      bills: own(bills).map((bill) => ({
        sums: ['from_deposit', 'to_charge', 'to_refund'].map((name) => cents(bill[name])),
        stamps: ['accepted_at', 'contested_at', 'decided_at'].filter((name) => is(bill[name])),
      })),
      called_off: is(request.called_off_at),
      messages: messages.filter(({ messageable_id }) => messageable_id === id).length,
      notices: notices
        .filter(({ data }) => parsed(data).rental_request_id === id)
        .map(({ type, name }) => `${type} to ${name}`)
        .sort(),
      audit: audit
        .filter(({ record_id }) => record_id === id)
        .map(({ action }) => action)
        .sort(),
      taken: items
        .filter(({ record_id }) => record_id === id)
        .map(({ outcome }) => outcome)
        .sort(),
    };
  });
  return { requests: states, mails: mails.length, notices: notices.length };
}

/** Amounts that the provider moved for a request, in minor units. */
function movedFor(requestId, movements) {
  const isIts = ({ metadata }) => Number(metadata.rental_request_id) === requestId;
  const charges = movements.filter((one) => one.kind === 'charge' && isIts(one));
  const ids = new Set(charges.map(({ id }) => id));
  const amounts = (list) => list.map(({ amount }) => amount).sort((a, b) => a - b);
  return {
    charged: amounts(charges),
    given_back: amounts(movements.filter((one) => one.kind === 'refund' && ids.has(one.payment_intent))),
    transferred: amounts(movements.filter((one) => one.kind === 'transfer' && isIts(one))),
  };
}

/** States that are wrong after any act; empty when there are none. */
export async function violations({ ask }, state) {
  const wrong = [];
  for (const [index, request] of state.requests.entries()) {
    const say = (what) => wrong.push(`request ${index}: ${what}`);
    const collected = request.payments.filter((text) => /succeeded|refunded/.test(text));
    const amounts = collected.map((text) => Number(text.match(/(\d+) −/)[1])).sort((a, b) => a - b);
    if (String(amounts) !== String(request.charged)) say('the books are not the provider’s');
    for (const kind of ['deposit', 'rental', 'change', 'bill']) {
      if (collected.filter((text) => text.startsWith(kind)).length > 1) say(`${kind} collected twice`);
    }
    const total = (list) => list.reduce((sum, value) => sum + value, 0);
    const given = total(request.given_back) + total(request.transferred);
    if (given > total(request.charged)) say('more given than collected');
    for (const { hours, signatures } of request.handovers) {
      if (signatures.some((name) => is(name) && name !== signatureUnder(hours))) {
        say('a signature stands under what was not read');
      }
    }
    if ([...request.payments, ...request.refunds, ...request.payouts].some((text) => /pending/.test(text))) {
      say('money is stuck');
    }
  }
  wrong.push(...(await ask('ledger')));
  const open = await ask('query', "SELECT id FROM batch_runs WHERE status NOT IN ('finished')");
  if (open.length > 0) wrong.push(`batch runs ${open.map(({ id }) => id)} are not finished`);
  return [...wrong, ...(await damage(ask))];
}

export async function damage(ask) {
  if (process.env.DATABASE_URL.startsWith('sqlite:')) {
    const [whole, keys] = [
      await ask('query', 'PRAGMA integrity_check'),
      await ask('query', 'PRAGMA foreign_key_check'),
    ];
    const isGood = whole.length === 1 && Object.values(whole[0])[0] === 'ok' && keys.length === 0;
    return isGood ? [] : [`integrity: ${JSON.stringify([whole, keys])}`];
  }
  const checked = await ask('query', `CHECK TABLE ${(await tablesOf(ask)).join(', ')} QUICK`);
  return checked.filter(({ Msg_text }) => Msg_text !== 'OK').map((row) => JSON.stringify(row));
}
