import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { api, as, forgetBroadcasts, guest, rows, told } from '../../../test/api';
import { insert, make } from '../../../test/make';

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#fc0' } })
    .withExif({ IFD0: { Artist: 'Secret Person' } })
    .jpeg()
    .toBuffer();

/** Yellow, 40 by 20, with its upper left quarter in red. */
const corner = async () => {
  const red = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#fc0' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
};

async function redPart(path: string) {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isRed = (x: number, y: number) => (data[(y * width + x) * 3 + 1] ?? 255) < 100;
  const right = width - 4;
  const corners = {
    'top left': isRed(3, 3),
    'top right': isRed(right, 3),
    'bottom left': isRed(3, height - 4),
  };
  return { width, height, red: Object.entries(corners).find(([, is]) => is)?.[0] };
}

async function world() {
  const owner = await make.owner();
  const machine = await make.machine(owner);
  return { owner, machine, path: `/api/machines/${machine.id}/photos` };
}

const kept = () => {
  const folder = join(api.storage, 'media');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => /\.\w+$/.test(String(name)))
    : [];
};

const clean = async () => {
  for (const { path } of await rows<{ path: string }>('media'))
    expect(path).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/);
};

describe('api/machines/{id}/photos', () => {
  it('keeps a picture anew as WebP without its EXIF, behind the others', async () => {
    const { owner, machine, path } = await world();
    await insert('photos', { machine_id: machine.id, url: '/x.webp', position: 4 });

    const made = await as(owner).upload(path, await picture(3000, 1000), 'C:\\yard\\digger.jpg');

    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ machine_id: machine.id, position: 5, caption: null });
    const file = await guest().get(made.body.url);
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('image/webp');
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const stored = await sharp(join(api.storage, made.body.url)).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 2400, height: 800 });
    expect(stored.exif).toBeUndefined();
    expect(await rows('media')).toEqual([
      expect.objectContaining({ user_id: owner.id, folder: 'machines', name: 'digger.jpg', width: 2400 }),
    ]);
    expect(told('photos', 'saved')).toEqual([owner.id]);
    const shown = (await guest().get(`/api/machines/${machine.id}`)).body.photos;
    expect(shown.map((photo: { id: number }) => photo.id)[1]).toBe(made.body.id);
    await clean();
  });

  it('rotates a picture clockwise: another file, and the former goes', async () => {
    const { owner, machine, path } = await world();
    const { body: photo } = await as(owner).upload(path, await corner(), 'digger.png');
    await as(owner).patch(`${path}/${photo.id}`, { caption: 'The cab' });

    const { status, body } = await as(owner).post(`${path}/${photo.id}/rotate`);

    expect([status, body]).toMatchObject([
      200,
      { id: photo.id, caption: 'The cab', position: photo.position },
    ]);
    expect(await redPart(join(api.storage, body.url))).toEqual({ width: 20, height: 40, red: 'top right' });
    expect((await guest().get(photo.url)).status).toBe(404);
    expect(await rows('media', 'deleted_at IS NULL')).toMatchObject([
      { user_id: owner.id, name: 'digger.png', width: 20, height: 40 },
    ]);
    expect((await guest().get(`/api/machines/${machine.id}`)).body.photos).toMatchObject([{ url: body.url }]);
  });

  it('leaves a file that something else shows, and rotates no drawing', async () => {
    const { owner, machine, path } = await world();
    const { body: photo } = await as(owner).upload(path, await picture(), 'digger.jpg');
    const { media_id, url } = (await rows<{ media_id: number; url: string }>('photos'))[0] ?? {};
    const other = await make.machine(owner);
    await insert('photos', { machine_id: other.id, media_id, url, position: 0 });
    const drawing = await insert('photos', { machine_id: machine.id, url: '/x.webp', position: 4 });

    expect((await as(owner).post(`${path}/${photo.id}/rotate`)).status).toBe(200);
    expect((await as(owner).post(`${path}/${drawing.id}/rotate`)).status).toBe(409);

    expect((await guest().get(photo.url)).status).toBe(200);
    expect(await rows('media', 'deleted_at IS NULL')).toHaveLength(2);
  });

  it('adds several at once, all or none, and no more than a machine may have', async () => {
    const { owner, machine, path } = await world();
    const files = [{ file: await picture() }, { file: await picture(60, 60) }];

    const made = await as(owner).uploadMany(`${path}/store_many`, files);
    const before = kept().length;
    forgetBroadcasts();
    const broken = await as(owner).uploadMany(`${path}/store_many`, [...files, { file: Buffer.from('x') }]);
    for (let position = 2; position < 19; position += 1) {
      await insert('photos', { machine_id: machine.id, url: `/${position}.webp`, position });
    }
    const crowd = await as(owner).uploadMany(`${path}/store_many`, files);

    expect(made.status).toBe(200);
    expect(made.body).toMatchObject([{ position: 0 }, { position: 1 }]);
    expect([broken.status, Object.keys(broken.body.errors)]).toEqual([422, ['data.2.file']]);
    expect([crowd.status, crowd.body.message]).toEqual([409, 'The machine has 19 photos; it may have 20.']);
    expect(kept()).toHaveLength(before);
    expect(told('photos', 'saved')).toEqual([]);
  });

  it('changes caption and place, and deletes the file with the photo', async () => {
    const { owner, path } = await world();
    const made = await as(owner).upload(path, await picture(), 'a.jpg');
    const one = `${path}/${made.body.id}`;

    const changed = await as(owner).patch(one, { caption: 'From behind', position: 7, url: '/evil' });

    expect(changed.body).toMatchObject({ caption: 'From behind', position: 7, url: made.body.url });
    expect((await guest().get(one)).body).toEqual(changed.body);
    expect((await as(owner).patch(one, { position: -1 })).status).toBe(422);
    expect((await as(owner).delete(one)).status).toBe(204);
    expect((await guest().get(path)).body.total).toBe(0);
    expect((await guest().get(made.body.url)).status).toBe(404);
    expect(told('photos', 'deleted')).toEqual([owner.id]);
  });

  it.each([
    ['text', async () => Buffer.from('<html>no picture</html>')],
    ['svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a cut-off picture', async () => (await picture(400, 400)).subarray(0, 700)],
    [
      'more than 40 megapixels',
      () =>
        sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
    ],
    ['more than 10 MB', async () => Buffer.alloc(10 * 1024 * 1024 + 1)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('refuses %s', async (_what, bytes) => {
    const { owner, path } = await world();
    const before = kept();
    forgetBroadcasts();

    const answer = await as(owner).upload(path, await bytes(), 'a.jpg');

    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['file']);
    expect(await rows('media')).toEqual([]);
    expect(kept()).toEqual(before);
    expect(api.broadcasts).toEqual([]);
  });

  it('refuses a body without a file and a twenty-first photo', async () => {
    const { owner, machine, path } = await world();
    const jpeg = await picture();

    expect((await as(owner).post(path, { file: 'x' })).body.errors).toEqual({
      file: ['The file field is required.'],
    });
    for (let n = 0; n < 20; n += 1)
      await insert('photos', { machine_id: machine.id, url: '/x.webp', position: n });
    const before = kept();
    const full = await as(owner).upload(path, jpeg, 'a.jpg');
    expect([full.status, full.body.message]).toEqual([409, 'The machine already has 20 photos.']);
    expect(await rows('media')).toEqual([]);
    expect(kept()).toEqual(before);
  });
});
