import request from 'supertest';
import { api, rows } from '../../../../test/api';
import { remoteDist } from '../../../../test/remote-dist';
import { releases } from '../../../../test/remote-scene';
import { archive, send, team } from '../../../../test/team-scene';

const PAGE: [string, string][] = [
  ['remote.json', '{"name":"mf_small"}'],
  ['mf-manifest.json', '{"name":"mf_small"}'],
  ['remoteEntry.js', ''],
  ['x.html', '<script src="/remotes/mf-small/x.js"></script>'],
];

it('refuses a version with a page, also where nobody would get it', async () => {
  const answer = await send(await team(), await archive(PAGE), { fields: { share: '0' } });

  expect([answer.status, answer.body.errors]).toEqual([
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
