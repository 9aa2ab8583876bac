import type { RecordType } from '@laravel-wire/core';
import { Broadcaster, type SavedMessage } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { Actor } from '@yard/contracts';
import { AuditService } from '../audit/audit.service';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { UsersService } from '../users/users.service';

export interface RecordEvent {
  type: Pick<RecordType<never>, 'channel'>;
  record: { id: number };
  /** Notified besides all admins; null where the record belongs to nobody. */
  owner: number | null;
  /** The message to broadcast; null says that the record is gone. */
  message: SavedMessage | null;
}

export interface Change extends RecordEvent {
  actor: Actor;
  action: string;
  /** The kind of record, singular, as audit events name it. */
  name: string;
  data?: Record<string, unknown>;
}

/** Writes down who changed a record, and tells its owner and all admins once it is committed. */
@Injectable()
export class RecordEvents {
  constructor(
    private readonly audit: AuditService,
    private readonly users: UsersService,
    private readonly broadcaster: Broadcaster,
  ) {}

  async changed(tx: Transaction, change: Change): Promise<void> {
    await this.audit.save(tx, {
      actor: change.actor,
      action: change.action,
      record_type: change.name,
      record_id: change.record.id,
      data: change.data,
    });
    await this.publish(tx, change);
  }

  async publish(tx: Transaction, { type, record, owner, message }: RecordEvent): Promise<void> {
    const admins = await this.users.adminIds(tx.manager);
    const audience = owner === null ? admins : [owner, ...admins];
    tx.afterCommit(() => {
      if (message) this.broadcaster.saved(type, audience, message);
      else this.broadcaster.deleted(type, audience, record.id);
    });
  }
}
