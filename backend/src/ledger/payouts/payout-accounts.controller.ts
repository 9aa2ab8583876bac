import { Action, Authenticated, CurrentUser, NotFound } from '@laravel-wire/nest';
import { PasswordConfirmed } from '@laravel-wire/nest/fortify';
import { Controller, Get, Inject } from '@nestjs/common';
import { type OnboardingLinkRecord, type PayoutAccountRecord, payoutType } from '@yard/contracts';
import type { User } from '../../users/user.entity';
import { OwnersOnly } from './owners-only';
import { PayoutAccounts } from './payout-accounts';
import { PAYOUT_PROVIDER, type PayoutProvider } from './payout-provider';
import { SimulatedPayouts } from './simulated-payouts';

@Controller(`${payoutType.endpoint}/account`)
@Authenticated()
@OwnersOnly()
export class PayoutAccountsController {
  constructor(
    private readonly accounts: PayoutAccounts,
    @Inject(PAYOUT_PROVIDER) private readonly provider: PayoutProvider,
  ) {}

  @Get()
  async show(@CurrentUser() user: User): Promise<PayoutAccountRecord> {
    return { status: await this.accounts.statusOf(user) };
  }

  @Action('')
  @PasswordConfirmed()
  onboard(@CurrentUser() user: User): Promise<OnboardingLinkRecord> {
    return this.accounts.link(user);
  }

  /** Stands in for Stripe's own pages, without Stripe. */
  @Action('simulated')
  async complete(@CurrentUser() user: User): Promise<PayoutAccountRecord> {
    if (!(this.provider instanceof SimulatedPayouts)) throw new NotFound();
    const account = await this.accounts.of(user);
    await this.provider.completeAccount(account.stripe_account_id);
    return { status: await this.accounts.statusOf(user) };
  }
}
