import { reviewedUntil } from '@yard/contracts/reviews';
import { formatDate } from '@yard/dates';
import type { EntityManager } from 'typeorm';
import { subjectOf } from '../../src/notifications/notice-subject';
import { Notification } from '../../src/notifications/notification.entity';
import { Machine } from '../../src/catalog/machines/machine.entity';
import { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import { Review } from '../../src/rentals/reviews/review.entity';
import { StoreAccessRequest } from '../../src/users/store-access/store-access-request.entity';
import type { PeopleIds } from './demo-people';
import { daysBefore } from './demo-time';
import { insertRows, type NewRow } from '@kit/server/store/insert-rows';

/** What the parties of the demo's requests were told; the last day's is unread. */
export async function seedNotices(manager: EntityManager, people: PeopleIds, now: Date): Promise<void> {
  const requests = await manager.find(RentalRequest, { order: { id: 'ASC' } });
  const machines = await manager.find(Machine);
  const subjects = new Map(machines.map(({ id, subject }) => [id, subject]));
  const unreadSince = daysBefore(now, 1.5);
  const reviewed = new Set((await manager.find(Review)).map(reviewOf));
  const notices = requests.flatMap((request): NewRow<Notification>[] => {
    const data = { rental_request_id: request.id };
    const about = { data, matter: subjectOf(data), dedupe_key: null };
    const subject = subjects.get(request.machine_id) ?? 'A machine';
    const told = (type: string, user_id: number, title: string, at: Date | null) =>
      at
        ? [
            {
              ...about,
              type: `rental_request.${type}`,
              user_id,
              title,
              body: `${subject}, ${formatDate(request.start_date, 'full')} to ${formatDate(request.end_date, 'full')}.`,
              read_at: at < unreadSince ? at : null,
              created_at: at,
            },
          ]
        : [];
    return [
      ...told('created', request.owner_id, 'New rental request', request.created_at),
      ...told('approved', request.user_id, 'Your request was approved', request.approved_at),
      ...told('declined', request.user_id, 'Your request was declined', request.declined_at),
      ...told('closed', request.user_id, 'Your rental is closed', request.closed_at),
      ...[request.user_id, request.owner_id].flatMap((user_id) =>
        mayReview(request, now) && !reviewed.has(reviewOf({ rental_request_id: request.id, user_id }))
          ? told('review_wanted', user_id, `How was ${subject}?`, request.closed_at)
          : [],
      ),
    ];
  });
  const waiting = await manager.findOneByOrFail(StoreAccessRequest, { user_id: people.june });
  await insertRows(manager, Notification, [...notices, waitingAccess(people, waiting)], now);
}

const reviewOf = ({ rental_request_id, user_id }: Pick<Review, 'rental_request_id' | 'user_id'>) =>
  `${rental_request_id} ${user_id}`;

function mayReview({ closed_at }: RentalRequest, now: Date): boolean {
  return closed_at !== null && now < reviewedUntil(closed_at);
}

function waitingAccess(people: PeopleIds, request: StoreAccessRequest): NewRow<Notification> {
  const data = { rental_store_access_request_id: request.id };
  return {
    user_id: people.ada,
    type: 'rental_store_access_request.created',
    title: `${request.business_name} asks for store access`,
    body: `${request.business_name} (${request.phone}) asks to list machines.`,
    data,
    matter: subjectOf(data),
    read_at: null,
    dedupe_key: null,
    created_at: request.created_at,
  };
}
