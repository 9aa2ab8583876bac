// Checks behind the shipped proxy file, each with its sentence.
import { strict as assert } from 'node:assert';
import { agentTo, ask, browser, overHttp2 } from './browser.mjs';
import { SITES } from './nginx.mjs';
import { hearsOver, speaksPusher } from './sockets.mjs';
import { form, FORM, noise } from './uploads.mjs';

const PUBLIC = `https://${SITES.public}`;
const ADMIN = `https://${SITES.admin}`;
const HTML = { Accept: 'text/html' };
const YEAR = 31_536_000;
/** A failed login counts by its address; so many, and the next is refused (backend/src/accounts/auth/auth.module.ts). */
const FAILED_LOGINS = 20;

/** @param rig  `nginx`, the product's `url`s, `restart(work)`: does the work while the product is down */
export function checks({ nginx, adminUrl, whileDown }) {
  const agent = agentTo(nginx);
  const get = (address, headers) => ask(agent, address, { headers });

  return {
    'http leads to https, path and query kept': async () => {
      for (const name of Object.values(SITES)) {
        const answer = await get(`http://${name}/machines?search=a%20b`);
        assert.equal(answer.status, 301);
        assert.equal(answer.headers.location, `https://${name}/machines?search=a%20b`);
      }
    },
    'another host name gets nothing, plain or over TLS': async () => {
      await assert.rejects(get('http://evil.example/'), { code: 'ECONNRESET' });
      await assert.rejects(get('https://evil.example/'), /unrecognized name/);
    },
    'each host name has its own site': async () => {
      const titles = await Promise.all([get(`${PUBLIC}/`, HTML), get(`${ADMIN}/`, HTML)]);
      const [site, admin] = titles.map(({ body }) => /<title>([^<]*)/.exec(body)?.[1]);
      assert.ok(site && admin && site !== admin, `${site}, ${admin}`);
    },
    'browsers speak HTTP/2': async () => {
      assert.deepEqual(await overHttp2(nginx, SITES.public, '/api/machines'), {
        status: 200,
        isSecured: true,
      });
    },
    'every answer has HSTS once, nginx’s own too': async () => {
      const large = { method: 'POST', body: Buffer.alloc(17 * 1024 * 1024) };
      const answers = [
        await get(`${PUBLIC}/`, HTML),
        await get(`${ADMIN}/`, HTML),
        await get(`${PUBLIC}/api/machines`),
        await get(`${PUBLIC}/metrics`),
        await ask(agent, `${PUBLIC}/api/addresses`, large),
      ];
      for (const answer of answers) isStrict(answer);
      assert.deepEqual(
        [answers[4].status, JSON.parse(answers[4].body)],
        [413, { message: 'The POST data is too large.' }],
      );
    },
    'cookies are Secure on both sites, the session’s HttpOnly': async () => {
      for (const origin of [PUBLIC, ADMIN]) {
        const { cookies } = await get(`${origin}/sanctum/csrf-cookie`);
        assert.ok(cookies.length >= 2);
        for (const line of cookies) assert.match(line, /; *secure/i);
        assert.match(cookies.find((line) => line.startsWith('yard_session=')) ?? '', /; *httponly/i);
      }
    },
    'people sign in on both sites': async () => {
      assert.equal((await browser(agent, PUBLIC).signIn('renter@yard.example')).status, 204);
      const admin = browser(agent, ADMIN);
      assert.equal((await admin.signIn('admin@yard.example')).status, 204);
      assert.equal((await admin.get('/api/users')).status, 200);
    },
    'a failed login counts for the address that it came from, whatever it claims': async () => {
      const guesser = browser(agentTo(nginx, '127.0.0.2'), PUBLIC);
      for (let n = 0; n < FAILED_LOGINS; n += 1) {
        const claims = { 'X-Forwarded-For': `198.51.100.${n}`, Forwarded: `for=198.51.100.${n}` };
        assert.equal((await guesser.signIn(`nobody${n}@example.com`, 'wrong', claims)).status, 422);
      }
      assert.equal(
        (await guesser.signIn('renter@yard.example', 'password', { 'X-Forwarded-For': '1.2.3.4' })).status,
        422,
      );
      assert.equal(
        (await browser(agentTo(nginx, '127.0.0.3'), PUBLIC).signIn('renter@yard.example')).status,
        204,
      );
    },
    'the list of devices shows the address that each came from': async () => {
      const renter = browser(agentTo(nginx, '127.0.0.4'), PUBLIC);
      await renter.signIn('renter@yard.example', 'password', { 'X-Forwarded-For': '1.2.3.4' });
      const { body } = await renter.get('/api/sessions');
      assert.match(body, /127\.0\.0\.4/);
      assert.doesNotMatch(body, /1\.2\.3\.4/);
    },
    'what a client writes of host, scheme and request is not believed': async () => {
      const claims = {
        'X-Forwarded-Host': SITES.admin,
        'X-Forwarded-Proto': 'http',
        'X-Request-Id': 'chosen-by-a-client',
      };
      const answers = await Promise.all([get(`${PUBLIC}/`, HTML), get(`${PUBLIC}/`, { ...HTML, ...claims })]);
      assert.equal(answers[1].body, answers[0].body);
      assert.match(answers[1].headers['x-request-id'], /^[0-9a-f]{32}$/);
    },
    'sockets of both protocols come over wss, and hear': async () => {
      for (const transport of ['websocket', 'polling']) await hearsOver(agent, PUBLIC, transport);
      await speaksPusher(agent, PUBLIC);
    },
    'large pictures arrive: one of 9 MB, and 27 MB in one form': async () => {
      const owner = browser(agent, PUBLIC);
      await owner.signIn('owner@yard.example');
      const upload = (path, files) => owner.send('POST', path, { headers: FORM, body: form(files) });
      const picture = noise(1_750);
      assert.equal((await upload('/api/media', { file: picture })).status, 201);
      const many = { 'data[0][file]': picture, 'data[1][file]': picture, 'data[2][file]': picture };
      assert.equal((await upload('/api/media/store_many', many)).status, 200);
      const refused = await upload('/api/media', { file: Buffer.alloc(11 * 1024 * 1024) });
      assert.deepEqual([refused.status, Object.keys(JSON.parse(refused.body).errors)], [422, ['file']]);
    },
    'metrics are for this machine alone': async () => {
      assert.equal((await fetch(`${adminUrl}/metrics`)).status, 200);
      for (const path of [
        '/metrics',
        '/metrics/',
        '//metrics',
        '/%6Detrics',
        '/metrics%2F',
        '/api/../metrics',
        '/metrics?a=b',
      ])
        for (const origin of [PUBLIC, ADMIN]) {
          const { status, body } = await get(`${origin}${path}`);
          assert.ok(status >= 400 && !body.includes('process_cpu'), `${origin}${path}: ${status}`);
        }
    },
    'while the server is down, 503 with Retry-After': async () => {
      await whileDown(async () => {
        const answer = await get(`${PUBLIC}/api/machines`);
        isStrict(answer);
        assert.deepEqual([answer.status, answer.headers['retry-after']], [503, '5']);
        assert.deepEqual(JSON.parse(answer.body), { message: 'Service Unavailable' });
      });
      assert.equal((await get(`${PUBLIC}/api/machines`)).status, 200);
    },
  };
}

function isStrict({ raw, headers }) {
  const found = raw.filter((name) => name.toLowerCase() === 'strict-transport-security');
  assert.equal(found.length, 1);
  assert.ok(Number(/max-age=(\d+)/.exec(headers['strict-transport-security'])[1]) >= YEAR);
}
