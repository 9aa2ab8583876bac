import { createHash, createHmac } from 'node:crypto';
import type { Environment } from '../config/environment';
import type { AuditEvent } from './audit-event.entity';

/** Seals with a key that is not in the database: who can write there alone cannot make a chain that holds. */
export class AuditChain {
  private readonly key: Buffer;
  private readonly keys: Buffer[];

  /** @param previousKeys  what was sealed with them still holds */
  constructor(appKey: string, previousKeys: readonly string[] = []) {
    this.key = keyOf(appKey);
    this.keys = [this.key, ...previousKeys.map(keyOf)];
  }

  link(previous: string, event: AuditEvent): string {
    return macOf(this.key, linkText(previous, event));
  }

  isLink(hash: string, previous: string, event: AuditEvent): boolean {
    return this.isMac(hash, linkText(previous, event));
  }

  /** Proves that the links before this one were swept by retention and not deleted by hand. */
  anchor(position: number, hash: string): string {
    return macOf(this.key, anchorText(position, hash));
  }

  isAnchor(anchor: string, position: number, hash: string): boolean {
    return this.isMac(anchor, anchorText(position, hash));
  }

  private isMac(mac: string, text: string): boolean {
    return this.keys.some((key) => macOf(key, text) === mac);
  }
}

/** The installation's own. */
export function chainOf({ appKey, previousKeys }: Pick<Environment, 'appKey' | 'previousKeys'>): AuditChain {
  return new AuditChain(appKey, previousKeys);
}

const keyOf = (appKey: string): Buffer => createHash('sha256').update(`audit:${appKey}`).digest();

const macOf = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('hex');

function linkText(previous: string, event: AuditEvent): string {
  return `${previous}\n${JSON.stringify(contentOf(event))}`;
}

const anchorText = (position: number, hash: string): string => `anchor ${position} ${hash}`;

function contentOf(event: AuditEvent): unknown[] {
  const { id, user_id, action, record_type, record_id, data, ip_address, request_id } = event;
  const stamps = [event.created_at, event.updated_at, event.deleted_at];
  return [id, user_id, action, record_type, record_id, data, ip_address, request_id, ...stamps];
}
