import recorded from '../../../../recordings/stored/sessions.json';
import { Encrypter } from '../encrypter';
import { LOGIN_ATTRIBUTE, readLaravelSession, writeLaravelSession } from './laravel-payload';
import { encode, stringIn } from './php-values';
import { StoredJson } from './stored-value';

const DATABASE = Buffer.from(recorded.database, 'base64');

function read(bytes: Buffer) {
  const session = readLaravelSession(bytes);
  if (!session) throw new Error('no session');
  return session;
}

describe('a session that a Laravel with session.serialization json stored', () => {
  const TEXT =
    '{"_token":"abc","_previous":{"url":"http:\\/\\/site.test\\/old"},"_flash":{"old":["status"],"new":[]},' +
    `"${LOGIN_ATTRIBUTE}":1,"status":"Gr\\u00f6\\u00dfe \\ud83d\\ude9c \\u0001\\"\\\\","none":null,"empty":[],` +
    '"half":12.5,"far":1.0e+25,"near":1.0e-7,"big":9007199254740993,"cart":{"b":1,"5":{"a":[[],1.0e+30]}}}';

  it('is read, and written back byte for byte', () => {
    const session = read(Buffer.from(TEXT));

    expect(session).toMatchObject({
      user_id: 1,
      payload: {
        _token: 'abc',
        _flash: { old: ['status'], new: [] },
        status: 'Größe 🚜 \u0001"\\',
        empty: [],
      },
    });
    expect((session.payload['cart'] as StoredJson).value).toEqual({ 5: { a: [[], 1e30] }, b: 1 });
    expect(String(writeLaravelSession(session))).toBe(TEXT);
  });

  it('keeps its form when it changes, whatever new ones have', () => {
    const { user_id, payload } = read(Buffer.from('{"_token":"abc"}'));
    payload['seen'] = ['é/', undefined];

    const bytes = writeLaravelSession({ user_id, payload }, { serialization: 'php' });

    expect(String(bytes)).toBe('{"_token":"abc","seen":["\\u00e9\\/",null]}');
    const php = read(Buffer.from('a:0:{}'));
    expect(String(writeLaravelSession(php, { serialization: 'json' }))).toBe('a:0:{}');
  });

  it('is what new ones are, where it is asked for', () => {
    const written = (user_id: number | null, payload: object) =>
      String(writeLaravelSession({ user_id, payload: { ...payload } }, { serialization: 'json' }));

    expect(written(7, { _token: 'abc', gone: undefined })).toBe(`{"_token":"abc","${LOGIN_ATTRIBUTE}":7}`);
    expect(written(null, {})).toBe('[]');
    expect(() => written(null, { bytes: Buffer.from('\xff', 'latin1') })).toThrow(
      'bytes is nothing that JSON',
    );
  });

  it('without anything in it is PHP’s empty array; a list has numbers as names', () => {
    expect(read(Buffer.from('[]')).payload).toEqual({});
    expect(read(Buffer.from('["a"]')).payload).toEqual({ 0: 'a' });
  });

  it.each([
    '{',
    '{"a":1}x',
    '{"a":"\xff"}',
    `{"a":${'['.repeat(512)}${']'.repeat(512)}}`,
    '['.repeat(100_000),
    '['.repeat(100_000) + ']'.repeat(100_000),
  ])('is nobody’s where PHP cannot read it either: %#', (text) => {
    expect(readLaravelSession(Buffer.from(text, 'latin1'))).toBeNull();
  });
});

describe('a session that a Laravel with session.encrypt stored', () => {
  const appKey = `base64:${Buffer.alloc(32, 7).toString('base64')}`;
  const JSON_TEXT = '{"_token":"abc"}';
  const laravels = (text: Buffer | string, key = appKey) =>
    Buffer.from(new Encrypter(key).encrypt(encode(text)));
  const opened = (bytes: Buffer) => stringIn(new Encrypter(appKey).decrypt(String(bytes)) ?? Buffer.alloc(0));

  it.each([
    ['php', DATABASE],
    ['json', Buffer.from(JSON_TEXT)],
  ])('%s: is read, and written back encrypted, the same text within', (_, text) => {
    const session = readLaravelSession(laravels(text), { appKey });

    const written = session && writeLaravelSession(session, { appKey });

    expect(written && opened(written)).toEqual(text);
  });

  it('is read with a previous key and written with the new one', () => {
    const options = { appKey, previousKeys: ['a former key of ours', 'another one of ours'] };
    const session = readLaravelSession(laravels(JSON_TEXT, 'another one of ours'), options);

    expect(session && String(opened(writeLaravelSession(session, options)))).toBe(JSON_TEXT);
  });

  it('is what new ones are, where it is asked for; nothing is written without the key', () => {
    const session = { user_id: null, payload: { _token: 'abc' } };

    const written = writeLaravelSession(session, { appKey, encrypt: true, serialization: 'json' });

    expect(String(opened(written))).toBe(JSON_TEXT);
    expect(() => writeLaravelSession(session, { encrypt: true })).toThrow('appKey');
  });

  it('under a key that nobody gave says so', () => {
    const bytes = laravels(JSON_TEXT, 'a key of nobody here');

    expect(() => readLaravelSession(bytes, { appKey })).toThrow('none of those given');
  });
});
