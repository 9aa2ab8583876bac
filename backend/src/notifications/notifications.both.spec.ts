import { api, as, rows, told } from '../../test/api';
import { insert, instant, make } from '../../test/make';

const PATH = '/api/notifications';

const noticeFor = (user: { id: number }, fields: object = {}) =>
  insert('notifications', {
    user_id: user.id,
    type: 'rental_request.approved',
    title: 'Approved',
    body: 'Your request was approved.',
    data: { rental_request_id: 5 },
    read_at: null,
    ...fields,
  });

it('lists own notices, newest first, an admin no more than that', async () => {
  const [user, admin] = [await make.user(), await make.admin()];
  const old = await noticeFor(user, { created_at: '2026-11-19 10:00:00.000' });
  const fresh = await noticeFor(user);

  const { body } = await as(user).get(PATH);

  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([fresh.id, old.id]);
  expect(body.data[0]).toEqual({
    id: fresh.id,
    created_at: '2026-11-20T12:00:00.000000Z',
    updated_at: '2026-11-20T12:00:00.000000Z',
    deleted_at: null,
    user_id: user.id,
    type: 'rental_request.approved',
    title: 'Approved',
    body: 'Your request was approved.',
    data: { rental_request_id: 5 },
    read_at: null,
  });
  expect((await as(admin).get(PATH)).body.total).toBe(0);
});

it('reads one and keeps the first time', async () => {
  const user = await make.user();
  const notice = await noticeFor(user);

  const first = await as(user).post(`${PATH}/${notice.id}/read`);
  api.clock.set('2026-11-20T13:00:00Z');
  const second = await as(user).post(`${PATH}/${notice.id}/read`);

  expect(first.body.read_at).toBe('2026-11-20T12:00:00.000000Z');
  expect(second.body.read_at).toBe('2026-11-20T12:00:00.000000Z');
  expect(told('notifications', 'saved')).toEqual([user.id]);
});

it('reads all of the own ones', async () => {
  const [user, other] = [await make.user(), await make.user()];
  await noticeFor(user);
  await noticeFor(user);
  await noticeFor(user, { read_at: '2026-11-19 10:00:00.000' });
  await noticeFor(other);

  expect((await as(user).post(`${PATH}/read_all`)).body).toEqual({ updated: 2 });
  expect((await as(user).post(`${PATH}/read_all`)).body).toEqual({ updated: 0 });
  expect(await rows('notifications', 'read_at IS NULL')).toMatchObject([{ user_id: other.id }]);
  expect(told('notifications', 'saved')).toEqual([user.id]);
});

it('deletes one', async () => {
  const user = await make.user();
  const notice = await noticeFor(user);

  expect((await as(user).delete(`${PATH}/${notice.id}`)).status).toBe(204);
  expect(told('notifications', 'deleted')).toEqual([user.id]);
  expect((await as(user).get(`${PATH}/${notice.id}`)).status).toBe(404);
});

describe('notify', () => {
  type Transaction = object;
  interface UnitOfWork {
    run<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  }
  interface Notifications {
    notify(tx: Transaction, notice: object): Promise<void>;
  }
  const parts = () => ({
    unit: api.provider<UnitOfWork>('@kit/server/store/unit-of-work', 'UnitOfWork'),
    notifications: api.provider<Notifications>(
      'src/notifications/notifications.service',
      'NotificationsService',
    ),
  });
  const notice = (user: { id: number }, fields: object = {}) => ({
    user_id: user.id,
    type: 'machine_return.missing',
    title: 'Tell us & "them" <soon>',
    body: 'First.\n\nSecond.',
    data: { rental_request_id: 7 },
    ...fields,
  });

  it('writes both forms and a link in one transaction', async () => {
    const { unit, notifications } = parts();
    const user = await make.user({ name: 'Olive <Owner>', email_verified_at: instant(api.clock.now()) });

    await unit.run((tx) => notifications.notify(tx, notice(user)));

    const [mail] = await rows<Record<string, string>>('mails');
    expect(mail).toMatchObject({
      recipient: user.email,
      subject: 'Tell us & "them" <soon>',
      attempts: 0,
      sent_at: null,
    });
    expect(mail?.text).toMatch(
      /^Hello Olive <Owner>,\n\nFirst\.\n\nSecond\.\n\nOpen on Yard: http:.*\/rentals\/7\n/,
    );
    expect(mail?.html).toContain('<p>Hello Olive &lt;Owner&gt;,</p>');
    expect(mail?.html).toContain('<title>Tell us &amp; &quot;them&quot; &lt;soon&gt;</title>');
    expect(told('notifications', 'saved')).toEqual([user.id]);
  });

  it('leaves nothing behind and tells nobody when the transaction fails', async () => {
    const { unit, notifications } = parts();
    const user = await make.user();

    const failing = unit.run(async (tx) => {
      await notifications.notify(tx, notice(user));
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect(await rows('notifications')).toEqual([]);
    expect(await rows('mails')).toEqual([]);
    expect(api.broadcasts).toEqual([]);
  });

  it('does not repeat a notice under a key that is taken, even at the same moment', async () => {
    const { unit, notifications } = parts();
    const user = await make.user();
    const once = notice(user, { dedupe_key: 'return:7:2026-11-20' });

    await Promise.all([1, 2, 3].map(() => unit.run((tx) => notifications.notify(tx, once))));
    await unit.run((tx) => notifications.notify(tx, once));

    expect(await rows('notifications')).toHaveLength(1);
    expect(await rows('mails')).toHaveLength(1);
  });
});
