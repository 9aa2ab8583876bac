import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An AES-256 key; and as much as Laravel's own installers make for Pusher's. */
export const SECRET_BYTES = { APP_KEY: 32, PUSHER_APP_SECRET: 20 };

export interface ApplicationSecrets {
  appKey: string;
  pusherSecret: string;
  problems: string[];
}

/**
 * `APP_KEY` and `PUSHER_APP_SECRET`: from the environment, else made once and stored in the storage folder
 * (never in production, where a lost file would sign everybody out).
 */
export function loadSecrets(
  variables: NodeJS.ProcessEnv,
  production: boolean,
  storagePath: string,
): ApplicationSecrets {
  const { APP_KEY: appKey, PUSHER_APP_SECRET: pusherSecret } = variables;
  if (appKey && pusherSecret) return { appKey, pusherSecret, problems: [] };
  if (production) return { appKey: '', pusherSecret: '', problems: missing({ appKey, pusherSecret }) };
  const stored = storedSecrets(storagePath);
  return { appKey: appKey || stored.appKey, pusherSecret: pusherSecret || stored.pusherSecret, problems: [] };
}

function missing(secrets: { appKey?: string; pusherSecret?: string }): string[] {
  const expected = (name: keyof typeof SECRET_BYTES) =>
    `${name} is not set; expected a secret of ${SECRET_BYTES[name]} random bytes or more`;
  return [
    ...(secrets.appKey ? [] : [expected('APP_KEY')]),
    ...(secrets.pusherSecret ? [] : [expected('PUSHER_APP_SECRET')]),
  ];
}

function storedSecrets(storagePath: string): { appKey: string; pusherSecret: string } {
  const file = join(storagePath, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(storagePath, { recursive: true });
    const fresh = {
      appKey: `base64:${randomBytes(32).toString('base64')}`,
      pusherSecret: randomBytes(32).toString('hex'),
    };
    writeFileSync(file, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as { appKey: string; pusherSecret: string };
}
