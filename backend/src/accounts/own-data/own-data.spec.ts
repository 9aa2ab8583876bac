import { strFromU8, unzipSync } from 'fflate';
import { api, as, confirmed, guest, later, rows } from '../../../test/api';
import { insert, make } from '../../../test/make';
import { PNG } from '../../../test/permissions/png';
import { rentalScene } from '../../../test/rental-scene';
import { refusal } from '../../../test/refusals';

type Rows = Record<string, unknown>[];

async function exported(user: { id: number; email: string }, path = '/api/user/export') {
  const client = as(user);
  await client.get('/api/user');
  const answer = await fetch(`${api.url}${path}`, {
    headers: { Cookie: await client.cookieHeader(), Origin: api.url },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const json = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array())) as Rows;
  return { files, json };
}

describe('GET api/user/export', () => {
  it('is all that is the person’s, and nothing that opens the account', async () => {
    const { renter, owner, approved } = await rentalScene();
    const request = await approved();
    await as(renter).post(`/api/rental_requests/${request.id}/messages`, { content: 'At eight?' });
    await as(owner).post(`/api/rental_requests/${request.id}/messages`, { content: 'At nine.' });
    const photo = await as(renter).upload('/api/media', PNG, 'dent.png');

    const { files, json } = await exported(renter);

    expect(json('account')).toMatchObject([{ id: renter.id, email: renter.email }]);
    expect(JSON.stringify(json('account'))).not.toMatch(/password|secret|token/);
    expect(json('rental_requests').map(({ id }) => id)).toEqual([request.id]);
    expect(json('payments').length).toBeGreaterThan(0);
    expect(JSON.stringify(json('payments'))).not.toContain('failure_code');
    expect(json('messages').map(({ content }) => content)).toEqual(['At eight?']);
    expect(json('photos').map(({ id }) => id)).toEqual([photo.body.id]);
    expect(Object.keys(files).some((name) => name.startsWith(`photos/${photo.body.id}.`))).toBe(true);
    expect((await exported(owner)).json('machines')).toHaveLength(1);
  });

  it('has records beyond what is read at once, and an empty list of what there is none of', async () => {
    const user = await make.user();
    const notice = { user_id: user.id, title: 'b', body: 'c', data: '{}', matter: '' };
    for (let count = 0; count <= 500; count += 1)
      await insert('notifications', { ...notice, type: `a${count}` });

    const { json } = await exported(user);

    const types = json('notifications').map(({ type }) => type);
    expect([types.length, types.at(0), types.at(-1), json('machines')]).toEqual([501, 'a0', 'a500', []]);
  });

  it('says nothing of who answers a ticket and how urgent it is, which admins alone know', async () => {
    const [admin, user] = [await make.admin(), await make.user()];
    const { body } = await as(user).post('/api/support_tickets', { message: 'Help', subject: 'My card' });
    await as(admin).post(`/api/support_tickets/${body.id}/assign`, { user_id: admin.id });
    await as(admin).post(`/api/support_tickets/${body.id}/prioritise`, { priority: 'low' });

    const [ticket] = (await exported(user)).json('support_tickets');

    expect(ticket).toMatchObject({ message: 'Help', subject: 'My card' });
    expect(ticket).not.toHaveProperty('assignee_id');
    expect(ticket).not.toHaveProperty('priority');
    expect(ticket).not.toHaveProperty('github_issue_url');
  });

  it('is an admin’s to take, too, which the person’s activity says', async () => {
    const [admin, user] = [await make.admin(), await make.user()];

    const { json } = await exported(admin, `/api/users/${user.id}/export`);

    expect(json('account')).toMatchObject([{ id: user.id }]);
    const written = await rows('audit_events', "action = 'export' AND record_type = 'user'");
    expect(written).toMatchObject([{ user_id: admin.id, record_id: user.id }]);
  });

  it('has what somebody reported, without the text of the other', async () => {
    const { renter, owner, approved } = await rentalScene();
    const messages = `/api/rental_requests/${(await approved()).id}/messages`;
    const { body } = await as(owner).post(messages, { content: 'An ugly word.' });
    await as(renter).post(`${messages}/${body.id}/report`, { reason: 'It is rude.' });

    const reports = (await exported(renter)).json('reports');

    expect(reports).toMatchObject([{ record_type: 'message', reason: 'It is rude.' }]);
    expect(JSON.stringify(reports)).not.toContain('ugly');
  });

  it('is made ten times a quarter of an hour at most', async () => {
    const user = await make.user();
    for (let count = 0; count < 10; count += 1) await exported(user);

    const refused = await as(user).get('/api/user/export');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    later(new Date(api.clock.now().getTime() + 900_000).toISOString());
    await exported(user);
  });
});

describe('DELETE api/user', () => {
  it('asks for the password, and erases the person', async () => {
    const user = await make.user({
      name: 'Gone Girl',
      email: 'gone@example.com',
      phone: '555 0100',
      about: 'Me',
    });
    await make.address(user, { line1: '1 Secret Street' });
    const phone = guest();
    await phone.post('/login', { email: user.email, password: 'password' });

    const wrong = await phone.send('delete', '/api/user', { password: 'guess' });
    expect(refusal(wrong)).toEqual([422, { password: ['The provided password was incorrect.'] }]);
    expect((await phone.send('delete', '/api/user', { password: 'password' })).status).toBe(204);

    expect((await phone.get('/api/user')).status).toBe(401);
    const [row] = await rows<Record<string, unknown>>('users', 'id = ?', [user.id]);
    expect(row).toMatchObject({ name: 'Deleted account', phone: null, about: null, search_text: '' });
    expect(row?.['deleted_at']).not.toBeNull();
    const kept = JSON.stringify([row, await rows('addresses'), await rows('mails')]);
    expect(kept).not.toMatch(/Gone Girl|gone@example|555 0100|Secret Street/);
    const fields = {
      name: 'Anew',
      email: user.email,
      password: 'correct horse',
      password_confirmation: 'correct horse',
    };
    expect((await guest().post('/register', fields)).status).toBe(204);
  });

  it('leaves no photo that nothing shows, no message to support and no answer', async () => {
    const user = await make.user({ email: 'erased@example.com' });
    const { body: ticket } = await as(user).post('/api/support_tickets', { message: 'Help' });
    const { body: shown } = await as(user).upload('/api/media', PNG, 'dent.png');
    const { body: unused } = await as(user).upload('/api/media', PNG, 'me.png');
    const others = (await as(await make.user()).upload('/api/media', PNG, 'other.png')).body;
    const messages = `/api/support_tickets/${ticket.id}/messages`;
    const key = { 'Idempotency-Key': 'a key' };
    await as(user).post(messages, { content: 'See', photo_ids: [shown.id] }, key);
    await guest().post('/api/guest_tickets', { name: 'Ed', email: user.email, message: 'Help me' });

    await as(user).send('delete', '/api/user', { password: 'password' });

    const left = await rows<{ id: number; name: string }>('media', 'deleted_at IS NULL');
    expect(left.map(({ id, name }) => [id, name])).toEqual([
      [shown.id, 'Deleted'],
      [others.id, 'other.png'],
    ]);
    expect(await rows('media', "name = 'me.png'")).toEqual([]);
    const served = async ({ url }: { url: string }) => (await fetch(`${api.url}${url}`)).status;
    expect([await served(shown), await served(unused)]).toEqual([200, 404]);
    expect([await rows('guest_tickets'), await rows('idempotency_keys')]).toEqual([[], []]);
  });

  it('lets five wrong passwords a minute be tried', async () => {
    const user = await make.user();
    const leave = (password: string) => as(user).send('delete', '/api/user', { password });
    for (let n = 0; n < 5; n += 1) expect((await leave('guess')).status).toBe(422);

    const refused = await leave('password');

    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(await rows('users', 'id = ? AND deleted_at IS NULL', [user.id])).toHaveLength(1);
  });

  it('is an admin’s to do, too, who else leaves who it was', async () => {
    const admin = await make.admin();
    const [gone, erased] = [await make.user({ name: 'Gone Girl' }), await make.user({ name: 'Erased Ed' })];
    const browser = await confirmed(as(admin));

    await browser.delete(`/api/users/${gone.id}`);
    await browser.send('delete', `/api/users/${erased.id}`, { erase: true });

    const names = (await rows<{ name: string }>('users', 'deleted_at IS NOT NULL')).map(({ name }) => name);
    expect(names.sort()).toEqual(['Deleted account', 'Gone Girl']);
  });

  it('is refused while a rental is open, for both sides', async () => {
    const { renter, owner, approved } = await rentalScene();
    const request = await approved();
    const leave = (user: { id: number; email: string }) =>
      as(user).send('delete', '/api/user', { password: 'password' });

    const message = `The account has open rental requests: no. ${request.id}. It can be deleted once they are over.`;
    for (const user of [renter, owner]) {
      const { status, body } = await leave(user);
      expect([status, body]).toEqual([409, { message }]);
    }
    expect(await rows('users', "name = 'Deleted account'")).toEqual([]);
  });

  it('is refused to the last admin', async () => {
    const { status, body } = await as(await make.admin()).send('delete', '/api/user', {
      password: 'password',
    });

    expect([status, body.message]).toEqual([409, expect.stringContaining('last active admin')]);
  });
});
