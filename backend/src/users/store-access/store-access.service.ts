import { Conflict, type ListQuery, mustBeUnchanged } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type {
  Actor,
  ApproveStoreAccessInput,
  DeclineStoreAccessInput,
  StoreAccessRequestFilters,
  StoreAccessRequestInput,
  StoreAccessStatus,
  UpdateStoreAccessRequestInput,
} from '@yard/contracts';
import { isOpenAccessRequest, storeAccessStatusOf } from '@yard/contracts';
import { type FindOptionsWhere, IsNull, Not, Repository } from 'typeorm';
import { pageOf, type Rows } from '@kit/server/store/present';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { AccountEvents } from '../account-events';
import { lockedAccount, type User } from '../user.entity';
import { StoreAccessEvents } from './store-access-events';
import { StoreAccessRequest } from './store-access-request.entity';

/** `storeAccessStatusOf` says `open`. */
const OPEN = { approved_at: IsNull(), declined_at: IsNull() };
export const OPEN_WISH = 'wish.approved_at IS NULL AND wish.declined_at IS NULL';
/** Conditions that agree with `storeAccessStatusOf`. */
const BY_STATUS: Record<StoreAccessStatus, FindOptionsWhere<StoreAccessRequest>> = {
  open: OPEN,
  approved: { approved_at: Not(IsNull()) },
  declined: { approved_at: IsNull(), declined_at: Not(IsNull()) },
};

/** Asking for the right to list machines, and the admins' answer. */
@Injectable()
export class StoreAccessService {
  constructor(
    @InjectRepository(StoreAccessRequest) private readonly requests: Repository<StoreAccessRequest>,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: StoreAccessEvents,
    private readonly accounts: AccountEvents,
  ) {}

  page(actor: Actor, list: ListQuery & StoreAccessRequestFilters): Promise<Rows<StoreAccessRequest>> {
    const whose = actor.admin ? {} : { user_id: actor.id };
    return pageOf(this.requests, { ...whose, ...(list.status ? BY_STATUS[list.status] : {}) }, list);
  }

  /** @throws Conflict while one is open or with access; the person's row keeps two tabs apart */
  create(actor: Actor, inputs: StoreAccessRequestInput[]): Promise<StoreAccessRequest[]> {
    return this.unitOfWork.run(async (tx) => {
      const created: StoreAccessRequest[] = [];
      for (const input of inputs) created.push(await this.request(tx, actor, input));
      return created;
    });
  }

  update(
    actor: Actor,
    loaded: StoreAccessRequest,
    input: UpdateStoreAccessRequestInput,
  ): Promise<StoreAccessRequest> {
    return this.unitOfWork.run(async (tx) => {
      const request = await this.lockedOpen(tx, loaded.id);
      await tx.update(request, input);
      await this.events.saved(tx, actor, request, 'update');
      return request;
    });
  }

  remove(actor: Actor, loaded: StoreAccessRequest): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const request = await this.lockedOpen(tx, loaded.id);
      await tx.remove(request);
      await this.events.removed(tx, actor, request);
    });
  }

  approve(
    actor: Actor,
    loaded: StoreAccessRequest,
    input: ApproveStoreAccessInput,
  ): Promise<StoreAccessRequest> {
    const message = input.message ?? null;
    return this.unitOfWork.run(async (tx) => {
      const user = await lockedAccount(tx, loaded.user_id);
      const request = await this.lockedOpen(tx, loaded.id, input.updated_at);
      await this.grantRequested(tx, actor, { user, request, message });
      return request;
    });
  }

  /**
   * Without a request of the person; a request that is open is approved by it.
   *
   * @throws Conflict for somebody who has access
   */
  grant(actor: Actor, account: User, reason: string | null): Promise<User> {
    return this.unitOfWork.run(async (tx) => {
      const user = await lockedAccount(tx, account.id);
      if (user.owner) throw new Conflict('This account already has listing access.');
      const request = await tx.lock(StoreAccessRequest, { user_id: user.id, ...OPEN });
      if (request) {
        await this.grantRequested(tx, actor, { user, request, message: reason });
        return user;
      }
      await tx.update(user, { owner: true });
      await this.accounts.saved(tx, actor, user, 'grant_store_access', { reason });
      await this.events.granted(tx, user, reason);
      return user;
    });
  }

  decline(
    actor: Actor,
    loaded: StoreAccessRequest,
    input: DeclineStoreAccessInput,
  ): Promise<StoreAccessRequest> {
    const { message, updated_at } = input;
    return this.unitOfWork.run(async (tx) => {
      const request = await this.lockedOpen(tx, loaded.id, updated_at);
      await tx.update(request, { declined_at: tx.now, decided_id: actor.id, message });
      await this.events.decided(tx, actor, request, 'decline');
      return request;
    });
  }

  private async grantRequested(
    tx: Transaction,
    actor: Actor,
    { user, request, message }: { user: User; request: StoreAccessRequest; message: string | null },
  ): Promise<void> {
    await tx.update(request, { approved_at: tx.now, decided_id: actor.id, message });
    await tx.update(user, { owner: true });
    await this.accounts.saved(tx, actor, user, 'grant_store_access', { request_id: request.id });
    await this.events.decided(tx, actor, request, 'approve');
  }

  private async request(tx: Transaction, actor: Actor, input: StoreAccessRequestInput) {
    const user = await lockedAccount(tx, actor.id);
    if (user.owner) throw new Conflict('You already have listing access.');
    const isWaiting = await tx.manager.existsBy(StoreAccessRequest, { user_id: user.id, ...OPEN });
    if (isWaiting) throw new Conflict('Your application to list machines is still open.');
    const request = await tx.insert(StoreAccessRequest, {
      user_id: user.id,
      business_name: input.business_name,
      phone: input.phone,
      details: input.details ?? null,
      message: null,
      decided_id: null,
      approved_at: null,
      declined_at: null,
    });
    await this.events.requested(tx, actor, request);
    return request;
  }

  /** @param seen  `updated_at` as the decider saw it */
  private async lockedOpen(tx: Transaction, id: number, seen?: string | null): Promise<StoreAccessRequest> {
    const request = await tx.lockOne(StoreAccessRequest, id);
    mustBeUnchanged(request, seen, 'request');
    const status = storeAccessStatusOf(request);
    if (!isOpenAccessRequest({ status })) throw new Conflict(`This request is already ${status}.`);
    return request;
  }
}
