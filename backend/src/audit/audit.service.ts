import { Injectable } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { auditedChanges } from './audit-changes';
import { AuditEvent } from './audit-event.entity';
import { currentOrigin, type Origin } from './request-origin';

export interface AuditEntry {
  /** Null for what the product does by itself: batches, the scheduler. */
  actor: { id: number } | null;
  /** The verb of the route: `approve`, `suspend`. */
  action: string;
  /** Singular: `rental_request`. */
  record_type: string;
  record_id: number;
  /** Defaults to the origin of the request in progress. */
  origin?: Origin;
  /** The changes, without secrets. */
  data?: Record<string, unknown> | undefined;
}

/** Writes who did what, within the transaction that did it. */
@Injectable()
export class AuditService {
  save(tx: Transaction, entry: AuditEntry): Promise<void> {
    return this.recordAll(tx, [entry]);
  }

  async recordAll(tx: Transaction, entries: readonly AuditEntry[]): Promise<void> {
    await tx.insertAll(
      AuditEvent,
      entries.map((entry) => eventOf(tx, entry)),
    );
  }
}

function eventOf(tx: Transaction, entry: AuditEntry) {
  const origin = entry.origin ?? currentOrigin();
  const changes = auditedChanges(entry.record_type, tx.changes.take(entry.record_type, entry.record_id));
  return {
    user_id: entry.actor?.id ?? null,
    action: entry.action,
    record_type: entry.record_type,
    record_id: entry.record_id,
    data: changes.length > 0 ? { ...entry.data, changes } : (entry.data ?? {}),
    ip_address: origin?.ip_address ?? null,
    request_id: origin?.request_id ?? null,
  };
}
