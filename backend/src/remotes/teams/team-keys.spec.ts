import request from 'supertest';
import { api, rows } from '../../../test/api';
import { remoteDist } from '../../../test/remote-dist';
import { archiveOf, keyPair, send, signature, type Team, team, teams } from '../../../test/team-scene';
import { idOf } from './remote-team.entity';

const sentWith = async (support: Team, { privateKey }: Pick<Team, 'privateKey'> = support, fields = {}) => {
  const file = await archiveOf(remoteDist('one'));
  return send(support, file, { fields, signed: signature({ privateKey }, 'mf-small', file) });
};

it('takes what is signed with any of a team’s keys, until that key expires', async () => {
  const support = await team();
  const next = keyPair();
  expect((await sentWith(support, next)).status).toBe(403);
  await teams().addKey('support', next.pem, '2026-11-21T00:00:00.000Z');

  expect((await sentWith(support)).status).toBe(201);
  expect((await sentWith(support, next)).status).toBe(201);
  api.clock.set('2026-11-21T00:00:00Z');
  const late = await sentWith(support, next);

  expect([late.status, late.body]).toEqual([
    403,
    {
      message: `The key ${idOf(next)} of support expired on 2026-11-21T00:00:00.000Z. Sign with another one.`,
    },
  ]);
  await teams().addKey('support', next.pem, null);
  expect((await sentWith(support, next)).status).toBe(201);
});

it('rotates keys: the old one signs nothing more once it is removed, and the last one stays', async () => {
  const support = await team();
  const next = keyPair();
  const [{ pem } = next] = await teams().addKey('support', next.pem, null);
  await teams().removeKey('support', idOf({ pem }));

  expect((await sentWith(support)).status).toBe(403);
  await expect(teams().removeKey('support', idOf(next))).rejects.toThrow(/is the last key of support/);
  await expect(teams().removeKey('support', 'none')).rejects.toThrow('support has no key none');
  const noted = await rows('audit_events', "record_type = 'remote_team'");
  expect(noted.map(({ action }) => action)).toEqual(['create', 'add_key', 'remove_key']);
});

it('says of a version who made it of what, and which key signed it', async () => {
  const support = await team();
  const said = { commit: '8d1f5a2', author: 'Noor <noor@example.test>', message: '<b>bills</b> by month' };

  await sentWith(support, support, said);
  const answer = await request(api.url)
    .get('/api/remotes/mf-small/versions')
    .set('Authorization', `Bearer ${support.token}`);

  const key = expect.stringMatching(/^[0-9a-f]{12}$/);
  const version = { ...said, signed_with: key, bytes: expect.any(Number), opened: 0, failed: 0 };
  expect(answer.body).toMatchObject({ versions: [version] });
  const [event] = await rows('audit_events', "action = 'publish'");
  expect(JSON.parse(String(event?.['data']))).toMatchObject({ team: 'support', key });
  const long = await sentWith(support, support, { message: 'a'.repeat(501) });
  expect([long.status, long.body]).toMatchObject([
    422,
    { errors: { message: ['The message has at most 500 characters.'] } },
  ]);
});
