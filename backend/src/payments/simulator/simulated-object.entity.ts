import { Column, Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, JsonColumn } from '@kit/server/store/base-record';

@Entity('simulated_objects')
export class SimulatedObject {
  @PrimaryColumn() id!: string;
  @Column() object!: string;
  @JsonColumn() body!: Record<string, unknown>;
  @Column({ type: 'varchar', nullable: true }) idempotency_key!: string | null;
  @InstantColumn() created_at!: Date;
}
