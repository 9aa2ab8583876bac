import { api, as, confirmed, guest, later, rows } from '../../../test/api';
import { handoverScene } from '../../../test/handover-scene';
import { make } from '../../../test/make';

type Person = { id: number; email: string };
const leave = async (user: Person) =>
  expect((await as(user).send('delete', '/api/user', { password: 'password' })).status).toBe(204);
const mailed = async () =>
  (await rows<{ recipient: string }>('mails')).map(({ recipient }) => recipient).sort();

it('leaves no mail to an address from before, and none of who has one of them now', async () => {
  const [ray, olive] = [await make.user({ email: 'first_1@example.com' }), await make.user()];
  const [first, second, third] = [ray.email, 'second@example.com', 'third@example.com'];
  await guest().post('/forgot-password', { email: first });
  const browser = await confirmed(as(ray));
  const move = (client: typeof browser, name: string, email: string) =>
    client.put('/user/profile-information', { name, email });
  expect((await move(browser, 'Ray', second)).status).toBe(200);
  expect((await move(browser, 'Ray', third)).status).toBe(200);
  expect((await move(await confirmed(as(olive)), 'Olive', first)).status).toBe(200);
  // Not a former address of theirs, though it looks like one where `_` stands for any character.
  const like = await make.user({ email: 'firstx1@example.com' });
  expect((await move(await confirmed(as(like)), 'Lee', 'lee@example.com')).status).toBe(200);
  expect(new Set(await mailed())).toEqual(
    new Set([first, second, third, olive.email, like.email, 'lee@example.com']),
  );

  await leave({ id: ray.id, email: third });

  expect(await mailed()).toEqual([first, like.email, 'lee@example.com', olive.email].sort());
  expect(JSON.stringify(await rows('mails'))).not.toMatch(/second@|third@/);
});

it('leaves the mails of who had the address before', async () => {
  const browser = await confirmed(as(await make.user({ email: 'ann@example.com' })));
  for (const email of ['bob@example.com', 'ann2@example.com'])
    expect((await browser.put('/user/profile-information', { name: 'Ann', email })).status).toBe(200);
  const bob = await make.user({ email: 'bob@example.com' });
  const others = (await mailed()).filter((recipient) => recipient !== bob.email);
  expect(others).toContain('ann@example.com');

  await leave(bob);

  expect(await mailed()).toEqual(others);
});

it.each(['owner', 'renter'] as const)('leaves no name of the %s under a hand-over', async (side) => {
  const scene = await handoverScene();
  await scene.write(scene.owner);
  await scene.sign(scene.owner, { name: 'Olive Grove' });
  await scene.sign(scene.renter, { name: 'Ray Banner' });
  // Long after it is over, and paid out.
  await api.dataSource.query('UPDATE rental_requests SET closed_at = created_at');
  await api.dataSource.query('UPDATE users SET owner = ? WHERE id = ?', [false, scene.owner.id]);
  later('2027-12-13T06:00:00Z');

  await leave(scene[side]);

  const names = { signed_by_owner_name: 'Olive Grove', signed_by_renter_name: 'Ray Banner' };
  const erased = { ...names, [`signed_by_${side}_name`]: 'Deleted account' };
  expect(await rows('handovers')).toMatchObject([erased]);
  expect(JSON.stringify(await rows('audit_events'))).not.toMatch(/Olive Grove|Ray Banner/);
});
