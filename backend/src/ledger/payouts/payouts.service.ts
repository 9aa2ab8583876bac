import type { FiltersOf } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, PayoutFilters, PayoutRecord } from '@yard/contracts';
import { type FindOptionsWhere, Repository } from 'typeorm';
import { pageOf, type Rows } from '@kit/server/store/present';
import { UsersService } from '../../users/users.service';
import { Payout } from './payout.entity';
import { payoutFacts, presentPayout } from './present-payout';

@Injectable()
export class PayoutsService {
  constructor(
    @InjectRepository(Payout) private readonly payouts: Repository<Payout>,
    private readonly users: UsersService,
  ) {}

  /** The actor's own; an admin sees everybody's. Five queries. */
  async page(actor: Actor, filters: FiltersOf<PayoutFilters>): Promise<Rows<PayoutRecord>> {
    const { status, user_id, rental_request_id } = filters;
    const own = actor.admin ? {} : { user_id: actor.id };
    if (!actor.admin && user_id != null && user_id !== actor.id) return { rows: [], total: 0 };
    const given = Object.entries({ status, user_id, rental_request_id }).filter(([, value]) => value != null);
    const where: FindOptionsWhere<Payout> = { ...Object.fromEntries(given), ...own };
    const { rows, total } = await pageOf(this.payouts, where, filters);
    return { rows: await this.shown(rows), total };
  }

  async shown(payouts: Payout[]): Promise<PayoutRecord[]> {
    const facts = await payoutFacts(this.users, this.payouts.manager, payouts);
    return payouts.map((payout) => presentPayout(payout, facts));
  }

  async show(id: number): Promise<PayoutRecord | undefined> {
    const where = { id };
    const payout = await this.payouts.findOneOrFail({ where, withDeleted: true });
    return (await this.shown([payout]))[0];
  }
}
