import type { NewUser, UserProvider, WireRequest, WireUser } from '@laravel-wire/nest';
import { type Attributes, type Database, shownAs } from '../database/database';
import { userModel } from '../database/models';
import { isAdminSite } from '../options';

export interface Person extends WireUser {
  name: string;
  is_admin: unknown;
  suspended_at: string | null;
  two_factor_confirmed_at: Date | null;
}

/** The accounts: 1 Olivia Owner, 2 Rennie Renter, 3 Ada Admin, 4 Oscar Other, 5 Penny Pages. */
export class Accounts implements UserProvider<Person> {
  /** Number of lookups of an account by id since the last reset. */
  lookups = 0;

  constructor(private readonly database: Database) {}

  get rows(): Map<number, Attributes> {
    return this.database.rows(userModel.table);
  }

  reset(): void {
    this.database.reset();
    this.lookups = 0;
  }

  async findById(id: number): Promise<Person | null> {
    this.lookups += 1;
    return personOf(this.rows.get(id));
  }

  async findByEmail(email: string): Promise<Person | null> {
    return personOf([...this.rows.values()].find((row) => row['email'] === email));
  }

  async create(input: NewUser): Promise<Person> {
    const { id } = this.database.insert(userModel, { ...input, is_admin: 0 });
    const person = personOf(this.rows.get(Number(id)));
    if (!person) throw new Error('the account just made is not there');
    return person;
  }

  present(user: Person, request: WireRequest): object {
    const admin = isAdminSite(request) ? { admin: isAdmin(user) } : {};
    return { ...shownAs(userModel, { ...user }), ...admin };
  }

  barred(user: Person): string | null {
    return user.suspended_at ? 'This account is suspended.' : null;
  }

  async updatePassword(id: number, hash: string, compared: string): Promise<void> {
    const row = this.rows.get(id);
    if (row?.['password'] === compared) row['password'] = hash;
  }

  async rememberToken(id: number, token: string): Promise<void> {
    Object.assign(this.rows.get(id) ?? {}, { remember_token: token });
  }
}

export const isAdmin = (person: Person): boolean => Boolean(person.is_admin);

function personOf(row: Attributes | undefined): Person | null {
  return row
    ? {
        ...row,
        id: Number(row['id']),
        name: String(row['name']),
        email: String(row['email']),
        password: String(row['password']),
        is_admin: row['is_admin'],
        remember_token: textOrNull(row['remember_token']),
        suspended_at: textOrNull(row['suspended_at']),
        two_factor_confirmed_at: (row['two_factor_confirmed_at'] as Date | undefined) ?? null,
      }
    : null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
