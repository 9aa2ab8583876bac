// Both servers must say the same before anything is measured.
import assert from 'node:assert/strict';
import { ask } from './load.mjs';

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
