import type { MinorUnits } from '@kit/money';

/** Token of the provider that pays owners out; the module chooses the adapter. */
export const PAYOUT_PROVIDER = Symbol('PAYOUT_PROVIDER');

export interface ProviderAccount {
  id: string;
  /** True when the owner has provided all that is required, and money can go there. */
  payouts_enabled: boolean;
}

export interface AccountInput {
  email: string;
  name: string;
  metadata: Record<string, string>;
}

/** Pages the owner comes back to: with all said, and when the link is too old. */
export interface LinkPages {
  return_url: string;
  refresh_url: string;
}

export interface TransferInput {
  amount: MinorUnits;
  currency: string;
  /** The account's id. */
  destination: string;
  /** Ties a rental's charges and transfers together. */
  transfer_group: string;
  /** `payout_key` and `attempted_at` name our attempt: the transfer is found again by them. */
  metadata: Record<string, string>;
}

export interface ProviderTransfer {
  id: string;
  amount: MinorUnits;
}

/**
 * Pays out to owners, with Stripe's nouns: separate charges and transfers. Amounts are in minor units. The same
 * idempotency key with the same parameters yields the same object. Calls throw `ProviderRejected` and
 * `ProviderUnavailable` as those of the payment port do.
 */
export interface PayoutProvider {
  createAccount(input: AccountInput, idempotencyKey: string): Promise<ProviderAccount>;
  retrieveAccount(id: string): Promise<ProviderAccount>;
  /** A page of the provider where the owner goes on; good for some minutes and one visit. */
  createAccountLink(account: string, pages: LinkPages): Promise<{ url: string }>;
  createTransfer(input: TransferInput, idempotencyKey: string): Promise<ProviderTransfer>;
  /** The transfer made by a call without response, or null: its key might return a stored failure. */
  findTransfer(input: TransferInput, idempotencyKey: string): Promise<ProviderTransfer | null>;
}
