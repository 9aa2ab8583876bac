import { createHash, createHmac } from 'node:crypto';

export interface Asked {
  method?: string;
  path?: string;
  body?: unknown;
  secret?: string;
  query?: Record<string, string>;
}

/** A signed request, as the server libraries make it. */
export async function publishTo(url: string, asked: Asked) {
  const { method = 'POST', path = '/apps/app/events', body, secret, query = {} } = asked;
  const text = body === undefined ? '' : JSON.stringify(body);
  const all: Record<string, string> = {
    auth_key: 'app-key',
    auth_timestamp: String(Math.floor(Date.now() / 1000)),
    auth_version: '1.0',
    ...(text === '' ? {} : { body_md5: createHash('md5').update(text).digest('hex') }),
    ...query,
  };
  const line = Object.keys(all)
    .sort()
    .map((name) => `${name}=${all[name] ?? ''}`)
    .join('&');
  const signature = createHmac('sha256', secret ?? 'app-secret').update([method, path, line].join('\n'));
  const response = await fetch(`${url}${path}?${line}&auth_signature=${signature.digest('hex')}`, {
    method,
    ...(text === '' ? {} : { body: text, headers: { 'Content-Type': 'application/json' } }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** An event for the notes of one user. */
export const event = (more: object = {}) => ({
  name: 'saved',
  channels: ['private-notes.2'],
  data: '{"id":7}',
  ...more,
});
