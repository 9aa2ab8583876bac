import { createHash, createHmac } from 'node:crypto';
import type { AuditEvent } from './audit-event.entity';

/** Seals with a key that is not in the database: who can write there alone cannot make a chain that holds. */
export class AuditChain {
  private readonly key: Buffer;

  constructor(appKey: string) {
    this.key = createHash('sha256').update(`audit:${appKey}`).digest();
  }

  /** @param previous  the link before; '' for the first */
  link(previous: string, event: AuditEvent): string {
    return this.mac(`${previous}\n${JSON.stringify(contentOf(event))}`);
  }

  /** What proves that a link's forerunners were swept and not taken away. */
  anchor(position: number, hash: string): string {
    return this.mac(`anchor ${position} ${hash}`);
  }

  private mac(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('hex');
  }
}

function contentOf(event: AuditEvent): unknown[] {
  const { id, user_id, action, record_type, record_id, data, ip_address, request_id } = event;
  const stamps = [event.created_at, event.updated_at, event.deleted_at];
  return [id, user_id, action, record_type, record_id, data, ip_address, request_id, ...stamps];
}
