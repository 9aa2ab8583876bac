import { Inject, Injectable } from '@nestjs/common';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { ProviderRejected } from '../../payments/payment-provider';
import { SimulatedStore } from '../../payments/simulator/simulated-store';
import type {
  AccountInput,
  PayoutProvider,
  ProviderAccount,
  ProviderTransfer,
  TransferInput,
} from './payout-provider';

/** Stands in for Stripe Connect: the same calls and rules, stored in the database; no money moves. */
@Injectable()
export class SimulatedPayouts implements PayoutProvider {
  constructor(
    private readonly store: SimulatedStore,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async createAccount(input: AccountInput, idempotencyKey: string): Promise<ProviderAccount> {
    const fresh = () => ({ ...input, payouts_enabled: false });
    return accountOf(await this.store.once('account', idempotencyKey, input, fresh));
  }

  async retrieveAccount(id: string): Promise<ProviderAccount> {
    return accountOf(await this.store.find('account', id));
  }

  /** A page of our own stands in for the provider's. */
  createAccountLink(): Promise<{ url: string }> {
    return Promise.resolve({ url: `${this.environment.appUrl}/payouts/onboarding` });
  }

  /** Stands in for the owner's part on that page. */
  async completeAccount(id: string): Promise<ProviderAccount> {
    return accountOf(await this.store.change('account', id, () => ({ payouts_enabled: true })));
  }

  async createTransfer(input: TransferInput, idempotencyKey: string): Promise<ProviderTransfer> {
    const body = await this.store.once('transfer', idempotencyKey, input, async (work) => {
      const account = await work.lock('account', input.destination);
      if (!account) throw new ProviderRejected(`No such destination: '${input.destination}'`);
      if (account['payouts_enabled'] !== true) {
        throw new ProviderRejected(
          'Your destination account needs to have the transfers capability enabled.',
        );
      }
      return { ...input };
    });
    return transferOf(body);
  }

  async findTransfer(_: TransferInput, idempotencyKey: string): Promise<ProviderTransfer | null> {
    const made = await this.store.madeWith(idempotencyKey);
    return made && transferOf(made);
  }
}

type Stored = Record<string, unknown>;

const accountOf = ({ id, payouts_enabled }: Stored): ProviderAccount => ({
  id: String(id),
  payouts_enabled: payouts_enabled === true,
});

const transferOf = ({ id, amount }: Stored): ProviderTransfer => ({ id: String(id), amount: Number(amount) });
