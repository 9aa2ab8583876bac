import { Column, Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '@kit/server/store/base-record';

/** A reset that was requested; Laravel's own table. */
@Entity('password_reset_tokens')
export class PasswordResetToken {
  @PrimaryColumn() email!: string;
  @Column() token!: string;
  @InstantColumn({ nullable: true }) created_at!: Date | null;
}
