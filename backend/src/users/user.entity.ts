import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';
import { scopeOf } from '@kit/server/store/scope-of';
import { Forbidden } from '@laravel-wire/nest';
import { type CanActivate, type ExecutionContext, UseGuards } from '@nestjs/common';
import { type Actor, adminPolicy, type AdminRole, type MailChoices } from '@yard/contracts';
import { Column, Entity } from 'typeorm';

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

export const UserScope = scopeOf(User);

/** The part of a request that the wire's own guard has filled in; a guest's has nobody. */
interface WithUser {
  wire: { user?: Actor | null } | null;
}

class AdminGuard implements CanActivate {
  constructor(private readonly right: keyof typeof adminPolicy) {}

  canActivate(context: ExecutionContext): boolean {
    const verdict = adminPolicy[this.right](context.switchToHttp().getRequest<WithUser>().wire?.user ?? null);
    if (!verdict.allowed) throw new Forbidden(verdict.message);
    return true;
  }
}

/**
 * 403 for everybody but admins, on a class or a method; after 401 and 404, before the input is read.
 *
 * @param right  what the admin's role has to allow; by default any admin comes in
 */
export const AdminsOnly = (right: keyof typeof adminPolicy = 'manage') => UseGuards(new AdminGuard(right));
