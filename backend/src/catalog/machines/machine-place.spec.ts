import { as } from '../../../test/api';
import { make } from '../../../test/make';

describe('an address whose ZIP code has no known place', () => {
  const unknown = { city: 'Ponce', state: 'PR', postal_code: '00716', geotag: null };
  const words =
    'We don’t know this ZIP code, so you can’t list a machine there. Check it; machines in Puerto Rico and other territories can’t be listed yet.';

  it('is refused for a new machine and for one that moves there', async () => {
    const owner = await make.owner();
    const address = await make.address(owner, unknown);
    const type = await make.machineType();
    const machine = await make.machine(owner);

    const input = { machine_type_id: type.id, subject: 'Digger', address_id: address.id };
    const created = await as(owner).post('/api/machines', input);
    const moved = await as(owner).patch(`/api/machines/${machine.id}`, { address_id: address.id });

    for (const refused of [created, moved]) {
      expect(refused).toMatchObject({ status: 422, body: { errors: { address_id: [words] } } });
    }
  });

  it('cannot become that of a machine by a change of its ZIP code', async () => {
    const owner = await make.owner();
    const address = await make.address(owner);
    const path = `/api/addresses/${address.id}`;
    expect((await as(owner).patch(path, { postal_code: '00716' })).status).toBe(200);
    const other = await make.address(owner);
    await make.machine(owner, { address_id: other.id });

    const refused = await as(owner).patch(`/api/addresses/${other.id}`, { postal_code: '00716' });

    expect(refused).toMatchObject({ status: 422, body: { errors: { postal_code: [words] } } });
    const { body } = await as(owner).get(`/api/addresses/${other.id}`);
    expect(body.postal_code).toBe('78702');
  });

  it('stays that of a machine whose address is saved with it', async () => {
    const owner = await make.owner();
    const geotag = { lat: 18, lng: -66.6 };
    const { id } = await make.address(owner, { ...unknown, geotag });
    await make.machine(owner, { address_id: id });

    const input = { postal_code: '00716', line2: 'Gate 2' };
    const saved = await as(owner).patch(`/api/addresses/${id}`, input);

    expect([saved.status, saved.body.line2, saved.body.geotag]).toEqual([200, 'Gate 2', geotag]);
  });
});

it('an address keeps its place while its ZIP code stays, and has that of another one', async () => {
  await make.postalCode();
  const owner = await make.owner();
  const geotag = { lat: 30.2, lng: -97.9 };
  const { id } = await make.address(owner, { postal_code: '78701', geotag });
  const placeWith = async (fields: object) =>
    (await as(owner).patch(`/api/addresses/${id}`, fields)).body.geotag;

  expect(await placeWith({ postal_code: '78701', line2: 'Gate 2' })).toEqual(geotag);
  expect(await placeWith({ postal_code: '00716' })).toBeNull();
  expect(await placeWith({ postal_code: '78701' })).toEqual({ lat: 30.2713, lng: -97.7426 });
});
