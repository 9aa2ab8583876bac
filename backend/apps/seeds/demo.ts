import type { EntityManager } from 'typeorm';
import type { NewRow } from '@kit/server/store/writing';
import { reviewedUntil } from '@yard/contracts/reviews';
import { Document } from '../../src/agreements/document.entity';
import { seedCards, seedPayoutAccounts } from './demo-cards';
import { daysBefore, type DemoWorld, idOf, load, write } from './demo-data';
import { seedFleet } from './demo-fleet';
import { hasDemoPeople, seedPeople } from './demo-people';
import { seedRentals } from './demo-rentals';
import { seedQuestions, seedSupport } from './demo-threads';
import { seedReference } from './reference';
import { subjectOf } from '../../src/notifications/notice-subject';
import { Notification } from '../../src/notifications/notification.entity';
import { approvalNotices, approvalWords } from '../../src/rentals/notices/approval-notices';
import { contextOf, partiesOf } from '../../src/rentals/notices/parties';
import { type NoticeText, rentalNotices } from '../../src/rentals/notices/rental-notices';
import { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import { Review } from '../../src/rentals/reviews/review.entity';
import { StoreAccessRequest } from '../../src/users/store-access/store-access-request.entity';

/** Accounts worth printing after a demo was seeded; the password of all of them is `password`. */
export const DEMO_ACCOUNTS = [
  { email: 'admin@example.com', role: 'administers both sites' },
  { email: 'owner@example.com', role: 'lists machines' },
  { email: 'renter@example.com', role: 'rents machines' },
  { email: 'guest@example.com', role: 'has nothing yet' },
] as const;
export const DEMO_PASSWORD = 'password';

/** The texts are older than the oldest account, so that nobody agreed to one before it was published. */
const REFERENCE_AGE_DAYS = 420;

const UNREAD_DAYS = 1.5;

/** Notices to the parties of the demo's requests; the last day's are unread. */
async function seedNotices(world: DemoWorld): Promise<void> {
  const { manager, now } = world;
  const reviews = await manager.find(Review);
  for (const request of await manager.find(RentalRequest, { order: { id: 'ASC' } })) {
    const { id, user_id, owner_id, closed_at } = request;
    const parties = (await partiesOf(manager, [id])).get(id);
    if (!parties) throw new Error(`rental request ${id} has no parties`);
    const { facts } = contextOf(request, parties, now);
    const mayReview = closed_at !== null && now < reviewedUntil(closed_at);
    const wants = (user: number) =>
      mayReview && !reviews.some((r) => r.rental_request_id === id && r.user_id === user);
    const terms = approvalWords(request, { isDepositPaid: true, isRentDue: false });
    const approval = { terms, pickup: null, isBooked: false };
    const { created, declined, closed, reviewWanted } = rentalNotices;
    const notices: readonly [type: string, user_id: number, text: NoticeText, at: Date | null][] = [
      ['created', owner_id, created(facts), request.created_at],
      ['approved', user_id, approvalNotices.approved(facts, null, approval), request.approved_at],
      ['declined', user_id, { ...declined(facts, ''), body: 'See the messages.' }, request.declined_at],
      ['closed', user_id, closed(facts, { kept: null, back: null }), closed_at],
      ['review_wanted', user_id, reviewWanted(facts, 'renter'), wants(user_id) ? closed_at : null],
      ['review_wanted', owner_id, reviewWanted(facts, 'owner'), wants(owner_id) ? closed_at : null],
    ];
    for (const [type, to, text, at] of notices) {
      const row = { type: `rental_request.${type}`, user_id: to, ...text };
      if (at) await notify(world, { rental_request_id: id }, row, at);
    }
  }
  const waiting = await manager.findOneByOrFail(StoreAccessRequest, { user_id: idOf(world.ids, 'june') });
  const { id, business_name, phone, created_at } = waiting;
  const notice = {
    type: 'rental_store_access_request.created',
    user_id: idOf(world.ids, 'ada'),
    title: `${business_name} applied to list machines`,
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

/**
 * Fills a database with the demo world. A database that has it, or had it, is left alone.
 * Call it inside one transaction: a demo is whole or absent. Never in production: the accounts are public.
 *
 * @returns whether anything was written
 */
export async function seedDemo(
  manager: EntityManager,
  options: Omit<DemoWorld, 'manager' | 'ids'>,
): Promise<boolean> {
  const published = daysBefore(options.now, REFERENCE_AGE_DAYS);
  await seedReference(manager, published);
  if (await hasDemoPeople(manager)) return false;
  const world: DemoWorld = { ...options, manager, ids: new Map() };
  await seedPeople(world);
  if (options.payments === 'simulator') await seedCards(world);
  await seedFleet(world);
  await seedRentals(world);
  await seedSupport(world);
  await seedQuestions(world);
  await seedNotices(world);
  // Last: nobody agrees to help.
  for (const answer of load<Pick<NewRow<Document>, 'name' | 'content'>[]>('help', world))
    await write(
      manager,
      Document,
      { kind: 'help', ...answer, version: 1, published_at: published },
      published,
    );
  if (options.payments === 'simulator') await seedPayoutAccounts(world);
  return true;
}
