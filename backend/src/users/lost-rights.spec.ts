import { io, type Socket } from 'socket.io-client';
import { api, as, asOnAdminSite, confirmed, forgetBroadcasts, rows, told } from '../../test/api';
import type { Client } from '../../test/client';
import { insert, make } from '../../test/make';
import { matrix } from '../../test/permissions/matrix';
import { scene } from '../../test/permissions/people';
import { paramsFor } from '../../test/permissions/records';
import { cellsOf, visit } from '../../test/permissions/walk';

const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));

const next = (socket: Socket, event: string) =>
  new Promise<unknown[]>((resolve) => socket.once(event, (...args: unknown[]) => resolve(args)));

async function socketOf(person: Client): Promise<Socket> {
  const socket = io(api.url, {
    forceNew: true,
    transports: ['websocket'],
    reconnectionDelay: 10,
    extraHeaders: { Cookie: await person.cookieHeader() },
  });
  sockets.push(socket);
  await next(socket, 'connect');
  return socket;
}

function subscription(socket: Socket, channel: string): Promise<'granted' | 'refused'> {
  const answer = Promise.race([
    next(socket, 'subscription_succeeded').then(() => 'granted' as const),
    next(socket, 'subscription_error').then(() => 'refused' as const),
  ]);
  socket.emit('subscribe', { channel, auth: { headers: {} } });
  return answer;
}

describe('a demoted admin', () => {
  it('leaves foreign records at once: what they look at is judged anew, and the others see them go', async () => {
    const [ada, bea, ray] = [await make.admin(), await make.admin(), await make.user()];
    const ticket = await insert('support_tickets', { user_id: ray.id, message: 'Help', number: null });
    const channel = `presence-support_ticket.${ticket.id}`;
    const [own, other] = [await socketOf(as(bea)), await socketOf(as(ray))];
    expect(await subscription(other, channel)).toBe('granted');
    expect(await subscription(own, channel)).toBe('granted');
    const [gone, isBack] = [next(other, 'presence:leaving'), next(own, 'connect')];

    const demoted = await as(ada).post(`/api/users/${bea.id}/revoke_admin`);

    expect(demoted.status).toBe(200);
    expect((await gone)[1]).toMatchObject({ user_id: bea.id });
    await isBack;
    expect(await subscription(own, channel)).toBe('refused');
  });

  it('is refused on the next request, is no admin to the page that asks, and hears no more of foreign records', async () => {
    const [ada, bea, ray] = [await make.admin(), await make.admin(), await make.user()];
    const page = asOnAdminSite(bea);
    expect((await page.get('/api/users')).status).toBe(200);

    await as(ada).post(`/api/users/${bea.id}/revoke_admin`);

    expect((await page.get('/api/users')).status).toBe(403);
    expect((await page.post('/api/cancel_expired_rental_requests')).status).toBe(403);
    expect((await page.get('/api/user')).body.admin).toBe(false);
    expect(await rows('sessions', 'user_id = ?', [bea.id])).toHaveLength(1);
    forgetBroadcasts();
    await as(ray).post('/api/support_tickets', { message: 'Help' });
    expect(told('support_tickets', 'saved')).toEqual([ada.id, ray.id].sort((a, b) => a - b));
  });
});

describe('the session of a demoted admin', () => {
  const ADMINS = Object.entries(matrix).filter(([, row]) => {
    const [, renter = 0, owner = 0, stranger = 0, , admin = 0] = cellsOf(row).own;
    return admin < 300 && [renter, owner, stranger].every((status) => status === 403);
  });

  it('gets nothing of any admin’s route on the next request', async () => {
    const people = await scene();
    const { admin } = people.people;
    const side = people.sides.own;
    const ask = async (route: string) =>
      (await visit(people, { route, actor: 'admin', side }, await paramsFor(route, side))).status;
    expect(await ask('GET /api/users')).toBe(200);

    await as(await make.admin()).post(`/api/users/${admin.id}/revoke_admin`);
    const found: Record<string, number> = {};
    for (const [route] of ADMINS) found[route] = await ask(route);

    expect(Object.entries(found).filter(([, status]) => status !== 403)).toEqual([]);
    expect(ADMINS.length).toBeGreaterThan(50);
  });
});

describe('an open page of somebody', () => {
  it.each([
    ['suspended', 'suspend', 'Your account is suspended.'],
    ['deleted', null, 'Your account was deleted.'],
  ])('who is %s is told why its session ended', async (_how, action, reason) => {
    const [ada, ray] = [await make.admin(), await make.user()];
    const socket = await socketOf(as(ray));
    const [why, ended] = [next(socket, 'session_ended'), next(socket, 'disconnect')];

    if (action) await (await confirmed(as(ada))).post(`/api/users/${ray.id}/${action}`, { reason: 'Fraud' });
    else await (await confirmed(as(ada))).delete(`/api/users/${ray.id}`);

    expect(await why).toEqual([reason]);
    expect((await ended)[0]).toBe('io server disconnect');
  });
});
