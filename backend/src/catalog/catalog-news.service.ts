import type { RecordType } from '@laravel-wire/core';
import { Broadcaster, type SavedMessage } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type Actor, machineType } from '@yard/contracts';
import { AuditService } from '../audit/audit.service';
import type { Transaction } from '../database/unit-of-work';
import { UsersService } from '../users/users.service';

export interface CatalogChange {
  actor: Actor;
  action: string;
  /** The kind of record, singular, as audit events name it. */
  name: string;
  type: Pick<RecordType<never>, 'channel'>;
  record: { id: number };
  /** The owner of the machine concerned; null for what belongs to nobody. */
  owner: number | null;
  /** What is broadcast; null says that the record is gone. */
  message: SavedMessage | null;
  data?: Record<string, unknown>;
}

/** Writes down who changed the catalog, and tells the owner and all admins once it is committed. */
@Injectable()
export class CatalogNews {
  constructor(
    private readonly audit: AuditService,
    private readonly users: UsersService,
    private readonly broadcaster: Broadcaster,
  ) {}

  async changed(tx: Transaction, change: CatalogChange): Promise<void> {
    await this.audit.record(tx, {
      actor: change.actor,
      action: change.action,
      record_type: change.name,
      record_id: change.record.id,
      data: change.data,
    });
    await this.tell(tx, change);
  }

  /** The machine's view holds its parts, so that a changed part is a changed machine to whoever shows it. */
  async machineChanged(tx: Transaction, machine: { id: number; user_id: number }): Promise<void> {
    const message = { id: machine.id };
    await this.tell(tx, { type: machineType, record: machine, owner: machine.user_id, message });
  }

  private async tell(tx: Transaction, change: Pick<CatalogChange, 'type' | 'record' | 'owner' | 'message'>) {
    const { type, record, owner, message } = change;
    const admins = await this.users.adminIds(tx.manager);
    const audience = owner === null ? admins : [owner, ...admins];
    tx.afterCommit(() => {
      if (message) this.broadcaster.saved(type, audience, message);
      else this.broadcaster.deleted(type, audience, record.id);
    });
  }
}
