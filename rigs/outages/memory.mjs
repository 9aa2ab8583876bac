// The product in 256 MB of memory (memory-group.mjs), started again by a supervisor whenever it ends, while people
// upload large pictures and ask for large lists all at once. Whatever is answered 2xx is there afterwards; it may turn
// people away, be slow or be killed; it does not end again and again, and serves as before once they have gone.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signedIn } from '../load/people.mjs';
import { prepare, startProduct, surroundings } from '../load/product.mjs';
import { rowsOf } from '../load/stores.mjs';
import { freePort } from '../../tools/test/services.mjs';
import { memoryGroup } from './memory-group.mjs';
import { asked, photograph, uploaded } from './uploads.mjs';

const MB = 1024 * 1024;
const LIMIT_MB = 256;
const UPLOADERS = 12;
const READERS = 24;
/** 500 a day are a person's. */
const PICTURES = 240;
const LISTS = ['/api/machines?per_page=100', '/api/media?per_page=100', '/api/rental_requests?per_page=100'];
const WORK_MS = 40_000;
const RESTART_MS = 1_000;
/** More ends than these in that time: it ends whenever it is started. */
const ENDS = 10;
const REST_MS = 20_000;
const BACK_MS = 60_000;

/** @returns whether all was as it should be */
export async function run({ log, databaseUrl }) {
  process.env.DATABASE_URL = databaseUrl;
  const folder = mkdtempSync(join(tmpdir(), 'yard-memory-'));
  const group = memoryGroup(folder, LIMIT_MB * MB);
  if (!group) {
    log(
      `${kindOf(databaseUrl)} ${LIMIT_MB} MB of memory: not tried, control groups need root and cgroup files`,
    );
    return true;
  }
  const around = surroundings();
  const wrong = [];
  await prepare();
  const life = await supervised(around.variables, group.command);
  try {
    const renter = await signedIn(life.url, 'renter');
    const { heard, kept } = await crowd(life, renter);
    const ends = [...life.ends];
    await pause(REST_MS);
    if (life.ends.length > ends.length) wrong.push(`it ended with nobody there: ${life.ends}`);
    if (ends.length > ENDS) wrong.push(`it ended ${ends.length} times`);
    if (!(await isServing(life, renter))) wrong.push('it does not serve as before');
    const odd = [...heard.keys()].filter(
      (word) => !/^(2\d\d|413|422|429|503( with Retry-After)?|broken)$/.test(word),
    );
    if (odd.length > 0) wrong.push(`heard ${odd}`);
    wrong.push(...(await lost(kept, around.variables.STORAGE_URL)));
    const words = [...heard].map(([word, count]) => `${word} ×${count}`).join(', ');
    log(
      `${kindOf(databaseUrl)} ${LIMIT_MB} MB of memory: ${words}; ${kept.length} pictures kept, none lost; ended ` +
        `${ends.length} times (${ends.join(', ') || 'never'}); ${Math.round(group.most() / MB)} MB at most` +
        wrong.map((one) => `  FAILED ${one}`).join(''),
    );
  } finally {
    await life.stop();
    await group.remove();
    around.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  return wrong.length === 0;
}

const kindOf = (url) => url.split(':')[0].padEnd(7);

/** The product, and whoever starts it again when it ends. */
async function supervised(variables, command) {
  const ports = [await freePort(), await freePort()];
  const start = () => startProduct({ ...variables, REDIS_URL: '' }, { ports, command });
  const ends = [];
  let product = await start();
  let isOver = false;
  const watching = (async () => {
    for (;;) {
      const code = await product.ended;
      if (isOver) return;
      ends.push(code);
      await pause(RESTART_MS);
      product = await start();
    }
  })();
  return {
    url: product.url,
    ends,
    async stop() {
      isOver = true;
      await product.stop();
      await watching;
    },
  };
}

/** @returns `heard`, how often each answer; `kept`, the pictures that were acknowledged */
async function crowd({ url }, renter) {
  const picture = await photograph();
  const heard = new Map();
  const kept = [];
  const tell = (word) => heard.set(word, (heard.get(word) ?? 0) + 1);
  const until = performance.now() + WORK_MS;
  const isOn = () => performance.now() < until;
  let left = PICTURES;
  const uploads = async () => {
    while (isOn() && (left -= 1) >= 0) {
      const { word, media } = await uploaded(url, renter, picture);
      tell(word);
      if (word === '201') kept.push(media);
      else await pause(200);
    }
  };
  const reads = async (_, index) => {
    while (isOn()) {
      const word = await asked(url, renter, LISTS[index % LISTS.length]);
      tell(word);
      if (word !== '200') await pause(200);
    }
  };
  await Promise.all([
    ...Array.from({ length: UPLOADERS }, uploads),
    ...Array.from({ length: READERS }, reads),
  ]);
  return { heard, kept };
}

async function isServing({ url }, renter) {
  const picture = await photograph();
  const until = performance.now() + BACK_MS;
  while (performance.now() < until) {
    const { word } = await uploaded(url, renter, picture);
    if (word === '201' && (await asked(url, renter, '/health/ready')) === '200') return true;
    await pause(500);
  }
  return false;
}

/** Acknowledged pictures that are missing or damaged. */
async function lost(kept, storage) {
  const rows = await rowsOf(process.env.DATABASE_URL, 'SELECT id, path FROM media');
  const paths = new Map(rows.map(({ id, path }) => [Number(id), path]));
  const gone = kept.filter(({ id }) => !existsSync(join(storage, 'media', paths.get(id) ?? 'nowhere')));
  const wrong = gone.length > 0 ? [`acknowledged and lost: ${gone.map(({ id }) => id)}`] : [];
  if (!process.env.DATABASE_URL.startsWith('sqlite:')) return wrong;
  const [whole] = await rowsOf(process.env.DATABASE_URL, 'PRAGMA integrity_check');
  return Object.values(whole).includes('ok') ? wrong : [...wrong, `integrity: ${JSON.stringify(whole)}`];
}
