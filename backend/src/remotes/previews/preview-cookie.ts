import type { FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { setCookieHeader } from '@kit/server/edge/set-cookie-header';

const COOKIE = 'remote_preview';
const GIVEN = /(?:^|;\s*)remote_preview=(\d{1,15})\.(\d{1,15})\.(\d{1,12})\.([0-9a-f]{64})(?:;|$)/;

/** A cookie's preview, its admin, and its end in seconds. */
export interface NamedPreview {
  id: number;
  userId: number;
  endsAt: number;
}

export function previewCookie(request: FastifyRequest, named: NamedPreview, now: Date, key: string): string {
  const { id, userId, endsAt } = named;
  const value = `${id}.${userId}.${endsAt}.${signatureOf(named, key)}`;
  return setCookieHeader(request, COOKIE, value, endsAt - Math.floor(now.getTime() / 1000));
}

export function clearedPreviewCookie(request: FastifyRequest): string {
  return setCookieHeader(request, COOKIE, '', 0);
}

/** Null where there is none that was made here, or it is over. */
export function previewIn(header: string | undefined, now: Date, key: string): NamedPreview | null {
  const [, id, userId, endsAt, signature = ''] = GIVEN.exec(header ?? '') ?? [];
  const named = { id: Number(id), userId: Number(userId), endsAt: Number(endsAt) };
  if (signature === '' || named.endsAt * 1000 <= now.getTime()) return null;
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(named, key)));
  return isOurs ? named : null;
}

function signatureOf({ id, userId, endsAt }: NamedPreview, key: string): string {
  return createHmac('sha256', key).update(`remote-preview:${id}.${userId}.${endsAt}`).digest('hex');
}
