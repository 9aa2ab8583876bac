import { BadRequest } from '@laravel-wire/nest';
import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import type { NoticeObject, StripeNotice } from './stripe-events';

const logger = new Logger('StripeWebhook');

/** A message may be as old as this, and as far ahead, in seconds. */
const TOLERANCE_S = 300;

/** Stripe's own promise for its ids. */
const NAME_MAX = 255;

export interface SignedEvent {
  notice: StripeNotice;
  isLive: boolean;
}

/**
 * Reads a message once its signature is found good; nothing of it is looked at before.
 *
 * @param secrets  any of them may have signed it
 * @throws BadRequest when none did, or when the signature is older or newer than five minutes
 */
export function signedEvent(
  payload: Buffer,
  signature: string,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): SignedEvent {
  const at = now.getTime();
  const [, seconds] = /(?:^|,)t=(\d+)(?:,|$)/.exec(signature) ?? [];
  const isAhead = Number(seconds) > at / 1000 + TOLERANCE_S;
  for (const secret of isAhead ? [] : secrets) {
    const event = verified(() =>
      Stripe.webhooks.constructEvent(payload, signature, secret, TOLERANCE_S, undefined, at),
    );
    if (event) return { notice: noticeOf(event), isLive: event.livemode };
  }
  throw new BadRequest('The signature of this message is not valid.');
}

function verified(construct: () => Stripe.Event): Stripe.Event | null {
  try {
    return construct();
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadRequest('The message is no JSON.');
    // Over an empty signature the library stumbles; a fault of ours must not pass for a forgery unseen.
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
    if (!isForged) logger.warn(`a signature could not be checked: ${String(error)}`);
    return null;
  }
}

/** The stored part: names of objects, no person and no card. @throws BadRequest for anything but an event */
function noticeOf(event: Stripe.Event): StripeNotice {
  const { id, type, account } = event;
  const object: unknown = event.data?.object;
  if (!isName(id) || !isName(type) || !isRecord(object)) throw new BadRequest('The message is no event.');
  return { id, type, account: account ?? null, object: nameOf(object) };
}

function nameOf({ id, object, payment_intent }: Record<string, unknown>): NoticeObject {
  const intent = isRecord(payment_intent) ? payment_intent['id'] : payment_intent;
  return {
    id: typeof id === 'string' ? id : '',
    object: typeof object === 'string' ? object : '',
    payment_intent: typeof intent === 'string' ? intent : null,
  };
}

/** Limited to the inbox's column length. */
const isName = (value: unknown) => typeof value === 'string' && value.length <= NAME_MAX;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
