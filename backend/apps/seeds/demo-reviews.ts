import { reviewedUntil } from '@yard/contracts/reviews';
import { insertRows, type NewRow } from '@kit/server/store/insert-rows';
import type { EntityManager } from 'typeorm';
import { Machine } from '../../src/catalog/machines/machine.entity';
import { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import { Review } from '../../src/rentals/reviews/review.entity';

const DAY_MS = 86_400_000;

interface Said {
  /** Days after the rental was closed. */
  after: number;
  rating: number;
  condition?: number;
  communication?: number;
  content: string;
  reply?: string;
  /** Why an admin took it off the site. */
  hidden?: string;
}

/** Reviews of closed rentals by both sides; the key is the machine's designation. */
const REVIEWS: Record<string, { renter?: Said; owner?: Said }> = {
  S650: {
    renter: {
      after: 0.5,
      rating: 5,
      condition: 5,
      communication: 5,
      content:
        'Started every morning and never ran hot. It came with a full tank, and Olive answers within minutes.',
      reply: 'Come again, Ray. You leave machines cleaner than you find them.',
    },
    owner: {
      after: 1.2,
      rating: 5,
      condition: 5,
      communication: 5,
      content: 'On time, washed, full tank. I would rent to Ray any day.',
    },
  },
  DCA70SSJU4F: {
    renter: {
      after: 2,
      rating: 4,
      condition: 4,
      content: 'Quiet for its size, held its load for two weeks. The cable was our own fault.',
    },
    owner: {
      after: 2.5,
      rating: 2,
      condition: 1,
      content: 'His crew cannot drive a forklift, ask anybody in town.',
      hidden: 'It is about people who are no part of this rental.',
    },
  },
  '332G': {
    renter: {
      after: 3,
      rating: 3,
      condition: 3,
      communication: 4,
      content: 'Does the work, but the left door does not latch and the seat is worn through.',
    },
  },
  'KX080-4': {
    renter: { after: 1, rating: 5, condition: 5, content: 'Tight pins, quick hydraulics. No complaints.' },
    owner: { after: 4, rating: 4, communication: 3, content: 'Good operator. Hard to reach by phone.' },
  },
  'BW 120 AD-5': {
    renter: { after: 0.4, rating: 5, content: 'A driveway like a billiard table.' },
    owner: { after: 0.6, rating: 5, condition: 5, content: 'Drained the water without being told.' },
  },
  // Tom has not written yet, and has days to do so.
  '8515E': {
    owner: { after: 0.4, rating: 5, condition: 5, content: 'Clean hopper, back before noon.' },
  },
};

/** Reviews in each state: by both, by one, with a reply, hidden, and one that waits for the other side. */
export async function seedReviews(manager: EntityManager, now: Date): Promise<void> {
  const machines = await manager.find(Machine);
  const requests = await manager.find(RentalRequest, { order: { id: 'ASC' } });
  const rows = requests.flatMap((request): NewRow<Review>[] => {
    const model = machines.find(({ id }) => id === request.machine_id)?.model ?? '';
    const said = REVIEWS[model];
    return said && request.closed_at ? reviewsOf(request, request.closed_at, said) : [];
  });
  await insertRows(manager, Review, rows, now);
}

function reviewsOf(
  { id, machine_id, user_id, owner_id }: RentalRequest,
  closedAt: Date,
  { renter, owner }: (typeof REVIEWS)[string],
): NewRow<Review>[] {
  const later = (days: number) => new Date(closedAt.getTime() + days * DAY_MS);
  const last = Math.max(renter?.after ?? 0, owner?.after ?? 0);
  const publish_at = renter && owner ? later(last) : reviewedUntil(closedAt);
  const row = (said: Said): Omit<NewRow<Review>, 'user_id' | 'reviewed_id' | 'about'> => ({
    rental_request_id: id,
    machine_id,
    rating: said.rating,
    condition: said.condition ?? null,
    communication: said.communication ?? null,
    content: said.content,
    reply: said.reply ?? null,
    replied_at: said.reply ? later(last + 0.5) : null,
    publish_at,
    hidden_at: said.hidden ? later(last + 1) : null,
    hide_reason: said.hidden ?? null,
    created_at: later(said.after),
  });
  return [
    ...(renter ? [{ ...row(renter), user_id, reviewed_id: owner_id, about: 'machine' as const }] : []),
    ...(owner ? [{ ...row(owner), user_id: owner_id, reviewed_id: user_id, about: 'renter' as const }] : []),
  ];
}
