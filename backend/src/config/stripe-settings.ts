import { CURRENCY } from '@kit/server/base/settings/money';
import { list, type Read, text, url } from '@kit/server/base/settings/readers';

/** The keys for Stripe, and for the signatures of its webhooks. */
export interface StripeSettings {
  /** `sk_test_…`, `sk_live_…` or a restricted `rk_…`; null with the simulator. */
  secretKey: string | null;
  /** `pk_…`, for the card form in the browser; null with the simulator. */
  publishableKey: string | null;
  /** Several while one is being replaced by the next; without any, every message is refused. */
  webhookSecrets: string[];
  /** Another address than Stripe's own, for tests and proxies; null in life. */
  apiUrl: string | null;
  /** Longest wait for one answer, in milliseconds; below the ten seconds that a person waits. */
  timeoutMs: number;
  /** True for real money; this installation ignores messages of the other mode. */
  isLive: boolean;
}

/**
 * Without decimals, and with two at Stripe all the same: 500 would be five.
 * https://docs.stripe.com/currencies#special-cases
 */
const ODD_AT_STRIPE = ['isk', 'ugx'];

type Reader = <T>(name: string, reader: Read<T>, fallback: T) => T;

const TIMEOUT_MS = 8_000;

const milliseconds: Read<number> = (given) => {
  const value = Number(given);
  return Number.isInteger(value) && value >= 50 && value <= 9_000
    ? { ok: true, value }
    : { ok: false, expected: 'milliseconds from 50 to 9000' };
};

export function readStripeSettings(read: Reader): StripeSettings {
  const secretKey = read('STRIPE_SECRET_KEY', text, '') || null;
  return {
    secretKey,
    publishableKey: read('STRIPE_PUBLISHABLE_KEY', text, '') || null,
    webhookSecrets: read('STRIPE_WEBHOOK_SECRET', list, []),
    apiUrl: read('STRIPE_API_URL', url, '') || null,
    timeoutMs: read('STRIPE_TIMEOUT_MS', milliseconds, TIMEOUT_MS),
    isLive: isLiveKey(secretKey ?? ''),
  };
}

/** Problems that keep Stripe from being used, one line per variable. */
export function stripeProblems(settings: StripeSettings): string[] {
  const { secretKey, publishableKey, webhookSecrets } = settings;
  return [
    ODD_AT_STRIPE.includes(CURRENCY)
      ? `CURRENCY is "${CURRENCY}", which Stripe counts in hundredths; expected another`
      : '',
    keyProblem('STRIPE_SECRET_KEY', secretKey, /^[sr]k_(test|live)_\w+$/, 'sk_test_… or sk_live_…'),
    keyProblem('STRIPE_PUBLISHABLE_KEY', publishableKey, /^pk_(test|live)_\w+$/, 'pk_test_… or pk_live_…'),
    keyProblem('STRIPE_WEBHOOK_SECRET', webhookSecrets.join(',') || null, /^[!-~]+$/, 'whsec_…'),
    ...(secretKey && publishableKey && isLiveKey(secretKey) !== isLiveKey(publishableKey)
      ? ['STRIPE_PUBLISHABLE_KEY is of the other mode; expected both keys of test, or both live']
      : []),
  ].filter(Boolean);
}

/** The key itself is never repeated: problems are printed. */
function keyProblem(name: string, given: string | null, pattern: RegExp, expected: string): string {
  if (given === null) return `${name} is not set; expected ${expected}, or PAYMENTS=simulator`;
  return pattern.test(given) ? '' : `${name} is not as Stripe writes it; expected ${expected}`;
}

const isLiveKey = (key: string) => /^[a-z]k_live_/.test(key);
