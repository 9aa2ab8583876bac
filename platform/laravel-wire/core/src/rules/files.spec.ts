import { check, checkWithDatabase, rules } from '../index';

const presence = { count: () => Promise.resolve(0) };
const file = (bytes: readonly number[], type: string, name = 'a') =>
  new File([Uint8Array.from(bytes)], name, { type });
const filled = (bytes: readonly number[]): number[] => [
  ...bytes,
  ...Array<number>(32 - bytes.length).fill(0),
];
const ascii = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0));

// Each is 3 wide and 2 high.
const png = filled([0x89, ...ascii('PNG\r\n\x1a\n'), 0, 0, 0, 13, ...ascii('IHDR'), 0, 0, 0, 3, 0, 0, 0, 2]);
const gif = filled([...ascii('GIF89a'), 3, 0, 2, 0]);
const bmp = filled([...ascii('BM'), ...Array<number>(16).fill(0), 3, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff]);
const webp = (kind: string, rest: readonly number[]) =>
  filled([...ascii(`RIFF....WEBP${kind}`), 0, 0, 0, 0, ...rest]);
const jpeg = [
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Array<number>(14).fill(0)],
  ...[0xff, 0xff, 0xc0, 0, 17, 8, 0, 2, 0, 3, 3, 0, 0, 0, 0, 0],
];

const errorsOf = async (line: string, value: unknown) => {
  const result = await checkWithDatabase(rules({ f: line }), { f: value }, { presence });
  return result.ok ? [] : result.errors['f'];
};

describe('dimensions', () => {
  it.each([
    ['PNG', file(png, 'image/png')],
    ['GIF', file(gif, 'image/gif')],
    ['BMP', file(bmp, 'image/bmp')],
    ['WebP, lossy', file(webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 3, 0, 2, 0]), 'image/webp')],
    ['WebP, lossless', file(webp('VP8L', [0x2f, 2, 0x40, 0, 0]), 'image/webp')],
    ['WebP, extended', file(webp('VP8X', [0, 0, 0, 0, 2, 0, 0, 1, 0, 0]), 'image/webp')],
    ['JPEG', file(jpeg, 'image/jpeg')],
  ])('are read from a %s', async (_, picture) => {
    expect(await errorsOf('dimensions:width=3,height=2', picture)).toEqual([]);
    expect(await errorsOf('dimensions:width=2,height=3', picture)).toEqual([
      'The f field has invalid image dimensions.',
    ]);
  });

  it.each([
    ['min_width=3,max_width=3,min_height=2,max_height=2', true],
    ['min_width=4', false],
    ['max_width=2', false],
    ['min_height=3', false],
    ['max_height=1', false],
    ['ratio=3/2', true],
    ['ratio=1.5', true],
    ['ratio=1', false],
    ['min_ratio=3/2,max_ratio=1.5', true],
    ['min_ratio=2', false],
    ['min_ratio=1', true],
    ['max_ratio=1', false],
    ['max_ratio=2/1', true],
  ])('%s of 3 by 2: %p', async (demands, holds) => {
    expect((await errorsOf(`dimensions:${demands}`, file(png, 'image/png'))) ?? []).toHaveLength(
      holds ? 0 : 1,
    );
  });

  it.each([
    ['a text', 'x'],
    ['a file without a picture', file(ascii('plain text, and long enough to be read as one'), 'text/plain')],
    ['a WebP of another kind', file(webp('VP9 ', [0x2f, 2, 0x40, 0, 0]), 'image/webp')],
    ['a short file', file([0xff, 0xd8], 'image/jpeg')],
    ['a JPEG without a frame', file([...jpeg.slice(0, 20), 0xff, 0xd9], 'image/jpeg')],
  ])('refuse %s', async (_, value) => {
    expect(await errorsOf('dimensions:min_width=1', value)).toEqual([
      'The f field has invalid image dimensions.',
    ]);
  });

  it('are for the server to say: a page lets a file pass', () => {
    const set = rules({ f: 'dimensions:width=99' });

    expect(set.databaseFields).toEqual(['f']);
    expect(check(set, { f: file(png, 'image/png') }).ok).toBe(true);
  });
});

it.each([
  ['required|file|image|mimes:png,jpg|mimetypes:image/*|max:1|extensions:png', []],
  ['mimes:jpg', ['The f field must be a file of type: jpg.']],
  ['array', ['The f field must be an array.']],
  ['string', ['The f field must be a string.']],
  ['size:2', ['The f field must be 2 kilobytes.']],
])('%s of a picture', async (line, texts) => {
  expect(await errorsOf(line, file(png, 'image/png', 'a.png'))).toEqual(texts);
});

it.each([
  ['mimes:docx,xlsx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', true],
  ['mimes:doc,xls', 'application/msword', true],
  ['mimes:xls', 'application/msword', false],
  ['mimes:mp4,mov', 'video/quicktime', true],
  ['mimes:rtf', 'text/rtf', true],
  ['mimes:rar', 'application/x-rar', true],
  ['image', 'image/heic', true],
  ['image', 'image/tiff', false],
])('%s of %s: %p', async (line, type, isGood) => {
  expect((await errorsOf(line, file([0], type))) ?? []).toHaveLength(isGood ? 0 : 1);
});

it('takes no program of a web server for a picture, whatever it holds', async () => {
  expect(await errorsOf('image', file(png, 'image/png', 'a.php'))).toEqual(['The f field must be an image.']);
  expect(await errorsOf('mimetypes:image/png', file(png, 'image/png', 'a.phtml'))).toHaveLength(1);
});
