import type { RemotePreviewRecord, TriedVersion } from '@yard/contracts/watching';
import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn, JsonColumn } from '@kit/server/store/base-record';

/** Versions that one admin has for himself: docs/decisions/0046. */
@Entity('remote_previews')
export class RemotePreview extends BaseRecord {
  @Column() user_id!: number;
  @Column() session_hash!: string;
  @JsonColumn() versions!: TriedVersion[];
  @InstantColumn() ends_at!: Date;
  /** Hash of the ticket that brings it to the other site, once. */
  @Column({ type: 'varchar', nullable: true }) ticket_hash!: string | null;
  @InstantColumn({ nullable: true }) ticket_ends_at!: Date | null;
}

export const presentPreview = ({ versions, ends_at }: RemotePreview): RemotePreviewRecord => ({
  versions,
  ends_at: ends_at.toISOString(),
});
