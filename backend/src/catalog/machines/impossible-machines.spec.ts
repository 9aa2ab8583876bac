import { as, forgetBroadcasts, rows, told } from '../../../test/api';
import { make } from '../../../test/make';

it('refuses a model year that cannot be, of a new machine, of one of many and of a known one', async () => {
  const owner = await make.owner();
  const type = await make.machineType();
  const machine = await make.machine(owner);
  const body = { machine_type_id: type.id, subject: 'Loader', year: 2029 };
  const refused = 'The year field must not be after 2028.';
  forgetBroadcasts();

  expect((await as(owner).post('/api/machines', body)).body.errors).toEqual({ year: [refused] });
  const many = await as(owner).post('/api/machines/store_many', { data: [{ ...body, year: 2028 }, body] });
  expect(many.body.errors).toEqual({ 'data.1.year': [refused] });
  const changed = await as(owner).patch(`/api/machines/${machine.id}`, { year: 2029 });
  expect([changed.status, changed.body.errors]).toEqual([422, { year: [refused] }]);

  expect(await rows('machines')).toMatchObject([{ id: machine.id, year: null }]);
  expect(told('machines', 'saved')).toEqual([]);
});
