import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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
    private readonly policies: PoliciesService,
    private readonly documents: CurrentDocuments,
  ) {}

  /** @param manager  the transaction's own in one */
  async for(manager: EntityManager, before: RentalRequest | null): Promise<PolicyVersions> {
    const documents = await this.documents.agreed(manager);
    if (!before) {
      const depositPolicy = await this.policies.inForce(DepositPolicy, manager);
      const { id } = await this.policies.inForce(CancellationPolicy, manager);
      return { depositPolicy, cancellationPolicyId: id, documents };
    }
    const depositPolicy = await manager.findOneByOrFail(DepositPolicy, { id: before.deposit_policy_id });
    return { depositPolicy, cancellationPolicyId: before.cancellation_policy_id, documents };
  }
}
