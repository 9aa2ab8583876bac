import { as, guest } from '../../test/api';
import { make } from '../../test/make';

const DOCUMENTS = '/api/documents';

it('keeps help apart by name, and out of what one agrees to', async () => {
  const admin = await make.admin();
  await make.documents();
  const names = ['When am I charged?', 'Where is my deposit?'];
  for (const name of names) {
    const { body } = await as(admin).post(DOCUMENTS, { kind: 'help', name, content: '<p>x</p>' });
    await as(admin).post(`${DOCUMENTS}/${body.id}/publish`);
  }

  const { body: help } = await guest().get(DOCUMENTS, { kind: 'help' });
  const { body: all } = await guest().get(DOCUMENTS);

  expect(help.data.map((one: { name: string }) => one.name)).toEqual(names);
  expect(all.total).toBe(4);
  expect(all.data.filter((one: { kind: string }) => one.kind === 'help')).toEqual([]);
});
