import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { Transaction } from '../../database/unit-of-work';
import type { DisputeEvidence } from '../../payments/payment-provider';
import { type PaidRequests, PaymentSubject } from '../../payments/payment-subject';
import { Cancellation } from '../cancellation.entity';
import { disputeEvidence } from './dispute-evidence';
import { RentalRequest } from '../rental-request.entity';

/** Answers for rental requests where payments are concerned. */
@Injectable()
export class PaidRentalRequests implements PaidRequests, OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(RentalRequest) private readonly requests: Repository<RentalRequest>,
    @InjectRepository(Cancellation) private readonly cancellations: Repository<Cancellation>,
    private readonly subject: PaymentSubject,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onModuleInit(): void {
    this.subject.answerWith(this);
  }

  async payerOf(id: number): Promise<number> {
    const request = await this.requests.findOneOrFail({ where: { id }, withDeleted: true });
    return request.user_id;
  }

  async lock(tx: Transaction, id: number): Promise<void> {
    await tx.lock(RentalRequest, { id });
  }

  async evidenceOf(id: number): Promise<DisputeEvidence> {
    const request = await this.requests.findOneOrFail({ where: { id }, withDeleted: true });
    return disputeEvidence(this.dataSource.manager, request, this.environment.appUrl);
  }

  async isOver(id: number): Promise<boolean> {
    const request = await this.requests.findOneOrFail({ where: { id }, withDeleted: true });
    if (request.declined_at ?? request.closed_at ?? request.deleted_at) return true;
    return this.cancellations.existsBy({ rental_request_id: id });
  }
}
