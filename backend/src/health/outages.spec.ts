import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '../../test/api';

/** A process is started, and each fault is waited out. */
jest.setTimeout(300_000);

const RIG = join(process.cwd(), 'backend/test/outages/short.mjs');
const STORES = api.dialect === 'mysql' ? ['database', 'redis'] : ['redis'];
const FAULTS = ['refuse', 'reset', 'hole', 'half'];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yard-outages-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('answers 503 with Retry-After while a store is out of reach, and comes back by itself', async () => {
  const database = await emptyDatabase();
  const { lost, acknowledged, warnings, ...story } = await run(database.url).finally(() => database.drop());

  const outage = {
    meanwhile: ['503 with Retry-After'],
    ready: '503',
    live: '200',
    isBack: true,
  };
  const cases = STORES.flatMap((store) => FAULTS.map((fault) => [`${store} ${fault}`, outage]));
  expect(story).toEqual(Object.fromEntries(cases));
  expect({ lost, acknowledged, warnings }).toEqual({ lost: [], acknowledged: cases.length, warnings: [] });
});

async function emptyDatabase() {
  if (api.dialect === 'sqlite') {
    return { url: `sqlite:${join(folder, 'outages.sqlite')}`, drop: () => Promise.resolve() };
  }
  const name = `yard_outages_${process.pid}`;
  await api.dataSource.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => api.dataSource.query(`DROP DATABASE ${name}`) };
}

function run(databaseUrl: string): Promise<Record<string, unknown>> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, REDIS_URL: `${process.env.TEST_REDIS_URL}/9` };
  const child = spawn(process.execPath, [RIG], { env });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const warnings = errors.split('\n').filter((line) => line.includes('Warning'));
      if (code === 0) resolve({ ...(JSON.parse(output) as Record<string, unknown>), warnings });
      else reject(new Error(`the rig ended with ${code}: ${output}${errors}`));
    });
  });
}
