// People who write and read over keep-alive connections, and listen, until nobody answers any more.
import { Agent, request } from 'node:http';
import { io } from 'socket.io-client';
import { rental } from './rental.mjs';

/** Number of answers from which the load counts as one. */
const BUSY = 30;

/**
 * @returns `begin()` until the server is gone: `busy`, and `over()`, what became of it; `acknowledged` addresses, and
 *          `uncertain` ones, whose connection was closed without an answer
 */
export function clients({ url, people, ids, count, listeners }) {
  const acknowledged = new Set();
  const uncertain = new Set();
  let [written, asked] = [0, 0];

  const acts = [
    () => ({ method: 'GET', path: '/api/machines?search=excavator' }),
    () => ({
      method: 'POST',
      path: '/api/addresses',
      body: { line1: `Stop ${(written += 1)}`, city: 'Austin', state: 'TX', postal_code: '78702' },
    }),
    () => ({ method: 'GET', path: '/api/rental_requests' }),
    () => ({ method: 'POST', path: '/api/rental_requests', body: rental(ids, (asked += 1)) }),
  ];

  /** @returns false once the server refuses connections */
  async function one(person, act, agent, sums) {
    const { method, path, body } = act();
    const heard = await send(url, { person, agent, method, path, body });
    if (heard.refused) return false;
    const line = body?.line1;
    if (heard.cut) sums.cut.push(`${method} ${path} after ${heard.cut} bytes`);
    else if (heard.status === null) {
      sums.notTaken += 1;
      if (line) uncertain.add(line);
    } else {
      sums.answered += 1;
      if (heard.status >= 300)
        sums.others.push(`${method} ${path} was answered ${heard.status}: ${heard.text}`);
      else if (line) acknowledged.add(line);
      if (sums.answered === BUSY) sums.isBusy();
    }
    return true;
  }

  return {
    acknowledged,
    uncertain,
    begin() {
      const sums = { answered: 0, notTaken: 0, cut: [], others: [], closed: 0 };
      const busy = new Promise((resolve) => (sums.isBusy = resolve));
      const working = Array.from({ length: count }, async (_, index) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        const person = people[index % people.length];
        for (let turn = index; await one(person, acts[turn % acts.length], agent, sums); turn += 1);
        agent.destroy();
      });
      const listening = Array.from({ length: listeners }, () => listen(url, people[0], sums));
      const over = () => Promise.all([...working, ...listening]).then(() => sums);
      return { busy, over };
    },
  };
}

/** @returns `refused`; `cut`, bytes of half an answer; or `status`, null where the connection closed without a word */
function send(url, { person, agent, method, path, body }) {
  const payload = body ? JSON.stringify(body) : '';
  return new Promise((resolve) => {
    const call = request(`${url}${path}`, {
      agent,
      method,
      headers: {
        ...person.headers(),
        ...(body ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(payload) } : {}),
      },
    });
    call.on('error', (error) => resolve({ refused: error.code === 'ECONNREFUSED', status: null }));
    call.on('response', (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.on('error', () => resolve({ cut: text.length || 1 }));
      answer.on('end', () =>
        resolve(answer.complete ? { status: answer.statusCode, text } : { cut: text.length || 1 }),
      );
    });
    call.end(payload);
  });
}

/** Open until the server closes the socket; without its notice the client would wait for its own timeout. */
function listen(url, person, sums) {
  const { Cookie, Origin } = person.headers();
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { Cookie, Origin },
  });
  return new Promise((resolve) => {
    socket.once('connect_error', resolve);
    socket.once('disconnect', () => {
      sums.closed += 1;
      resolve();
    });
  });
}
