import type { NewUser, UserProvider, WireUser } from '@laravel-wire/nest';

export interface Person extends WireUser {
  name: string;
  phone: string | null;
  remember_token: string | null;
  suspended_at: string | null;
}

/** Accounts in memory: 1 Ada, 2 Rennie, 3 Olive. */
export class MemoryUsers implements UserProvider<Person> {
  readonly rows = new Map<number, Person>();
  lookups = 0;

  constructor(private readonly hash: string) {
    this.reset();
  }

  reset(): void {
    this.rows.clear();
    ['ada', 'rennie', 'olive'].forEach((name, index) => {
      this.rows.set(index + 1, {
        id: index + 1,
        name,
        email: `${name}@example.test`,
        password: this.hash,
        phone: null,
        remember_token: null,
        suspended_at: null,
      });
    });
    this.lookups = 0;
  }

  async findById(id: number): Promise<Person | null> {
    this.lookups += 1;
    const row = this.rows.get(id);
    return row ? { ...row } : null;
  }

  async findByEmail(email: string): Promise<Person | null> {
    const row = [...this.rows.values()].find((user) => user.email === email);
    return row ? { ...row } : null;
  }

  async create(input: NewUser): Promise<Person> {
    const id = this.rows.size + 1;
    this.rows.set(id, { id, ...input, remember_token: null, suspended_at: null });
    return { ...this.#row(id) };
  }

  present(user: Person, request: { admin: boolean }): object {
    const { id, name, email } = user;
    return { id, name, email, ...(request.admin ? { admin: id === 1 } : {}) };
  }

  async updatePassword(id: number, hash: string): Promise<void> {
    this.#row(id).password = hash;
  }

  async rememberToken(id: number, token: string): Promise<void> {
    this.#row(id).remember_token = token;
  }

  #row(id: number): Person {
    const row = this.rows.get(id);
    if (!row) {
      throw new Error(`no user ${id}`);
    }
    return row;
  }
}
