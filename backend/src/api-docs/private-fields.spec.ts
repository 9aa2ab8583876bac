import { api, as, asOnAdminSite, guest } from '../../test/api';
import type { Client } from '../../test/client';
import { make } from '../../test/make';
import { rentalScene } from '../../test/rental-scene';

/** Texts that name one person each, wherever they turn up. */
const OLIVE = { email: 'olive.canary@example.com', phone: '(555) 010-0001', yard: '1 Canary Yard' };
const RAY = { email: 'ray.canary@example.com', phone: '(555) 010-0002' };
/** The provider's names of cards, customers and payments, and what a password is kept as. */
const SECRETS = /\b(pi|pm|cus|seti)_\w{4,}|\$2[aby]\$|remember_token|two_factor_secret/;

const UNTOLD = {
  /** Everybody's name is on their machines and requests; their address and phone are nobody's. */
  stranger: [OLIVE.email, OLIVE.phone, OLIVE.yard, RAY.email, RAY.phone],
  // The phone is told with the approval.
  owner: [RAY.email],
  renter: [OLIVE.email],
};

async function scene() {
  const parts = await rentalScene();
  const { owner, renter, machine } = parts;
  const update = 'UPDATE users SET email = ?, phone = ? WHERE id = ?';
  await api.dataSource.query(update, [OLIVE.email, OLIVE.phone, owner.id]);
  await api.dataSource.query(update, [RAY.email, RAY.phone, renter.id]);
  await api.dataSource.query('UPDATE addresses SET line1 = ? WHERE user_id = ?', [OLIVE.yard, owner.id]);
  Object.assign(owner, OLIVE);
  Object.assign(renter, RAY);
  const request = await parts.approved();
  await as(renter).post(`/api/rental_requests/${request.id}/messages`, { content: 'Is it there?' });
  await as(renter).post('/api/support_tickets', { message: 'Help' });
  return { ...parts, request, machine, bystander: await make.owner() };
}

/** Every address that a GET has, with this scene's ids in it. */
async function addresses({ request, machine }: { request: { id: number }; machine: { id: number } }) {
  const { paths } = (await guest().get('/api/docs.json')).body as { paths: Record<string, { get?: object }> };
  const ids: Record<string, number> = { rental_requests: request.id, machines: machine.id };
  return Object.keys(paths)
    .filter((path) => path.startsWith('/api/') && paths[path]?.get)
    .map((path) => path.replace(/(\w+)\/\{\w+\}/, (_whole, place: string) => `${place}/${ids[place] ?? 1}`))
    .filter((path) => !path.includes('{'));
}

async function leaks(reader: Client, paths: string[], untold: string[], secrets = true): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const { text = '' } = await reader.get(path);
    found.push(...untold.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`));
    const secret = secrets && path !== '/api/docs.json' ? SECRETS.exec(text) : null;
    if (secret) found.push(`${path}: ${secret[0]}`);
  }
  return found;
}

it('tells nobody of addresses, phones, cards and payments that are not for them, in any answer', async () => {
  const all = await scene();
  const { owner, renter, stranger, bystander, admin } = all;
  const paths = await addresses(all);

  expect(paths.length).toBeGreaterThan(40);
  expect(await leaks(guest(), paths, UNTOLD.stranger)).toEqual([]);
  expect(await leaks(as(stranger), paths, UNTOLD.stranger)).toEqual([]);
  expect(await leaks(as(bystander), paths, UNTOLD.stranger)).toEqual([]);
  expect(await leaks(as(owner), paths, UNTOLD.owner)).toEqual([]);
  expect(await leaks(as(renter), paths, UNTOLD.renter, false)).toEqual([]);
  expect(await leaks(asOnAdminSite(admin), paths, [RAY.email, OLIVE.phone], false)).not.toEqual([]);
});

it('sends nothing of it over a channel of somebody else’s either', async () => {
  const { owner, renter, admin } = await scene();
  const untold = new Map([
    [owner.id, UNTOLD.owner],
    [renter.id, UNTOLD.renter],
  ]);

  const sent = api.broadcasts.filter(({ channel }) => channel?.startsWith('private-'));
  const found = sent.flatMap(({ channel = '', data }) => {
    const reader = Number(channel.split('.').at(-1));
    const text = JSON.stringify(data);
    const words = reader === admin.id ? [] : (untold.get(reader) ?? UNTOLD.stranger);
    const secret = reader === owner.id ? (SECRETS.exec(text)?.[0] ?? null) : null;
    return [...words.filter((word) => text.includes(word)), ...(secret ? [secret] : [])].map(
      (word) => `${channel}: ${word}`,
    );
  });

  expect(sent.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});
