import { boots, rennie, rennieIsThere } from './scene';

boots();
rennieIsThere();

/** A PNG's beginning that says 3 by 2 pixels, with a line end and a boundary's dashes in it. */
const PNG = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200000003000000020802000000ff0d0a2d2d780d0a2d2d20fe00',
  'hex',
);

interface Part {
  name: string;
  content: Buffer | string;
  file?: string;
  type?: string;
}

function post(parts: readonly Part[]) {
  const body = Buffer.concat([
    ...parts.flatMap(({ name, content, file, type }) => [
      Buffer.from(`--b0undary\r\nContent-Disposition: form-data; name="${name}"`),
      Buffer.from(file === undefined ? '' : `; filename="${file}"`),
      Buffer.from(type === undefined ? '' : `\r\nContent-Type: ${type}`),
      Buffer.from('\r\n\r\n'),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--b0undary--\r\n'),
  ]);
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b0undary' };
  return rennie.send('POST', '/api/pictures', body, headers);
}

const title: Part = { name: 'title', content: ' Excavator ' };
const picture: Part = { name: 'picture', content: PNG, file: 'C:\\Pictures\\dig é.png', type: 'image/png' };

it('hands a file over beside the fields, byte for byte', async () => {
  const response = await post([
    title,
    picture,
    { name: 'more[]', content: 'first', file: 'a.txt', type: 'text/plain' },
    { name: 'more[]', content: 'secon', file: 'b.txt' },
  ]);

  expect([response.status, response.body]).toEqual([
    201,
    {
      title: 'Excavator',
      name: 'dig é.png',
      type: 'image/png',
      bytes: PNG.toString('base64'),
      more: ['a.txt', 'b.txt'],
    },
  ]);
});

it.each([
  ['no file', [title], ['The picture field is required.']],
  [
    'a file field in which nothing was chosen',
    [title, { ...picture, file: '', content: '' }],
    ['The picture field is required.'],
  ],
  [
    'a text in place of a file',
    [title, { name: 'picture', content: 'x' }],
    [
      'The picture field must be a file.',
      'The picture field must be an image.',
      'The picture field must be a file of type: png, jpg.',
      'The picture field has invalid image dimensions.',
    ],
  ],
  [
    'a page that says it is a picture',
    [title, { ...picture, content: '<html><script>alert(1)</script></html>' }],
    [
      'The picture field must be an image.',
      'The picture field must be a file of type: png, jpg.',
      'The picture field has invalid image dimensions.',
    ],
  ],
  [
    'a program that says it is a picture',
    [title, { ...picture, content: Buffer.from('4d5a90000300', 'hex') }],
    [
      'The picture field must be an image.',
      'The picture field must be a file of type: png, jpg.',
      'The picture field has invalid image dimensions.',
    ],
  ],
  [
    'a picture that is too narrow',
    [title, { ...picture, content: Buffer.from(PNG.toString('hex').replace('00000003', '00000001'), 'hex') }],
    ['The picture field has invalid image dimensions.'],
  ],
  [
    'a picture of more than a kilobyte',
    [title, { ...picture, content: Buffer.concat([PNG, Buffer.alloc(1024)]) }],
    ['The picture field must not be greater than 1 kilobytes.'],
  ],
])('refuses %s', async (_what, parts: readonly Part[], texts) => {
  const response = await post(parts);

  expect([response.status, response.body.errors]).toEqual([422, { picture: texts }]);
});

it('judges a file by its bytes, and names it without its folders', async () => {
  const response = await post([title, { ...picture, file: '../../a.png', type: 'text/html' }]);

  expect([response.body.type, response.body.name]).toEqual(['image/png', 'a.png']);
});

it('refuses a file where a text belongs', async () => {
  const response = await post([{ ...picture, name: 'title' }, picture]);

  expect(response.body.errors).toEqual({ title: ['The title field must be a string.'] });
});
