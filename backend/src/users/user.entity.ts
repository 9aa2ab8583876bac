import { Column, Entity } from 'typeorm';
import type { AdminRole, MailChoices } from '@yard/contracts';
import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';

/** An account. `owner` may list machines, `admin` may use the admin site. */
@Entity('users')
export class User extends BaseRecord {
  @Column() name!: string;
  @Column() email!: string;
  @Column({ type: 'varchar', nullable: true }) phone!: string | null;
  /** What admins find the account by: `searchTextOf`. Null where a program beside this one wrote the row. */
  @Column({ type: 'varchar', length: 600, nullable: true }) search_text!: string | null;
  @Column() password!: string;
  @Column({ type: 'boolean' }) owner!: boolean;
  @Column({ type: 'boolean' }) admin!: boolean;
  /** Says what an admin may do. Every account has one, and only an admin's is read. */
  @Column({ type: 'varchar', length: 20 }) role!: AdminRole;

  /** An admin who may do nothing as one before a second factor is set up: `AdminRights`. No column. */
  lacksSecondFactor?: boolean;

  @InstantColumn({ nullable: true }) email_verified_at!: Date | null;
  @InstantColumn({ nullable: true }) suspended_at!: Date | null;
  @Column({ type: 'varchar', nullable: true }) suspended_reason!: string | null;
  @Column({ type: 'varchar', nullable: true }) remember_token!: string | null;
  @Column({ type: 'text', nullable: true }) two_factor_secret!: string | null;
  @Column({ type: 'text', nullable: true }) two_factor_recovery_codes!: string | null;
  @InstantColumn({ nullable: true }) two_factor_confirmed_at!: Date | null;
  /** Time step of the last code that was taken; no earlier one counts any more. */
  @Column({ type: 'int', nullable: true }) two_factor_used_step!: number | null;
  @Column({ type: 'varchar', nullable: true }) stripe_customer_id!: string | null;

  /** Both null for who has not chosen: `soon`. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  message_mails!: MailChoices['message_mails'] | null;

  @Column({ type: 'varchar', length: 10, nullable: true })
  reminder_mails!: MailChoices['reminder_mails'] | null;
}
