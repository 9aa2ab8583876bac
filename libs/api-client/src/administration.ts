import type { Wire } from '@laravel-wire/client';
import {
  type ApproveStoreAccessInput,
  type AuditEventFilters,
  type AuditEventRecord,
  auditEventType,
  type BatchName,
  type BatchRunFilters,
  type BatchRunItemRecord,
  type BatchRunRecord,
  batchRunType,
  type DeclineStoreAccessInput,
  type GrantAdminInput,
  type GrantStoreAccessInput,
  type MailFilters,
  type MailRecord,
  mailType,
  type RunBatchInput,
  type SessionRecord,
  type StoreAccessRequestInput,
  type StoreAccessRequestRecord,
  storeAccessRequestType,
  type SuspendUserInput,
  type UpdateStoreAccessRequestInput,
  type UpdateUserInput,
  type UserBalance,
  type UserFilters,
  type UserRecord,
  userType,
} from '@yard/contracts';
import type { Paginated } from '@laravel-wire/core';
import type { Crud, Destroyable, ListQuery, Readable, Updatable } from './records';

export function users(wire: Wire) {
  const all = wire.resource(userType);
  const records: Readable<UserRecord, UserFilters> & Updatable<UserRecord, UpdateUserInput> & Destroyable =
    all;
  return {
    ...records,
    suspend: (id: number, input: SuspendUserInput) => all.act(id, 'suspend', input),
    restore: (id: number) => all.act(id, 'restore'),
    grantAdmin: (id: number, input: GrantAdminInput = {}) => all.act(id, 'grant_admin', input),
    revokeAdmin: (id: number) => all.act(id, 'revoke_admin'),
    grantStoreAccess: (id: number, input: GrantStoreAccessInput = {}) =>
      all.act(id, 'grant_store_access', input),
    revokeStoreAccess: (id: number) => all.act(id, 'revoke_store_access'),
    endSessions: (id: number) => all.act(id, 'end_sessions'),
    resetTwoFactor: (id: number) => all.act(id, 'reset_two_factor'),
    sendPasswordLink: (id: number) => all.act(id, 'send_password_link'),
    balance: (id: number) => wire.http.get<UserBalance>(`${all.endpoint}/${id}/balance`),
    sessions: (id: number) => wire.http.get<Paginated<SessionRecord>>(`${all.endpoint}/${id}/sessions`),
  };
}

/** Users ask to list machines; admins answer. */
export function storeAccessRequests(wire: Wire) {
  const all = wire.resource(storeAccessRequestType);
  const records: Crud<StoreAccessRequestRecord, StoreAccessRequestInput, UpdateStoreAccessRequestInput> = all;
  return {
    ...records,
    approve: (id: number, input: ApproveStoreAccessInput = {}) => all.act(id, 'approve', input),
    decline: (id: number, input: DeclineStoreAccessInput) => all.act(id, 'decline', input),
  };
}

export function batches(wire: Wire) {
  const { endpoint, find, list } = wire.resource(batchRunType);
  const runs: Readable<BatchRunRecord, BatchRunFilters> = { find, list };
  return {
    /** Answers at once; the work goes on in the background. */
    run: (name: BatchName, input: RunBatchInput = {}) =>
      wire.http.post<{ batch_run: BatchRunRecord }>(`api/${name}`, input),
    runs,
    items: (runId: number, query?: ListQuery) =>
      wire.http.get<Paginated<BatchRunItemRecord>>(`${endpoint}/${runId}/items`, query),
  };
}

export function auditEvents(wire: Wire): Readable<AuditEventRecord, AuditEventFilters> {
  return wire.resource(auditEventType);
}

/** The outbox. */
export function mails(wire: Wire): Readable<MailRecord, MailFilters> {
  return wire.resource(mailType);
}
