import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { ProviderRejected, ProviderUnavailable } from '../../payments/payment-provider';
import { StripeClient } from '../../payments/stripe/stripe-client';
import { providerCall } from '../../payments/stripe/stripe-errors';
import type {
  AccountInput,
  LinkPages,
  PayoutProvider,
  ProviderAccount,
  ProviderTransfer,
  TransferInput,
} from './payout-provider';

/** Stripe Connect: express accounts, whose owners Stripe asks itself, and transfers apart from the charges. */
@Injectable()
export class StripePayouts implements PayoutProvider {
  constructor(private readonly client: StripeClient) {}

  async createAccount({ email, metadata }: AccountInput, idempotencyKey: string): Promise<ProviderAccount> {
    const input: Stripe.AccountCreateParams = {
      type: 'express',
      email,
      capabilities: { transfers: { requested: true } },
      metadata,
    };
    return accountOf(await providerCall(this.client.api.accounts.create(input, { idempotencyKey })));
  }

  async retrieveAccount(id: string): Promise<ProviderAccount> {
    return accountOf(await providerCall(this.client.api.accounts.retrieve(id)));
  }

  async createAccountLink(account: string, pages: LinkPages): Promise<{ url: string }> {
    const input = { account, type: 'account_onboarding', ...pages } as const;
    const { url } = await providerCall(this.client.api.accountLinks.create(input));
    return { url };
  }

  async createTransfer(input: TransferInput, idempotencyKey: string): Promise<ProviderTransfer> {
    const call = this.client.api.transfers.create({ ...input }, { idempotencyKey });
    return transferOf(await providerCall(call).catch(laterWhenShort));
  }

  /** A group has one rental's transfers: few. */
  async findTransfer({
    transfer_group,
    destination,
    metadata,
  }: TransferInput): Promise<ProviderTransfer | null> {
    const query = { transfer_group, destination, limit: 100 };
    const { data } = await providerCall(this.client.api.transfers.list(query));
    const found = data.find((transfer) =>
      ['payout_key', 'attempted_at'].every((name) => transfer.metadata[name] === metadata[name]),
    );
    return found ? transferOf(found) : null;
  }
}

/** Both must hold: money can come in from us, and go on to the owner's bank. */
const accountOf = ({ id, payouts_enabled, capabilities }: Stripe.Account): ProviderAccount => ({
  id,
  payouts_enabled: payouts_enabled && capabilities?.transfers === 'active',
});

const transferOf = ({ id, amount }: Stripe.Transfer): ProviderTransfer => ({ id, amount });

/** Charges are ours to pass on after some days: a transfer that lacks funds today is retried, not given up. */
function laterWhenShort(error: unknown): never {
  const { cause } = error as { cause?: { code?: string } };
  if (error instanceof ProviderRejected && cause?.code === 'balance_insufficient') {
    throw new ProviderUnavailable(error.message, { cause });
  }
  throw error;
}
