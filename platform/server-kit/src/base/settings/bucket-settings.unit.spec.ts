import { filePlace } from './bucket-settings';

it('reads a bucket with its key, prefix and region', () => {
  expect(filePlace('s3://test%3Atester:a%2Fb+c@s3.example.com:9000/yard/one/two?region=eu-1&tls=0')).toEqual({
    ok: true,
    value: {
      endpoint: 'http://s3.example.com:9000',
      region: 'eu-1',
      bucket: 'yard',
      prefix: 'one/two/',
      accessKeyId: 'test:tester',
      secretAccessKey: 'a/b+c',
    },
  });
  expect(filePlace('s3://k:s@s3.example.com/yard/')).toMatchObject({
    value: { endpoint: 'https://s3.example.com', region: 'us-east-1', prefix: '' },
  });
  expect([filePlace('file:///srv/yard'), filePlace('storage')]).toMatchObject([
    { value: '/srv/yard' },
    { value: 'storage' },
  ]);
});

it.each([
  ['s3://s3.example.com/yard', 'it names no key and secret'],
  ['s3://k:s@s3.example.com', 'it names no bucket'],
  ['s3://k:s@s3.example.com/A_b', 'it names no bucket'],
  ['s3://k:s@s3.example.com/yard/a b', 'its prefix is of letters, digits, dots and hyphens'],
  ['s3://k:s@s3.example.com/yard?style=host', 'style is no part of it'],
  ['s3://k:s@s3.example.com/yard?tls=no', 'tls is 1 or 0'],
  ['s3://k:se/cret@s3.example.com/yard', 'it is no address'],
  ['s3://k:%zz@s3.example.com/yard', 'it is no address'],
  ['ftp://s3.example.com/yard', 'a local folder, or s3://'],
])('refuses %s by name, and repeats no secret', (given, why) => {
  const read = filePlace(given);

  expect(read).toEqual(expect.objectContaining({ ok: false, expected: expect.stringContaining(why) }));
  expect(JSON.stringify(read)).not.toMatch(/se.cret/);
});
