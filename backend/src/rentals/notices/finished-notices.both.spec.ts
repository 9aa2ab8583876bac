import { api, as, forgetBroadcasts, rows, told } from '../../../test/api';
import { type Statement, statementsOf } from '../../../test/count-queries';
import { insertMany } from '../../../test/insert-many';
import { make } from '../../../test/make';
import { explained, indexesOf } from '../../../test/plans';
import { rentalScene } from '../../../test/rental-scene';

interface Row {
  user_id: number;
  type: string;
}

async function manyUnread(user_id: number): Promise<void> {
  const others = Array.from({ length: 1_000 }, (_, index) => 1_000_000_000 + index);
  const fields = { type: 'rental_request.created', title: 'New', body: 'New.', user_id };
  const stamps = { created_at: '2026-11-01 00:00:00', updated_at: '2026-11-01 00:00:00' };
  await insertMany(
    'notifications',
    others.map((id) => ({
      ...fields,
      data: JSON.stringify({ rental_request_id: id }),
      matter: `rental_request_id ${id}`,
      ...stamps,
    })),
  );
  await api.dataSource.query(api.dialect === 'mysql' ? 'ANALYZE TABLE notifications' : 'ANALYZE');
}

/** Whether the index is read by all three of its columns. */
async function isNarrow(statement: Statement): Promise<boolean> {
  const [plan] = await explained<{ detail?: string; rows?: number }>(statement);
  return api.dialect === 'mysql' ? Number(plan?.rows) < 10 : /matter=\?/.test(plan?.detail ?? '');
}

const unread = async () =>
  (await rows<Row>('notifications', 'read_at IS NULL')).map(({ user_id, type }) => `${user_id} ${type}`);

describe('a notice whose matter is settled', () => {
  it('is read for the owner once the request is answered, and they are told on their other devices', async () => {
    const { owner, renter, pending, act } = await rentalScene();
    const request = await pending();
    const other = await pending({ start_date: '2027-02-01', end_date: '2027-02-02' });
    expect(await unread()).toEqual([
      `${owner.id} rental_request.created`,
      `${owner.id} rental_request.created`,
    ]);
    forgetBroadcasts();

    await act(owner, request, 'approve', { message: 'Yours.' });

    expect((await unread()).filter((one) => one.endsWith('.created'))).toHaveLength(1);
    expect(await rows('notifications', "type = 'rental_request.created' AND read_at IS NULL")).toMatchObject([
      { user_id: owner.id },
    ]);
    expect(new Set(told('notifications', 'saved'))).toEqual(new Set([owner.id, renter.id]));
    await act(owner, other, 'decline', { message: 'No.' });
    expect((await unread()).filter((one) => one.startsWith(`${owner.id} `))).toEqual([]);
  });

  it('is read when a request is withdrawn, and nobody else is told of that', async () => {
    const { owner, renter, stranger, pending } = await rentalScene();
    const { id } = await pending();
    forgetBroadcasts();

    await as(renter).delete(`/api/rental_requests/${id}`);

    expect(await unread()).toEqual([`${owner.id} rental_request.withdrawn`]);
    expect(told('notifications', 'saved')).not.toContain(stranger.id);
  });

  it('stays while a refused move changed nothing', async () => {
    const { owner, stranger, pending, act } = await rentalScene();
    const request = await pending();

    await act(stranger, request, 'approve', { message: 'Yours.' });
    await act(owner, request, 'approve', {});

    expect(await unread()).toEqual([`${owner.id} rental_request.created`]);
  });
});

describe('POST api/notifications/seen', () => {
  const seen = '/api/notifications/seen';

  it('finds it whatever else its reader leaves unread, and what a server of before wrote', async () => {
    const { owner, pending } = await rentalScene();
    const [request, before] = [
      await pending(),
      await pending({ start_date: '2027-02-01', end_date: '2027-02-02' }),
    ];
    await api.dataSource.query(
      `UPDATE notifications SET matter = '?' WHERE matter = 'rental_request_id ${before.id}'`,
    );
    await manyUnread(owner.id);

    const statements = await statementsOf(() => as(owner).post(seen, { rental_request_id: request.id }));
    await as(owner).post(seen, { rental_request_id: before.id });

    const [found] = statements.filter(({ sql }) => /FROM .notifications. .n. /.test(sql));
    if (!found) throw new Error('nothing asks for notices');
    expect(await indexesOf(found)).toEqual(['idx_notifications_user_id_read_at_matter']);
    expect(await isNarrow(found)).toBe(true);
    expect(await rows('notifications', "read_at IS NULL AND created_at > '2026-11-02'")).toEqual([]);
  });

  it('reads what its reader was told of the record before them, and nothing else', async () => {
    const { owner, renter, pending } = await rentalScene();
    const request = await pending();
    const other = await pending({ start_date: '2027-02-01', end_date: '2027-02-02' });
    forgetBroadcasts();

    expect((await as(owner).post(seen, { rental_request_id: request.id })).body).toEqual({ updated: 1 });
    expect((await as(owner).post(seen, { rental_request_id: request.id })).body).toEqual({ updated: 0 });
    expect((await as(renter).post(seen, { rental_request_id: other.id })).body).toEqual({ updated: 0 });

    expect(await unread()).toEqual([`${owner.id} rental_request.created`]);
    expect(told('notifications', 'saved')).toEqual([owner.id]);
  });

  it('refuses a call that names nothing', async () => {
    const user = await make.user();
    forgetBroadcasts();

    expect(Object.keys((await as(user).post(seen, {})).body.errors)).toEqual(['support_ticket_id']);
    expect((await as(user).post(seen, { rental_request_id: 'all' })).status).toBe(422);
    expect(told('notifications', 'saved')).toEqual([]);
  });
});
