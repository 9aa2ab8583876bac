// An empty database made ready for load: migrated, with the people and machines of the rigs.
//
//   DATABASE_URL=… [MACHINES=24] node rigs/load/prepare.mjs   prints the ids as JSON
//
// A process of its own, so that a rig itself holds no connection.
import { createRequire } from 'node:module';
import { populated } from '../crash/populated.mjs';

const require = createRequire(import.meta.url);
require('reflect-metadata');
const { openDatabase } = require('../../backend/dist/apps/schema/open-database');

const MACHINES = Number(process.env.MACHINES ?? 24);

const dataSource = await openDatabase(process.env.DATABASE_URL);
await dataSource.runMigrations();
const ask = (_name, sql, parameters) => dataSource.query(sql, parameters);
const ids = await populated({ ask }, { at: new Date().toISOString(), machines: MACHINES });
await dataSource.destroy();
console.log(JSON.stringify(ids));
