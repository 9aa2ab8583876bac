import { rows } from '../../../test/api';
import { remoteDist } from '../../../test/remote-dist';
import { listed } from '../../../test/remote-scene';
import { archiveOf, send, team } from '../../../test/team-scene';

const HASH = `sha256-${'A'.repeat(43)}=`;
const noted = JSON.stringify({
  name: 'mf_small',
  exposes: [{ path: './public', assets: { js: { sync: ['assets/entry.js'], async: ['assets/page.js'] } } }],
});

it.each([
  ['contract.json', { 'contract.json': null }, 'contract.json'],
  ['integrity.json', { 'integrity.json': null }, 'integrity.json'],
  [
    'pieces that its list of hashes names',
    {
      'integrity.json': JSON.stringify({ 'remoteEntry.js': HASH, 'assets/7.js': HASH, 'assets/8.css': HASH }),
    },
    'assets/7.js, assets/8.css',
  ],
  ['the entry of a page', { 'mf-manifest.json': noted }, 'assets/entry.js'],
])('refuses an archive without %s, and says so', async (_what, files, missing) => {
  const answer = await send(await team(), await archiveOf(remoteDist('half', files)));

  expect([answer.status, answer.body]).toMatchObject([
    422,
    { errors: { file: [`it is not whole: ${missing} is missing`] } },
  ]);
  expect(await rows('remote_versions')).toEqual([]);
});

it('publishes over what is expected to be live, and over nothing else', async () => {
  const support = await team();
  const sent = async (words: string, expects: string) => {
    const answer = await send(support, await archiveOf(remoteDist(words)), { fields: { expects } });
    return { ...(answer.body as { version: string; message: string }), status: answer.status };
  };
  const one = await sent('one', 'built');
  const two = await sent('two', one.version);

  const late = await sent('late', one.version);

  expect([one.status, two.status, late.status]).toEqual([201, 201, 409]);
  expect(late.message).toBe(
    `mf-small has ${two.version} live, and not ${one.version}: someone else published.`,
  );
  expect((await listed())?.version).toBe(two.version);
  expect(await rows('remote_versions')).toHaveLength(2);
});
