import { Injectable } from '@nestjs/common';

/** An event's object: enough to ask the provider for its present state. */
export interface NoticeObject {
  id: string;
  /** Stripe's noun: `payment_intent`, `refund`, `account` … */
  object: string;
  payment_intent: string | null;
}

/** A verified event. Orders and contents are not to be trusted: handlers ask for the object's present state. */
export interface StripeNotice {
  id: string;
  type: string;
  /** The connected account it happened in; null for our own. */
  account: string | null;
  object: NoticeObject;
}

export type NoticeHandler = (notice: StripeNotice) => Promise<void>;

/**
 * Subscribers to Stripe's events. A handler may be called again for the same event (a killed process) and at
 * the same time as another; one that throws is called again later.
 */
@Injectable()
export class StripeEvents {
  private readonly handlers: { type: string; handler: NoticeHandler }[] = [];

  /** @param type  an event's type, or all of a family: `transfer.*` */
  on(type: string, handler: NoticeHandler): void {
    this.handlers.push({ type, handler });
  }

  async handle(notice: StripeNotice): Promise<void> {
    for (const { type, handler } of this.handlers) {
      if (isOf(notice.type, type)) await handler(notice);
    }
  }
}

const isOf = (type: string, wanted: string) =>
  wanted.endsWith('.*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
