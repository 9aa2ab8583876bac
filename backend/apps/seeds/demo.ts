import type { EntityManager } from 'typeorm';
import { seedCards } from './demo-cards';
import { seedFleet } from './demo-fleet';
import { seedHelp } from './demo-help';
import { seedNotices } from './demo-notices';
import { hasDemoPeople, seedPeople } from './demo-people';
import { seedQuestions } from './demo-questions';
import { seedRentals } from './demo-rentals';
import { seedReviews } from './demo-reviews';
import { seedSupport } from './demo-support';
import { daysBefore } from './demo-time';
import { seedReference } from './reference';

/** Accounts worth printing after a demo was seeded; the password of all of them is `password`. */
export const DEMO_ACCOUNTS = [
  { email: 'admin@example.com', role: 'administers both sites' },
  { email: 'owner@example.com', role: 'lists machines' },
  { email: 'renter@example.com', role: 'rents machines' },
  { email: 'guest@example.com', role: 'has nothing yet' },
] as const;
export const DEMO_PASSWORD = 'password';

export interface DemoOptions {
  /** All dates are relative to it. */
  now: Date;
  /** Stored cards and collected payments must be known to the provider: Stripe knows none of the demo's. */
  payments: 'stripe' | 'simulator';
  /** Hours that an owner has to answer; 0 for no limit. */
  answerHours: number;
}

/** The texts are older than the oldest account, so that nobody agreed to one before it was published. */
const REFERENCE_AGE_DAYS = 420;

/**
 * Fills a database with the demo world. A database that has it, or had it, is left alone.
 * Call it inside one transaction: a demo is whole or absent. Never in production: the accounts are public.
 *
 * @returns whether anything was written
 */
export async function seedDemo(manager: EntityManager, options: DemoOptions): Promise<boolean> {
  const { now, payments, answerHours } = options;
  await seedReference(manager, daysBefore(now, REFERENCE_AGE_DAYS));
  if (await hasDemoPeople(manager)) return false;
  const people = await seedPeople(manager, now);
  if (payments === 'simulator') await seedCards(manager, people, now);
  await seedFleet(manager, people, now);
  await seedRentals(manager, { people, now, payments, answerHours });
  await seedSupport(manager, people, now);
  await seedQuestions(manager, people, now);
  await seedReviews(manager, now);
  await seedNotices(manager, people, now);
  // Last: nobody agrees to help.
  await seedHelp(manager, daysBefore(now, REFERENCE_AGE_DAYS));
  return true;
}
