// A busy hour: searches above all, lists, messages, approvals, withdrawals, logins; browsers come and go.
import { signedIn } from './people.mjs';
import { rental } from './rental.mjs';
import { visit } from './sockets.mjs';

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
    return must(renter, 'POST', '/api/rental_requests', rental(ids, count));
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
    /** Mixes them in a fixed order. */
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

async function must(person, method, path, body) {
  const answer = await person.call(method, path, body);
  if (answer.status < 300) return answer.body;
  const error = new Error(`${method} ${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  throw Object.assign(error, { status: answer.status });
}
