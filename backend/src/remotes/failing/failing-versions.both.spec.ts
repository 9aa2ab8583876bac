/** @jest-environment-options {"proxies":"loopback"} */
import request from 'supertest';
import { api, as, rows } from '../../../test/api';
import { eventually } from '../../../test/eventually';
import { make } from '../../../test/make';
import { remoteDist } from '../../../test/remote-dist';
import {
  type Listed,
  becomesListed,
  isTried,
  listed,
  publish,
  releases,
  served,
} from '../../../test/remote-scene';
import { archiveOf, send, team } from '../../../test/team-scene';
import type { FailingVersions } from './failing-versions';

let count = 0;
const fresh = (words: string, options = {}) => publish(`${words} ${(count += 1)}`, options);
const takenBack = () => rows('audit_events', "action = 'take_back'");
const addresses = (many: number, from = 1) =>
  Array.from({ length: many }, (_, index) => `198.51.100.${from + index}`);

/** A page in some browser asks for a version's code. @returns what shows that it did */
async function opens(version: string, from: string, cookie = ''): Promise<string | null> {
  const answer = await request(api.url)
    .get(`/remotes.json?opened=${version}`)
    .set({ 'X-Forwarded-For': from, Cookie: cookie });
  return (answer.body as { receipt: string | null }).receipt;
}

/** The code did not come, or threw: what else is there? */
async function failed(version: string, receipt: string | null): Promise<Listed | undefined> {
  const answer = await request(api.url).get(`/remotes.json?without=${version}&receipt=${receipt}`);
  // The answer does not wait for what it brings about; a session counts once.
  await api
    .provider<FailingVersions>('src/remotes/failing/failing-versions', 'FailingVersions')
    .failed(String(receipt));
  return (answer.body as { remotes: Listed[] }).remotes.find(({ name }) => name === 'mf_small');
}

async function failsFor(version: string, from: readonly string[]): Promise<void> {
  for (const address of from) await failed(version, await opens(version, address));
}

const stays = async (version: string) =>
  expect([(await listed())?.version, await takenBack()]).toEqual([version, []]);

it('gives what was live before to whoever says that a version fails there, and to nobody else', async () => {
  const good = await fresh('good');
  const bad = await fresh('bad');

  expect((await failed(bad, null))?.version).toBe(good);
  expect((await listed())?.version).toBe(bad);
  expect((await failed(`${bad},${good}`, null))?.version).toBe(bad);
});

it('gives, and takes back to, the last version that worked, and not one that failed beside it', async () => {
  const good = await fresh('good');
  const broken = await fresh('broken');
  await failsFor(broken, addresses(2));
  const fix = await fresh('as broken');

  expect((await failed(fix, null))?.version).toBe(broken);
  expect((await failed(`${fix},${broken}`, null))?.version).toBe(good);
  await failsFor(fix, addresses(3));

  await becomesListed(good);
});

it('takes a remote out whose first version fails for all, and its team and admins are told', async () => {
  await make.admin();
  const support = await team('support', ['mf-small'], 'support@example.test');
  const { body } = await send(support, await archiveOf(remoteDist(`first ${(count += 1)}`)));
  const { version } = body as { version: string };

  await failsFor(version, addresses(3));
  await eventually('it is out', async () => !(await listed()));

  const [{ taken_back_at, ...row } = {}] = await rows('remote_versions');
  expect([row['version'], taken_back_at]).toEqual([version, expect.anything()]);
  const words =
    'It failed for 3 of the first 10 sessions that opened it. It’s offline until you publish another version.';
  const mails = await rows<{ text: string }>('mails', "recipient = 'support@example.test'");
  expect(mails.map(({ text }) => text.replace(/\s+/g, ' '))).toEqual([expect.stringContaining(words)]);
});

it('gives what the installation was built with where that was live before', async () => {
  const built = await listed('mf_support');
  const names = JSON.stringify({ name: 'mf_support' });
  const files = { 'remote.json': names, 'mf-manifest.json': names };
  const { version } = await releases().publish('mf-support', remoteDist('support', files));

  const answer = await request(api.url).get(`/remotes.json?without=${version}`);

  expect((answer.body as { remotes: Listed[] }).remotes).toContainEqual(built);
});

it('takes a version back that fails for three of the first ten sessions, whoever got the list beside them', async () => {
  const good = await fresh('good');
  const bad = await fresh('bad');
  for (let asked = 0; asked < 50; asked += 1) await listed();
  for (const address of addresses(7)) await opens(bad, address);

  await failsFor(bad, addresses(2, 8));
  await stays(bad);
  await failsFor(bad, addresses(1, 10));

  await becomesListed(good);
  const [event] = await takenBack();
  const because = 'failed for 3 of the first 10 sessions that opened it';
  expect(JSON.parse(String(event?.['data']))).toEqual({ name: 'mf-small', version: bad, because });
});

it('says of a version that it was taken back, when and why, until it is given again', async () => {
  const admin = as(await make.admin());
  const mail = 'support@example.test';
  const support = await team('support', ['mf-small'], mail);
  await fresh('good');
  const { body: sent } = await send(support, await archiveOf(remoteDist(`sent ${(count += 1)}`)));
  const bad = (sent as { version: string }).version;
  await failsFor(bad, addresses(3));
  const marked = async () => {
    const { body } = await admin.get('/api/remote_releases');
    const all = (body as { versions: { version: string; taken_back_at: string | null }[] }).versions;
    return all.find(({ version }) => version === bad);
  };
  await eventually('it is marked', async () => (await marked())?.taken_back_at !== null);

  expect(await marked()).toMatchObject({
    state: null,
    taken_back_at: expect.stringMatching(/^2026-11-20T12:00/),
    taken_back_because: 'failed for 3 of the first 10 sessions that opened it',
  });
  const { text } = await request(api.adminUrl).get('/metrics');
  expect(text).toMatch(/remote_taken_back_timestamp_seconds\{remote="mf-small"\} 1795176000/);
  const mails = await rows<{ recipient: string; subject: string }>('mails');
  expect(mails.map(({ recipient }) => recipient)).toContain(mail);
  expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set([`We rolled back mf-small ${bad}`]));
  expect(await rows('notifications', "type = 'remote.taken_back'")).not.toEqual([]);

  await releases().promote('mf-small', bad);

  expect(await marked()).toMatchObject({ state: 'live', taken_back_at: null, taken_back_because: null });
});

it('takes back what is tried, and leaves to the others what they have', async () => {
  const live = await fresh('live');
  const tried = await fresh('tried', { share: 10_000 });
  await isTried();

  await failsFor(tried, addresses(3));

  await becomesListed(live);
  for (let tries = 0; tries < 100 && (await served().isTrying()); tries += 1) served().forget();
  expect(await served().isTrying()).toBe(false);
});

it('takes a version back that begins to fail for a fifth of those that open it', async () => {
  const good = await fresh('good');
  const bad = await fresh('bad');
  for (const address of addresses(15)) await opens(bad, address);

  // With these eighteen opened it, of whom three are less than a fifth.
  await failsFor(bad, addresses(3, 16));
  await stays(bad);
  await failsFor(bad, addresses(1, 19));

  await becomesListed(good);
});

it('counts logins of admins behind one address, and browsers in the operator’s own network, each', async () => {
  const good = await fresh('good');
  const bad = await fresh('bad');
  for (let login = 0; login < 3; login += 1) {
    const cookie = await as(await make.admin()).cookieHeader();
    await failed(bad, await opens(bad, '198.51.100.1', cookie));
  }
  await becomesListed(good);

  const worse = await fresh('worse');
  await failsFor(worse, ['10.0.0.7', '10.0.0.7', '10.0.0.7']);
  await becomesListed(good);
});

it.each([
  ['one machine, in however many sessions', () => Array<string>(12).fill('198.51.100.1')],
  [
    'one network, whatever addresses it takes',
    () => Array.from({ length: 12 }, (_, n) => `2001:db8::${n + 1}`),
  ],
])('takes nothing back for %s', async (_who, from) => {
  await fresh('good');
  const bad = await fresh('bad');

  await failsFor(bad, from());

  await stays(bad);
});

it('takes nothing back for an account, from whatever address, and for what nobody opened', async () => {
  await fresh('good');
  const bad = await fresh('bad');
  const account = await make.user({ email_verified_at: '2026-11-20 12:00:00.000' });
  const cookie = await as(account).cookieHeader();
  for (const address of addresses(4)) await failed(bad, await opens(bad, address, cookie));

  const [receipt] = await Promise.all([opens(bad, '203.0.113.9')]);
  for (const forged of ['', 'x.y', `${receipt?.slice(0, -1)}0`, `e30.${'0'.repeat(64)}`]) {
    for (let again = 0; again < 4; again += 1) await failed(bad, forged);
  }

  await stays(bad);
});

it('counts nothing of what the installation was built with, and nothing from before a version was given again', async () => {
  expect(await opens(String((await listed('mf_support'))?.version), '198.51.100.1')).toBeNull();
  await fresh('good');
  const bad = await fresh('bad');
  const old = [];
  for (const address of addresses(3)) old.push(await opens(bad, address));
  api.clock.set('2026-11-20T12:00:01Z');
  await releases().rollback('mf-small');
  await releases().promote('mf-small', bad);

  for (const receipt of old) await failed(bad, receipt);

  await stays(bad);
});
