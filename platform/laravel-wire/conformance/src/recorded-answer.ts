import type { RecordedAnswer, RecordedCookie } from './cases';
import { COMPARED, parsed } from './compare';
import type { Answer } from './http';
import { isJustNow } from './placeholders';

/** Parts of texts that change from run to run: what Laravel encrypts, `Str::random`, signed URLs. */
const VARYING: readonly [RegExp, string][] = [
  [/\beyJpdiI6[\w+/=%-]+/g, '<opaque>'],
  [/\b(?!eyJ)(?=\w*[A-Z])(?=\w*[a-z])(?=\w*\d)[A-Za-z0-9]{40,}\b/g, '<opaque>'],
  [/\bsignature=[0-9a-f]{64}\b/g, 'signature=<opaque>'],
  [/\bexpires=\d{10}\b/g, 'expires=<unix-seconds>'],
];

/** An answer as a case has it: what changes from run to run is replaced by what stands for it. */
export function recordedAnswer(answer: Answer, origin: string): RecordedAnswer {
  return {
    status: answer.status,
    headers: headersOf(answer, origin),
    cookies: answer.cookies.map(cookieOf),
    ...bodyOf(answer, origin),
  };
}

function headersOf({ headers }: Answer, origin: string): Record<string, string> {
  const varying: Record<string, (value: string) => string> = {
    'retry-after': (value) => `<seconds 0..${Math.ceil(Number(value) / 60 || 1) * 60}>`,
    'x-ratelimit-remaining': () => `<0..${String(headers['x-ratelimit-limit'])}>`,
    'x-ratelimit-reset': () => '<unix-seconds>',
  };
  const found = COMPARED.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, varying[name]?.(value) ?? masked(value, origin)]] : [];
  });
  return Object.fromEntries(found);
}

/** Values of 32 characters and more are those of a session, or encrypted. */
function cookieOf(line: string): RecordedCookie {
  const varied = line
    .replace(/(?<=^[^=]*=)[^;]{32,}/, '<opaque>')
    .replace(/(?<=expires=)[^;]+ GMT/i, '<http-date>');
  const parts = varied.split(/;\s*/).map((part) => /^([^=]*)(?:=(.*))?$/s.exec(part) ?? []);
  const [[, name = '', value = ''] = [], ...attributes] = parts;
  return {
    name,
    value,
    attributes: Object.fromEntries(attributes.map(([, key, text = true]) => [key, text])),
  };
}

/** Pages of HTML have the title alone: their styles and scripts are nobody's concern. */
function bodyOf({ headers, text }: Answer, origin: string): Partial<RecordedAnswer> {
  const type = headers['content-type'] ?? '';
  const title = type.includes('html') ? /<title>([^<]*)<\/title>/.exec(text)?.[1] : undefined;
  if (title !== undefined) return { html: { title: masked(title, origin) } };
  const mask = (_name: string, value: unknown) => (typeof value === 'string' ? masked(value, origin) : value);
  const body = type.includes('json') ? parsed(text, mask) : text;
  return typeof body === 'string' ? { text: masked(text, origin) } : { body };
}

function masked(text: string, origin: string): string {
  return VARYING.reduce((written, [pattern, name]) => written.replace(pattern, name), text)
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000000Z/g, (time) =>
      isJustNow(time) ? '<iso8601-micro>' : time,
    )
    .replaceAll(origin, '<origin>');
}
