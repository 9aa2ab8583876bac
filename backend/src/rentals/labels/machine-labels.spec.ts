import { api, as, guest, later } from '../../../test/api';
import { make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';

type Person = { id: number; email: string };

const SITE = 'http://localhost';
const pathOf = (location: string | undefined) => new URL(location ?? '', SITE).pathname;

it('is printed by the machine’s owner and admins, with a code of its own address', async () => {
  const { owner, admin, renter, machine } = await rentalScene();
  const label_url = `/machines/${machine.id}/label`;

  for (const person of [owner, admin]) {
    expect((await as(person).get(`/api/machines/${machine.id}`)).body.label_url).toBe(label_url);
    const page = await as(person).get(label_url);
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('<svg');
    expect(page.text).toContain(`/machines/${machine.id}/scan</p>`);
  }
  expect((await as(renter).get(`/api/machines/${machine.id}`)).body.label_url).toBeNull();
  expect((await guest().get(`/api/machines/${machine.id}`)).body.label_url).toBeNull();
});

it('writes what a machine is called as text', async () => {
  const owner = await make.owner();
  const machine = await make.machine(owner, { subject: '<b>Digger</b>' });

  const { text } = await as(owner).get(`/machines/${machine.id}/label`);

  expect(text).toContain('<h1>&lt;b&gt;Digger&lt;/b&gt;</h1>');
});

it('leads renter and owner to their rental from the day before it begins until it is over, others to the machine', async () => {
  api.clock.set('2026-11-20T12:00:00Z');
  const { owner, renter, stranger, admin, machine, approved } = await rentalScene({ weekly_rate: 500 });
  const { id } = await approved();
  const scanned = async (by: Person | null) => {
    const call = by ? as(by) : guest();
    const answer = await call.get(`/machines/${machine.id}/scan`);
    expect(answer.status).toBe(302);
    return pathOf(answer.headers.location);
  };
  const page = `/machines/${machine.id}`;

  expect(await scanned(renter)).toBe(page);
  later('2026-12-13T06:00:00Z');
  for (const party of [renter, owner]) expect(await scanned(party)).toBe(`/rentals/${id}`);
  for (const other of [stranger, admin, null]) expect(await scanned(other)).toBe(page);
  const label = await as(renter).get(`/machines/${machine.id}/label`);
  expect([label.status, pathOf(label.headers.location)]).toEqual([302, `/rentals/${id}`]);
  later('2026-12-14T12:00:00Z');
  const back = { returned_at: '2026-12-14T12:00:00Z', condition: 'good' };
  await as(owner).post(`/api/rental_requests/${id}/machine_return`, back);
  expect(await scanned(renter)).toBe(`/rentals/${id}`);
  await as(renter).post(`/api/rental_requests/${id}/machine_return/accept`);
  for (const party of [renter, owner]) expect(await scanned(party)).toBe(page);
  for (const path of ['scan', 'label'])
    expect((await guest().get(`/machines/999999/${path}`)).status).toBe(404);
});
