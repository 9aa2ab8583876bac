import type { EntityManager } from 'typeorm';
import type { NewRow } from '@kit/server/store/writing';
import { Document } from '../../src/agreements/document.entity';
import { seedCards, seedPayoutAccounts } from './demo-cards';
import { daysBefore, type DemoWorld, load, write } from './demo-data';
import { seedFleet } from './demo-fleet';
import { seedNotices } from './demo-notices';
import { hasDemoPeople, seedPeople } from './demo-people';
import { seedRentals } from './demo-rentals';
import { seedQuestions, seedSupport } from './demo-threads';
import { seedReference } from './reference';

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
