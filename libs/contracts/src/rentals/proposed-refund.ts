import { defineRecord, deny, type InputOf, rules } from '@laravel-wire/core';
import type { Actor } from '../record';
import { adminPolicy } from '../users/policies';
import type { ProposedRefundRecord } from './proposed-refund-records';

export type { ProposedRefundRecord };

const filters = rules({ rental_request_id: 'nullable|integer' });
export type ProposedRefundFilters = InputOf<typeof filters>;

export const proposedRefundType = defineRecord<ProposedRefundRecord>({
  endpoint: 'api/proposed_refunds',
  sortBy: 'created_at',
  channel: 'proposed_refunds',
  filters,
});

export const proposedRefundPolicy = {
  confirm: (actor: Actor | null, proposed: { user_id: number }) =>
    actor?.id === proposed.user_id ? deny('Another admin has to confirm it.') : adminPolicy.money(actor),
  stop: adminPolicy.money,
};
