import { presenterOf } from '@kit/server/store/present';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { Broadcaster } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { Actor, BaseFields, StoreAccessRequestRecord } from '@yard/contracts';
import { storeAccessRequestType, storeAccessStatusOf } from '@yard/contracts';
import { storeAccessRequestShape } from '@yard/contracts/records';
import { AuditService } from '../../audit/audit.service';
import { FinishedNotices } from '../../notifications/finished-notices';
import { NotificationsService } from '../../notifications/notifications.service';
import { UsersService } from '../users.service';
import type { StoreAccessRequest } from './store-access-request.entity';

/** Columns that who asks reads as the admins do. The rest is stated below. */
type ForBoth =
  | keyof BaseFields
  | 'user_id'
  | 'business_name'
  | 'phone'
  | 'details'
  | 'message'
  | 'decided_id'
  | 'approved_at'
  | 'declined_at';

const presentStoreAccessRequest = presenterOf(
  storeAccessRequestShape,
  (request: StoreAccessRequest, user_name: string): Omit<StoreAccessRequestRecord, ForBoth> => ({
    user_name,
    status: storeAccessStatusOf(request),
  }),
);

const OUTCOME = {
  approve: {
    type: 'rental_store_access_request.approved',
    title: 'You can list machines now',
    body: 'We approved your application.',
  },
  decline: {
    type: 'rental_store_access_request.declined',
    title: 'You can’t list machines yet',
    body: 'We declined your application.',
  },
} as const;

/** Records what happens to requests for store access, and notifies the person and every admin. */
@Injectable()
export class StoreAccessEvents {
  constructor(
    private readonly audit: AuditService,
    private readonly users: UsersService,
    private readonly notifications: NotificationsService,
    private readonly finishedNotices: FinishedNotices,
    private readonly broadcaster: Broadcaster,
  ) {}

  async saved(tx: Transaction, actor: Actor, request: StoreAccessRequest, action: string): Promise<void> {
    await this.save(tx, actor, request, action);
    const [model] = await this.shown([request], tx);
    const audience = await this.audience(tx, request);
    if (model) tx.afterCommit(() => this.broadcaster.saved(storeAccessRequestType, audience, { model }));
  }

  async removed(tx: Transaction, actor: Actor, request: StoreAccessRequest): Promise<void> {
    await this.save(tx, actor, request, 'delete');
    await this.endNotices(tx, request);
    const audience = await this.audience(tx, request);
    tx.afterCommit(() => this.broadcaster.deleted(storeAccessRequestType, audience, request.id));
  }

  /** A new request waits for the admins. */
  async requested(tx: Transaction, actor: Actor, request: StoreAccessRequest): Promise<void> {
    await this.saved(tx, actor, request, 'create');
    const admins = await this.users.adminIds(tx.manager);
    for (const user_id of admins.filter((id) => id !== actor.id)) {
      await this.notifications.notify(tx, {
        user_id,
        type: 'rental_store_access_request.created',
        title: `${request.business_name} applied to list machines`,
        body: `Phone: ${request.phone}. Approve or decline the application.`,
        data: { rental_store_access_request_id: request.id },
      });
    }
  }

  /** An answer goes to the person who requested it, with the admin's words. */
  async decided(
    tx: Transaction,
    actor: Actor,
    request: StoreAccessRequest,
    action: keyof typeof OUTCOME,
  ): Promise<void> {
    await this.saved(tx, actor, request, action);
    await this.endNotices(tx, request);
    const { body, ...outcome } = OUTCOME[action];
    await this.notifications.notify(tx, {
      ...outcome,
      user_id: request.user_id,
      body: request.message ? `${body}\n\n${request.message}` : body,
      data: { rental_store_access_request_id: request.id },
    });
  }

  /** Access that nobody requested goes to the person who has it now, with the admin's words. */
  async granted(tx: Transaction, { id }: { id: number }, reason: string | null): Promise<void> {
    const body = 'A Yard admin gave you listing access.';
    await this.notifications.notify(tx, {
      user_id: id,
      type: 'user.store_access_granted',
      title: OUTCOME.approve.title,
      body: reason ? `${body}\n\n${reason}` : body,
      data: {},
    });
  }

  async shown(requests: StoreAccessRequest[], tx?: Transaction): Promise<StoreAccessRequestRecord[]> {
    const names = await this.users.namesOf(
      requests.map(({ user_id }) => user_id),
      tx?.manager,
    );
    return requests.map((request) => presentStoreAccessRequest(request, names.get(request.user_id) ?? ''));
  }

  private async endNotices(tx: Transaction, { id }: StoreAccessRequest): Promise<void> {
    await this.finishedNotices.end(tx, {
      user_ids: await this.users.adminIds(tx.manager),
      types: ['rental_store_access_request.created'],
      about: { rental_store_access_request_id: id },
    });
  }

  private async audience(tx: Transaction, request: StoreAccessRequest): Promise<number[]> {
    return [request.user_id, ...(await this.users.adminIds(tx.manager))];
  }

  private save(tx: Transaction, actor: Actor, request: StoreAccessRequest, action: string): Promise<void> {
    const record_type = 'rental_store_access_request';
    const data = request.message === null ? {} : { message: request.message };
    return this.audit.save(tx, { actor, action, record_type, record_id: request.id, data });
  }
}
