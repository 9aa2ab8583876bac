import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signed-in or guest browser; Laravel's own table. */
@Entity('sessions')
export class Session {
  @PrimaryColumn() id!: string;
  @Column({ type: 'int', nullable: true }) user_id!: number | null;
  @Column({ type: 'varchar', nullable: true }) ip_address!: string | null;
  @Column({ type: 'text', nullable: true }) user_agent!: string | null;
  @Column({ type: 'text' }) payload!: string;
  @Column({ type: 'int' }) last_activity!: number;
}
