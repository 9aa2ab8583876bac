// Both servers must say the same before anything is measured.
import assert from 'node:assert/strict';
import { createConnection } from 'mysql2/promise';
import { ask } from './load.mjs';
import { COUNTS } from './seed-rows.mjs';

/** The tables that a message is written to, with what both must write alike. */
const WRITTEN = {
  messages: 'user_id, messageable_id, messageable_type, content, deleted_at',
  notifications: 'user_id, type, title, body, data, read_at, dedupe_key, deleted_at',
  mails: 'recipient, subject, text, html, attempts, sent_at, failure_message, deleted_at',
};
const NEW_MESSAGES = `WHERE id > ${COUNTS.messages}`;

/** New rows differ in these by nature. */
const OWN = new Set(['id', 'created_at', 'updated_at']);

/** @throws AssertionError with the first difference */
export async function compare(scenario, product, bare) {
  for (const bytes of scenario.all) {
    const [left, right] = [await ask(product.port, bytes), await ask(bare.port, bytes)];
    assert.equal(right.status, left.status, `${scenario.name}: status`);
    assert.deepEqual(headersOf(right), headersOf(left), `${scenario.name}: headers`);
    if (scenario.name !== 'message') assert.equal(right.body(), left.body(), `${scenario.name}: body`);
    else assert.deepEqual(lasting(right), lasting(left), `${scenario.name}: body`);
  }
}

/**
 * What each server wrote for the same messages is the same: of every row there is one of each.
 *
 * @throws AssertionError with rows that only one of them wrote
 */
export async function compareRows(databaseUrl) {
  const connection = await createConnection(databaseUrl);
  try {
    for (const [table, columns] of Object.entries(WRITTEN)) {
      const [odd] = await connection.query(
        `SELECT ${columns}, COUNT(*) AS times FROM ${table} ${columns.includes('content') ? NEW_MESSAGES : ''}
          GROUP BY ${columns} HAVING COUNT(*) % 2 = 1`,
      );
      assert.deepEqual(odd, [], `${table}: rows`);
    }
  } finally {
    await connection.end();
  }
}

/** Keys in their order, without what a new row has of its own. */
function lasting(answer) {
  return Object.entries(JSON.parse(answer.body())).filter(([name]) => !OWN.has(name));
}

/** Names and values, cookies by their name and attributes; what the connection itself says is left out. */
function headersOf({ head }) {
  const lines = head.trim().split('\r\n').slice(1);
  return lines
    .map((line) => line.replace(/^([^:]+)/, (name) => name.toLowerCase()))
    .filter((line) => !/^(date|connection|keep-alive|content-length):/.test(line))
    .map((line) => line.replace(/=[^;]+; expires=[^;]+/, '=…'))
    .sort();
}
