import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PayoutAccountRecord } from '@yard/contracts';
import { Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service';
import { Clock } from '@kit/server/base/clock/clock';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { isDuplicate, UnitOfWork } from '@kit/server/store/unit-of-work';
import { hourlyKey } from '../../payments/key-age';
import { answerOf, neededAnswer } from '../../payments/provider-answer';
import type { User } from '../../users/user.entity';
import { PayoutAccount } from './payout-account.entity';
import { PAYOUT_PROVIDER, type PayoutProvider } from './payout-provider';
import { PayoutRuns } from './payout-runs';

/** Owners give their bank data to the provider itself; we store whether it has all it needs. */
@Injectable()
export class PayoutAccounts {
  constructor(
    @InjectRepository(PayoutAccount) private readonly accounts: Repository<PayoutAccount>,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditService,
    private readonly runs: PayoutRuns,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(PAYOUT_PROVIDER) private readonly provider: PayoutProvider,
  ) {}

  /** While it is incomplete the provider is called again: the owner may just come back from its page. */
  async statusOf(user: User): Promise<PayoutAccountRecord['status']> {
    const account = await this.find({ user_id: user.id });
    if (!account) return 'none';
    return (await this.refresh(account)).payouts_enabled ? 'ready' : 'incomplete';
  }

  /** The page where the owner goes on. @throws ServiceUnavailable when the provider gives no answer */
  async link(user: User): Promise<{ url: string }> {
    const { stripe_account_id } = await this.of(user);
    const { appUrl } = this.environment;
    const pages = { return_url: `${appUrl}/payouts`, refresh_url: `${appUrl}/payouts/onboarding` };
    return neededAnswer(this.provider.createAccountLink(stripe_account_id, pages));
  }

  /** The owner's account, made at the first need. */
  async of(user: User): Promise<PayoutAccount> {
    const known = await this.find({ user_id: user.id });
    if (known) return known;
    const input = { email: user.email, name: user.name, metadata: { user_id: String(user.id) } };
    const key = hourlyKey(`user-${user.id}-account`, input, this.clock.now());
    const { id, payouts_enabled } = await neededAnswer(this.provider.createAccount(input, key));
    return this.store(user, { user_id: user.id, stripe_account_id: id, payouts_enabled });
  }

  /** Asks the provider how an account stands; what waited for it is paid. No answer changes nothing. */
  async refresh(account: PayoutAccount): Promise<PayoutAccount> {
    if (account.payouts_enabled) return account;
    return this.update(account);
  }

  /** An account that was ready may have been closed by the provider. */
  async update(account: PayoutAccount): Promise<PayoutAccount> {
    const answer = await answerOf(this.provider.retrieveAccount(account.stripe_account_id));
    if (answer.is !== 'given') return account;
    const { payouts_enabled } = answer.value;
    await this.unitOfWork.run(async (tx) => {
      const isChange = payouts_enabled !== account.payouts_enabled;
      await tx.update(account, { payouts_enabled });
      if (!isChange) return;
      const action = payouts_enabled ? 'payouts_enabled' : 'payouts_disabled';
      const { id: record_id } = account;
      await this.audit.save(tx, { actor: null, action, record_type: 'payout_account', record_id });
    });
    if (payouts_enabled) await this.runs.release(account.user_id);
    return account;
  }

  find(where: { user_id: number } | { stripe_account_id: string }): Promise<PayoutAccount | null> {
    return this.accounts.findOneBy(where);
  }

  private async store(
    user: User,
    fields: Pick<PayoutAccount, 'user_id' | 'stripe_account_id' | 'payouts_enabled'>,
  ): Promise<PayoutAccount> {
    try {
      return await this.unitOfWork.run(async (tx) => {
        const account = await tx.insert(PayoutAccount, fields);
        const record = { record_type: 'payout_account', record_id: account.id };
        await this.audit.save(tx, { actor: user, action: 'create', ...record });
        return account;
      });
    } catch (error) {
      // Two requests of the owner at once: both got the same account from the provider.
      const first = isDuplicate(error) ? await this.find({ user_id: user.id }) : null;
      if (!first) throw error;
      return first;
    }
  }
}
