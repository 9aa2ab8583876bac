import { type ReceivedMail, SmtpInbox } from '../../test/smtp-inbox';
import { transportFor } from './mail-transport';

const MAIL = {
  messageId: '<mail-7@yard.test>',
  from: 'Yard <no-reply@yard.test>',
  to: 'ray@example.com',
  subject: 'Rückgabe für „Bagger 3“ bestätigt',
  text: 'Grüße,\nYard\n',
  html: '<p>Grüße,<br>Yard</p>',
};

let inbox: SmtpInbox;

beforeEach(async () => {
  inbox = await SmtpInbox.open();
});
afterEach(() => inbox.close());

function transportTo(authority: string) {
  const transport = transportFor({ mailUrl: `smtp://${authority}` });
  if (!transport) throw new Error('There is a server, but no transport.');
  return transport;
}

async function sent(mail: typeof MAIL): Promise<ReceivedMail> {
  const transport = transportTo(`127.0.0.1:${inbox.port}`);
  await transport.send(mail);
  transport.close();
  const [received] = inbox.received;
  if (!received) throw new Error('Nothing arrived.');
  return received;
}

/** Headers by lower-case name, folded lines joined, and what follows the empty line. */
function partOf(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const pairs = lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]*: */, '')]);
  return { headers: Object.fromEntries(pairs), body: raw.slice(end + 4) };
}

function partsOf({ headers, body }: ReturnType<typeof partOf>) {
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => partOf(part.replace(/^\r\n/, '')));
}

function contentOf({ headers, body }: ReturnType<typeof partOf>): string {
  const quoted = headers['content-transfer-encoding'] === 'quoted-printable';
  if (!quoted) return Buffer.from(body, 'base64').toString('utf8');
  return fromQuoted(body.replace(/=\r\n/g, ''));
}

function fromQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Encoded words (RFC 2047) in UTF-8; blanks between two of them do not count. */
function wordsOf(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuoted(word.replace(/_/g, ' ')),
    );
}

it('sends text and HTML as alternatives of one mail', async () => {
  const mail = partOf((await sent(MAIL)).raw);

  const [text, html, ...more] = partsOf(mail);

  expect(mail.headers['mime-version']).toBe('1.0');
  expect(mail.headers['content-type']).toMatch(/^multipart\/alternative;/);
  expect(text?.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(html?.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text && contentOf(text).trimEnd().replace(/\r\n/g, '\n')).toBe('Grüße,\nYard');
  expect(html && contentOf(html).trimEnd()).toBe('<p>Grüße,<br>Yard</p>');
  expect(more).toEqual([]);
});

it('says from whom, to whom and about what, in letters that every server takes', async () => {
  const { from, to, raw } = await sent(MAIL);

  const { headers } = partOf(raw);

  expect({ from, to }).toEqual({ from: 'no-reply@yard.test', to: ['ray@example.com'] });
  expect(headers).toMatchObject({
    from: 'Yard <no-reply@yard.test>',
    to: 'ray@example.com',
    'message-id': '<mail-7@yard.test>',
  });
  expect(headers.subject).toMatch(/^[\x20-\x7e]+$/);
  expect(wordsOf(headers.subject ?? '')).toBe(MAIL.subject);
});

it('fails when the server has no such mailbox, with its words', async () => {
  inbox.refused.add('nobody@example.com');

  await expect(sent({ ...MAIL, to: 'nobody@example.com' })).rejects.toThrow(/550 No such mailbox/);

  expect(inbox.received).toEqual([]);
});

it('signs in with the name and password of the address', async () => {
  await inbox.close();
  const seen: unknown[] = [];
  inbox = await SmtpInbox.open({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      seen.push({ username, password });
      done(null, { user: username });
    },
  });
  const transport = transportTo(`yard:p%40ss@127.0.0.1:${inbox.port}`);

  await transport.send(MAIL);
  transport.close();

  expect(seen).toEqual([{ username: 'yard', password: 'p@ss' }]);
  expect(inbox.received).toHaveLength(1);
});

it('is none without a server', () => expect(transportFor({ mailUrl: null })).toBeNull());
