import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, as, asOnAdminSite, guest, rows } from '../../../test/api';
import { make } from '../../../test/make';
import { listFor, tryAlone, versionFor } from '../../../test/preview-scene';
import { remoteDist } from '../../../test/remote-dist';
import { listed, publish, releases } from '../../../test/remote-scene';
import { archiveOf, send, signature, team } from '../../../test/team-scene';

const noted = async () =>
  (
    await rows<{ action: string; user_id: number; data: string | object }>(
      'audit_events',
      "record_type = 'remote_preview'",
    )
  ).map(({ action, user_id, data }) => ({
    action,
    by: Number(user_id),
    ...((typeof data === 'string' ? JSON.parse(data) : data) as object),
  }));

describe('a version that is published for nobody', () => {
  it('is a version that nobody gets, from the command line and from a team', async () => {
    const live = await publish('live');
    const tried = await publish('tried', { share: 0 });
    const file = await archiveOf(remoteDist('of a team'));

    const sent = await send(await team(), file, { fields: { share: '0%' } });

    expect(sent.body).toMatchObject({ release: { version: live, canary_version: null } });
    expect(await listed()).toMatchObject({ version: live });
    const { body } = await as(await make.admin()).get('/api/remote_releases');
    const states = (body as { versions: { version: string; state: string | null }[] }).versions;
    expect(states).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ version: tried, state: null }),
        expect.objectContaining({ version: sent.body.version, state: null }),
      ]),
    );
  });

  it('is not there where a team did not sign it', async () => {
    const sender = await team();
    const file = await archiveOf(remoteDist('unsigned'));
    const signed = signature(sender, 'mf-other', file);

    const sent = await send(sender, file, { signed, fields: { share: '0%' } });

    expect(sent.status).toBe(403);
    expect(await rows('remote_versions')).toEqual([]);
  });
});

describe('an admin who tries a version alone', () => {
  it('has it, on both sites, and nobody else has', async () => {
    const [ada, bea, ray] = [await make.admin(), await make.admin(), await make.user()];
    const live = await publish('live');
    const tried = await publish('tried', { share: 0 });
    const admin = as(ada);

    const answer = await tryAlone(admin, tried);

    expect([answer.status, answer.body]).toEqual([
      200,
      { versions: [{ name: 'mf-small', version: tried }], ends_at: '2026-11-20T20:00:00.000Z' },
    ]);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/remote_preview=[^;]+; Path=\/; Max-Age=28800; HttpOnly; SameSite=Lax/);
    const list = await admin.get('/remotes.json');
    expect([list.body.preview, list.headers['cache-control']]).toEqual([answer.body, 'private, no-store']);
    expect(await versionFor(admin)).toBe(tried);
    for (const other of [as(bea), as(ray), guest(), asOnAdminSite(bea)]) {
      expect([await versionFor(other), (await listFor(other)).preview]).toEqual([live, undefined]);
    }
  });

  it('tries what is not live of a remote that nobody has yet, and what the site was built with', async () => {
    const admin = as(await make.admin());
    const tried = await publish('new', { share: 0 });
    expect(await listed()).toBeUndefined();

    await tryAlone(admin, tried);
    const first = await versionFor(admin);
    const answer = await tryAlone(admin, 'built', 'mf-support');

    expect(first).toBe(tried);
    expect(answer.status).toBe(200);
    expect(await versionFor(admin)).toBeUndefined();
    expect(await versionFor(admin, 'mf_support')).toBe((await listed('mf_support'))?.version);
  });

  it('has what was published in one group together', async () => {
    const admin = as(await make.admin());
    const small = await publish('small', { share: 0, group: 'both' });
    const named = (file: string) => [file, JSON.stringify({ name: 'mf_other' })];
    const folder = remoteDist('other', Object.fromEntries(['remote.json', 'mf-manifest.json'].map(named)));
    const { version } = await releases().publish('mf-other', folder, { share: 0, group: 'both' });

    await tryAlone(admin, small);

    expect([await versionFor(admin), await versionFor(admin, 'mf_other')]).toEqual([small, version]);
  });

  it('ends it everywhere; the audit log has the begin and the end', async () => {
    const ada = await make.admin();
    const [one, two] = [await publish('one'), await publish('two', { share: 0 })];
    const admin = as(ada);
    await tryAlone(admin, two);
    await tryAlone(admin, one);
    const before = await admin.cookieHeader();

    const ended = await admin.delete('/api/remote_preview');

    expect(ended.status).toBe(204);
    expect(await listed('mf_small', before)).toMatchObject({ version: one });
    expect(await rows('remote_previews')).toEqual([]);
    const versionOf = (version: string) => ({ by: ada.id, versions: [{ name: 'mf-small', version }] });
    expect(await noted()).toMatchObject([
      { action: 'begin', ...versionOf(two) },
      { action: 'end', ...versionOf(two) },
      { action: 'begin', ...versionOf(one) },
      { action: 'end', ...versionOf(one) },
    ]);
  });

  it('counts for nobody where it fails, and sees that it fails', async () => {
    const admin = as(await make.admin());
    await publish('live');
    const tried = await publish('fails', { share: 0 });
    await tryAlone(admin, tried);

    const { body } = await admin.get(`/remotes.json?without=${tried}`);

    const given = (body as { remotes: { name: string; version: string }[] }).remotes;
    expect(given.find(({ name }) => name === 'mf_small')).toMatchObject({ version: tried });
    const watched = (await admin.get('/api/remote_releases')).body.versions as { version: string }[];
    expect(watched.find(({ version }) => version === tried)).toMatchObject({ opened: 0, failed: 0 });
  });
});

describe('a version cannot be tried alone', () => {
  it.each([
    ['that is not there', 'abcdefabcdef', /has no version/],
    ['whose name is none', '../../etc', /has no version/],
  ])('%s', async (_what, version, reason) => {
    await publish('live');

    const answer = await tryAlone(as(await make.admin()), version);

    expect([answer.status, answer.body]).toMatchObject([
      422,
      { errors: { version: [expect.stringMatching(reason)] } },
    ]);
    expect(await rows('remote_previews')).toEqual([]);
  });

  it('of a remote that is not there', async () => {
    expect((await tryAlone(as(await make.admin()), 'built', 'mf-nothing')).status).toBe(404);
  });

  it.each(['renter', 'owner', 'guest'] as const)('by a %s', async (who) => {
    const version = await publish('live');
    const client = who === 'guest' ? guest() : as(who === 'owner' ? await make.owner() : await make.user());

    const answers = [await tryAlone(client, version), await client.post('/api/remote_preview/ticket')];

    expect(answers.map(({ status }) => status)).toEqual(who === 'guest' ? [401, 401] : [403, 403]);
    expect([...(await rows('remote_previews')), ...(await noted())]).toEqual([]);
  });

  it('that this site cannot serve, with the reason', async () => {
    const version = await publish('fits today', { share: 0 });
    const needs = {
      contract: 1,
      shared: { '@yard/ui': { version: '^0.1.0', names: ['Hologram'] } },
      api: [],
    };
    writeFileSync(join(api.storage, 'remotes/mf-small', version, 'contract.json'), JSON.stringify(needs));

    const answer = await tryAlone(as(await make.admin()), version);

    expect(answer.body).toMatchObject({
      errors: { version: [expect.stringContaining('it uses Hologram of @yard/ui, which shell-public')] },
    });
  });
});
