// Cuts the wire to MariaDB at the k-th packet of a move of money, for each k: once before the packet arrives, and once
// after, so that its answer is lost (a commit's too). Who hears 503 asks again; what is left at the end must be what
// the same move leaves without a cut.
//
//   DATABASE_URL=mysql://… node rigs/outages/cut-moves.mjs [--moves approve:7,cancel]
//
// `approve:7` is cut at every seventh packet only.
//
// The database must be empty or its own. Prints a line for each failure, and a summary as JSON; exit 1 on failure.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { differences, idle } from '../crash/at-rest.mjs';
import { endState, violations } from '../crash/end-state.mjs';
import { startProcess } from '../crash/process.mjs';
import { startProvider } from '../crash/provider.mjs';
import { freshWorld } from '../crash/world.mjs';
import { byWayOf, faultProxy, targetOf } from '../../backend/test/fault-proxy.mjs';
import { MOVES } from './money-moves.mjs';

const { values: options } = parseArgs({
  options: { moves: { type: 'string', default: Object.keys(MOVES).join() } },
});
const START = '2026-11-20T12:00:00.000Z';
/** Longer than this is a hang. */
const HANG_MS = 10_000;
/** Times that somebody asks again; a pool may have more than one dead connection. */
const AGAIN = 3;
const LINES = 12;
const NEVER = Number.MAX_SAFE_INTEGER;

const proxy = await faultProxy(targetOf(process.env.DATABASE_URL));
const provider = await startProvider();
process.env.DATABASE_URL = byWayOf(proxy, process.env.DATABASE_URL);
const life = await startProcess({ ...provider.variables, STORAGE_URL: provider.folder }, START);
let failures = 0;
const summary = {};
try {
  for (const asked of options.moves.split(',')) {
    const [name, every = '1'] = asked.split(':');
    summary[name] = await cutAll(name, Number(every));
  }
} finally {
  await life.end();
  provider.end();
  await proxy.close();
}
console.log(JSON.stringify({ ...summary, failures }));
process.exit(failures > 0 ? 1 : 0);

async function cutAll(name, every) {
  const clean = await world(name, () => ({ packet: NEVER, when: 'before' }));
  const packets = Math.max(...clean.moves.map((move) => move.packets));
  const cuts = [];
  for (let packet = 1; packet <= packets; packet += every) {
    cuts.push({ packet, when: 'before' }, { packet, when: 'after' });
  }
  const answers = {};
  for (let first = 0; first < cuts.length; first += clean.moves.length) {
    // The last world has moves to spare: they are not cut.
    const some = (index) => cuts[first + index] ?? { packet: NEVER, when: 'before' };
    const { moves, wrong } = await world(name, some, clean.state);
    for (const { heard } of moves) answers[heard.join(', ')] = (answers[heard.join(', ')] ?? 0) + 1;
    if (wrong.length > 0) report(name, cuts.slice(first, first + moves.length), wrong);
  }
  return { packets, cuts: cuts.length, answers };
}

/** Eight requests, each with a cut of its own; then all comes to rest and is compared. */
async function world(name, cutOf, expected) {
  const { before, move } = MOVES[name];
  proxy.cutAt(null);
  const scene = await freshWorld(life, provider);
  await before(scene, life);
  const moves = [];
  for (const index of scene.requests.keys()) {
    moves.push(await cutMove(once(move, scene, index), cutOf(index)));
  }
  await idle(life, scene);
  const state = await endState(life, provider);
  const wrong = [
    ...moves.flatMap(({ wrong: one }) => one),
    ...(await violations(life, state)),
    ...(expected ? differences(expected, state) : []),
  ];
  if (!expected && wrong.length > 0) throw new Error(`${name} without a cut: ${wrong.join('; ')}`);
  return { moves, state, wrong };
}

function once(move, scene, index) {
  const key = randomUUID();
  return () => move(scene, index, key);
}

async function cutMove(move, { packet, when }) {
  proxy.cutAt(packet, when);
  const heard = [await answerOf(move)];
  const { packets } = proxy;
  proxy.cutAt(null);
  while (heard.at(-1).startsWith('503') && heard.length <= AGAIN) heard.push(await answerOf(move));
  const isFine = (word, at) => /^(20[01]|503 with Retry-After)$/.test(word) || (at > 0 && word === '409');
  const isDone = ['200', '201', '409'].includes(heard.at(-1));
  const wrong =
    isDone && heard.every(isFine) ? [] : [`cut ${when} packet ${packet}: heard ${heard.join(', ')}`];
  return { packets, heard, wrong };
}

async function answerOf(move) {
  const late = new Promise((resolve) => setTimeout(resolve, HANG_MS, { status: 'hang' }).unref());
  const { status, headers } = await Promise.race([move(), late]).catch(() => ({ status: 'broken' }));
  return status === 503 && headers.get('retry-after') ? '503 with Retry-After' : String(status);
}

function report(name, cuts, wrong) {
  failures += 1;
  console.error(`FAILED  ${name}: ${cuts.map(({ packet, when }) => `${when} ${packet}`).join(', ')}`);
  for (const line of wrong.slice(0, LINES)) console.error(`        ${line}`);
}
