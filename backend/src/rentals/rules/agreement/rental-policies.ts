import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CancellationPolicy } from '../../../agreements/cancellation-policy.entity';
import { CurrentDocuments } from '../../../agreements/current-documents';
import { DepositPolicy } from '../../../agreements/deposit-policy.entity';
import type { Document } from '../../../agreements/document.entity';
import { PoliciesService } from '../../../agreements/policies.service';
import type { RentalRequest } from '../../records/rental-request.entity';

/** The policies and texts that a request is made under. */
export interface PolicyVersions {
  depositPolicy: DepositPolicy;
  cancellationPolicyId: number;
  documents: Document[];
}

/** Finds them: those in force for a new request; a changed one keeps its policy versions. */
@Injectable()
export class RentalPolicies {
  constructor(
    @InjectRepository(DepositPolicy) private readonly depositPolicies: Repository<DepositPolicy>,
    private readonly policies: PoliciesService,
    private readonly documents: CurrentDocuments,
  ) {}

  async for(before: RentalRequest | null): Promise<PolicyVersions> {
    const documents = await this.documents.agreed();
    if (!before) {
      const { id } = await this.policies.inForce(CancellationPolicy);
      return {
        depositPolicy: await this.policies.inForce(DepositPolicy),
        cancellationPolicyId: id,
        documents,
      };
    }
    const where = { id: before.deposit_policy_id };
    const depositPolicy = await this.depositPolicies.findOneOrFail({ where });
    return { depositPolicy, cancellationPolicyId: before.cancellation_policy_id, documents };
  }
}
