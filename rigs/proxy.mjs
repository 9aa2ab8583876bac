// The product as built, in production, behind nginx with docs/nginx.conf as it is shipped and a throwaway certificate.
import { join } from 'node:path';
import { checklist } from './kit/checks.mjs';
import { prepare, startProduct, surroundings } from './load/product.mjs';
import { rowsOf } from './load/stores.mjs';
import { checks } from './proxy/checks.mjs';
import { SITES, startNginx } from './proxy/nginx.mjs';
import { testssl } from './proxy/testssl.mjs';
import { freePort } from '../tools/test/services.mjs';

const VARIABLES = {
  NODE_ENV: 'production',
  MAIL_KEPT: 'outbox',
  APP_URL: `https://${SITES.public}`,
  ADMIN_URL: `https://${SITES.admin}`,
  TRUSTED_PROXIES: 'loopback',
  REDIS_URL: '',
};
/** Production takes no account of the demo. */
const RENAMED = "UPDATE users SET email = REPLACE(email, '@example.com', '@yard.example')";

export default {
  does: 'serves behind nginx with docs/nginx.conf, and checks TLS, cookies, addresses, sockets and uploads',
  packages: [
    { package: 'nginx-light', program: 'nginx' },
    { package: 'testssl.sh', program: 'testssl' },
    { package: 'openssl', program: 'openssl' },
  ],
  async run({ scratch, atEnd }) {
    process.env.DATABASE_URL = `sqlite:${join(scratch, 'proxy.sqlite')}`;
    const around = surroundings();
    atEnd(around.remove);
    const ports = [await freePort(), await freePort()];
    await prepare();
    await rowsOf(process.env.DATABASE_URL, RENAMED);
    const start = () => startProduct({ ...around.variables, ...VARIABLES }, { ports });
    let product = await start();
    atEnd(() => product.stop());
    const nginx = await startNginx(ports);
    atEnd(() => nginx.stop());
    const whileDown = async (work) => {
      await product.stop();
      await work().finally(async () => (product = await start()));
    };
    const list = checklist();
    const place = { nginx, adminUrl: `http://127.0.0.1:${ports[1]}`, whileDown };
    for (const [sentence, check] of Object.entries(checks(place))) await list.check(sentence, check);
    for (const name of Object.values(SITES)) {
      await list.check(`testssl.sh finds nothing to blame at ${name}`, async () => {
        const wrong = await testssl(name, nginx.https);
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
      });
    }
    if (!list.areGood()) console.log(`nginx said:\n${nginx.log()}`);
    return list.areGood();
  },
};
