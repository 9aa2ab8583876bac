import { RATE_LIMITER, type RateLimiter } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { currentOrigin } from '../audit/request-origin';

/** More than anybody writes by hand to those who rent to or from them. */
const MAILS_AN_HOUR = 200;
const HOUR_SECONDS = 3_600;

/** How many mails one person may cause others: beyond it they read the same in the product. */
@Injectable()
export class MailAllowance {
  constructor(@Inject(RATE_LIMITER) private readonly limiter: RateLimiter) {}

  /** Always for what the product does by itself, what admins do, and what people tell themselves. */
  async isLeft(readerId: number): Promise<boolean> {
    const sender = currentOrigin()?.user ?? null;
    if (sender === null || sender.admin || sender.id === readerId) return true;
    const { hits } = await this.limiter.hit(`mails-of:${sender.id}`, HOUR_SECONDS);
    return hits <= MAILS_AN_HOUR;
  }
}
