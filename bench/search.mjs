// `npm run bench -- search`: how long finding machines takes, kind by kind. See README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServices } from '../tools/test/services.mjs';
import { emptyDatabase } from './empty-database.mjs';
import { environmentIn } from './environment.mjs';
import { floorOf } from './search-floor.mjs';
import { KINDS } from './search-kinds.mjs';
import { attributeRows, searchRows } from './search-rows.mjs';
import { timesOf } from './search-times.mjs';
import { startProduct } from './servers.mjs';

const { values: options } = parseArgs({
  options: {
    machines: { type: 'string', default: '400000' },
    database: { type: 'string', default: 'sqlite,mysql' },
    requests: { type: 'string', default: '96' },
    only: { type: 'string', default: '' },
    keep: { type: 'string', default: '' },
  },
});
const require = createRequire(import.meta.url);
require('reflect-metadata');
process.chdir(join(import.meta.dirname, '..'));
const { openDatabase } = require('../backend/dist/apps/schema/open-database');
const { indexEverything } = require('../backend/dist/src/catalog/search/index/update-index');
const { migrate } = require('@kit/server/store/migrate');
const { postalPlaces } = require('../backend/dist/src/catalog/reference/reference-data');
const { seedMachineTypes } = require('../backend/dist/src/catalog/machine-types/seed-machine-types');
const { seedPostalCodes } = require('../backend/dist/src/catalog/addresses/seed-postal-codes');
const { COMMAND_LIMITS } = require('@kit/server/store/time-limits');
const { seedSynonyms } = require('../backend/dist/src/catalog/search-synonyms/seed-synonyms');

/** Values of one statement. */
const VALUES_AT_ONCE = { sqlite: 1_200, mysql: 20_000 };

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
  const url = dialect === 'mysql' ? await mysqlUrl() : sqliteUrl();
  const dataSource = await openDatabase(url, { limits: COMMAND_LIMITS });
  if (!(await isFilled(dataSource))) await fill(dataSource, dialect);
  await migrate(dataSource);
  const server = await startProduct('product', {
    ...environmentIn(scratch),
    DATABASE_URL: url,
    REDIS_URL: '',
    LOG_LEVEL: 'fatal',
  });
  try {
    const rows = {};
    for (const [kind, queryOf] of Object.entries(KINDS)) {
      if (kind.includes(options.only))
        rows[kind] = await timesOf(server, queryOf, dataSource, Number(options.requests));
    }
    console.log(dialect);
    console.table(rows);
    console.table(await floorOf(dataSource, Number(options.requests)));
  } finally {
    await server.stop();
    await dataSource.destroy();
  }
}

async function mysqlUrl() {
  const services = await startServices(scratch, ['api']);
  running.push(() => services.stop());
  const database = await emptyDatabase(process.env.TEST_DATABASE_URL, options.keep || undefined);
  if (!options.keep) running.push(() => database.drop());
  return database.url;
}

function sqliteUrl() {
  return `sqlite:${join(options.keep ? tmpdir() : scratch, `${options.keep || 'bench'}.sqlite`)}`;
}

/** True when an earlier run has left a filled database. */
async function isFilled(dataSource) {
  const [{ n }] = await dataSource.query(
    dataSource.options.type === 'mysql'
      ? "SELECT COUNT(*) AS n FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'search_attributes'"
      : "SELECT COUNT(*) AS n FROM sqlite_master WHERE name = 'search_attributes'",
  );
  if (Number(n) === 0) return false;
  const [{ kept }] = await dataSource.query('SELECT COUNT(*) AS kept FROM search_attributes');
  return Number(kept) > 0;
}

/** Indexes existing machines, like `yard search:index`. */
async function fill(dataSource, dialect) {
  await migrate(dataSource);
  await seedMachineTypes(dataSource.manager, new Date());
  const types = await dataSource.query('SELECT id, name FROM machine_types ORDER BY id');
  const places = postalPlaces().filter(
    ({ state }) => /^[A-Z]{2}$/.test(state) && !['PR', 'AK', 'HI'].includes(state),
  );
  const tables = searchRows({ machines: Number(options.machines), types, places });
  await insert(dataSource, tables, dialect);
  const began = performance.now();
  await indexEverything(dataSource);
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
