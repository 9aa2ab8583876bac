// Tells the server to stop (SIGTERM) again and again while people read and write and listen, and starts it anew.
//
//   DATABASE_URL=… node rigs/load/stops.mjs --stops 50 --seed 7
//
// The database must be empty. A request that the server took is answered whole; what was written was acknowledged, and
// the other way round; it exits 0 in ten seconds. Who is refused, or whose idle connection is closed before the server
// read from it, was not taken: nothing of it may be there. Prints a summary as JSON; exit 1 on failure.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { randomOf } from '../../bench/seed-rows.mjs';
import { freePort } from '../../tools/test/services.mjs';
import { clients } from './clients.mjs';
import { signedIn } from './people.mjs';
import { prepare, startProduct, surroundings } from './product.mjs';
import { rowsOf } from './stores.mjs';
import { endWith } from '../kit/end.mjs';

const { values: options } = parseArgs({
  options: { stops: { type: 'string', default: '10' }, seed: { type: 'string', default: '20261120' } },
});
const CLIENTS = 24;
const LISTENERS = 8;
/** It is stopped at some moment within these. */
const WITHIN_MS = 1_000;
const STOP_MS = 10_000;
/** An address, and nothing else of a request that was half written. */
const SQL = {
  addresses: "SELECT line1 FROM addresses WHERE line1 LIKE 'Stop %'",
  halves: `SELECT COUNT(*) AS count FROM rental_requests r
    WHERE (SELECT COUNT(*) FROM document_agreements a WHERE a.rental_request_id = r.id) <> 4`,
};

const ids = await prepare();
const around = surroundings();
const ports = [await freePort(), await freePort()];
const random = randomOf(Number(options.seed));
const sums = { stops: 0, answered: 0, not_taken: 0, sockets: 0, longest_ms: 0 };
const wrong = [];
let product = await startProduct(around.variables, { ports });
try {
  const people = [await signedIn(product.url, 'renter'), await signedIn(product.url, 'renter')];
  const crowd = clients({ url: product.url, people, ids, count: CLIENTS, listeners: LISTENERS });
  for (let stop = 1; stop <= Number(options.stops); stop += 1) {
    await stopUnderLoad(stop, crowd);
    if (stop < Number(options.stops)) product = await startProduct(around.variables, { ports });
  }
  await compare(crowd);
} finally {
  await product.stop();
  around.remove();
}
endWith(wrong, sums);

async function stopUnderLoad(stop, crowd) {
  const load = crowd.begin();
  await load.busy;
  await pause(random(WITHIN_MS));
  const since = performance.now();
  const code = await product.stop();
  const ms = performance.now() - since;
  const { answered, notTaken, cut, others, closed } = await load.over();
  sums.stops += 1;
  sums.answered += answered;
  sums.not_taken += notTaken;
  sums.sockets += closed;
  sums.longest_ms = Math.max(sums.longest_ms, Math.round(ms));
  const say = (words) => wrong.push(`stop ${stop}: ${words}`);
  if (code !== 0) say(`it ended with ${code}: ${product.log().slice(-500)}`);
  if (ms > STOP_MS) say(`it took ${Math.round(ms)} ms`);
  for (const words of cut) say(`cut: ${words}`);
  for (const words of others) say(words);
}

async function compare({ acknowledged, uncertain }) {
  const lines = (await rowsOf(process.env.DATABASE_URL, SQL.addresses)).map(({ line1 }) => line1);
  const there = new Set(lines);
  const lost = [...acknowledged].filter((line) => !there.has(line));
  const ghosts = [...uncertain].filter((line) => there.has(line));
  if (lost.length > 0) wrong.push(`acknowledged and lost: ${lost.slice(0, 5)}`);
  if (ghosts.length > 0) wrong.push(`written, and nobody was told: ${ghosts.slice(0, 5)}`);
  if (there.size !== lines.length) wrong.push('written twice');
  const [{ count }] = await rowsOf(process.env.DATABASE_URL, SQL.halves);
  if (Number(count) > 0) wrong.push(`${count} requests are half written`);
}
