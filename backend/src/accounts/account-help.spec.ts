import { api, as, confirmed, guest, rows } from '../../test/api';
import { instant, make } from '../../test/make';

async function ray() {
  const user = await make.user({ email: 'ray@example.com' });
  const phone = guest();
  await phone.post('/login', { email: user.email, password: 'password', remember: true });
  expect((await phone.get('/api/user')).status).toBe(200);
  return { user, phone };
}

const act = async (admin: { id: number; email: string }, id: number, action: string) =>
  (await confirmed(as(admin))).post(`/api/users/${id}/${action}`);

describe('an admin who helps', () => {
  it('ends all sessions of a person, who is told', async () => {
    const [admin, { user, phone }] = [await make.admin(), await ray()];

    const { status, body } = await act(admin, user.id, 'end_sessions');

    expect([status, body.id]).toEqual([200, user.id]);
    expect((await phone.get('/api/user')).status).toBe(401);
    expect(await rows('users', 'id = ?', [user.id])).toMatchObject([{ remember_token: null }]);
    expect(await rows('mails')).toMatchObject([
      { recipient: user.email, subject: 'You were signed out everywhere' },
    ]);
    expect(await rows('audit_events', 'action = ?', ['end_sessions'])).toMatchObject([
      { user_id: admin.id, record_type: 'user', record_id: user.id },
    ]);
  });

  it('keeps the session that asks, where it is the admin’s own', async () => {
    const admin = await make.admin();
    const [browser, other] = [await confirmed(as(admin)), guest()];
    await other.post('/login', { email: admin.email, password: 'password' });

    expect((await browser.post(`/api/users/${admin.id}/end_sessions`)).status).toBe(200);

    expect((await browser.get('/api/user')).status).toBe(200);
    expect((await other.get('/api/user')).status).toBe(401);
  });

  it('takes off two-factor sign-in, and nothing where there is none', async () => {
    const [admin, { user, phone }] = [await make.admin(), await ray()];
    expect((await act(admin, user.id, 'reset_two_factor')).body).toEqual({
      message: 'Two-factor sign-in is off for this account.',
    });
    const codes = { two_factor_secret: 'sealed', two_factor_recovery_codes: 'sealed' };
    await api.dataSource.query(
      'UPDATE users SET two_factor_secret = ?, two_factor_recovery_codes = ?, two_factor_confirmed_at = ? WHERE id = ?',
      [...Object.values(codes), instant(api.clock.now()), user.id],
    );

    expect((await act(admin, user.id, 'reset_two_factor')).status).toBe(200);

    expect((await phone.get('/api/user')).status).toBe(401);
    expect((await guest().post('/login', { email: user.email, password: 'password' })).status).toBe(204);
    expect(await rows('mails')).toMatchObject([{ subject: 'Two-factor sign-in is off' }]);
  });

  it('sends a link to set a new password, once a minute, and none to a suspended account', async () => {
    const admin = await make.admin();
    const { user, phone } = await ray();
    const gone = await make.user({ suspended_at: instant(api.clock.now()) });
    const send = (id: number) => as(admin).post(`/api/users/${id}/send_password_link`);

    expect((await send(user.id)).status).toBe(200);
    const again = await send(user.id);
    expect([again.status, again.headers['retry-after']]).toEqual([429, expect.any(String)]);
    expect((await send(gone.id)).body).toEqual({ message: 'This account is suspended.' });

    const [mail] = await rows<{ recipient: string; body: string; link_url?: string }>('mails');
    expect(mail).toMatchObject({ recipient: user.email, subject: 'Set a new password' });
    expect(await rows('password_reset_tokens')).toHaveLength(1);
    expect((await phone.get('/api/user')).status).toBe(200);
  });
});
