import { as, guest } from '../../test/api';
import { insert, make } from '../../test/make';

it("admits a ticket's user and admins to its presence channel, nobody else", async () => {
  const renter = await make.user({ name: 'Ray Renter' });
  const [admin, stranger] = [await make.admin(), await make.user()];
  const ticket = await insert('support_tickets', { user_id: renter.id, message: 'Help', number: null });
  const join = (id: number | string) => ({ channel_name: `presence-support_ticket.${id}` });

  const own = await as(renter).post('/api/broadcasting/auth', join(ticket.id));

  expect(own.status).toBe(200);
  expect(own.body.channel_data).toEqual({
    user_id: renter.id,
    user_info: { id: renter.id, name: 'Ray Renter' },
  });
  expect((await as(admin).post('/broadcasting/auth', join(ticket.id))).status).toBe(200);
  expect((await as(stranger).post('/broadcasting/auth', join(ticket.id))).status).toBe(403);
  expect((await as(renter).post('/broadcasting/auth', join(999_999))).status).toBe(403);
  expect((await as(renter).post('/broadcasting/auth', join('x'))).status).toBe(403);
  expect((await guest().post('/broadcasting/auth', join(ticket.id))).status).toBe(403);
});
