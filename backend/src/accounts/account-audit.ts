import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service';
import type { Transaction } from '@kit/server/store/unit-of-work';

/** Records what people do about the way into their own account. */
@Injectable()
export class AccountAudit {
  constructor(private readonly audit: AuditService) {}

  async save(tx: Transaction, user: { id: number }, action: string, data?: Record<string, unknown>) {
    await this.audit.save(tx, { actor: user, action, record_type: 'user', record_id: user.id, data });
  }
}
