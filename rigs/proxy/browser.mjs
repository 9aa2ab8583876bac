// A browser before the proxy: it asks `https://yard.example.com` and means this machine.
import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { connect as connectPlainly } from 'node:net';
import { connect } from 'node:tls';

/** Connections to the proxy, whatever the address says. @param from  the client's own address */
export function agentTo(nginx, from = '127.0.0.1') {
  const to = { host: '127.0.0.1', localAddress: from };
  const secure = new https.Agent();
  secure.createConnection = ({ host, servername }) =>
    connect({ ...to, port: nginx.https, servername: servername || host, ca: nginx.certificate });
  const plain = new http.Agent();
  plain.createConnection = () => connectPlainly({ ...to, port: nginx.http });
  return { secure, plain };
}

/** @returns `{ status, headers, cookies, body }`; rejects where the connection ends without an answer */
export function ask(agent, address, { method = 'GET', headers = {}, body } = {}) {
  const isSecure = address.startsWith('https:');
  const options = { method, headers, agent: isSecure ? agent.secure : agent.plain };
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(address, options, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          raw: answer.rawHeaders,
          cookies: answer.headers['set-cookie'] ?? [],
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** One page as browsers of today ask for it. */
export async function overHttp2(nginx, name, path) {
  const session = http2.connect(`https://${name}`, {
    createConnection: () =>
      connect({
        host: '127.0.0.1',
        port: nginx.https,
        servername: name,
        ca: nginx.certificate,
        ALPNProtocols: ['h2'],
      }),
  });
  try {
    const request = session.request({ ':path': path });
    const [headers] = await once(request, 'response');
    return { status: headers[':status'], isSecured: 'strict-transport-security' in headers };
  } finally {
    session.destroy();
  }
}

/** Keeps cookies and sends the token, as both sites' pages do. */
export function browser(agent, origin) {
  const jar = new Map();
  const cookie = () => [...jar].map((pair) => pair.join('=')).join('; ');
  async function send(method, path, { body, headers = {} } = {}) {
    const token = decodeURIComponent(jar.get('XSRF-TOKEN') ?? '');
    const own = { Accept: 'application/json', Origin: origin, Cookie: cookie(), 'X-XSRF-TOKEN': token };
    const answer = await ask(agent, `${origin}${path}`, { method, headers: { ...own, ...headers }, body });
    for (const line of answer.cookies) {
      const [pair] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  }
  const post = (path, body, headers = {}) =>
    send('POST', path, {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  async function signIn(email, password = 'password', headers = {}) {
    if (!jar.has('XSRF-TOKEN')) await send('GET', '/sanctum/csrf-cookie');
    return post('/login', { email, password }, headers);
  }
  return { get: (path, headers) => send('GET', path, { headers }), post, send, signIn, cookie };
}
