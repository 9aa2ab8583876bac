/** @jest-environment-options {"proxies":"loopback"} */
import request from 'supertest';
import { api, rows } from '../../test/api';
import { remoteDist } from '../../test/remote-dist';
import { type Listed, isTried, listed, publish, releases, served } from '../../test/remote-scene';

/** A page of a visitor asks which remotes there are; `without` names what failed there. */
async function visitedBy(address: string, without?: string): Promise<Listed | undefined> {
  const answer = await request(api.url)
    .get(without === undefined ? '/remotes.json' : `/remotes.json?without=${without}`)
    .set('X-Forwarded-For', address);
  return (answer.body as { remotes: Listed[] }).remotes.find(({ name }) => name === 'mf_small');
}

const addresses = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `198.51.100.${from + index}`);
let count = 0;
/** What is known of a version outlives the test that published it. */
const fresh = (words: string, options = {}) => publish(`${words} ${(count += 1)}`, options);
const takenBack = () => rows('audit_events', "action = 'take_back'");

async function fails(version: string, among: string[]): Promise<void> {
  for (const address of among) await visitedBy(address, version);
}

/** The answer does not wait for what it brings about. */
async function become(version: string): Promise<void> {
  for (let tries = 0; tries < 100 && (await listed())?.version !== version; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await listed())?.version).toBe(version);
}

it('gives what was live before to whoever says that a version fails there, and to nobody else', async () => {
  const good = await fresh('good');
  const bad = await fresh('bad');

  expect((await visitedBy('198.51.100.1', bad))?.version).toBe(good);
  expect((await visitedBy('198.51.100.1'))?.version).toBe(bad);
  // Where both fail there is nothing else to give.
  expect((await visitedBy('198.51.100.1', `${bad},${good}`))?.version).toBe(bad);
});

it('gives what the installation was built with where that was live before', async () => {
  const built = await listed('mf_support');
  const names = JSON.stringify({ name: 'mf_support' });
  const files = { 'remote.json': names, 'mf-manifest.json': names };
  const { version } = await releases().publish('mf-support', remoteDist('support', files));

  const answer = await request(api.url).get(`/remotes.json?without=${version}`);

  expect((answer.body as { remotes: Listed[] }).remotes).toContainEqual(built);
});

it('takes a version back by itself once it failed for five visitors and a fifth of all', async () => {
  const good = await fresh('good');
  const bad = await fresh('bad');
  // Whoever looks here what is live is one more.
  for (const address of addresses(24)) await visitedBy(address);

  await fails(bad, addresses(4));
  expect((await listed())?.version).toBe(bad);
  await fails(bad, addresses(1, 5));

  await become(good);

  const [event] = await takenBack();
  expect(JSON.parse(String(event?.['data']))).toEqual({
    name: 'mf-small',
    version: bad,
    failed: 5,
    given: 25,
  });
});

it('takes back what is tried, and leaves to the others what they have', async () => {
  const live = await fresh('live');
  const tried = await fresh('tried', { share: 10_000 });
  await isTried();
  for (const address of addresses(6)) await visitedBy(address);

  await fails(tried, addresses(5));

  await become(live);
  expect(await served().isTrying()).toBe(false);
});

it.each([
  ['one machine, however often it says so', () => Array<string>(50).fill('198.51.100.1')],
  ['one network, whatever addresses it takes', () => Array.from({ length: 50 }, (_, n) => `2001:db8::${n}`)],
  ['machines that never got it', () => addresses(50, 100)],
  ['less than a fifth', () => addresses(5)],
])('takes nothing back for %s', async (_who, among) => {
  await fresh('good');
  const bad = await fresh('bad');
  for (const address of addresses(26)) await visitedBy(address);
  await visitedBy('2001:db8::1');

  for (const address of among()) await visitedBy(address, bad);

  expect([(await listed())?.version, await takenBack()]).toEqual([bad, []]);
});
