import { api, as, confirmed, rows } from '../../test/api';
import { make } from '../../test/make';

const USERS = '/api/users';

describe('the last active admin', () => {
  it('can be neither suspended, deleted nor demoted', async () => {
    const admin = await make.admin();
    await make.admin({ suspended_at: '2026-11-19 10:00:00.000' });
    await make.admin({ deleted_at: '2026-11-19 10:00:00.000' });
    const path = `${USERS}/${admin.id}`;

    const answers = [
      await (await confirmed(as(admin))).post(`${path}/suspend`, { reason: 'x' }),
      await as(admin).post(`${path}/revoke_admin`),
      await (await confirmed(as(admin))).delete(path),
    ];

    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(answers[0]?.body).toEqual({
      message: 'This is the last active admin. Make another person an admin first.',
    });
    expect(api.broadcasts).toEqual([]);
  });

  it('remains when admins remove each other at the same moment', async () => {
    const admins = await Promise.all([make.admin(), make.admin(), make.admin()]);
    await Promise.all(admins.map((admin) => confirmed(as(admin))));
    const ways = [
      (id: number) => ['post', `${USERS}/${id}/revoke_admin`] as const,
      (id: number) => ['post', `${USERS}/${id}/suspend`] as const,
      (id: number) => ['delete', `${USERS}/${id}`] as const,
    ];

    const answers = await Promise.all(
      admins.flatMap((actor, n) =>
        ways.map((way, m) => {
          const [method, path] = way(admins[(n + m) % admins.length]?.id ?? 0);
          return as(actor).send(method, path, method === 'post' ? { reason: 'x' } : undefined);
        }),
      ),
    );

    const left = await rows('users', 'admin = 1 AND suspended_at IS NULL AND deleted_at IS NULL');
    expect(left.length).toBeGreaterThanOrEqual(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});
