import type { Wire } from '@laravel-wire/client';
import {
  type HideReviewInput,
  type ReplyInput,
  type ReviewFilters,
  type ReviewInput,
  type ReviewRecord,
  reviewType,
} from '@yard/contracts/reviews';
import type { Creatable, Readable } from './records';

export function reviews(wire: Wire) {
  const all = wire.resource(reviewType);
  const records: Readable<ReviewRecord, ReviewFilters> & Creatable<ReviewRecord, ReviewInput> = all;
  return {
    ...records,
    reply: (id: number, input: ReplyInput) => all.act(id, 'reply', input),
    hide: (id: number, input: HideReviewInput) => all.act(id, 'hide', input),
    show: (id: number) => all.act(id, 'show'),
  };
}
