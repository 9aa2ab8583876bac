import { createHmac } from 'node:crypto';
import { Encrypter, sameText } from './encrypter';

const KEY = `base64:${Buffer.alloc(32, 7).toString('base64')}`;
const encrypter = new Encrypter(KEY);

describe("Laravel's cookie encryption", () => {
  it('differs each time and opens again', () => {
    const [first, second] = [encrypter.seal('a', 'text é'), encrypter.seal('a', 'text é')];

    expect(first).not.toBe(second);
    expect([first, second].map((sealed) => encrypter.open('a', sealed))).toEqual(['text é', 'text é']);
  });

  it("is Laravel's envelope, its MAC over both base64 texts", () => {
    const envelope = JSON.parse(Buffer.from(encrypter.seal('a', 'x'), 'base64').toString());

    expect(Object.keys(envelope)).toEqual(['iv', 'value', 'mac', 'tag']);
    const mac = createHmac('sha256', Buffer.alloc(32, 7)).update(envelope.iv + envelope.value);
    expect(envelope.mac).toBe(mac.digest('hex'));
  });

  it('opens for its own cookie and key alone', () => {
    const sealed = encrypter.seal('a', 'x');

    expect(encrypter.open('b', sealed)).toBeNull();
    expect(new Encrypter('some other key of ours').open('a', sealed)).toBeNull();
  });

  it.each(['', 'x', 'null', 'eyJpdiI6MX0=', Buffer.from('{"iv":"","value":"","mac":""}').toString('base64')])(
    'takes %j for nothing',
    (sealed) => {
      expect(encrypter.open('a', sealed)).toBeNull();
    },
  );

  it.each([
    ['an iv of 12 bytes', Buffer.alloc(12).toString('base64'), 'AAAA'],
    ['no iv', '', 'AAAA'],
    ['a value of half a block', Buffer.alloc(16).toString('base64'), Buffer.alloc(8).toString('base64')],
    ['a padding that is none', Buffer.alloc(16).toString('base64'), Buffer.alloc(16).toString('base64')],
  ])('takes %s for nothing, though the MAC is right', (_, iv, value) => {
    const mac = encrypter.digest(iv + value);
    const sealed = Buffer.from(JSON.stringify({ iv, value, mac, tag: '' })).toString('base64');

    expect(encrypter.open('a', sealed)).toBeNull();
  });

  it('notices each changed part', () => {
    const envelope = JSON.parse(Buffer.from(encrypter.seal('a', 'x'), 'base64').toString());

    for (const part of ['iv', 'value', 'mac']) {
      const changed = {
        ...envelope,
        [part]: envelope[part].replace(/^./, (c: string) => (c === '0' ? '1' : '0')),
      };
      expect(encrypter.open('a', Buffer.from(JSON.stringify(changed)).toString('base64'))).toBeNull();
    }
  });
});

describe('a key that was changed', () => {
  const rotated = new Encrypter('the new key of ours', ['some key between', KEY]);

  it('opens what the keys before it sealed, and says that it is not of today', () => {
    expect(rotated.opened('a', encrypter.seal('a', 'x'))).toEqual({ text: 'x', isCurrent: false });
    expect(rotated.open('b', encrypter.seal('a', 'x'))).toBeNull();
    expect(rotated.opened('a', rotated.seal('a', 'x'))).toEqual({ text: 'x', isCurrent: true });
    expect(String(rotated.decrypt(encrypter.encrypt(Buffer.from('x'))))).toBe('x');
  });

  it('seals with the new one alone', () => {
    expect(encrypter.open('a', rotated.seal('a', 'x'))).toBeNull();
    expect(encrypter.decrypt(rotated.encrypt(Buffer.from('x')))).toBeNull();
    expect(rotated.formerDigests('x')[1]).toBe(encrypter.digest('x'));
  });
});

it('compares texts of any length', () => {
  expect([sameText('a', 'a'), sameText('a', 'b'), sameText('a', 'ab'), sameText('', '')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
