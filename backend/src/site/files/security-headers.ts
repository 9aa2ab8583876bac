import type { PaymentSettings } from './payment-settings';
import type { ScriptPlaces } from './script-places';

/** Files that pages of other origins show: pictures of front ends elsewhere, and of mails in a browser. */
const EMBEDDED = /^\/(media|illustrations)\//;

/**
 * Headers of every response, media too. A site with an https address is never requested over http again.
 * Pages of other origins may embed pictures alone; CORS decides separately what they may fetch.
 *
 * @returns a function of the path
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

/** Origins that Stripe's card form needs: https://docs.stripe.com/security/guide#content-security-policy */
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
  /** Who tries a version alone runs builds of their own machine as well: docs/decisions/0046. */
  tries?: boolean;
}

/**
 * Headers of every page: scripts only from this site's own folders, the map's worker too, never framed.
 * Styles may be set by scripts (React Aria measures). Stripe's card form, an outside service for errors and
 * the map's tiles are allowed only where they are set up.
 */
export function pageHeadersWith(
  { provider }: PaymentSettings,
  { errors, map, tries = false }: Outside,
  { pages, workers }: ScriptPlaces,
) {
  const form = provider === 'stripe' ? STRIPE : NO_FORM;
  const origins = [...new Set([errors, map])].filter((origin) => origin !== undefined);
  const own = tries ? ' http://localhost:*' : '';
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src ${pages.join(' ')}${form.script}${own}`,
      `worker-src ${workers.join(' ')}`,
      `style-src 'self' 'unsafe-inline'${own}`,
      `img-src 'self' data: blob:${own}`,
      `font-src 'self'${own}`,
      `connect-src 'self'${form.connect}${origins.map((origin) => ` ${origin}`).join('')}${own}${own.replace('http', 'ws')}`,
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
