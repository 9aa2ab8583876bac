import { createHash } from 'node:crypto';
import { signed, type SigningApp } from '../broadcasting/pusher-signature';

/** The path and query of a publish call, signed as the Pusher server libraries sign it. @param at  Unix seconds */
export function signedPublishPath(app: SigningApp & { id: string }, body: string, at: number): string {
  const path = `/apps/${app.id}/events`;
  const digest = createHash('md5').update(body).digest('hex');
  // Sorted by name, as the signature wants them.
  const query = `auth_key=${app.key}&auth_timestamp=${at}&auth_version=1.0&body_md5=${digest}`;
  return `${path}?${query}&auth_signature=${signed(app, `POST\n${path}\n${query}`)}`;
}
