import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, Repository } from 'typeorm';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { DisputeEvidence } from '../../payments/payment-provider';
import { type PaidRequests, PaymentSubject } from '../../payments/payment-subject';
import type { Payment } from '../../payments/payment.entity';
import { disputeEvidence } from './dispute-evidence';
import { RentalRequest } from '../records/rental-request.entity';
import { UnpaidRents } from './unpaid/unpaid-rents';

@Injectable()
export class PaidRentalRequests implements PaidRequests {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(RentalRequest) private readonly requests: Repository<RentalRequest>,
    subject: PaymentSubject,
    private readonly unpaid: UnpaidRents,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    subject.answerWith(this);
  }

  async payersOf(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const requests = await this.requests.find({
      select: { id: true, user_id: true },
      where: { id: In([...ids]) },
      withDeleted: true,
    });
    return new Map(requests.map(({ id, user_id }) => [id, user_id]));
  }

  lock(tx: Transaction, ids: readonly number[]): Promise<void> {
    return tx.lockRows(RentalRequest, ids);
  }

  async evidenceOf(id: number): Promise<DisputeEvidence> {
    const request = await this.requests.findOneOrFail({ where: { id }, withDeleted: true });
    return disputeEvidence(this.dataSource.manager, request, this.environment.appUrl);
  }

  isOwed(payment: Payment): Promise<boolean> {
    return this.unpaid.isOwed(this.dataSource.manager, payment);
  }
}
