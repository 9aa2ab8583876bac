import sharp from 'sharp';
import { as, forgetBroadcasts, guest, told } from '../../../test/api';
import { insert, make } from '../../../test/make';
import { refusal } from '../../../test/refusals';

const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 4, background: '#fc08' } })
    .png()
    .toBuffer();

describe('api/media', () => {
  it('keeps a picture of the user’s, readable by everybody', async () => {
    const user = await make.user();

    const made = await as(user).upload('/api/media', await picture(), 'plan.png');

    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      user_id: user.id,
      folder: '',
      name: 'plan.png',
      mime_type: 'image/webp',
      width: 30,
      height: 20,
      size: expect.any(Number),
    });
    expect((await guest().get(made.body.url)).status).toBe(200);
    expect(told('media', 'saved')).toEqual([user.id]);
  });

  it('lists the own by folder and name, and everybody’s for an admin', async () => {
    const user = await make.user();
    const media = { path: 'x', mime_type: 'image/webp', size: 1 };
    await insert('media', { ...media, user_id: user.id, name: 'b.webp', folder: 'docs' });
    await insert('media', { ...media, user_id: user.id, name: 'a.webp', folder: '' });
    await insert('media', { ...media, user_id: (await make.user()).id, name: 'c.webp', folder: 'docs' });
    const names = async (person: typeof user, filters = {}) =>
      (await as(person).get('/api/media', filters)).body.data.map((file: { name: string }) => file.name);

    expect(await names(user)).toEqual(['a.webp', 'b.webp']);
    expect(await names(user, { folder: 'docs' })).toEqual(['b.webp']);
    expect(await names(user, { search: 'A.W' })).toEqual(['a.webp']);
    expect(await names(await make.admin(), { folder: 'docs' })).toEqual(['b.webp', 'c.webp']);
    expect((await as(user).get('/api/media', { colour: 1 })).status).toBe(422);
  });

  it('is renamed and deleted by its owner, unless something shows it', async () => {
    const owner = await make.owner();
    const made = await as(owner).upload('/api/media', await picture(), 'plan.png');
    const one = `/api/media/${made.body.id}`;
    const photo = { machine_id: (await make.machine(owner)).id, media_id: made.body.id, url: made.body.url };
    const { id } = await insert('photos', { ...photo, position: 0 });

    const renamed = await as(owner).patch(one, { name: 'Plan', folder: 'docs' });
    forgetBroadcasts();

    expect(renamed.body).toMatchObject({ name: 'Plan', folder: 'docs', url: made.body.url });
    const used = await as(owner).delete(one);
    expect([used.status, used.body.message]).toEqual([409, 'The file is in use.']);
    expect(told('media', 'deleted')).toEqual([]);
    await as(owner).delete(`/api/machines/${photo.machine_id}/photos/${id}`);
    expect((await as(owner).get(one)).status).toBe(404);
    expect((await guest().get(made.body.url)).status).toBe(404);
  });

  it('stays while a description, a document or a policy shows it', async () => {
    const admin = await make.admin({ owner: true });
    const files: { id: number; url: string }[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      files.push((await as(admin).upload('/api/media', await picture(), `${name}.png`)).body);
    }
    const html = files.map(({ url }) => `<p><img src="${url}"></p>`);
    const machine = await make.machine(admin);
    const paper = { kind: 'other', name: 'Site rules', content: html[1] };
    const deposit = { name: 'Half', kind: 'percent', percent: 50 };
    await as(admin).patch(`/api/machines/${machine.id}`, { description: html[0] });
    const { body: document } = await as(admin).post('/api/documents', paper);
    await as(admin).post('/api/documents', { ...paper, content: '<p>No picture.</p>' });
    await as(admin).put('/api/deposit_policy', { ...deposit, body: html[2] });

    const removed = () =>
      Promise.all(files.map(async ({ id }) => (await as(admin).delete(`/api/media/${id}`)).status));

    expect(await removed()).toEqual([409, 409, 409, 204]);
    await as(admin).patch(`/api/machines/${machine.id}`, { description: null });
    await as(admin).delete(`/api/documents/${document.id}`);
    expect(await removed()).toEqual([204, 204, 409, 404]);
  });

  it('says what to do with a photo that it cannot read, an iPhone’s', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')]);

    const answer = await as(await make.user()).upload('/api/media', heic, 'IMG_1.HEIC');

    const words =
      'must be a JPEG, PNG or WebP picture, and this one is HEIC. Save it as JPEG, and send that.';
    expect([answer.status, answer.body.errors]).toEqual([422, { file: [`The file field ${words}`] }]);
  });

  it.each(['not a picture', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', '%PDF-1.4'])(
    'refuses %s',
    async (text) => {
      const answer = await as(await make.user()).upload('/api/media', Buffer.from(text), 'a.png');

      expect(refusal(answer)).toEqual([422, { file: ['The file field must be an image.'] }]);
    },
  );
});

describe('POST api/media/store_many', () => {
  const many = '/api/media/store_many';

  it('keeps several pictures, each in its folder', async () => {
    const user = await make.user();
    const files = [
      { file: await picture(), filename: 'front.png', folder: 'yard' },
      { file: await picture(), filename: 'back.png' },
    ];

    const made = await as(user).uploadMany(many, files);

    expect(made.status).toBe(200);
    expect(made.body).toMatchObject([
      { name: 'front.png', folder: 'yard', user_id: user.id, width: 30 },
      { name: 'back.png', folder: '', user_id: user.id, width: 30 },
    ]);
    expect((await guest().get(made.body[1].url)).status).toBe(200);
    expect(told('media', 'saved')).toEqual([user.id]);
  });

  it.each([
    ['no picture', 'data.1.file', { file: Buffer.from('text') }, 'The data.1.file field must be an image.'],
    ['no file', 'data.1.file', { folder: 'yard' }, 'The data.1.file field is required.'],
    [
      'too long a folder',
      'data.1.folder',
      { file: Buffer.from('text'), folder: 'x'.repeat(256) },
      'The data.1.folder field must not be greater than 255 characters.',
    ],
  ])('keeps none of them when one has %s', async (_, field, second, text) => {
    const user = await make.user();

    const answer = await as(user).uploadMany(many, [{ file: await picture() }, second]);

    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [text] }]);
    expect((await as(user).get('/api/media')).body.total).toBe(0);
    expect(told('media', 'saved')).toEqual([]);
  });

  it('refuses a body without files, and more than a hundred', async () => {
    const user = await make.user();
    const texts = Array.from({ length: 101 }, () => ({ file: Buffer.from('x') }));

    const empty = await as(user).post(many, {});
    const json = await as(user).post(many, { data: [{}, { folder: 'x' }] });
    const crowd = await as(user).uploadMany(many, texts);

    expect([empty.status, empty.body.errors]).toEqual([422, { data: ['The data field is required.'] }]);
    expect([json.status, Object.keys(json.body.errors)]).toEqual([422, ['data.0.file', 'data.1.file']]);
    expect(refusal(crowd)).toEqual([422, { data: ['The data field must not have more than 100 items.'] }]);
  });
});
