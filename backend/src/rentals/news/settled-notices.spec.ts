import { as, forgetBroadcasts, guest, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';

interface Row {
  user_id: number;
  type: string;
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

    // What was told of the other request still waits.
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

  it('refuses guests, and a call that names nothing', async () => {
    const user = await make.user();
    forgetBroadcasts();

    expect((await guest().post(seen, { rental_request_id: 1 })).status).toBe(401);
    expect(Object.keys((await as(user).post(seen, {})).body.errors)).toEqual(['support_ticket_id']);
    expect((await as(user).post(seen, { rental_request_id: 'all' })).status).toBe(422);
    expect(told('notifications', 'saved')).toEqual([]);
  });
});
