import { api, as, asOnAdminSite } from '../../../test/api';
import { make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';

interface Found {
  kind: string;
  id: number;
  title: string;
  subtitle: string;
  path: string;
}

/** An excavator that Ray rents from Olive, with its deposit paid, and a ticket of his. */
async function scene() {
  const rental = await rentalScene();
  const { renter, admin } = rental;
  await api.dataSource.query(`UPDATE users SET name = 'Ray Núñez' WHERE id = ${renter.id}`);
  await as(renter).put('/user/profile-information', {
    name: 'Ray Núñez',
    email: renter.email,
    phone: '+1 (555) 010-4477',
  });
  const { id } = await rental.approved();
  const ticket = await as(renter).post('/api/support_tickets', { message: 'The gate is locked.' });
  const find = async (q: string) =>
    (await asOnAdminSite(admin).get('/api/find', { q })).body.results as Found[];
  const kinds = async (q: string) => (await find(q)).map(({ kind }) => kind);
  return { ...rental, id, ticket: ticket.body as { id: number; number: string }, find, kinds };
}

it.each(['ray nunez', 'RAY.NÚÑEZ', '010-4477', '5550104477'])(
  'finds a person and all that is theirs by %s',
  async (typed) => {
    const { renter, kinds } = await scene();
    const q = typed === 'RAY.NÚÑEZ' ? renter.email.toUpperCase() : typed;

    expect(await kinds(q)).toEqual(['rental_request', 'user', 'payment', 'support_ticket']);
  },
);

it('says of each what it is and where its page is', async () => {
  const { owner, renter, machine, id, ticket, find } = await scene();

  const results = await find('nunez');

  const [payment] = results.filter(({ kind }) => kind === 'payment');
  expect(results).toEqual([
    {
      kind: 'rental_request',
      id,
      title: `#${id} Crawler Excavator`,
      subtitle: 'Ray Núñez from Olive Owner · Dec 14–18, 2026',
      path: `/rental_requests/${id}`,
    },
    {
      kind: 'user',
      id: renter.id,
      title: 'Ray Núñez',
      subtitle: expect.stringContaining('+1 (555) 010-4477'),
      path: `/users/${renter.id}`,
    },
    {
      kind: 'payment',
      id: payment?.id,
      title: '$280.00 deposit',
      subtitle: `Paid · rental #${id}`,
      path: `/payments/${payment?.id}`,
    },
    {
      kind: 'support_ticket',
      id: ticket.id,
      title: `${ticket.number} The gate is locked.`,
      subtitle: 'Ray Núñez',
      path: `/support_tickets/${ticket.id}`,
    },
  ]);
  const [found] = (await find('crawler')).filter(({ kind }) => kind === 'machine');
  expect(found).toEqual({
    kind: 'machine',
    id: machine.id,
    title: 'Crawler Excavator',
    subtitle: expect.stringContaining(`of ${owner.name}`),
    path: `/machines/${machine.id}`,
  });
});

it('finds by number, with the record of that number first, and by the provider’s id', async () => {
  const { id, find, kinds, ticket } = await scene();
  const [payment] = (await api.dataSource.query(
    'SELECT stripe_payment_intent_id AS intent FROM payments',
  )) as { intent: string }[];

  for (const typed of [`#${id}`, `no. ${id}`, `R-${id}-1-DD8FAA`, `OFF-00000${id}`])
    expect((await find(typed))[0]).toMatchObject({ kind: 'rental_request', id });
  expect(await kinds(payment?.intent ?? '')).toEqual(['rental_request', 'payment']);
  expect(await kinds(ticket.number)).toEqual(['support_ticket']);
});

it('takes signs as they are, and shows five of a kind at most', async () => {
  const { owner, find, kinds } = await scene();
  for (let count = 0; count < 7; count += 1) await make.machine(owner, { subject: `Roller ${count}` });

  expect(await kinds('100%')).toEqual([]);
  expect((await find('roller')).map(({ title }) => title)).toEqual(
    [6, 5, 4, 3, 2].map((count) => `Roller ${count}`),
  );
});

it('leaves out what was deleted', async () => {
  const { stranger, kinds } = await scene();
  expect(await kinds('Sam Stranger')).toEqual(['user']);

  await api.dataSource.query(`UPDATE users SET deleted_at = created_at WHERE id = ${stranger.id}`);

  expect(await kinds('Sam Stranger')).toEqual([]);
});

it('asks for something to find', async () => {
  const { admin } = await scene();

  const empty = await asOnAdminSite(admin).get('/api/find', { q: ' ' });
  expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['q']]);
});
