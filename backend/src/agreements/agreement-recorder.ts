import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { UsersService } from '../users/users.service';

/** Writes down what an admin did to a text or policy, and knows who is to hear of it. */
@Injectable()
export class AgreementRecorder {
  constructor(
    private readonly audit: AuditService,
    private readonly users: UsersService,
  ) {}

  /** @returns the ids of the admins: these records are public and belong to nobody else */
  async admins(
    tx: Transaction,
    actor: { id: number },
    record: { type: string; id: number; version: number },
    action: string,
  ): Promise<number[]> {
    await this.audit.save(tx, {
      actor,
      action,
      record_type: record.type,
      record_id: record.id,
      data: { version: record.version },
    });
    return this.users.adminIds(tx.manager);
  }
}
