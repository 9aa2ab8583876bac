// Readers of a request itself: its head, which is 16 kB at most, and its body, 1 MB at most.
const HEAD = 16 * 1024;
const BODY = 1024 * 1024;
const FRAME = 10_000;

exports.readers = (load) => {
  const wire = (path) => load('platform/laravel-wire/nest', path);
  return [...head(wire, load), ...body(wire, load), ...sockets(wire, load)];
};

function head(wire, load) {
  const requestOf = (headers) => ({ headers });
  const { english, spanish } = load('platform/laravel-wire/core', 'index');
  const settings = { languages: [english, spanish], negotiateLanguage: true };
  const encrypter = new (wire('session/encrypter').Encrypter)('a key of more than sixteen');
  const sites = new (wire('session/frontends').Frontends)({
    appUrl: 'https://yard.example.com',
    statefulDomains: ['*.friend.test'],
  });
  const { cookieIn } = wire('session/cookies');
  const { matchedUrl, withoutSlashes } = wire('http/paths');
  const from = (name, read) => ({ name, read, reaches: HEAD });
  return [
    from('query', (text) => wire('http/php-input').parsePhpInput(text)),
    from('path', (text) => [matchedUrl(`/${text}`), withoutSlashes(text)]),
    from('Cookie', (text) => [cookieIn(text, 'session'), cookieIn(`session=${text}`, 'session')]),
    from('sealed cookie', (text) => [
      encrypter.open('session', text),
      encrypter.open('session', Buffer.from(text).toString('base64')),
    ]),
    from('Accept', (text) => wire('http/message').expectsJson(requestOf({ accept: text }))),
    from('Accept-Language', (text) =>
      wire('http/language').languageOf(requestOf({ 'accept-language': text }), settings),
    ),
    from('Origin', (text) => [sites.allows(text, text), sites.allows(`https://${text}`, text)]),
    from('X-Forwarded-For', (text) => forwarded(text)),
    from('X-Request-Id', (text) => wire('http/request-id').usableId(text)),
    from('X-XSRF-TOKEN', (text) =>
      encrypter.open('XSRF-TOKEN', decodeURIComponent(encodeURIComponent(text))),
    ),
    from('id in a path', (text) => wire('input/id').idFrom(text)),
  ];
}

/** The address as Fastify reads it where a proxy is trusted. */
function forwarded(text) {
  const proxies = require('@fastify/proxy-addr');
  const request = {
    headers: { 'x-forwarded-for': text },
    socket: { remoteAddress: '127.0.0.1' },
    connection: {},
  };
  return proxies.all(request, proxies.compile(['loopback']));
}

function body(wire, load) {
  const from = (name, read, wrap) => ({ name, read, wrap, reaches: BODY });
  const { readJson } = wire('http/read-json');
  const { JsonBounds } = load('platform/laravel-wire/core', 'php/json-bounds');
  const { entriesIn, membersIn } = wire('http/json-parts');
  const { parsePhpInput } = wire('http/php-input');
  const { readMultipartFields } = wire('http/body-parsers');
  const { inputOf } = wire('input/input-of-request');
  const inParts = { headers: { 'content-type': 'multipart/form-data; boundary=x' } };
  const json = (text) => {
    const bytes = Buffer.from(text);
    const broken = new JsonBounds(10_000).read(bytes);
    return inputOf({ body: readJson({}, bytes, { most: 10_000, broken }), query: {} });
  };
  const parts = (text) => readMultipartFields(inParts, Buffer.from(text));
  const part = (head) => `--x\r\nContent-Disposition:${head}\r\n\r\n1\r\n--x--\r\n`;
  return [
    from('JSON body', json),
    from('text in JSON', json, (text) => JSON.stringify({ text })),
    from('name in JSON', json, (text) => JSON.stringify({ [text]: 1 })),
    from('parts of JSON', (text) => [
      membersIn(Buffer.from(text), 1000),
      entriesIn(Buffer.from(text), 10_000),
    ]),
    from('form body', (text) => inputOf({ body: parsePhpInput(text), query: {} })),
    from('field name', parsePhpInput, (text) => `${encodeURIComponent(text)}=1`),
    from('field name, plain', parsePhpInput, (text) => `${text.replaceAll('&', '')}=1`),
    from('form in parts', parts),
    from('field name in parts', parts, (text) => part(` form-data; name="${text}"`)),
    from('head of a part', parts, part),
    from('many parts', parts, (text) => `${'--x'.repeat(text.length / 3)}--`),
    from('name of an upload', (text) => load('backend', 'src/catalog/media/upload-fields').placeOf(text)),
  ];
}

function sockets(wire, load) {
  const { readFrame } = wire('pusher/frames');
  const { whisperIn } = wire('broadcasting/socket-payloads');
  const { isChannelName } = wire('broadcasting/channel-registry');
  const { matchChannel } = load('platform/laravel-wire/core', 'channel');
  const from = (name, read) => ({ name, read, reaches: FRAME });
  return [
    from('Pusher frame', readFrame),
    { ...from('event in a frame', readFrame), wrap: (text) => `{"event":${JSON.stringify(text)}}` },
    from('whisper', (text) => [whisperIn(text), whisperIn({ channel: text, event: text })]),
    from('channel name', (text) => [isChannelName(text), matchChannel('rentals.{id}', `rentals.${text}`)]),
  ];
}
