import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rows } from '../../test/api';
import { type Canary, markup, openCanary } from '../../test/canary';
import { yard } from '../../test/command';
import { databaseUrl } from '../../test/main-process';
import { make } from '../../test/make';

let canary: Canary;
beforeEach(async () => {
  canary = await openCanary();
});
afterEach(() => canary.close());

it('calls no address that stands in the rows of an imported file', async () => {
  const olive = await make.owner();
  await make.machineType({ name: 'Excavator' });
  const addresses = await imported(['import:addresses', '--user', olive.email], {
    line1: canary.address(),
    line2: canary.address(),
    city: 'Austin',
    state: 'TX',
    postal_code: '78701',
    lat: '30',
    lng: '-97',
    image: canary.address(),
  });
  const machines = await imported(['import:machines', '--owner', olive.email, '--publish'], {
    source_id: 'T-1',
    machine_type: 'Excavator',
    manufacturer: canary.address(),
    model: canary.address(),
    description: markup(canary.address()),
    year: '2005',
    hours: '100',
    state: 'TX',
    sale_date: '2011-03-02',
    image: canary.address(),
  });

  expect([addresses.code, machines.code, machines.output]).toEqual([0, 0, expect.any(String)]);
  expect(await rows('addresses', 'line2 IS NOT NULL')).toHaveLength(1);
  expect(canary.heard).toEqual([]);
});

/** By a command, in a process of its own: only the canary hears of it. */
async function imported([name = '', ...options]: string[], row: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'yard-canary-'));
  const file = join(folder, 'rows.csv');
  const quoted = Object.values(row).map((text) => `"${text.replaceAll('"', '""')}"`);
  writeFileSync(file, `${Object.keys(row).join()}\n${quoted.join()}\n`);
  const variables = { DATABASE_URL: databaseUrl(), STORAGE_URL: folder };
  try {
    return await yard([name, file, ...options], variables);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
