// The application as a process of its own, on a database that is filled: runs the four batches one after the other and
// says for each how long it took and what it held in memory meanwhile. Started by batches.mjs.
require('@kit/server/base/memory/heap');
require('reflect-metadata');

const SAMPLE_MS = 250;

async function main() {
  const { openContext } = require('../backend/dist/apps/server/app');
  const { Clock } = require('@kit/server/base/clock/clock');
  const { readEnvironment } = require('../backend/dist/src/config/read-environment');
  const { openDatabase } = require('../backend/dist/apps/schema/open-database');
  const { BatchRuns } = require('../backend/dist/src/scheduler/batch-runs');
  const { BatchWorker } = require('../backend/dist/src/scheduler/batch-worker');
  const { PAYMENT_PROVIDER } = require('../backend/dist/src/payments/payment-provider');
  const { RentalBatches } = require('../backend/dist/src/rentals/batches/rental-batches');

  const environment = readEnvironment(process.env);
  const dataSource = await openDatabase(environment.databaseUrl);
  const clock = new Clock();
  const app = await openContext({ environment, dataSource, clock });
  const of = (type) => app.get(type, { strict: false });
  answerAtOnce(of(PAYMENT_PROVIDER));
  for (const name of process.argv.slice(2)) {
    const began = performance.now();
    const due = (await of(RentalBatches).due(name, clock.now())).length;
    const selected = performance.now() - began;
    const memory = [];
    const sample = () => memory.push(process.memoryUsage().rss);
    const timer = setInterval(sample, SAMPLE_MS);
    sample();
    const held = heldNow();
    const before = process.cpuUsage();
    const started = performance.now();
    const { id } = await of(BatchRuns).start({ name });
    await of(BatchWorker).idle();
    const seconds = (performance.now() - started) / 1000;
    const { user, system } = process.cpuUsage(before);
    clearInterval(timer);
    sample();
    const [{ status, total, done, failed }] = await dataSource.query(
      `SELECT * FROM batch_runs WHERE id = ${id}`,
    );
    const processor = (user + system) / 1000 / Math.max(1, total);
    const kept = [held, heldNow()];
    process.send({ name, due, selected, seconds, status, total, done, failed, memory, processor, kept });
  }
  // Its database's connections end with it.
  await app.close();
  process.disconnect();
}

/** Memory in use in bytes, without garbage; null unless Node was started with `--expose-gc`. */
function heldNow() {
  if (!globalThis.gc) return null;
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** The provider's own time is not what is measured: it says yes to everything. */
function answerAtOnce(provider) {
  provider.createCustomer = async () => ({ id: 'cus_bench' });
  provider.createPaymentIntent = async ({ amount, currency, metadata }, key) => ({
    ...{ id: `pi_${key}`, client_secret: `secret_${key}`, status: 'succeeded' },
    ...{ amount, currency, metadata, last_payment_error: null },
  });
  provider.createRefund = async ({ amount }, key) => ({
    ...{ id: `re_${key}`, status: 'succeeded', amount, failure_reason: null },
  });
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
