// The application as a process of its own that can be told to die: forked by process.mjs, asked over IPC.
// It kills itself with SIGKILL before, during or after its n-th step; a step is a statement to the database (BEGIN and
// COMMIT are statements too) or a call to the payment provider. A step's number says where, so a death can be replayed.
const http = require('node:http');
require('reflect-metadata');

/** The step to die at. During: it was sent, and nobody reads the answer. */
let armed = null;
let steps = 0;
/** Steps that call the provider; armed for one of them, other steps do not count. */
let calls = 0;

const die = () => process.kill(process.pid, 'SIGKILL');

/**
 * Counts a step and dies before it, or is stopped until somebody lets it go on, if that was asked for.
 *
 * @returns the moment at which to die, if it is this step
 */
function step(isCall = false) {
  steps += 1;
  calls += Number(isCall);
  const isMeant = armed?.isCall ? isCall && armed.step === calls : armed?.step === steps;
  if (!isMeant) return null;
  if (armed.moment === 'before') die();
  if (armed.moment !== 'stop') return armed.moment;
  process.kill(process.pid, 'SIGSTOP');
  return null;
}

function countStatements({ driver }) {
  const create = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    const runner = create(mode);
    for (const way of ['query', 'prepared']) {
      const send = runner[way].bind(runner);
      runner[way] = async (...parameters) => {
        const moment = step();
        if (moment === 'during') setImmediate(die);
        const answer = await send(...parameters);
        if (moment !== null) die();
        return answer;
      };
    }
    return runner;
  };
}

/** All HTTP requests from here go to the provider. */
function countCalls() {
  const { request } = http;
  http.request = (...parameters) => {
    const moment = step(true);
    const call = request(...parameters);
    if (moment === 'during') call.once('finish', () => setImmediate(die));
    if (moment === 'after') call.once('response', die);
    return call;
  };
}

async function start() {
  const { startApp } = require('../../backend/dist/apps/server/app');
  const { Clock } = require('@kit/server/base/clock/clock');
  const { readEnvironment } = require('../../backend/dist/src/config/read-environment');
  const { openDatabase } = require('../../backend/dist/apps/schema/open-database');

  const environment = readEnvironment(process.env);
  const dataSource = await openDatabase(environment.databaseUrl);
  await dataSource.runMigrations();
  countStatements(dataSource);
  countCalls();
  const clock = new (class extends Clock {
    at = new Date(process.env.CRASH_CLOCK);
    now() {
      return new Date(this.at);
    }
  })();
  const tuning = { hashRounds: 4, failedLoginMs: 0, registrationsPerMinute: 1000 };
  const { app, publicPort } = await startApp({ environment, dataSource, clock, tuning });
  const provider = (path, name) => app.get(require(`../../backend/dist/${path}`)[name], { strict: false });
  const worker = provider('src/scheduler/batch-worker', 'BatchWorker');
  const inbox = provider('src/payments/webhooks/webhook-inbox', 'WebhookInbox');
  const sweepers = [
    provider('src/payments/payment-sweeper', 'PaymentSweeper'),
    provider('src/ledger/payouts/payout-sweeper', 'PayoutSweeper'),
  ];
  const unpaid = provider('src/rentals/batches/unpaid-job', 'UnpaidJob');
  const { checkLedger } = require('../../backend/dist/src/ledger/checks/check-ledger');

  const commands = {
    clock: (iso) => void (clock.at = new Date(iso)),
    arm: (at) => void ((armed = at), (steps = 0), (calls = 0)),
    steps: () => steps,
    calls: () => calls,
    query: (sql, parameters) => dataSource.query(sql, parameters),
    /** Runs all periodic work that timers would run sooner or later. */
    async sweep() {
      // Leases run out by the database's own clock, which is not moved here.
      await dataSource.query(
        "UPDATE batch_runs SET lease_expires_at = '2026-01-01 00:00:00.000' WHERE status = 'running'",
      );
      worker.wake();
      await worker.idle();
      for (const sweeper of sweepers) await sweeper.sweep();
      await unpaid.run();
    },
    /** Looks for runs to take up, as it does every five seconds. */
    wake: () => worker.wake(),
    settled: () => Promise.all([worker.idle(), inbox.idle()]).then(() => null),
    ledger: async () => (await checkLedger(dataSource)).differences,
  };
  process.on('message', ({ id, name, parameters }) => {
    Promise.resolve()
      .then(() => commands[name](...parameters))
      .then(
        (value) => process.send({ id, value: value ?? null }),
        (error) => process.send({ id, error: error.stack }),
      );
  });
  process.on('disconnect', die);
  process.send({ ready: publicPort });
}

start().catch((error) => {
  console.error(error);
  process.exit(1);
});
