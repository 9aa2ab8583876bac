import { smallPhoto } from './small-photo';

function drawing({ width, bytes }: { width?: number; bytes: number }): number[][] {
  const drawn: number[][] = [];
  const picture = { width, height: 1500, close: () => undefined };
  Object.assign(globalThis, {
    createImageBitmap: () => (width ? Promise.resolve(picture) : Promise.reject(new Error('unread'))),
  });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage: (_: unknown, ...sizes: number[]) => drawn.push(sizes) }),
    toBlob: (give: (blob: Blob) => void, type: string) => give(new Blob(['x'.repeat(bytes)], { type })),
  });
  return drawn;
}
const photo = (bytes: number, name = 'yard.jpg', type = 'image/jpeg') =>
  new File(['x'.repeat(bytes)], name, { type });

it('draws a large photo no larger than the server keeps it', async () => {
  const drawn = drawing({ width: 6000, bytes: 10 });

  const sent = await smallPhoto(photo(1_000_000));

  expect([sent.name, sent.type, sent.size]).toEqual(['yard.jpg', 'image/jpeg', 10]);
  expect(drawn).toEqual([[0, 0, 2400, 600]]);
});

it('makes a photo that only phones read a JPEG, and no larger in pixels', async () => {
  const drawn = drawing({ width: 2000, bytes: 900 });

  const sent = await smallPhoto(photo(10, 'IMG_1.HEIC', 'image/heic'));

  expect([sent.name, sent.type, sent.size]).toEqual(['IMG_1.jpg', 'image/jpeg', 900]);
  expect(drawn).toEqual([[0, 0, 2000, 1500]]);
});

it.each([
  ['is small', photo(999_999), { width: 6000, bytes: 10 }],
  ['is no photo', photo(1_000_000, 'plan.png', 'image/png'), { width: 6000, bytes: 10 }],
  ['would not get smaller', photo(1_000_000), { width: 6000, bytes: 1_000_000 }],
  ['the browser cannot read', photo(10, 'a.heic', 'image/heic'), { bytes: 10 }],
])('sends a file as it is that %s', async (_, file, pictures) => {
  drawing(pictures);

  expect(await smallPhoto(file)).toBe(file);
});
