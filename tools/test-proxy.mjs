// `npm run test:proxy`: the product as built, in production, behind nginx with docs/nginx.conf as it is shipped and a
// throwaway certificate. Installs nginx, testssl.sh and openssl where apt can, else says what is missing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare, startProduct, surroundings } from '../rigs/load/product.mjs';
import { rowsOf } from '../rigs/load/stores.mjs';
import { checks } from '../rigs/proxy/checks.mjs';
import { SITES, startNginx } from '../rigs/proxy/nginx.mjs';
import { testssl } from '../rigs/proxy/testssl.mjs';
import { workspace } from './build/ensure-built.mjs';
import { requirePackages } from '../rigs/kit/debian-packages.mjs';
import { freePort } from './test/services.mjs';

requirePackages('test:proxy', [
  { package: 'nginx-light', program: 'nginx' },
  { package: 'testssl.sh', program: 'testssl' },
  { package: 'openssl', program: 'openssl' },
]);
process.chdir(workspace);
const scratch = mkdtempSync(join(tmpdir(), 'yard-proxy-run-'));
process.env.DATABASE_URL = `sqlite:${join(scratch, 'proxy.sqlite')}`;
const around = surroundings();
const variables = {
  ...around.variables,
  NODE_ENV: 'production',
  APP_URL: `https://${SITES.public}`,
  ADMIN_URL: `https://${SITES.admin}`,
  TRUSTED_PROXIES: 'loopback',
  REDIS_URL: '',
};
const ports = [await freePort(), await freePort()];
await prepare();
// Production takes no account of the demo.
await rowsOf(
  process.env.DATABASE_URL,
  `UPDATE users SET email = REPLACE(email, '@example.com', '@yard.example')`,
);
let product = await startProduct(variables, { ports });
const nginx = await startNginx(ports);
const failed = [];
try {
  const rig = { nginx, adminUrl: `http://127.0.0.1:${ports[1]}`, whileDown };
  for (const [sentence, check] of Object.entries(checks(rig))) await tell(sentence, check);
  for (const name of Object.values(SITES)) {
    await tell(`testssl.sh finds nothing to blame at ${name}`, async () => {
      const wrong = await testssl(name, nginx.https);
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    });
  }
  if (failed.length > 0) console.log(`nginx said:\n${nginx.said()}`);
} finally {
  await nginx.stop();
  await product.stop();
  around.remove();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(failed.length > 0 ? 1 : 0);

async function tell(sentence, check) {
  try {
    await check();
    console.log(`ok    ${sentence}`);
  } catch (error) {
    failed.push(sentence);
    console.log(`FAIL  ${sentence}\n${error.stack}`);
  }
}

async function whileDown(work) {
  await product.stop();
  try {
    await work();
  } finally {
    product = await startProduct(variables, { ports });
  }
}
