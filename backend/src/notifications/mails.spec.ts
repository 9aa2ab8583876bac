import { as } from '../../test/api';
import { make } from '../../test/make';
import { mailTo } from '../../test/mail-messages';

const PATH = '/api/mails';

it('shows the outbox to admins, newest first', async () => {
  const admin = await make.admin();
  const kept = await mailTo('ray@example.com', { created_at: '2026-11-19 10:00:00.000' });
  const sent = await mailTo('olive@example.com', { sent_at: '2026-11-20 11:00:00.000', attempts: 1 });

  const { body } = await as(admin).get(PATH);

  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([sent.id, kept.id]);
  expect((await as(admin).get(`${PATH}/${sent.id}`)).body).toEqual({
    id: sent.id,
    created_at: '2026-11-20T12:00:00.000000Z',
    updated_at: '2026-11-20T12:00:00.000000Z',
    deleted_at: null,
    recipient: 'olive@example.com',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    attempts: 1,
    sent_at: '2026-11-20T11:00:00.000000Z',
    failure_message: null,
  });
  expect((await as(admin).get(PATH, { sent: false })).body.data).toMatchObject([{ id: kept.id }]);
  expect((await as(admin).get(PATH, { search: 'olive' })).body.data).toMatchObject([{ id: sent.id }]);
});

it('shows the keys in links to who may change accounts, and to no other admin', async () => {
  const text = 'Open https://yard.example/reset-password?token=s3cret';
  const mail = await mailTo('ray@example.com', { text, html: `<a href="${text.slice(5)}">Reset</a>` });

  for (const role of ['admin', 'support', 'finance', 'catalogue']) {
    const admin = await make.admin({ role });
    const one = (await as(admin).get(`${PATH}/${mail.id}`)).body;
    const [listed] = (await as(admin).get(PATH)).body.data;
    for (const shown of [one, listed]) {
      expect([role, shown.text]).toEqual([role, role === 'admin' ? text : text.replace('s3cret', '…')]);
      expect(shown.html.includes('s3cret')).toBe(role === 'admin');
    }
  }
});

it('tells what failed from what waits, and sends nothing again without a mail server', async () => {
  const admin = await make.admin();
  const failed = await mailTo('gone@example.com', { attempts: 6, failure_message: '550 No such mailbox' });
  const waiting = await mailTo('ray@example.com');
  await mailTo('olive@example.com', { sent_at: '2026-11-20 11:00:00.000', attempts: 1 });
  const found = async (filters: object) => {
    const { body } = await as(admin).get(PATH, { ...filters, direction: 'asc' });
    return (body.data as { id: number }[]).map(({ id }) => id);
  };

  expect(await found({ failed: true })).toEqual([failed.id]);
  expect(await found({ sent: false, failed: false })).toEqual([waiting.id]);
  expect(await as(admin).post(`${PATH}/${failed.id}/resend`)).toMatchObject({
    status: 409,
    body: { message: 'Without a mail server, emails stay here.' },
  });
});
