// People who go on whatever the clock says: a session that is over is begun anew, and whoever hears nothing says so.
import { setTimeout as pause } from 'node:timers/promises';
import { call, signIn } from '../crash/browser.mjs';
import { AGREED } from '../crash/populated.mjs';

const HANG_MS = 10_000;
const DAY_MS = 86_400_000;
/** Days ahead of the first request's; each has days of its own. */
const FIRST_DAY = 60;
const SPAN_DAYS = 3;
const SPANS = 80;
/** Statuses of an ended session. */
const OVER = [401, 419];

/** @returns `next()`, one act after the other as `{ name, run }`; `isRun(batch, withinMs)`, whether it is done by then */
export function visitors(url, ids) {
  const [renter, owner, admin] = ['renter', 'owner', 'admin'].map((name) => visitor(url, name));
  let count = 0;

  const rental = async () => {
    const first = FIRST_DAY + (Math.floor(count / ids.machines.length) % SPANS) * SPAN_DAYS;
    const { id } = await renter('POST', '/api/rental_requests', {
      machine_id: ids.machines[count % ids.machines.length],
      address_id: ids.address,
      start_date: day(first),
      end_date: day(first + 1),
      delivery_enabled: false,
      stripe_payment_method_id: 'pm_card_visa',
      ...AGREED,
    });
    await owner('POST', `/api/rental_requests/${id}/approve`, { message: 'It is yours.' });
    await owner('POST', `/api/rental_requests/${id}/cancel`, { reason: 'It broke.' });
  };
  const acts = [
    ['search', () => renter('GET', '/api/machines?search=excavator')],
    ['list', () => owner('GET', '/api/rental_requests?role=owner')],
    ['ticket', () => renter('POST', '/api/support_tickets', { message: 'What time is it?' })],
    ['user', () => renter('GET', '/api/user')],
    ['rental', rental],
  ];
  return {
    next() {
      const [name, run] = acts[(count += 1) % acts.length];
      return { name, run };
    },
    async isRun(batch, withinMs) {
      const { batch_run } = await admin('POST', `/api/${batch}`);
      const until = performance.now() + withinMs;
      while (performance.now() < until) {
        const { status } = await admin('GET', `/api/batch_runs/${batch_run.id}`);
        if (status === 'finished') return true;
        await pause(250);
      }
      return false;
    },
  };
}

/** @returns the status of a login */
export async function guess(url, name, password) {
  const cookies = new Map();
  await inTime(call(url, cookies, 'GET', '/sanctum/csrf-cookie'));
  const given = { email: `${name}@example.com`, password };
  return (await inTime(call(url, cookies, 'POST', '/login', given))).status;
}

/** @returns calls by method, path and body that give what was answered; they throw for anything but success */
function visitor(url, name) {
  const enter = () => inTime(signIn(url, `${name}@example.com`));
  let session = enter();
  return async (method, path, body) => {
    const known = session;
    let answer = await inTime(call(url, await known, method, path, body));
    if (OVER.includes(answer.status)) {
      // One of several parallel calls signs in; the others share its session.
      if (session === known) session = enter();
      answer = await inTime(call(url, await session, method, path, body));
    }
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  };
}

/** @throws Error when there is no answer */
function inTime(work) {
  const late = pause(HANG_MS, null, { ref: false }).then(() => {
    throw new Error(`no answer within ${HANG_MS} ms`);
  });
  return Promise.race([work, late]);
}

const day = (ahead) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
