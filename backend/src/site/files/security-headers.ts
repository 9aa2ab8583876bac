import type { PaymentSettings } from './payment-settings';
import type { ScriptPlaces } from './script-places';

/** Files that pages of other origins show: pictures of front ends elsewhere, and of mails in a browser. */
const EMBEDDED = /^\/(media|illustrations)\//;

/**
 * On every answer, media too. A site with an https address is never requested over http again. Pages of other origins
 * may embed pictures alone; what CORS lets them fetch does not go by this.
 *
 * @returns what gives them for a path
 */
export function securityHeadersOf(publicUrl: string) {
  const own = headersWith(publicUrl, 'same-origin');
  const embedded = headersWith(publicUrl, 'cross-origin');
  return (path: string) => (EMBEDDED.test(path) ? embedded : own);
}

function headersWith(publicUrl: string, mayEmbed: 'same-origin' | 'cross-origin') {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': mayEmbed,
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

/** Nothing here asks for these, and nothing that gets into a page shall. Stripe's form has the wallets. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb'];

/** Origins that pages may ask beside their own, where the installation names them. */
export interface Outside {
  errors?: string;
  map?: string;
}

/**
 * On every page: scripts from this site's own folders of them, the map's worker too, never framed. Styles may be set by
 * scripts (React Aria measures). Where cards are typed into Stripe's form, that form is let in and nothing else; where
 * errors are reported to a service outside, pages may tell it; where the map has tiles, they may be fetched.
 */
export function pageHeadersWith(
  { provider }: PaymentSettings,
  { errors, map }: Outside,
  { pages, workers }: ScriptPlaces,
) {
  const form = provider === 'stripe' ? STRIPE : NO_FORM;
  const origins = [...new Set([errors, map])].filter((origin) => origin !== undefined);
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src ${pages.join(' ')}${form.script}`,
      `worker-src ${workers.join(' ')}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src 'self'${form.connect}${origins.map((origin) => ` ${origin}`).join('')}`,
      ...form.frame,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'permissions-policy': [...UNUSED, ...(provider === 'stripe' ? [] : ['payment'])]
      .map((feature) => `${feature}=()`)
      .join(', '),
    'x-frame-options': 'DENY',
    'content-type': 'text/html; charset=utf-8',
  };
}
