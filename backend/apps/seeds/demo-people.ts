import { type EntityManager, In } from 'typeorm';
import { searchTextOf } from '../../src/users/search-text';
import { StoreAccessRequest } from '../../src/users/store-access/store-access-request.entity';
import { User } from '../../src/users/user.entity';
import { insertRow, insertRows, type NewRow } from '@kit/server/store/insert-rows';
import { daysBefore } from './demo-time';

/** bcrypt of `password`, cost 12, with PHP's prefix. The demo's accounts are public; production refuses them. */
const PASSWORD_HASH = '$2y$12$cbRhMSsUaj1XJnP6Om4V/eK2lAFry2C./VJvhojAwlXi9jB2xDKa6';

const KEYS = [
  'ada',
  'olive',
  'ray',
  'gwen',
  'marcus',
  'dana',
  'luis',
  'priya',
  'tom',
  'june',
  'hank',
  'vic',
] as const;
export type PersonKey = (typeof KEYS)[number];

export interface Person {
  name: string;
  email: string;
  phone?: string;
  owner?: boolean;
  admin?: boolean;
  /** Age of the account. */
  days?: number;
  suspended?: string;
}

/** Ada administers, Olive owns, Ray rents, Gwen has nothing yet; the others make it a market. */
export const PEOPLE: Record<PersonKey, Person> = {
  ada: { name: 'Ada Admin', email: 'admin@example.com', phone: '(512) 555-0100', admin: true, days: 400 },
  olive: {
    name: 'Olive Owner',
    email: 'owner@example.com',
    phone: '(512) 555-0101',
    owner: true,
    days: 390,
  },
  ray: { name: 'Ray Renter', email: 'renter@example.com', phone: '(512) 555-0102', days: 300 },
  gwen: { name: 'Gwen Guest', email: 'guest@example.com', days: 2 },
  marcus: {
    name: 'Marcus Bell',
    email: 'marcus@example.com',
    phone: '(303) 555-0111',
    owner: true,
    days: 350,
  },
  dana: {
    name: 'Dana Whitfield',
    email: 'dana@example.com',
    phone: '(614) 555-0112',
    owner: true,
    days: 320,
  },
  luis: { name: 'Luis Ortega', email: 'luis@example.com', phone: '(305) 555-0113', owner: true, days: 280 },
  priya: { name: 'Priya Nair', email: 'priya@example.com', phone: '(720) 555-0121', days: 210 },
  tom: { name: 'Tom Becker', email: 'tom@example.com', phone: '(614) 555-0122', days: 180 },
  june: { name: 'June Park', email: 'june@example.com', phone: '(404) 555-0123', days: 120 },
  hank: { name: 'Hank Sorensen', email: 'hank@example.com', phone: '(406) 555-0124', days: 95 },
  vic: {
    name: 'Vic Stone',
    email: 'vic@example.com',
    days: 60,
    suspended: 'Asked three owners to be paid in cash outside the site, after a warning.',
  },
};

export type PeopleIds = Record<PersonKey, number>;

/** Whether the demo was seeded before: its administrator is there, deleted or not. */
export async function hasDemoPeople(manager: EntityManager): Promise<boolean> {
  return manager.exists(User, { where: { email: PEOPLE.ada.email }, withDeleted: true });
}

/** The addresses of demo accounts that somebody could sign in to. */
export async function demoAccountsIn(manager: EntityManager): Promise<string[]> {
  const emails = Object.values(PEOPLE).map(({ email }) => email);
  const found = await manager.find(User, {
    select: { id: true, email: true },
    where: { email: In(emails) },
    order: { id: 'asc' },
  });
  return found.map(({ email }) => email);
}

export async function seedPeople(manager: EntityManager, now: Date): Promise<PeopleIds> {
  const ids: Partial<PeopleIds> = {};
  for (const key of KEYS) ids[key] = await insertRow(manager, User, newUser(PEOPLE[key], now), now);
  const people = ids as PeopleIds;
  await insertRows(manager, StoreAccessRequest, storeAccess(people, now), now);
  return people;
}

/** An account with a verified address and the demo's password. */
export function newUser(person: Person, now: Date): NewRow<User> {
  const created = daysBefore(now, person.days ?? 0);
  return {
    name: person.name,
    email: person.email,
    phone: person.phone ?? null,
    search_text: searchTextOf({ name: person.name, email: person.email, phone: person.phone ?? null }),
    password: PASSWORD_HASH,
    owner: person.owner ?? false,
    admin: person.admin ?? false,
    role: 'admin',
    email_verified_at: created,
    suspended_at: person.suspended ? daysBefore(now, 20) : null,
    suspended_reason: person.suspended ?? null,
    remember_token: null,
    two_factor_secret: null,
    two_factor_recovery_codes: null,
    two_factor_confirmed_at: null,
    two_factor_used_step: null,
    message_mails: null,
    reminder_mails: null,
    stripe_customer_id: null,
    created_at: created,
  };
}

/** How the owners became owners, one who was turned down, and one who waits. */
function storeAccess(people: PeopleIds, now: Date): NewRow<StoreAccessRequest>[] {
  const request = (user: PersonKey, days: number, business_name: string, details: string) => ({
    user_id: people[user],
    business_name,
    phone: PEOPLE[user].phone ?? '(512) 555-0199',
    details,
    message: null,
    decided_id: null,
    approved_at: null,
    declined_at: null,
    created_at: daysBefore(now, days),
  });
  const approved = (days: number) => ({ decided_id: people.ada, approved_at: daysBefore(now, days) });
  return [
    {
      ...request(
        'olive',
        388,
        'Owner & Daughters Equipment',
        'Two dozen machines, two yards near Austin and one across the line.',
      ),
      ...approved(387),
      message: 'Welcome, Olive. Your papers are in order.',
    },
    {
      ...request(
        'marcus',
        349,
        'Bell Mountain Rentals',
        'Rentals since 2004, mostly roads and fire mitigation.',
      ),
      ...approved(346),
    },
    {
      ...request('dana', 318, 'Whitfield Bros.', 'Family yard in Ohio, third generation.'),
      ...approved(317),
    },
    {
      ...request(
        'luis',
        279,
        'Ortega Machinery',
        'Florida and up the coast. Insurance certificate on file with your office.',
      ),
      ...approved(277),
    },
    {
      ...request('vic', 58, 'VS Trading', 'I can get any machine.'),
      decided_id: people.ada,
      declined_at: daysBefore(now, 57),
      message:
        'We list machines that belong to you or that you may rent out. Please send papers for at least one and ask again.',
    },
    request(
      'june',
      1.2,
      'Park Landscape & Grading',
      'We own two mini excavators and a track loader that stand still from November to March. Insured with our farm policy, agent can confirm.',
    ),
  ];
}
