import { api } from '../../../../test/api';
import { make } from '../../../../test/make';

it('counts a machine once, whatever of it was not found as it is', async () => {
  const owner = await make.owner();
  await make.machine(owner, { subject: 'Cat 950' });
  await api.indexEverything();
  await api.dataSource.query('UPDATE search_machines SET reach = 7');
  await api.dataSource.query("UPDATE machines SET subject = 'Volvo 950'");
  await api.dataSource.query('UPDATE search_owners SET hidden = 1 WHERE user_id = ?', [owner.id]);

  expect(await api.indexEverything()).toBe(1);
  expect(await api.indexEverything()).toBe(0);
});
