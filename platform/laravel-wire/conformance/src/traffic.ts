import { readFileSync } from 'node:fs';
import { type RecordedRequest, Refused } from './cases';
import { parsed } from './compare';
import { isObject } from './match';

/** A request that was made once, or why it is left out. */
export type Found = RecordedRequest | string;

/** Members read of an entry of a HAR 1.2, as browsers export it. */
interface HarEntry {
  request: {
    method: string;
    url: string;
    headers: { name: string; value: string }[];
    postData?: { mimeType: string; text?: string; params?: { name: string; value?: string }[] };
  };
}

/** Headers that belong to the connection or the session, or would have the answer depend on the browser's cache. */
const NOT_SENT =
  /^(:.*|host|connection|content-(length|type)|accept-encoding|cookie|x-(xsrf|csrf)-token|if-.*|te|transfer-encoding|upgrade.*)$/i;

/** The token in a form, in JSON and in a multipart body: Laravel takes it before that of the header. */
const TOKEN =
  /(?<=^|&)_token=[^&]*&?|"_token"\s*:\s*"[^"]*"\s*,|,?\s*"_token"\s*:\s*"[^"]*"|--\S+\r\n.*name="_token"\r\n\r\n.*\r\n/;

/** nginx's combined format; a request's body is not in it. */
const COMBINED = /"([A-Z]+) (\S+) HTTP\/[\d.]+"/;
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * The requests of a HAR; or of a log, one a line: in nginx's combined format, or JSON with `method` and `path` (`uri`,
 * `url`, `request_method`, `request_uri`), by themselves or below `request` or `context`, whatever stands around it.
 *
 * @param origin  whose requests of a HAR are taken
 * @throws Refused for a HAR with requests of several origins, where none is chosen
 */
export function readTraffic(file: string, origin: string | undefined, isWriting: boolean): Found[] {
  const text = readFileSync(file, 'utf8');
  const whole = parsed(text);
  const entries = isObject(whole) && isObject(whole['log']) && whole['log']['entries'];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const found = Array.isArray(entries) ? harRequests(entries, origin) : lines.map(requestIn);
  const isSent = (one: Found) => typeof one === 'string' || isWriting || SAFE.includes(one.method);
  return found.map((one) => (isSent(one) ? one : 'as it writes (--writes sends it)'));
}

function harRequests(entries: readonly HarEntry[], chosen: string | undefined): Found[] {
  const all = entries.map(({ request }) => ({ request, url: new URL(request.url) }));
  const origins = [...new Set(all.map(({ url }) => url.origin).filter((one) => one.startsWith('http')))];
  if (origins.length > 1 && chosen === undefined) {
    throw new Refused(`The HAR has requests of ${origins.join(', ')}: choose one by --origin`);
  }
  const own = chosen ?? origins[0];
  return all.map(({ request, url }) => (url.origin === own ? requestOf(request, url) : 'of another origin'));
}

/** A form whose text the browser left out is sent by its fields, without the files. */
function requestOf({ method, headers, postData: data }: HarEntry['request'], url: URL): RecordedRequest {
  const sent = headers.filter(({ name }) => !NOT_SENT.test(name));
  const named = sent.map(({ name, value }) => [name, value.replaceAll(url.origin, '<origin>')] as const);
  const fields = (data?.params ?? []).map(({ name, value = '' }) => [name, value]);
  const raw = data?.text ?? new URLSearchParams(fields).toString();
  const type = data?.text === undefined ? 'application/x-www-form-urlencoded' : data.mimeType;
  return {
    method,
    path: url.pathname + url.search,
    headers: { ...Object.fromEntries(named), 'Content-Type': raw === '' ? '' : type },
    raw: raw.replace(TOKEN, ''),
  };
}

function requestIn(line: string): Found {
  const [, method, path] = COMBINED.exec(line) ?? [];
  if (method && path) return method === 'GET' ? { method, path } : 'without its body';
  const json = parsed(/\{.*\}/.exec(line)?.[0] ?? '');
  const all = isObject(json) ? [json, json['request'], json['context']].filter(isObject) : [];
  return all.flatMap(loggedRequest)[0] ?? 'a line without a request';
}

function loggedRequest({ body, ...entry }: Record<string, unknown>): RecordedRequest[] {
  const method = entry['method'] ?? entry['request_method'];
  const address = entry['path'] ?? entry['uri'] ?? entry['url'] ?? entry['request_uri'];
  if (typeof method !== 'string' || typeof address !== 'string') return [];
  const path = address.replace(/^[a-z]+:\/\/[^/]*/i, '');
  return [{ method, path: path.startsWith('/') ? path : `/${path}`, body }];
}
