import { boot, Browser, type ReferenceApp } from './browser';

let app: ReferenceApp;
let net = 0;

beforeAll(async () => {
  app = await boot({ failedLoginsPerMinute: 20, failedLoginMs: 0 });
});

beforeEach(() => {
  app.users.reset();
  app.clock.offsetMs = 0;
  net += 1;
});

const at = (address: string) =>
  new Browser(app.url, { Origin: 'http://localhost:3000', 'X-Forwarded-For': address }).visit();

const guess = (browser: Browser, name: string) =>
  browser.send('POST', '/login', { email: `${name}@example.test`, password: 'wrong' });

/** Twenty wrong logins of twenty accounts: none of them knows of the others. */
async function exhaust(addressOf: (n: number) => string): Promise<void> {
  for (let n = 0; n < 20; n += 1) {
    expect((await guess(await at(addressOf(n)), `name${n}`)).body.message).toMatch(/^These credentials/);
  }
}

it('refuses the twenty-first failed login of a network, also a good one, with the time to wait', async () => {
  await exhaust(() => `10.1.0.${net}`);

  const refused = await (await at(`10.1.0.${net}`)).login('renter');

  expect(refused.status).toBe(422);
  expect(refused.body.errors.email).toEqual([expect.stringMatching(/^Too many login attempts\./)]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await (await at('10.1.1.1')).login('renter')).status).toBe(204);
  app.clock.offsetMs = 61_000;
  expect((await (await at(`10.1.0.${net}`)).login('renter')).status).toBe(204);
});

it('does not go on refusing a network until a clock that was a day ahead has come there again', async () => {
  app.clock.offsetMs = 86_400_000;
  await exhaust(() => `10.4.0.${net}`);
  expect((await (await at(`10.4.0.${net}`)).login('renter')).status).toBe(422);

  app.clock.offsetMs = 0;

  expect((await (await at(`10.4.0.${net}`)).login('renter')).status).toBe(204);
});

it('takes a household of IPv6 for one', async () => {
  await exhaust((n) => `2001:db8:0:${net}::${n + 1}`);

  expect((await (await at(`2001:db8:0:${net}:ffff::1`)).login('renter')).status).toBe(422);
  expect((await (await at(`2001:db8:1:${net}::1`)).login('renter')).status).toBe(204);
});

it('never counts logins that succeed, one after the other or at once', async () => {
  for (let n = 0; n < 25; n += 1)
    expect((await (await at(`10.2.0.${net}`)).login('renter')).status).toBe(204);

  const browsers = await Promise.all(Array.from({ length: 25 }, () => at(`10.2.0.${net}`)));
  const answers = await Promise.all(browsers.map((browser) => browser.login('admin')));

  expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 204));
});

it('checks no more guesses that are sent together', async () => {
  const browsers = await Promise.all(Array.from({ length: 40 }, () => at(`10.3.0.${net}`)));

  const answers = await Promise.all(browsers.map((browser, n) => guess(browser, `name${n}`)));

  expect(answers.filter(({ body }) => /^These/.test(body.message))).toHaveLength(20);
  expect(answers.filter(({ body }) => /^Too many/.test(body.message))).toHaveLength(20);
});

describe('one account, guessed at from fifty networks', () => {
  let guarded: ReferenceApp;
  const from = (address: string) =>
    new Browser(guarded.url, { Origin: 'http://localhost:3000', 'X-Forwarded-For': address }).visit();

  beforeAll(async () => {
    guarded = await boot({ failedLoginsPerMinute: 20, failedLoginsPerHour: 100, failedLoginMs: 0 });
  });

  it.each(['renter', 'nobody'])('has a hundred tries an hour in all: %s', async (name) => {
    const [home, away] = [`192.0.2.${net}`, `192.0.3.${net}`];
    const isThere = name === 'renter';
    guarded.clock.offsetMs = net * 7_200_000;
    if (isThere) expect((await (await from(home)).login(name)).status).toBe(204);

    const answers: string[] = [];
    for (let n = 0; n < 50; n += 1) {
      const browser = await from(`198.51.${net}.${n}`);
      for (let count = 0; count < 4; count += 1) answers.push((await guess(browser, name)).body.message);
    }

    expect(answers.slice(0, 100).every((message) => /^These credentials/.test(message))).toBe(true);
    expect(answers.slice(100).every((message) => /^Too many login attempts/.test(message))).toBe(true);
    const refused = await (await from(away)).login(name);
    expect(refused.status).toBe(422);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    if (!isThere) return;
    expect((await (await from(home)).login(name)).status).toBe(204);
    expect((await (await from(away)).login('admin')).status).toBe(204);
    guarded.clock.offsetMs += 3_601_000;
    expect((await (await from(away)).login(name)).status).toBe(204);
  });
});

describe('an account that others try to lock out', () => {
  let guarded: ReferenceApp;
  const from = (address: string) =>
    new Browser(guarded.url, { Origin: 'http://localhost:3000', 'X-Forwarded-For': address }).visit();

  beforeAll(async () => {
    const limits = { failedLoginsPerMinute: 20, failedLoginsPerHour: 100, failedLoginMs: 0 };
    guarded = await boot({ ...limits, deviceCookie: 'known_device' });
  });
  beforeEach(() => {
    guarded.users.reset();
    guarded.clock.offsetMs = net * 40 * 86_400_000;
  });

  it('is let in from a network that it signed in from within thirty days, whatever others tried there', async () => {
    const office = `10.7.0.${net}`;
    expect((await (await from(office)).login('renter')).status).toBe(204);
    guarded.clock.offsetMs += 29 * 86_400_000;
    expect((await (await from(office)).login('renter')).status).toBe(204);
    guarded.clock.offsetMs += 29 * 86_400_000;
    for (let n = 0; n < 21; n += 1) await guess(await from(office), `invented${n}`);

    expect((await (await from(office)).login('admin')).status).toBe(422);
    expect((await (await from(office)).login('renter')).status).toBe(204);
    guarded.clock.offsetMs += 31 * 86_400_000;
    for (let n = 0; n < 21; n += 1) await guess(await from(office), `invented${n}`);
    expect((await (await from(office)).login('renter')).status).toBe(422);
  });

  it('counts its own failures among the network’s', async () => {
    const office = `10.8.0.${net}`;
    expect((await (await from(office)).login('renter')).status).toBe(204);
    for (let n = 0; n < 16; n += 1) await guess(await from(office), `invented${n}`);
    for (let n = 0; n < 4; n += 1) await guess(await from(office), 'renter');

    expect((await guess(await from(office), 'invented')).body.message).toMatch(/^Too many/);
  });

  it('is let in on a device of its own while its lock keeps others out, also elsewhere', async () => {
    const [office, elsewhere] = [`10.9.0.${net}`, `10.9.1.${net}`];
    const device = await from(office);
    expect((await device.login('renter')).status).toBe(204);
    expect(device.jar.has('known_device')).toBe(true);
    expect((await device.send('POST', '/logout')).status).toBe(204);
    for (let n = 0; n < 6; n += 1) await guess(await from(office), 'renter');
    expect((await (await from(office)).login('renter')).status).toBe(422);

    expect((await device.login('renter')).status).toBe(204);
    await device.send('POST', '/logout');
    const travelling = await from(elsewhere);
    travelling.jar.set('known_device', device.jar.get('known_device') ?? '');
    for (let n = 0; n < 21; n += 1) await guess(await from(elsewhere), `invented${n}`);
    expect((await travelling.login('renter')).status).toBe(204);
    await travelling.send('POST', '/logout');
    expect((await travelling.login('admin')).status).toBe(422);
  });

  it('has five tries a minute there, too, and none on a device that says so by itself', async () => {
    const device = await from(`10.10.0.${net}`);
    await device.login('renter');
    await device.send('POST', '/logout');
    for (let n = 0; n < 5; n += 1) expect((await guess(device, 'renter')).body.message).toMatch(/^These/);
    expect((await device.login('renter')).status).toBe(422);

    const forger = await from(`10.10.1.${net}`);
    for (let n = 0; n < 6; n += 1) await guess(await from(`10.10.1.${net}`), 'renter');
    forger.jar.set('known_device', encodeURIComponent(`x|1@${Math.floor(Date.now() / 1000)}`));
    expect((await forger.login('renter')).status).toBe(422);
  });
});

it('has no such limit in an application that asks for none', async () => {
  const plain = await boot({ failedLoginMs: 0 });
  const browser = await new Browser(plain.url).visit();

  for (let n = 0; n < 25; n += 1) {
    expect((await guess(browser, `plain${n}`)).body.message).toMatch(/^These credentials/);
  }
});
