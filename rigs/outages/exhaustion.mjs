// Exhausted resources beside the database's disk: the disk of the files, open files, connections to MariaDB.
// Each must be answered with 503 and Retry-After, leave nothing half stored, and be over once there is space
// again. Mounts a small file system of its own, for which it must be root.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { asked, noise, upload } from './uploads.mjs';
import { signedIn } from '../load/people.mjs';
import { prepare, startProduct, surroundings } from '../load/product.mjs';
import { rowsOf } from '../load/stores.mjs';
import { emptyDatabase, mariadb } from './servers.mjs';

/** More than the demo's pictures take; the filler leaves less than a picture. */
const DISK = '24m';
const LEFT_BYTES = 32 * 1024;
/** Open files above the number of an idle product. */
const FILES_LEFT = 6;
const MANY = 40;
const CONNECTIONS = 12;
const BACK_MS = 15_000;

/** @throws Error when something is lost, half kept, or not answered 503 */
export async function run({ log }) {
  const scratch = mkdtempSync(join(tmpdir(), 'yard-exhaustion-'));
  try {
    process.env.DATABASE_URL = `sqlite:${join(scratch, 'yard.sqlite')}`;
    await prepare();
    log(`files:   ${await fullStorage(scratch)}`);
    log(`files:   ${await fewFiles()}`);
    log(`mysql    ${await fewConnections(scratch)}`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The folder of the files is on a disk that is full, and so is the one for what is received. */
async function fullStorage(scratch) {
  const disk = join(scratch, 'disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk]);
  const around = surroundings();
  const places = [];
  try {
    for (const [place, variables] of [
      ['kept', { STORAGE_URL: disk }],
      ['received', { TMPDIR: disk }],
    ]) {
      const product = await startProduct({ ...around.variables, REDIS_URL: '', ...variables });
      try {
        await withFullDisk(product, disk);
      } finally {
        await product.stop();
      }
      places.push(place);
    }
  } finally {
    execFileSync('umount', [disk]);
    around.remove();
  }
  return `disk full where files are ${places.join(', and where they are ')}: 503, nothing kept; taken again once there is room`;
}

async function withFullDisk(product, disk) {
  const renter = await signedIn(product.url, 'renter');
  const picture = await noise();
  must(await upload(product.url, renter, picture), '201');
  const before = await kept(disk);
  const { bavail, bsize } = statfsSync(disk);
  const filler = join(disk, 'filler');
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES), 1));
  must(await upload(product.url, renter, picture), '503 with Retry-After');
  must(await asked(product.url, renter, '/api/media'), '200');
  rmSync(filler);
  const after = await kept(disk);
  if (after !== before) throw new Error(`of a refused upload is left: ${after}, not ${before}`);
  must(await upload(product.url, renter, picture), '201');
  if (!/the disk is full/.test(product.log())) throw new Error(`the log says: ${product.log().slice(-800)}`);
}

/** Files and rows, in words. */
async function kept(disk) {
  const found = readdirSync(disk, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile() && one.name !== 'filler').map(({ name }) => name);
  const [{ count }] = await rowsOf(process.env.DATABASE_URL, 'SELECT COUNT(*) AS count FROM media');
  return JSON.stringify([files.sort(), Number(count)]);
}

async function fewFiles() {
  const around = surroundings();
  const product = await startProduct({ ...around.variables, REDIS_URL: '' });
  const sockets = [];
  try {
    const renter = await signedIn(product.url, 'renter');
    const picture = await noise();
    must(await upload(product.url, renter, picture), '201');
    const { fds } = await product.held();
    const files = fds + FILES_LEFT;
    execFileSync('prlimit', [`--pid=${product.child.pid}`, `--nofile=${files}:${files}`]);
    for (let count = 0; count < MANY; count += 1) sockets.push(await opened(product.url));
    // Uses the open connection.
    const heard = [
      await asked(product.url, renter, '/health/live'),
      await asked(product.url, renter, '/api/user'),
    ];
    heard.push(await upload(product.url, renter, picture));
    for (const socket of sockets) socket.destroy();
    await until(async () => (await upload(product.url, renter, picture)) === '201');
    const odd = heard.filter((word) => !['200', '503 with Retry-After', 'broken'].includes(word));
    if (odd.length > 0) throw new Error(`without open files: ${heard}`);
    if (product.child.exitCode !== null) throw new Error('it ended');
    return `no file to open, ${MANY} connections: heard ${heard.join(', ')}; served again once they are gone`;
  } finally {
    for (const socket of sockets) socket.destroy();
    await product.stop();
    around.remove();
  }
}

/** All of the server's connections are somebody else's. */
async function fewConnections(scratch) {
  const folder = join(scratch, 'mysql');
  mkdirSync(folder);
  const server = await mariadb(folder);
  const around = surroundings();
  const others = [];
  let product = null;
  try {
    const address = new URL(await emptyDatabase(server.url));
    const root = await createConnection(address.toString());
    // The administrator has a connection more than everybody else.
    await root.query("CREATE USER yard@'127.0.0.1' IDENTIFIED BY 'yard'");
    await root.query("GRANT ALL ON *.* TO yard@'127.0.0.1'");
    await root.query("REVOKE SUPER, CONNECTION ADMIN ON *.* FROM yard@'127.0.0.1'");
    Object.assign(address, { username: 'yard', password: 'yard' });
    process.env.DATABASE_URL = address.toString();
    await prepare();
    product = await startProduct({ ...around.variables, REDIS_URL: '' });
    const renter = await signedIn(product.url, 'renter');
    must(await asked(product.url, renter, '/api/user'), '200');
    await root.query(`SET GLOBAL max_connections = ${CONNECTIONS}`);
    await takeAll(root, others);
    const heard = new Set();
    for (let count = 0; count < 5; count += 1) heard.add(await asked(product.url, renter, '/api/user'));
    heard.add(`ready ${await asked(product.url, renter, '/health/ready')}`);
    heard.add(`live ${await asked(product.url, renter, '/health/live')}`);
    const words = [...heard].join(', ');
    if (words !== '503 with Retry-After, ready 503, live 200')
      throw new Error(`without connections: ${words}`);
    for (const other of others.splice(0)) await other.end();
    const since = performance.now();
    await until(async () => (await asked(product.url, renter, '/api/user')) === '200');
    await root.end();
    return `no connection left (max_connections): ${words}; back after ${((performance.now() - since) / 1000).toFixed(1)} s`;
  } finally {
    for (const other of others) other.destroy();
    await product?.stop();
    await server.kill();
    around.remove();
  }
}

/** The product opens what is killed anew: until somebody else was faster. */
async function takeAll(root, others) {
  const list = "SELECT id FROM information_schema.processlist WHERE user = 'yard'";
  for (;;) {
    const taken = new Set(others.map(({ threadId }) => threadId));
    const own = (await root.query(list))[0].filter(({ id }) => !taken.has(Number(id)));
    if (own.length === 0 && taken.size > 0) return;
    for (const { id } of own) await root.query(`KILL ${id}`).catch(() => undefined);
    for (let other; (other = await createConnection(process.env.DATABASE_URL).catch(() => null));)
      others.push(other);
  }
}

function must(word, wanted) {
  if (word !== wanted) throw new Error(`answered ${word}, not ${wanted}`);
}

async function opened(url) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  // Without a free file the kernel accepts the connection, or it is closed at once.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function until(isTrue) {
  const end = performance.now() + BACK_MS;
  while (performance.now() < end) {
    if (await isTrue()) return;
    await pause(100);
  }
  throw new Error('it does not come back');
}
