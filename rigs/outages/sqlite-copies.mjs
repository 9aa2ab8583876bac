// Copies of the database and its log, taken at random instants while people write, as a power cut would leave them:
// each must open whole and hold every write that was acknowledged until then.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { look, makeDatabase, startProduct } from './product-on-sqlite.mjs';

const WRITERS = 4;
const LONGEST_PAUSE_MS = 120;
const POLL_MS = 2;

/** @throws Error for a copy that is damaged, or lacks what was acknowledged */
export async function run({ log, copies = 100 }) {
  const scratch = mkdtempSync(join(tmpdir(), 'yard-copies-'));
  const file = join(scratch, 'yard.sqlite');
  let product = null;
  try {
    await makeDatabase(file, scratch);
    product = await startProduct(file, scratch);
    const acknowledged = await copiesWhileWriting(product, { file, scratch, copies });
    log(
      `SQLite: ${copies} copies of a database under load: all whole, none lacks one of ${acknowledged} writes`,
    );
  } finally {
    await product?.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function copiesWhileWriting(product, { file, scratch, copies }) {
  const acknowledged = [];
  let isOver = false;
  let count = 0;
  const writer = async () => {
    while (!isOver) {
      const message = `write ${(count += 1)}`;
      const status = await product.write(message);
      if (status !== 201) throw new Error(`${message} answered ${status}`);
      acknowledged.push(message);
    }
  };
  let failure = null;
  const writing = Promise.all(Array.from({ length: WRITERS }, writer)).catch((error) => (failure = error));
  try {
    for (let copy = 1; copy <= copies; copy += 1) {
      const before = acknowledged.length;
      while (acknowledged.length === before && !failure) await pause(POLL_MS);
      await pause(Math.random() * LONGEST_PAUSE_MS);
      const known = acknowledged.length;
      const taken = stoppedCopy(product.child, file, join(scratch, `copy-${copy}`));
      await compare(taken, acknowledged.slice(0, known), copy);
    }
  } finally {
    isOver = true;
    await writing;
  }
  if (failure) throw failure;
  return acknowledged.length;
}

/** The files as they are at one instant: the process stands still meanwhile. */
function stoppedCopy(child, file, copy) {
  child.kill('SIGSTOP');
  try {
    copyFileSync(file, copy);
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
  } finally {
    child.kill('SIGCONT');
  }
  return copy;
}

async function compare(copy, acknowledged, number) {
  const { integrity, messages } = await look(copy);
  if (integrity !== 'ok') throw new Error(`copy ${number} is damaged: ${integrity}`);
  const held = new Set(messages);
  const lost = acknowledged.filter((message) => !held.has(message));
  if (lost.length > 0) throw new Error(`copy ${number} lacks ${lost.join(', ')}`);
  for (const end of ['', '-wal', '-shm']) rmSync(`${copy}${end}`, { force: true });
}
