// A full disk under the server, and a read-only one at its start; mounts a small one, as root.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { look, makeDatabase, startProduct } from './product-on-sqlite.mjs';

const DISK = '6m';
/** Space that the filler leaves: a few writes' worth of log. */
const LEFT_BYTES = 64 * 1024;
const WRITES = 40;

/** @throws Error when something is lost, half-written, or not answered 503 */
export async function run({ log }) {
  const scratch = mkdtempSync(join(tmpdir(), 'yard-disk-'));
  const disk = join(scratch, 'disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk]);
  try {
    const file = join(disk, 'yard.sqlite');
    await makeDatabase(file, scratch);
    log(`SQLite: ${await fullDisk(file, scratch, disk)}`);
    log(`SQLite: ${await readOnly(file, scratch, disk)}`);
  } finally {
    execFileSync('umount', [disk]);
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function fullDisk(file, scratch, disk) {
  const product = await startProduct(file, scratch);
  try {
    const acknowledged = [await written(product, 'before', 201)];
    const { bavail, bsize } = statfsSync(disk);
    const filler = join(disk, 'filler');
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES), 1));
    let refused = 0;
    for (let count = 1; count <= WRITES; count += 1) {
      const message = `${count} `.padEnd(4_000, 'x');
      const status = await product.write(message);
      if (status === 201) acknowledged.push(message);
      else if (status === 503) refused += 1;
      else throw new Error(`a full disk is answered ${status}`);
    }
    if (refused === 0) throw new Error('the disk did not become full');
    if ((await product.read()) !== 200) throw new Error('reading does not go on');
    if (!product.log().includes('the disk is full')) throw new Error(`the log says: ${product.log()}`);
    rmSync(filler);
    acknowledged.push(await written(product, 'after', 201));
    await product.stop();
    await mustHold(file, acknowledged);
    return `disk full: ${refused} of ${WRITES} writes answered 503, the others kept; writes again once there is room`;
  } finally {
    await product.stop();
  }
}

async function readOnly(file, scratch, disk) {
  execFileSync('mount', ['-o', 'remount,ro', disk]);
  const refusal = await startProduct(file, scratch).then(
    async (product) => {
      await product.stop();
      throw new Error('it started on a read-only file system');
    },
    (error) => error.message,
  );
  if (!/read-only|cannot be opened/.test(refusal)) throw new Error(`a read-only start says: ${refusal}`);
  execFileSync('mount', ['-o', 'remount,rw', disk]);
  const product = await startProduct(file, scratch);
  try {
    await written(product, 'writable', 201);
  } finally {
    await product.stop();
  }
  return 'read-only file system: the start says so and ends; starts and writes once it is writable';
}

async function written(product, message, wanted) {
  const status = await product.write(message);
  if (status !== wanted) throw new Error(`${message}: answered ${status}, not ${wanted}`);
  return message;
}

async function mustHold(file, acknowledged) {
  const { integrity, messages } = await look(file);
  if (integrity !== 'ok') throw new Error(`the database is damaged: ${integrity}`);
  const [held, wanted] = [messages.length, acknowledged.length];
  const lost = acknowledged.filter((message) => !messages.includes(message));
  if (held !== wanted || lost.length > 0)
    throw new Error(`${held} messages are there, ${wanted} were acknowledged`);
}
