// `npm run bench -- search`: how long finding machines takes, kind by kind. See README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServices } from '../tools/test/services.mjs';
import { emptyDatabase } from './empty-database.mjs';
import { SITE } from './people.mjs';
import { KINDS } from './search-kinds.mjs';
import { attributeRows, searchRows } from './search-rows.mjs';
import { startServer } from './servers.mjs';

const { values: options } = parseArgs({
  options: {
    machines: { type: 'string', default: '400000' },
    database: { type: 'string', default: 'sqlite,mysql' },
    requests: { type: 'string', default: '96' },
    only: { type: 'string', default: '' },
  },
});
const require = createRequire(import.meta.url);
require('reflect-metadata');
process.chdir(join(import.meta.dirname, '..'));
const { openDatabase } = require('../backend/dist/open-database');
const { migrate, rollback } = require('../backend/dist/database/migrate');
const { postalPlaces } = require('../backend/dist/reference/reference-data');
const { seedMachineTypes } = require('../backend/dist/catalog/machine-types/seed-machine-types');
const { seedPostalCodes } = require('../backend/dist/addresses/seed-postal-codes');
const { COMMAND_LIMITS } = require('../backend/dist/database/time-limits');
const { seedSynonyms } = require('../backend/dist/catalog/search-synonyms/seed-synonyms');

/** Values of one statement. */
const VALUES_AT_ONCE = { sqlite: 1_200, mysql: 20_000 };
const INDEX = 'CreateSearchIndex20261123000100';

const scratch = mkdtempSync(join(tmpdir(), 'yard-bench-'));
const running = [];
try {
  for (const dialect of options.database.split(',')) await measure(dialect);
} finally {
  for (const stop of running.reverse()) await stop();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit();

async function measure(dialect) {
  const url = dialect === 'mysql' ? await mysqlUrl() : `sqlite:${join(scratch, 'bench.sqlite')}`;
  const dataSource = await openDatabase(url, { limits: COMMAND_LIMITS });
  await fill(dataSource, dialect);
  const server = await startServer('product', 'backend/dist/main.js', {
    NODE_ENV: 'production',
    DEMO: 'false',
    PAYMENTS: 'simulator',
    APP_URL: SITE,
    APP_KEY: 'a key for benchmarks of 32 chars',
    PUSHER_APP_SECRET: 'a secret for benchmarks of 32 by',
    STORAGE_URL: scratch,
    DATABASE_URL: url,
    REDIS_URL: '',
    LOG_LEVEL: 'fatal',
  });
  try {
    const rows = {};
    for (const [kind, queryOf] of Object.entries(KINDS)) {
      if (kind.includes(options.only))
        rows[kind] = await timesOf(server.port, queryOf, examinedOf(dataSource));
    }
    console.log(dialect);
    console.table(rows);
  } finally {
    await server.stop();
    await dataSource.destroy();
  }
}

async function mysqlUrl() {
  const services = await startServices(scratch, ['api']);
  running.push(() => services.stop());
  const database = await emptyDatabase(process.env.TEST_DATABASE_URL);
  running.push(() => database.drop());
  return database.url;
}

/** The machines are there before the index, so that its migration has something to do. */
async function fill(dataSource, dialect) {
  await migrate(dataSource);
  await seedMachineTypes(dataSource.manager, new Date());
  while ((await rollback(dataSource)) !== INDEX);
  const types = await dataSource.query('SELECT id, name FROM machine_types ORDER BY id');
  const places = postalPlaces().filter(
    ({ state }) => /^[A-Z]{2}$/.test(state) && !['PR', 'AK', 'HI'].includes(state),
  );
  const tables = searchRows({ machines: Number(options.machines), types, places });
  await insert(dataSource, tables, dialect);
  const began = performance.now();
  await migrate(dataSource);
  console.log(`${dialect}: indexed ${options.machines} machines in ${seconds(began)} s`);
  await seedSynonyms(dataSource.manager, new Date());
  await seedPostalCodes(dataSource.manager);
  await seedMachineTypes(dataSource.manager, new Date());
  const machines = await dataSource.query('SELECT machine_type_id FROM machines ORDER BY id');
  await insert(dataSource, attributeRows(machines.map((row) => Number(row.machine_type_id))), dialect);
  if (dialect === 'mysql')
    await dataSource.query(
      'ANALYZE TABLE machines, users, search_machines, search_attributes, blackouts, postal_codes',
    );
}

async function insert(dataSource, tables, dialect) {
  for (const [table, { ids, rowOf }] of Object.entries(tables)) {
    const columns = Object.keys(rowOf(1));
    const size = Math.floor(VALUES_AT_ONCE[dialect] / columns.length);
    await dataSource.transaction(async (manager) => {
      for (let from = 0; from < ids.length; from += size) {
        const values = ids.slice(from, from + size).map((id) => Object.values(rowOf(id)));
        const lines = values.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ');
        await manager.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${lines}`, values.flat());
      }
    });
  }
}

function seconds(began) {
  return ((performance.now() - began) / 1000).toFixed(1);
}

async function timesOf(port, queryOf, examined) {
  const times = [];
  const before = await examined();
  const count = Number(options.requests);
  for (let at = 0; at < count; at += 1) {
    const { path = '', ...asked } = queryOf(at);
    const query = new URLSearchParams(asked);
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api/machines${path}?${query}`);
    const body = await answer.json();
    times.push({ ms: performance.now() - began, query: query.toString() });
    if (!answer.ok) throw new Error(`${query}: ${answer.status} ${JSON.stringify(body)}`);
  }
  const after = await examined();
  // The first of each kind prepares its statements and warms the pages.
  const sorted = times.slice(Math.floor(count / 6)).sort((one, other) => one.ms - other.ms);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return {
    p50: round(at(0.5).ms),
    p95: round(at(0.95).ms),
    rows: before === null ? '–' : Math.round((after - before) / count),
    slowest: at(1).query.slice(0, 60),
  };
}

/** Rows that the server has read so far; SQLite does not count them. */
function examinedOf(dataSource) {
  if (dataSource.options.type !== 'mysql') return async () => null;
  return async () => {
    const rows = await dataSource.query("SHOW GLOBAL STATUS LIKE 'Handler_read%'");
    return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
  };
}

function round(ms) {
  return Number(ms.toFixed(1));
}
