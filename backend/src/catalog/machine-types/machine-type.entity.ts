import type { AttributeSchema, ChecklistItem } from '@yard/contracts';
import { Column, Entity } from 'typeorm';
import { BaseRecord, JsonColumn } from '@kit/server/store/base-record';

@Entity('machine_types')
export class MachineType extends BaseRecord {
  @Column() name!: string;
  @Column({ type: 'varchar', nullable: true }) slug!: string | null;
  @Column({ type: 'varchar', nullable: true }) category!: string | null;
  /** Null where nobody has said yet; the reference data then may. */
  @JsonColumn({ nullable: true }) attribute_schema!: AttributeSchema | null;
  /** The points to check when a machine changes hands. Null as above. */
  @JsonColumn({ nullable: true }) checklist!: ChecklistItem[] | null;
}
