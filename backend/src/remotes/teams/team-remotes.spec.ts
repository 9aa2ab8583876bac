import { generateKeyPairSync, randomBytes } from 'node:crypto';
import request from 'supertest';
import { api, rows } from '../../../test/api';
import { remoteDist } from '../../../test/remote-dist';
import { isTried, listed, named, publish, releases } from '../../../test/remote-scene';
import { archive, archiveOf, ask, keyPair, send, signature, team, teams } from '../../../test/team-scene';
import { refusal } from '../../../test/refusals';

const MANIFESTS: [string, string][] = [
  ['remote.json', '{"name":"mf_small"}'],
  ['mf-manifest.json', '{"name":"mf_small"}'],
  ['remoteEntry.js', ''],
];

const unpublished = async () =>
  expect([...(await rows('remote_versions')), ...(await rows('remote_releases'))]).toEqual([]);

const PAGE: [string, string][] = [
  ['remote.json', '{"name":"mf_small"}'],
  ['mf-manifest.json', '{"name":"mf_small"}'],
  ['remoteEntry.js', ''],
  ['x.html', '<script src="/remotes/mf-small/x.js"></script>'],
];

it('publishes what a team signed, live at once, and says who did', async () => {
  const support = await team();

  const answer = await send(support, await archiveOf(remoteDist('one')));

  expect(answer.status).toBe(201);
  const { version } = answer.body as { version: string };
  expect(answer.body).toEqual({
    name: 'mf-small',
    version,
    files: 6,
    bytes: expect.any(Number),
    release: { name: 'mf-small', version, canary_version: null, canary_share: null },
  });
  expect(await listed()).toMatchObject({ version });
  await request(api.url).get(`/remotes/mf-small/${version}/remoteEntry.js`).expect(200, '"one";');
  expect(await rows('remote_versions')).toMatchObject([{ published_by: 'support' }]);
  const [event] = await rows('audit_events', "action = 'publish'");
  expect(JSON.parse(String(event?.['data']))).toMatchObject({ name: 'mf-small', version, team: 'support' });
});

it('makes the version that the command line makes of the same build', async () => {
  const folder = remoteDist('same');
  const { version } = await releases().publish('mf-small', folder);

  const answer = await send(await team(), await archiveOf(folder));

  expect(answer.body).toMatchObject({ version });
});

it('tries, promotes, goes back and lists', async () => {
  const support = await team();
  const published = async (words: string, fields = {}) => {
    const answer = await send(support, await archiveOf(remoteDist(words)), { fields });
    return (answer.body as { version: string }).version;
  };
  const one = await published('1');
  const two = await published('2', { share: '2.5%' });
  await isTried();

  const list = await request(api.url)
    .get('/api/remotes/mf-small/versions')
    .set('Authorization', `Bearer ${support.token}`);
  expect(list.body).toMatchObject({
    versions: [
      { version: two, state: 'tried', share: 2.5, published_by: 'support' },
      { version: one, state: 'live', share: null },
    ],
  });
  const more = await ask(support, 'canary', { version: two, share: 50 });
  expect([more.status, more.body]).toMatchObject([200, { releases: [{ canary_share: 50 }] }]);
  const promoted = await ask(support, 'promote', { version: two });
  expect(promoted.body).toMatchObject({ releases: [{ version: two, canary_version: null }] });
  expect((await ask(support, 'rollback', {})).body).toMatchObject({ releases: [{ version: one }] });
});

it('switches a team’s group together, and nothing of a group that another named the same', async () => {
  const support = await team('support', ['mf-small', 'mf-other']);
  const fields = { share: '10%', group: 'autumn' };
  const other = remoteDist('other', named('mf_other'));
  const { version } = await releases().publish('mf-third', remoteDist('third', named('mf_third')), {
    group: 'autumn',
    share: 1_000,
  });
  const small = await send(support, await archiveOf(remoteDist('small')), { fields });
  await send(support, await archiveOf(other), { name: 'mf-other', fields });

  const promoted = await ask(support, 'promote', { version: (small.body as { version: string }).version });

  expect(promoted.body).toMatchObject({ releases: [{ name: 'mf-other' }, { name: 'mf-small' }] });
  expect(await rows('remote_releases', "name = 'mf-third'")).toMatchObject([{ canary_version: version }]);
});

it('moves nothing of a group that holds another’s remote', async () => {
  const version = await publish('mine', { group: 'all' });
  await releases().publish('mf-third', remoteDist('third', named('mf_third')), { group: 'all' });
  const before = await rows('remote_releases');

  const answer = await ask(await team(), 'promote', { version });

  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    errors: { version: ['mf-third would move along, and is no remote of support'] },
  });
  expect(await rows('remote_releases')).toEqual(before);
});

it('lets nobody in without a token, with one that is void, or to another’s remote', async () => {
  const old = await team();
  const now = await team();
  const file = await archiveOf(remoteDist('one'));

  expect((await send({ ...now, token: '' }, file)).status).toBe(401);
  expect((await send({ ...now, token: `yard_${randomBytes(32).toString('base64url')}` }, file)).status).toBe(
    401,
  );
  expect((await send(old, file)).status).toBe(401);
  expect((await send(now, file, { name: 'mf-rentals' })).body).toEqual({
    message: 'mf-rentals is no remote of support.',
  });
  await teams().remove('support');
  expect((await send(now, file)).status).toBe(401);
  await unpublished();
});

it.each([
  ['removed', () => teams().remove('support'), 401],
  ['given another token', () => team(), 401],
  ['left without the remote', () => api.dataSource.query("UPDATE remote_teams SET remotes = '[]'"), 403],
])('publishes nothing of a team that is %s while its archive comes in', async (_, happens, status) => {
  const support = await team();
  const file = await archiveOf(remoteDist('one'));
  const [published, { publishBundle }] = [releases(), releases()];
  // Called once the archive is there.
  published.publishBundle = async (...given) => {
    await happens();
    return publishBundle.apply(published, given);
  };

  const answer = await send(support, file);
  Object.assign(published, { publishBundle });

  expect(answer.status).toBe(status);
  await unpublished();
});

it('takes nothing that the team did not sign, byte for byte and for this remote', async () => {
  const support = await team('support', ['mf-small', 'mf-other']);
  const file = await archiveOf(remoteDist('one'));
  const tampered = await archiveOf(remoteDist('two'));
  const wrong = [
    '',
    'no base64',
    signature(support, 'mf-other', file),
    signature(support, 'mf-small', tampered),
    signature(keyPair(), 'mf-small', file),
  ];

  for (const signed of wrong) {
    const answer = await send(support, file, { signed });
    expect([answer.status, (answer.body as { message: string }).message]).toEqual([
      403,
      'X-Remote-Signature is no signature of support over this archive.',
    ]);
  }
  await unpublished();
});

it.each<[string, [string, string | null][], RegExp]>([
  [
    'leads out of its folder',
    [...MANIFESTS, ['../../out.js', '']],
    /"\.\.\/\.\.\/out\.js" is no path within it/,
  ],
  ['names a place of the machine', [...MANIFESTS, ['/tmp/out.js', '']], /no path within it/],
  ['holds a link', [...MANIFESTS, ['link.js', null]], /neither a file nor a folder/],
  ['is not built', [['remote.json', '{"name":"mf_small"}']], /no mf-manifest\.json: is it built\?/],
  ['has too many files', Array.from({ length: 2_001 }, (_, n) => [`${n}.js`, '']), /more than 2000 files/],
  ['has a name of 300 characters', [...MANIFESTS, [`${'x'.repeat(300)}.js`, '']], /longer than 250 bytes/],
  [
    'has a file below a file',
    [...MANIFESTS, ['remote.json/x', '']],
    /remote\.json\/x lies below remote\.json/,
  ],
  ['has a page', [...MANIFESTS, ['assets/index.html', '<script>1</script>']], /index\.html is a page/],
  ['has a drawing that scripts', [...MANIFESTS, ['a.svg', '<svg onload="a()"/>']], /a\.svg holds a script/],
  ['is too large unpacked', [...MANIFESTS, ['large.js', 'x'.repeat(100_000_001)]], /larger than 100 MB/],
])('refuses an archive that %s', async (_what, entries, message) => {
  const answer = await send(await team(), await archive(entries));

  expect(answer.status).toBe(422);
  expect((answer.body as { errors: { file: string[] } }).errors.file[0]).toMatch(message);
  await unpublished();
});

it('refuses what is no archive, no share and no group', async () => {
  const support = await team();
  const file = await archiveOf(remoteDist('one'));

  expect((await send(support, Buffer.from('no archive'))).body).toMatchObject({
    errors: { file: [expect.stringMatching(/^it is no tar\.gz/)] },
  });
  expect((await send(support, file, { fields: { share: '200%' } })).status).toBe(422);
  expect((await send(support, file, { fields: { group: 'a/b' } })).status).toBe(422);
  await unpublished();
});

it('makes no team of what is no name, no key, or a key that is private', async () => {
  const { pem, privateKey } = keyPair();
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  const exported = (key: typeof rsa, type: 'spki' | 'pkcs8') =>
    key.export({ type, format: 'pem' } as never).toString();

  await expect(teams().register('No name', ['mf-small'], pem)).rejects.toThrow(/no name/);
  await expect(teams().register('support', ['../out'], pem)).rejects.toThrow(/no name/);
  await expect(teams().register('support', ['mf-small'], 'none')).rejects.toThrow(/no public key/);
  await expect(teams().register('support', ['mf-small'], exported(rsa, 'spki'))).rejects.toThrow(/ed25519/);
  await expect(teams().register('support', ['mf-small'], exported(privateKey, 'pkcs8'))).rejects.toThrow(
    /stays with the team/,
  );
  expect(await rows('remote_teams')).toEqual([]);
});

it('refuses a version with a page, also where nobody would get it', async () => {
  const answer = await send(await team(), await archive(PAGE), { fields: { share: '0' } });

  expect(refusal(answer)).toEqual([
    422,
    { file: ['x.html is a page: a remote has scripts, styles and pictures'] },
  ]);
  expect(await rows('remote_versions')).toEqual([]);
});

it.each(['url', 'adminUrl'] as const)(
  'serves nothing below /remotes that is a page there (%s)',
  async (site) => {
    const folder = remoteDist('one', { 'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    const { version } = await releases().publish('mf-small', folder);
    const policyOf = async (path: string) =>
      (await request(api[site]).get(`/remotes/mf-small/${version}/${path}`).expect(200)).headers[
        'content-security-policy'
      ];

    for (const path of ['assets/logo.svg', 'assets/page.css', 'remote.json', 'mf-manifest.json']) {
      expect(await policyOf(path)).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    }
    // A worker has the policy of its script, and would not start without an origin.
    expect(await policyOf('assets/page.js')).toBe('sandbox allow-scripts allow-same-origin');
  },
);
