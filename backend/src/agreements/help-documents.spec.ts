import { api, as, forgetBroadcasts, guest, rows, told } from '../../test/api';
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

describe('a help text with another name', () => {
  const written = async (name: string) => {
    const admin = await make.admin();
    const { body } = await as(admin).post(DOCUMENTS, { kind: 'help', name, content: '<p>x</p>' });
    await as(admin).post(`${DOCUMENTS}/${body.id}/publish`);
    return { admin, path: `${DOCUMENTS}/${body.id}` };
  };
  const shown = async () => {
    const { body } = await guest().get(DOCUMENTS, { kind: 'help' });
    return body.data.map(({ name, content, version }: Record<string, unknown>) => [name, content, version]);
  };

  it('stays one text: the name holds at once, the next version once it is published', async () => {
    const { admin, path } = await written('Whan am I charged?');
    forgetBroadcasts();

    const next = await as(admin).patch(path, { name: 'When am I charged?', content: '<p>y</p>' });

    expect(next.body).toMatchObject({ name: 'When am I charged?', version: 2, published_at: null });
    expect(told('documents', 'saved')).toEqual([admin.id]);
    expect(api.broadcasts).toHaveLength(2);
    expect(await shown()).toEqual([['When am I charged?', '<p>x</p>', 1]]);
    await as(admin).post(`${DOCUMENTS}/${next.body.id}/publish`);
    expect(await shown()).toEqual([['When am I charged?', '<p>y</p>', 2]]);
    expect((await as(admin).delete(`${DOCUMENTS}/${next.body.id}`)).status).toBe(204);
    expect((await as(admin).patch(path, { name: 'Whan am I charged?' })).body.version).toBe(3);
    expect(await shown()).toEqual([['Whan am I charged?', '<p>x</p>', 1]]);
  });

  it('does not take the name that another has, or had', async () => {
    const other = await written('Fuel');
    const { admin, path } = await written('Tires');

    const taken = await as(admin).patch(path, { name: 'Fuel' });
    await as(admin).delete(other.path);
    const had = await as(admin).patch(path, { name: 'Fuel' });

    const refusal = { name: ['This name was already used. Choose another.'] };
    expect([taken.status, taken.body.errors]).toEqual([422, refusal]);
    expect([had.status, had.body.errors]).toEqual([422, refusal]);
    expect(await rows('documents', "kind = 'help'")).toHaveLength(2);
    expect(await shown()).toEqual([['Tires', '<p>x</p>', 1]]);
  });
});
