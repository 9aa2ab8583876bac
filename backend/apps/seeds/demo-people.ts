import { type EntityManager, In } from 'typeorm';
import type { NewRow } from '@kit/server/store/writing';
import { searchTextOf } from '../../src/users/search-text';
import { StoreAccessRequest } from '../../src/users/store-access/store-access-request.entity';
import { User } from '../../src/users/user.entity';
import { type DemoWorld, load, write } from './demo-data';

/** bcrypt of `password`, cost 12, with PHP's prefix. The demo's accounts are public; production refuses them. */
const PASSWORD_HASH = '$2y$12$cbRhMSsUaj1XJnP6Om4V/eK2lAFry2C./VJvhojAwlXi9jB2xDKa6';

export type Person = Pick<User, 'name' | 'email'> & Partial<NewRow<User>>;

/** Ada administers, Olive owns, Ray rents, Gwen has nothing yet; the others make it a market. */
export function demoPeople(
  now = new Date(),
): (Person & { home?: { state: string; lat: number; lng: number } })[] {
  return load('people', { now, ids: new Map() });
}

export const firstName = ({ name }: Pick<User, 'name'>) => name.replace(/ .*/, '').toLowerCase();

/** True if the demo was seeded before: its administrator is there, deleted or not. */
export async function hasDemoPeople(manager: EntityManager): Promise<boolean> {
  return manager.exists(User, { where: { email: 'admin@example.com' }, withDeleted: true });
}

export async function demoAccountsIn(manager: EntityManager): Promise<string[]> {
  const emails = demoPeople().map(({ email }) => email);
  const found = await manager.find(User, {
    select: { id: true, email: true },
    where: { email: In(emails) },
    order: { id: 'asc' },
  });
  return found.map(({ email }) => email);
}

/** The accounts, and how owners became owners: one was turned down, and one waits. */
export async function seedPeople(world: DemoWorld): Promise<void> {
  const { manager, now, ids } = world;
  for (const { home: _home, ...person } of demoPeople(now))
    ids.set(firstName(person), await write(manager, User, newUser(person, now), now));
  for (const request of load<NewRow<StoreAccessRequest>[]>('store-access-requests', world))
    await write(manager, StoreAccessRequest, request, now);
}

/** An account with a verified address and the demo's password. */
export function newUser(person: Person, now: Date): Partial<NewRow<User>> {
  const created_at = person.created_at ?? now;
  return {
    search_text: searchTextOf({ phone: null, ...person }),
    password: PASSWORD_HASH,
    owner: false,
    admin: false,
    role: 'admin',
    email_verified_at: created_at,
    created_at,
    ...person,
  };
}
