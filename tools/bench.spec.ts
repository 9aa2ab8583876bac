import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const WORKSPACE = join(__dirname, '..');
/** As `bench/loop.mjs` gives them what is built. */
const READERS = `
  const { join } = require('node:path');
  const { readers } = require('./bench/loop/readers.cjs');
  const wrong = readers((project, path) => require(join(process.cwd(), project, 'dist', path))).flatMap(
    ({ name, read, wrap = (text) => text }) => {
      try {
        read(wrap('text'));
      } catch (error) {
        if (error instanceof TypeError || error instanceof ReferenceError) return [name + ': ' + error.message];
      }
      return [];
    });
  console.log(JSON.stringify(wrong));
  process.exit();`;
const AT = '2026-11-20 10:00:00.000000';
const MADE = { created_at: AT, updated_at: AT };
/** An approved request as the statements of `bench/floor/whole-list.mjs` find it. */
const REQUEST = {
  ...MADE,
  id: 1,
  user_id: 2,
  owner_id: 3,
  start_date: '2026-12-01',
  end_date: '2026-12-04',
  approved_at: AT,
  declined_at: null,
  closed_at: null,
  deposit_refunded_at: null,
  called_off_at: null,
  handed_over_unpaid_at: null,
  cancellation_id: null,
  return_id: null,
  handover_id: null,
  time_zone: 'America/Denver',
  machine_type_name: 'Excavator',
  machine_type_category: 'earthmoving',
  tank_amount: null,
  lines: '[]',
  policy_tiers: '[]',
  policy_window_hours: 48,
  policy_created_at: AT,
  policy_updated_at: AT,
  renter_since: AT,
};
const PAYMENT = {
  ...MADE,
  id: 5,
  kind: 'deposit',
  status: 'failed',
  attempt: 1,
  amount: '500.00',
  dispute_status: null,
  attempted_at: null,
  succeeded_at: null,
  waived_at: null,
  card_asked_at: null,
};
const RECORD = `
  import('./bench/floor/whole-record.mjs').then(async ({ requestRecord }) => {
    await import('./bench/floor/whole-list.mjs');
    const [row, payment] = ${JSON.stringify([REQUEST, PAYMENT])};
    const parts = { messages: [], payments: [payment], agreements: [] };
    const { status, unpaid } = requestRecord(row, parts, { id: 2 }, new Date('2026-11-20T12:00:00Z'));
    console.log(JSON.stringify({ status, unpaid: unpaid?.kind ?? null }));
    process.exit();
  });`;

const outputOf = (program: string): unknown =>
  JSON.parse(execFileSync(process.execPath, ['-e', program], { cwd: WORKSPACE, encoding: 'utf8' }));

/** How long they take for hostile texts is for `npm run bench:loop`. */
it('gives each reader of the loop bench a text as the product does', () => {
  expect(outputOf(READERS)).toEqual([]);
});

it('lets the servers that are measured beside the product use its rules as they are now', () => {
  expect(outputOf(RECORD)).toEqual({ status: 'approved', unpaid: 'deposit' });
});
