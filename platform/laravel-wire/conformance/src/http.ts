import { type IncomingHttpHeaders, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { Refused } from './cases';

/** A request as it is sent. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A server's answer. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  cookies: string[];
  text: string;
}

/**
 * One exchange, nothing followed and nothing added but the length: `fetch` has headers of its own, and no `Host`.
 *
 * @throws Refused when the server cannot be reached, or does not answer within a minute
 */
export function exchange(url: string, { method, path, headers, body }: Sent): Promise<Answer> {
  const length = body === '' && ['GET', 'HEAD', 'OPTIONS'].includes(method) ? {} : lengthOf(body);
  const options = { method, path, signal: AbortSignal.timeout(60_000), headers: { ...headers, ...length } };
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(new Refused(`${url} does not answer ${method} ${path}: ${error.message || error.code}`));
    const call = (url.startsWith('https:') ? requestSecurely : request)(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
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
    call.on('error', fail);
    call.end(body);
  });
}

const lengthOf = (body: string) => ({ 'Content-Length': String(Buffer.byteLength(body)) });
