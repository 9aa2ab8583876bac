import { Inject, Injectable } from '@nestjs/common';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import Stripe from 'stripe';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import type { StripeSettings } from '../../config/stripe-settings';

/** The version our calls were written for; Stripe answers in it whatever the account's own is. */
const API_VERSION = '2026-10-28.endive';

/** Stripe's own library. Its errors become ours in `stripe-errors`. */
@Injectable()
export class StripeClient {
  private made: Stripe | null = null;

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** @throws while the simulator is the provider */
  get api(): Stripe {
    const { payments, stripe } = this.environment;
    if (payments !== 'stripe' || !stripe.secretKey) throw new Error('Stripe is not the provider');
    this.made ??= clientOf(stripe.secretKey, stripe);
    return this.made;
  }

  get isTest(): boolean {
    return /^[sr]k_test_/.test(this.environment.stripe.secretKey ?? '');
  }
}

/**
 * No repetition by the library: each of our calls has a stored row and its own key, and the sweeper asks again. (The
 * library repeats a closed connection once all the same, with the same key.)
 */
function clientOf(key: string, { apiUrl, timeoutMs }: StripeSettings): Stripe {
  const at = new URL(apiUrl ?? 'https://api.stripe.com');
  const isPlain = at.protocol === 'http:';
  // The library's own limit begins once the connection stands; the agent's also ends a connection that never does.
  const agent = { keepAlive: true, timeout: timeoutMs };
  return new Stripe(key, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    host: at.hostname,
    port: at.port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    httpAgent: isPlain ? new HttpAgent(agent) : new HttpsAgent(agent),
  });
}
