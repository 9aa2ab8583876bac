import { createHmac, timingSafeEqual } from 'node:crypto';

/** That a session was given a version and opened it: nobody without the application key can make one. */
export interface Opening {
  name: string;
  version: string;
  /** Instant when visitors were last given something else of this remote, in milliseconds. */
  since: number;
  /** The visitor that the session is counted as, as a digest. */
  who: string;
  /** Among the first that opened it. */
  isEarly: boolean;
}

const RECEIPT = /^([\w-]{1,600})\.([0-9a-f]{64})$/;

export function receiptOf(opening: Opening, key: string): string {
  const payload = Buffer.from(JSON.stringify(opening)).toString('base64url');
  return `${payload}.${signatureOf(payload, key)}`;
}

/** Null for what was not made here. */
export function openingIn(receipt: string, key: string): Opening | null {
  const [, payload = '', signature = ''] = RECEIPT.exec(receipt) ?? [];
  if (signature === '') return null;
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(payload, key)));
  return isOurs ? (JSON.parse(Buffer.from(payload, 'base64url').toString()) as Opening) : null;
}

function signatureOf(payload: string, key: string): string {
  return createHmac('sha256', key).update(`remote-opening:${payload}`).digest('hex');
}
