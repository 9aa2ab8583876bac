// Pages that are opened while one process is replaced after the other: two of them, built with different shells and
// remotes, behind a balancer without affinity. `pages.mjs --rounds N`. The database of DATABASE_URL must be empty.
// Prints what stayed blank or could not be loaded; exit 1 on failure.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { prepare, startProduct, surroundings } from '../load/product.mjs';
import { freePort } from '../../tools/test/services.mjs';
import { changedBuild } from './changed-build.mjs';
import { inTurns } from './in-turns.mjs';
import { endWith } from '../kit/end.mjs';

const WORKSPACE = join(import.meta.dirname, '../..');
const SHOWN_MS = 20_000;
const PATHS = { public: ['/', '/search', '/machines/1', '/login', '/register'], admin: ['/', '/rentals'] };

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '4' } } });
const folder = mkdtempSync(join(tmpdir(), 'yard-changed-'));
const around = surroundings();
await prepare();
const ports = [0, 1].map(() => ({ site: 0, admin: 0 }));
for (const one of ports) [one.site, one.admin] = [await freePort(), await freePort()];
const sites = {
  public: await inTurns(ports.map(({ site }) => site)),
  admin: await inTurns(ports.map(({ admin }) => admin)),
};
const addressOf = (site) => `http://127.0.0.1:${sites[site].port}`;
const variables = { ...around.variables, APP_URL: addressOf('public'), ADMIN_URL: addressOf('admin') };
const started = [];
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const wrong = [];
let opened = 0;
try {
  const main = changedBuild(WORKSPACE, folder);
  started.push(await startProduct(variables, { ports: Object.values(ports[0]) }));
  started.push(await startProduct(variables, { ports: Object.values(ports[1]), main }));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [site, paths] of Object.entries(PATHS)) for (const path of paths) await open(site, path);
  }
} finally {
  await browser.close();
  for (const product of started) await product.stop();
  for (const site of Object.values(sites)) site.close();
  around.remove();
  rmSync(folder, { recursive: true, force: true });
}
if (opened === 0) wrong.push('no page was opened');
endWith(wrong, { opened });

/** A new browser context, without a cache. Server-rendered parts show without scripts: all must be loaded. */
async function open(site, path) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const missing = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.status() >= 400 && /^\/(assets|remotes)\//.test(pathname))
      missing.push(`${pathname} ${answer.status()}`);
  });
  opened += 1;
  try {
    await page.goto(`${addressOf(site)}${path}`);
    await page.getByRole('main').getByRole('heading').first().waitFor({ timeout: SHOWN_MS });
    await page.waitForLoadState('load');
  } catch (error) {
    wrong.push(`${site} ${path} stayed blank: ${String(error).split('\n')[0]}`);
  }
  if (missing.length > 0) wrong.push(`${site} ${path} lacks ${missing.join(', ')}`);
  await context.close();
}
