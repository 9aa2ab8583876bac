import * as fc from 'fast-check';
import recorded from '../../../../recordings/stored/sessions.json';
import { StoredValue } from './stored-value';
import { LOGIN_ATTRIBUTE, readLaravelSession, writeLaravelSession } from './laravel-payload';
import { encode, stringIn } from './php-values';

const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64');
const DATABASE = bytesOf(recorded.database);
const REDIS = bytesOf(recorded.redis.value);

function read(bytes: Buffer) {
  const session = readLaravelSession(bytes);
  if (!session) throw new Error('no session');
  return session;
}

describe('a session that a real Laravel stored', () => {
  it.each([
    ['database', DATABASE],
    ['Redis', stringIn(REDIS)],
  ])('%s: is read, and written back byte for byte', (_, bytes) => {
    const session = read(bytes);

    expect(session.user_id).toBe(1);
    expect(session.payload).toMatchObject({
      _token: expect.stringMatching(/^\w{40}$/),
      _flash: { old: ['status'], new: [] },
      [LOGIN_ATTRIBUTE]: 1,
      password_hash_web: expect.stringMatching(/^\$2y\$05\$/),
      status: 'Saved!',
      bytes: Buffer.from('\0\xff"};', 'latin1'),
    });
    expect(writeLaravelSession(session)).toEqual(bytes);
  });

  it('is a string within a string in Redis, of which no byte changes', () => {
    expect(encode(writeLaravelSession(read(stringIn(REDIS))))).toEqual(REDIS);
  });

  it('keeps objects when what stands before them changes, and numbers references anew as PHP does', () => {
    const { user_id, payload } = read(DATABASE);
    const { _token: _gone, ...rest } = payload;

    const text = writeLaravelSession({ user_id, payload: { ...rest, seen: [1, { a: true }] } }).toString(
      'latin1',
    );

    const before = DATABASE.toString('latin1');
    expect(before).toContain('s:5:"again";a:1:{s:4:"same";r:22;}');
    expect(text).toContain('s:5:"again";a:1:{s:4:"same";r:21;}');
    expect(text).toContain('s:4:"seen";a:2:{i:0;i:1;i:1;a:1:{s:1:"a";b:1;}}}');
    expect(text.startsWith('a:11:{s:9:"_previous"')).toBe(true);
    const objects = before.slice(before.indexOf('s:4:"when"'), before.indexOf('s:5:"again"'));
    expect(text).toContain(objects);
  });

  it('says what it can of a value that is kept: a float without a fraction is a number', () => {
    const { cart, when } = read(DATABASE).payload;

    expect((cart as StoredValue).value).toEqual({
      lines: [{ id: 7, price: 12.5, note: 'größer' }],
      total: 25,
    });
    expect((when as StoredValue).value).toBe(when);
  });

  it('is not written without what another attribute refers to', () => {
    const { user_id, payload } = read(DATABASE);
    const { shared: _gone, ...rest } = payload;

    expect(() => writeLaravelSession({ user_id, payload: rest })).toThrow('again refers to what');
    expect(() => writeLaravelSession({ user_id, payload: { ...payload, copy: [payload['again']] } })).toThrow(
      'cannot be put into another',
    );
  });

  it('takes a login, and another one', () => {
    const { payload } = read(DATABASE);

    expect(read(writeLaravelSession({ user_id: 7, payload })).user_id).toBe(7);
    expect(read(writeLaravelSession({ user_id: 3, payload: {} }))).toEqual({
      user_id: 3,
      payload: { [LOGIN_ATTRIBUTE]: 3 },
    });
  });
});

describe('a payload that cannot be shared', () => {
  it.each([
    ['encrypted', 'eyJpdiI6IkFBQUEi', 'session.encrypt'],
    ['a binary name', 'a:1:{s:1:"\xff";i:1;}', 'no UTF-8'],
  ])('%s: says so', (_, text, words) => {
    expect(() => readLaravelSession(Buffer.from(text, 'latin1'))).toThrow(words);
  });

  it.each([
    '',
    'N;',
    's:1:"a";',
    'a:0:{}x',
    'a:1:{i:0;i:1;',
    'a:1:{i:0;S:1:"a";}',
    'a:9999999999:{}',
    'a:1:{d:1;N;}',
  ])('is nobody’s where PHP cannot read it either: %j', (text) => {
    expect(readLaravelSession(Buffer.from(text))).toBeNull();
  });

  it('leaves an object of its own format where it is', () => {
    const own = Buffer.from('a:2:{s:1:"t";i:1;s:1:"o";C:3:"Old":4:{i:1;}}');
    const { user_id, payload } = read(own);

    expect(writeLaravelSession({ user_id, payload: { ...payload, t: 2, n: 1 } }).toString()).toContain(
      'C:3:"Old"',
    );
    expect(() => writeLaravelSession({ user_id, payload: { o: payload['o'] } })).toThrow('cannot be moved');
  });

  it('is no way to overflow the stack', () => {
    expect(readLaravelSession(Buffer.from(`${'a:1:{i:0;'.repeat(100_000)}`))).toBeNull();
  });
});

describe('whatever is in a session', () => {
  const value = fc.jsonValue();
  const names = fc.string({ minLength: 1, unit: 'binary' });

  it('comes back as it was put', () => {
    fc.assert(
      fc.property(fc.dictionary(names, value, { noNullPrototype: true }), (payload) => {
        const bytes = writeLaravelSession({ user_id: null, payload });
        const again = read(bytes);
        expect(writeLaravelSession(again)).toEqual(bytes);
        expect(inJson(again.payload)).toEqual(inJson(payload));
      }),
    );
  });

  it('is read, or refused, when bytes of it change', () => {
    fc.assert(
      fc.property(fc.nat(DATABASE.length - 1), fc.nat(255), fc.nat(3), (at, byte, cut) => {
        const bytes = Buffer.concat([
          DATABASE.subarray(0, at),
          Buffer.from([byte]),
          DATABASE.subarray(at + cut),
        ]);
        const session = refusable(['UnknownPayload'], () => readLaravelSession(bytes));
        if (session) refusable(['SessionNotWritable'], () => writeLaravelSession(session));
      }),
      { numRuns: 2_000 },
    );
  });
});

/** PHP has one empty array, and lists are those whose keys count up from zero. */
function inJson(found: unknown): unknown {
  return JSON.parse(
    JSON.stringify(found, (_, member: unknown) =>
      member && typeof member === 'object' && Object.keys(member).every((key, at) => key === String(at))
        ? Object.values(member)
        : Object.is(member, -0)
          ? 0
          : member,
    ),
  );
}

/** Null where it is refused by one of these names; any other error fails the test. */
function refusable<T>(names: string[], work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (names.includes((error as Error).name)) return null;
    throw error;
  }
}
