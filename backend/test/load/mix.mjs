// What a busy hour is made of: searches above all, lists, messages, requests that are approved and given up, logins,
// and browsers that come and go.
import { AGREED } from '../crash/populated.mjs';
import { signedIn } from './people.mjs';
import { visit } from './sockets.mjs';

const DAY_MS = 86_400_000;
/** Each request has days of its own, far enough ahead for no money of the rent to be due. */
const FIRST_DAY = 60;
const SPANS = 80;
const SPAN_DAYS = 3;
const STAYS_MS = 1_000;

/** @returns acts in the shares of a busy hour: `next()` gives one as `{ name, run }`; a run that fails throws */
export async function busyHour(url, ids) {
  const [renter, owner] = [await signedIn(url, 'renter'), await signedIn(url, 'owner')];
  const [renterUser, ownerUser] = [
    await must(renter, 'GET', '/api/user'),
    await must(owner, 'GET', '/api/user'),
  ];
  let count = 0;

  const ask = async () => {
    count += 1;
    const machine_id = ids.machines[count % ids.machines.length];
    const first = FIRST_DAY + (Math.floor(count / ids.machines.length) % SPANS) * SPAN_DAYS;
    return must(renter, 'POST', '/api/rental_requests', {
      machine_id,
      address_id: ids.address,
      start_date: day(first),
      end_date: day(first + 1),
      delivery_enabled: false,
      stripe_payment_method_id: 'pm_card_visa',
      ...AGREED,
    });
  };
  const path = ({ id }) => `/api/rental_requests/${id}`;
  let latest = await ask();

  const acts = {
    search: () => must(renter, 'GET', '/api/machines?search=excavator&lat=30.27&lng=-97.72&radius=50'),
    list: () => must(owner, 'GET', '/api/rental_requests?role=owner'),
    machine: () => must(renter, 'GET', `/api/machines/${ids.machines[0]}`),
    message: () =>
      must(renter, 'POST', `${path(latest)}/messages`, { content: 'Is there a ramp at the gate?' }),
    async rental() {
      const request = await ask();
      latest = request;
      await must(owner, 'POST', `${path(request)}/approve`, { message: 'It is yours.' });
      await must(owner, 'POST', `${path(request)}/cancel`, { reason: 'It broke.' });
    },
    async login() {
      const person = await signedIn(url, 'renter');
      await must(person, 'POST', '/logout');
    },
    socket: () => visit(url, { cookie: renter.cookie(), userId: renterUser.id, staysMs: STAYS_MS }),
    owner_socket: () => visit(url, { cookie: owner.cookie(), userId: ownerUser.id, staysMs: STAYS_MS }),
  };
  const turns = Object.entries(SHARES).flatMap(([name, share]) => Array(share).fill(name));
  let turn = 0;
  return {
    /** In a fixed order that mixes them. */
    next() {
      turn += 1;
      const name = turns[(turn * STRIDE) % turns.length];
      return { name, run: acts[name] };
    },
  };
}

const SHARES = {
  search: 16,
  list: 8,
  machine: 5,
  message: 4,
  rental: 2,
  login: 1,
  socket: 2,
  owner_socket: 2,
};
/** Has no divisor in common with the sum of the shares, 40. */
const STRIDE = 17;

const day = (ahead) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);

async function must(person, method, path, body) {
  const answer = await person.call(method, path, body);
  if (answer.status < 300) return answer.body;
  const error = new Error(`${method} ${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  throw Object.assign(error, { status: answer.status });
}
