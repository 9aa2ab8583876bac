import type { Environment } from './environment';
import { SECRET_BYTES } from './secrets';
import { stripeProblems } from './stripe-settings';

/** Each line names a variable that is only good enough for trying out, and the value it should have. */
export function productionProblems(
  environment: Omit<Environment, 'appKey' | 'previousKeys' | 'pusher'>,
  variables: NodeJS.ProcessEnv,
): string[] {
  const problems: string[] = [];
  if (environment.payments === 'stripe') problems.push(...stripeProblems(environment.stripe));
  if (!environment.production) return problems;
  problems.push(...weakSecrets(variables), ...plainAddresses(environment.appUrl, variables));
  if (environment.demo)
    problems.push('DEMO is on; expected false in production, demo accounts have known passwords');
  if (variables.PAYMENTS !== 'simulator' && environment.payments === 'simulator') {
    problems.push(
      'PAYMENTS is not set; expected stripe keys, or PAYMENTS=simulator to say that no money moves',
    );
  }
  if (variables.MAIL_KEPT !== 'outbox' && environment.mailUrl === null) {
    problems.push(
      'MAIL_URL is not set; expected a mail server, or MAIL_KEPT=outbox to say that mails are read on the admin site alone',
    );
  }
  return problems;
}

/** A missing secret is named where secrets are read; a secret itself is never repeated. */
function weakSecrets(variables: NodeJS.ProcessEnv): string[] {
  const former = (variables.APP_PREVIOUS_KEYS ?? '')
    .split(',')
    .map((key) => ['APP_PREVIOUS_KEYS', key.trim()]);
  const named = Object.keys(SECRET_BYTES).map((name) => [name, variables[name]]);
  return [...named, ...former].flatMap(([name, given]) => {
    const bytes = SECRET_BYTES[name as keyof typeof SECRET_BYTES] ?? SECRET_BYTES.APP_KEY;
    if (!given || bytesOf(given) >= bytes) return [];
    return [`${name} is short (${bytesOf(given)} bytes); expected a secret of ${bytes} random bytes or more`];
  });
}

function bytesOf(secret: string): number {
  const [, encoded] = /^base64:(.*)$/s.exec(secret) ?? [];
  return encoded === undefined ? Buffer.byteLength(secret) : Buffer.from(encoded, 'base64').length;
}

/** Cookies and links of a site go by its address; without one it would be this machine's own. */
function plainAddresses(appUrl: string, { APP_URL, ADMIN_URL }: NodeJS.ProcessEnv): string[] {
  const problems: string[] = [];
  if (!appUrl.startsWith('https:'))
    problems.push(
      `APP_URL is ${APP_URL ? `"${APP_URL}"` : 'not set'}; expected the https address of the public site`,
    );
  if (ADMIN_URL?.startsWith('http:'))
    problems.push(`ADMIN_URL is "${ADMIN_URL}"; expected the https address of the admin site`);
  return problems;
}
