import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  cookies: string[];
  text: string;
}

const agent = new Agent({ keepAlive: true });

/** One exchange, nothing followed and nothing added but the length. */
export function exchange(url: string, { method, path, headers, body }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const length = body === '' && ['GET', 'HEAD', 'OPTIONS'].includes(method) ? {} : lengthOf(body);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path, agent, headers: { ...headers, ...length } };
    const call = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          cookies: response.headers['set-cookie'] ?? [],
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    // After an early answer (413) the rest of the body cannot be sent: the promise is settled by then.
    call.on('error', reject);
    call.end(body);
  });
}

const lengthOf = (body: string) => ({ 'Content-Length': String(Buffer.byteLength(body)) });
