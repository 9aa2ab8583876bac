import { reviewedUntil } from '@yard/contracts/reviews';
import { formatDate } from '@yard/dates';
import { Machine } from '../../src/catalog/machines/machine.entity';
import { subjectOf } from '../../src/notifications/notice-subject';
import { Notification } from '../../src/notifications/notification.entity';
import { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import { Review } from '../../src/rentals/reviews/review.entity';
import { StoreAccessRequest } from '../../src/users/store-access/store-access-request.entity';
import { daysBefore, type DemoWorld, idOf, write } from './demo-data';

const UNREAD_DAYS = 1.5;

/** Notices to the parties of the demo's requests; the last day's are unread. */
export async function seedNotices(world: DemoWorld): Promise<void> {
  const { manager, now } = world;
  const reviews = await manager.find(Review);
  for (const request of await manager.find(RentalRequest, { order: { id: 'ASC' } })) {
    const { id, user_id, owner_id, closed_at } = request;
    const { subject } = await manager.findOneByOrFail(Machine, { id: request.machine_id });
    const [first, last] = [request.start_date, request.end_date].map((day) => formatDate(day, 'full'));
    const body = `${subject}, ${first} to ${last}.`;
    const mayReview = closed_at !== null && now < reviewedUntil(closed_at);
    const wanted = [user_id, owner_id].filter(
      (party) => mayReview && !reviews.some((r) => r.rental_request_id === id && r.user_id === party),
    );
    const notices: readonly (readonly [type: string, user_id: number, title: string, at: Date | null])[] = [
      ['created', owner_id, 'New rental request', request.created_at],
      ['approved', user_id, 'Your request was approved', request.approved_at],
      ['declined', user_id, 'Your request was declined', request.declined_at],
      ['closed', user_id, 'Your rental is closed', closed_at],
      ...wanted.map((party) => ['review_wanted', party, `How was ${subject}?`, closed_at] as const),
    ];
    for (const [type, to, title, at] of notices) {
      const row = { type: `rental_request.${type}`, user_id: to, title, body };
      if (at) await notify(world, { rental_request_id: id }, row, at);
    }
  }
  const waiting = await manager.findOneByOrFail(StoreAccessRequest, { user_id: idOf(world.ids, 'june') });
  const { id, business_name, phone, created_at } = waiting;
  const notice = {
    type: 'rental_store_access_request.created',
    user_id: idOf(world.ids, 'ada'),
    title: `${business_name} asks for store access`,
    body: `${business_name} (${phone}) asks to list machines.`,
  };
  await notify(world, { rental_store_access_request_id: id }, notice, created_at);
}

async function notify(
  { manager, now }: DemoWorld,
  data: Notification['data'],
  row: Pick<Notification, 'type' | 'user_id' | 'title' | 'body'>,
  created_at: Date,
): Promise<void> {
  const read_at = created_at < daysBefore(now, UNREAD_DAYS) ? created_at : null;
  await write(manager, Notification, { ...row, data, matter: subjectOf(data), read_at, created_at }, now);
}
