import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { User } from '../../users/user.entity';
import { hourlyKey } from '../key-age';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../payment-provider';

/** The ids of our users at the card provider. */
@Injectable()
export class CustomersService {
  private readonly pending = new Map<number, Promise<string>>();

  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly clock: Clock,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /**
   * The user's customer id there, made at the first need. Never called inside a transaction. Deposit and rent may ask
   * at the same moment: the provider refuses a key that is at work.
   */
  of(userId: number): Promise<string> {
    const pendingId = this.pending.get(userId);
    if (pendingId) return pendingId;
    const asking = this.find(userId).finally(() => this.pending.delete(userId));
    this.pending.set(userId, asking);
    return asking;
  }

  /** The ids of those who have one already, by user. */
  async known(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const users = await this.users.find({
      select: { id: true, stripe_customer_id: true },
      where: { id: In([...new Set(userIds)]), stripe_customer_id: Not(IsNull()) },
      withDeleted: true,
    });
    return new Map(users.map(({ id, stripe_customer_id }) => [id, stripe_customer_id ?? '']));
  }

  private async find(userId: number): Promise<string> {
    const user = await this.users.findOneOrFail({ where: { id: userId }, withDeleted: true });
    if (user.stripe_customer_id) return user.stripe_customer_id;
    const input = { email: user.email, name: user.name };
    const key = hourlyKey(`user-${userId}-customer`, input, this.clock.now());
    const customer = await this.provider.createCustomer(input, key);
    await this.users.update(
      { id: userId, stripe_customer_id: IsNull() },
      { stripe_customer_id: customer.id },
    );
    const stored = await this.users.findOneOrFail({ where: { id: userId }, withDeleted: true });
    return stored.stripe_customer_id ?? customer.id;
  }
}
