import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn, JsonColumn } from '@kit/server/store/base-record';

@Entity('machine_questions')
export class MachineQuestion extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'int' }) machine_id!: number;
  @Column({ type: 'int' }) owner_id!: number;
  @Column({ type: 'text' }) message!: string;
  @JsonColumn({ nullable: true }) photo_ids!: number[] | null;
  @InstantColumn({ nullable: true }) answered_at!: Date | null;
}
