import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';

/** One exchange with release 13. */
export interface Recorded {
  name: string;
  request: {
    method: string;
    path: string;
    headers?: Record<string, string>;
    body?: Record<string, string>;
    /** Sent beside the body's fields, as a form. */
    file?: { field: string; bytes: number };
  };
  response: { status: number; headers?: Record<string, string>; text: string; title?: string };
}

const FOLDER = join(__dirname, '../../recordings/laravel-13');

/** @typeParam More  what else a case of the topic says */
export const casesOf = <More = unknown>(topic: string) =>
  JSON.parse(readFileSync(join(FOLDER, `${topic}.json`), 'utf8')) as (Recorded & More)[];

export async function answerTo(url: string, { method, path, headers = {}, body, file }: Recorded['request']) {
  const call = request(url)[method.toLowerCase() as 'get'](path).redirects(0);
  void call.set({ Host: 'site.test', Accept: 'application/json', ...inBytes(headers) });
  if (file) {
    Object.entries(body ?? {}).forEach(([name, value]) => void call.field(name, value));
    void call.attach(file.field, Buffer.alloc(file.bytes, 'a'), 'text.txt');
  }
  const {
    status,
    text,
    headers: received,
  } = await (body && !file ? call.serialize(jsonBytes as unknown as () => string).send(body) : call);
  return { status, text, headers: received as Record<string, string> };
}

/** With a text for a body Node would send the headers in its encoding. */
const jsonBytes = (body: object) => Buffer.from(JSON.stringify(body));

/** Node sends each character of a header as a byte. */
const inBytes = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Buffer.from(value).toString('latin1')]),
  );

/** Those headers of an answer that were recorded. */
export const headersIn = (headers: Record<string, string>, recorded: readonly string[]) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      recorded.includes(name) ? [[name, String(value)]] : [],
    ),
  );
