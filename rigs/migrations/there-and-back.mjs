// Migrations there and back on the empty database of DATABASE_URL, and with `--requests` those since the baseline on one
// that holds so many. Ends with 1 and says what is not as it was.
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { fillRequests } from '../../bench/fill-requests.mjs';
import { contentsOf, schemaOf } from './contents.mjs';
import { whileWriting } from './waiting-write.mjs';

const require = createRequire(import.meta.url);
require('reflect-metadata');
const { baseline } = require('../../backend/dist/apps/schema/migrations');
const { openDatabase } = require('../../backend/dist/apps/schema/open-database');
const { migrate, rollback } = require('@kit/server/store/migrate');

const IN_GROUPS = 0.02;

const { values: options } = parseArgs({ options: { requests: { type: 'string', default: '0' } } });
const requests = Number(options.requests);
const url = process.env.DATABASE_URL;
const dataSource = await openDatabase(url);
const wrong = [];

const there = await migrate(dataSource);
const head = await schemaOf(dataSource);
while (await rollback(dataSource));
compare('the schema of nothing', await schemaOf(dataSource), {});
const again = await migrate(dataSource);
compare('the schema after there, back and there', await schemaOf(dataSource), head);
compare('the migrations that ran', again, there);
console.log(
  `${there.length} migrations there, back and there: ${Object.keys(head).length} tables and indexes`,
);
// Migrations after the baseline were run on real rows.
const newest = there.slice(baseline.length);
if (newest.length === 0) console.log('none since the baseline: nothing to do on rows');
else if (requests > 0) await onRows();
await dataSource.destroy();

console.log(wrong.length === 0 ? 'as it was' : `NOT AS IT WAS\n${wrong.join('\n')}`);
process.exitCode = wrong.length === 0 ? 0 : 1;

async function onRows() {
  await fillRequests(dataSource, { requests, matching: Math.round(requests * IN_GROUPS), now: Date.now() });
  const before = await contentsOf(dataSource);
  const worst = { back: 0, there: 0 };

  for (const name of newest.toReversed()) {
    const { took, waited } = await whileWriting(url, async () => {
      const undone = await rollback(dataSource);
      if (undone !== name) wrong.push(`${undone} was taken back in place of ${name}`);
    });
    worst.back = Math.max(worst.back, waited);
    console.log(`back ${name}: ${Math.round(took)} ms, a write waited ${Math.round(waited)} ms`);
  }
  const between = await contentsOf(dataSource);
  const { took, waited } = await whileWriting(url, () => migrate(dataSource));
  worst.there = waited;
  console.log(`there, all ${newest.length}: ${Math.round(took)} ms, a write waited ${Math.round(waited)} ms`);

  compare('the schema on rows', await schemaOf(dataSource), head);
  const after = await contentsOf(dataSource);
  compare('what was there all along, taken back', only(between, before), only(before, between));
  compare('what was there all along, there again', only(after, between), between);
  const counted = between['rental_requests.id'];
  if (!counted.startsWith(`${requests} rows`)) wrong.push(`${counted} of requests`);
  console.log(`${Object.keys(between).length} columns of ${Object.keys(after).length} were there all along`);
  console.log(
    `longest that a write waited: ${Math.round(worst.there)} ms there, ${Math.round(worst.back)} ms back`,
  );
}

/** The entries that the other has, too. */
function only(contents, other) {
  return Object.fromEntries(Object.entries(contents).filter(([name]) => name in other));
}

function compare(what, found, expected) {
  for (const name of new Set([...Object.keys(found), ...Object.keys(expected)])) {
    if (found[name] === expected[name]) continue;
    wrong.push(`${what}, ${name}:\n  ${found[name]}\nexpected\n  ${expected[name]}`);
  }
}
