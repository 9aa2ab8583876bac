import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { ABOUT_MAX, type AdminRole, type MailChoices } from '@yard/contracts';
import { Column, Entity, type EntityManager, IsNull } from 'typeorm';
import { emailForm } from './email-form';

/** An account. `owner` may list machines, `admin` may use the admin site. */
@Entity('users')
export class User extends BaseRecord {
  @Column() name!: string;
  @Column() email!: string;
  @Column({ type: 'varchar', nullable: true }) phone!: string | null;
  /** Plain text, shown on an owner's page. */
  @Column({ type: 'varchar', length: ABOUT_MAX, nullable: true }) about!: string | null;
  /** Admins find the account by this: `searchTextOf`. Null where another program wrote the row. */
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

  /** Null for who has not chosen: `soon`. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  message_mails!: MailChoices['message_mails'] | null;

  @Column({ type: 'varchar', length: 10, nullable: true })
  reminder_mails!: MailChoices['reminder_mails'] | null;
}

/**
 * The account of an address, in whatever case it is typed, its domain in Unicode or not; null where only another spelling has one. The database
 * may not tell them apart: an adopted Laravel's takes accents and full-width letters for plain ones.
 */
export async function accountWith(manager: EntityManager, email: string): Promise<User | null> {
  const user = await manager.findOneBy(User, { email: emailForm(email) });
  return user && isAddressOf(user, email) ? user : null;
}

export async function lockedAccountWith(tx: Transaction, email: string): Promise<User | null> {
  const user = await tx.lock(User, { email: emailForm(email) });
  return user && isAddressOf(user, email) ? user : null;
}

const isAddressOf = (user: User, typed: string): boolean => user.email.toLowerCase() === emailForm(typed);

/**
 * Holds an account's row until the end of the transaction.
 *
 * @throws NotFound when it was deleted meanwhile
 */
export const lockedAccount = (tx: Transaction, id: number): Promise<User> => tx.lockOne(User, id);

/**
 * Holds an account and every active admin whose role allows all, in that one order, so that of two of them who remove
 * each other at the same moment only one succeeds.
 *
 * @returns whether no other of them would be left
 */
export async function lockedWithAdmins(
  tx: Transaction,
  id: number,
): Promise<{ user: User; isLastAdmin: boolean }> {
  const admins = await tx.lockAll(User, { admin: true, role: 'admin', suspended_at: IsNull() });
  const user = await lockedAccount(tx, id);
  return { user, isLastAdmin: admins.length === 1 && admins[0]?.id === id };
}
