import { PNG } from '../../../test/permissions/png';
import { as } from '../../../test/api';
import { insert, make } from '../../../test/make';

it('tells the folders that there are, and whose', async () => {
  const [user, admin] = [await make.user(), await make.admin()];
  const media = { path: 'x', mime_type: 'image/webp', size: 1, name: 'a' };
  for (const folder of ['docs', '', 'docs']) await insert('media', { ...media, user_id: user.id, folder });
  await insert('media', { ...media, user_id: admin.id, folder: 'seals' });
  const folders = async (person: typeof user, filters = {}) =>
    (await as(person).get('/api/media/folders', filters)).body.folders;

  const own = [
    { folder: '', files: 1 },
    { folder: 'docs', files: 2 },
  ];
  expect(await folders(user)).toEqual(own);
  expect(await folders(user, { user_id: admin.id })).toEqual(own);
  expect(await folders(admin)).toEqual([...own, { folder: 'seals', files: 1 }]);
  expect(await folders(admin, { user_id: admin.id })).toEqual([{ folder: 'seals', files: 1 }]);
  expect((await as(admin).get('/api/media', { user_id: user.id })).body.total).toBe(3);
  expect((await as(user).get('/api/media', { user_id: admin.id })).body.total).toBe(3);
});

it('tells where a file is used, to its owner and admins, drafts of texts without their name', async () => {
  const [owner, admin] = [await make.owner(), await make.admin()];
  const { body: file } = await as(owner).upload('/api/media', PNG, 'seal.png');
  const html = `<p><img src="${file.url}"></p>`;
  const machine = await make.machine(owner, { subject: 'Digger' });
  const paper = { kind: 'other', name: 'Site rules', content: html };
  await insert('photos', { machine_id: machine.id, media_id: file.id, url: file.url, position: 0 });
  const { body: document } = await as(admin).post('/api/documents', paper);
  const { body: policy } = await as(admin).put('/api/deposit_policy', {
    ...{ name: 'Half', kind: 'percent', percent: 50 },
    body: html,
  });
  const uses = async (person: typeof owner) => (await as(person).get(`/api/media/${file.id}/uses`)).body.uses;

  const [onMachine, inText, inPolicy] = [
    { record_type: 'machine', record_id: machine.id, name: 'Digger' },
    { record_type: 'document', record_id: document.id, name: 'Site rules, version 1' },
    { record_type: 'deposit_policy', record_id: policy.id, name: 'Half, version 2' },
  ];
  expect(await uses(admin)).toEqual(expect.arrayContaining([onMachine, inText, inPolicy]));
  expect(await uses(owner)).toEqual(expect.arrayContaining([onMachine, { ...inText, name: null }]));
});
