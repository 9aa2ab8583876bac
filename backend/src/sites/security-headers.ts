import type { PaymentSettings } from './payment-settings';

/** On every answer, media too. A site with an https address is never asked over http again. */
export function securityHeadersOf(publicUrl: string) {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** What Stripe's card form loads and asks: https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE = {
  script: ' https://js.stripe.com',
  frame: ['frame-src https://js.stripe.com https://hooks.stripe.com'],
  connect: ' https://api.stripe.com',
};

const NO_FORM = { script: '', frame: [], connect: '' };

/**
 * On every page: scripts from this site alone, never framed. Styles may be set by scripts (React Aria measures). Where
 * cards are typed into Stripe's form, that form is let in and nothing else;
 * where errors are reported to a service outside, pages may tell it.
 */
export function pageHeadersWith({ provider }: PaymentSettings, errorsGoTo?: string) {
  const form = provider === 'stripe' ? STRIPE : NO_FORM;
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self'${form.script}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src 'self'${form.connect}${errorsGoTo ? ` ${errorsGoTo}` : ''}`,
      ...form.frame,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-frame-options': 'DENY',
    'content-type': 'text/html; charset=utf-8',
  };
}
