import { AuthEvents, Conflict, Forbidden } from '@laravel-wire/nest';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Actor, mayAsAdmin } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { hashOfSecret } from '@kit/server/store/hash-of-secret';
import { Clock } from '@kit/server/base/clock/clock';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { AuditService } from '../../audit/audit.service';
import { NotificationsService } from '../../notifications/notifications.service';
import { AdminRights } from '../../users/admin-rights';
import { endImpersonationsBy } from '../../users/other-logins';
import { lockedAccount, User } from '../../users/user.entity';
import { type Impersonated, impersonatedBy, secretIn } from './impersonated';
import { Impersonation } from './impersonation.entity';

const LINK_MS = 60_000;
const READING_MS = 30 * 60_000;

@Injectable()
export class ImpersonationsService implements OnModuleInit {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly unitOfWork: UnitOfWork,
    private readonly manager: EntityManager,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly rights: AdminRights,
    private readonly logins: AuthEvents,
  ) {}

  onModuleInit(): void {
    this.logins.on(async ({ kind, userId }) => {
      if (kind === 'logout' && userId !== null)
        await endImpersonationsBy(this.manager, userId, this.clock.now());
    });
  }

  /** The link works once, within a minute. Notifies the person. @throws Conflict for a suspended account */
  async begin(actor: Actor, account: User, reason: string): Promise<string> {
    const secret = newSecret();
    await this.unitOfWork.run(async (tx) => {
      const user = await lockedAccount(tx, account.id);
      if (user.suspended_at) throw new Conflict('This account is suspended.');
      await tx.insert(Impersonation, {
        user_id: user.id,
        admin_id: actor.id,
        reason,
        token_hash: hashOfSecret(secret),
        opened_at: null,
        ends_at: new Date(tx.now.getTime() + LINK_MS),
      });
      await this.save(tx, { actor, user, action: 'impersonate', data: { reason } });
      await this.notifications.notify(tx, {
        user_id: user.id,
        type: 'user.impersonated',
        title: 'Yard is viewing your account',
        body: `To help you, an admin sees the site as you do for 30 minutes and can’t change anything. Reason: ${reason}`,
        data: {},
      });
    });
    return `${this.environment.appUrl}/impersonation/${secret}`;
  }

  /** @returns the cookie's secret, and until when. @throws Forbidden for a link that is none, was used, or is too old */
  open(link: string): Promise<{ secret: string; ends_at: Date }> {
    return this.unitOfWork.run(async (tx) => {
      const found = await tx.lock(Impersonation, { token_hash: hashOfSecret(link), opened_at: IsNull() });
      if (!found || found.ends_at <= tx.now) throw new Forbidden('This link was used or has expired.');
      const secret = newSecret();
      const ends_at = new Date(tx.now.getTime() + READING_MS);
      await tx.update(found, { token_hash: hashOfSecret(secret), opened_at: tx.now, ends_at });
      return { secret, ends_at };
    });
  }

  /** The user that a request is read as; null without a cookie, once it is over, and where either lost their rights. */
  async of(request: FastifyRequest): Promise<Impersonated | null> {
    const secret = secretIn(request.headers.cookie);
    if (secret === null) return null;
    const impersonation = await this.manager.findOneBy(Impersonation, {
      token_hash: hashOfSecret(secret),
      opened_at: Not(IsNull()),
      ends_at: MoreThan(this.clock.now()),
    });
    if (!impersonation) return null;
    const { user_id, admin_id } = impersonation;
    const [user, admin] = await Promise.all([this.active(user_id), this.active(admin_id)]);
    const isAllowed = user && !user.admin && mayAsAdmin(admin && this.rights.of(admin), 'people');
    return isAllowed && admin ? { impersonation, user, admin } : null;
  }

  /** Over for this browser; nothing where it reads as nobody else. */
  async end(request: FastifyRequest): Promise<void> {
    const read = impersonatedBy(request);
    if (!read) return;
    await this.unitOfWork.run(async (tx) => {
      const impersonation = await tx.lock(Impersonation, { id: read.impersonation.id });
      if (!impersonation || impersonation.ends_at <= tx.now) return;
      await tx.update(impersonation, { ends_at: tx.now });
      const { admin: actor, user } = read;
      await this.save(tx, { actor, user, action: 'end_impersonation', data: { acting_as: user.id } });
    });
  }

  private active(id: number): Promise<User | null> {
    return this.manager.findOneBy(User, { id, suspended_at: IsNull() });
  }

  private save(tx: Transaction, { actor, user, action, data }: AuditDetails): Promise<void> {
    return this.audit.save(tx, { actor, action, record_type: 'user', record_id: user.id, data });
  }
}

interface AuditDetails {
  actor: { id: number };
  user: User;
  action: string;
  data: Record<string, unknown>;
}

const newSecret = () => randomBytes(32).toString('base64url');
