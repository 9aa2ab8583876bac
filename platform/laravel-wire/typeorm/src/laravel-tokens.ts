import { compactJson, type UserId, userIdFrom } from '@laravel-wire/nest';
import type { StoredToken, TokenStore } from '@laravel-wire/nest/tokens';
import type { DataSource, ObjectLiteral } from 'typeorm';
import { rowsOf } from './rows-of';
import { sqlTime, timeFrom } from './sql-time';

/** The table and the user’s class, Laravel’s own by default. */
export interface LaravelTokensOptions {
  table?: string;
  /** The user's class, or its name in the morph map. */
  tokenableType?: string;
}

/** Sanctum's table `personal_access_tokens`. Tokens of other models are nobody's here. */
export class LaravelTokens implements TokenStore {
  readonly #table: string;
  readonly #type: string;

  constructor(
    private readonly dataSource: DataSource,
    { table = 'personal_access_tokens', tokenableType = 'App\\Models\\User' }: LaravelTokensOptions = {},
  ) {
    this.#table = table;
    this.#type = tokenableType;
  }

  async insert({ abilities, ...token }: Omit<StoredToken, 'id'>): Promise<number> {
    const columns = {
      ...token,
      tokenable_type: this.#type,
      abilities: compactJson(abilities),
      last_used_at: sqlTime(token.last_used_at),
      expires_at: sqlTime(token.expires_at),
      created_at: sqlTime(token.created_at),
      updated_at: sqlTime(token.updated_at),
    };
    await this.dataSource.createQueryBuilder().insert().into(this.#table).values(columns).execute();
    const stored = await this.findByToken(token.token);
    if (!stored) throw new Error('the token just made is not there');
    return stored.id;
  }

  async findById(id: number): Promise<StoredToken | null> {
    return (await this.#find('id = :id', { id }))[0] ?? null;
  }

  async findByToken(token: string): Promise<StoredToken | null> {
    return (await this.#find('token = :token', { token }))[0] ?? null;
  }

  findOf(userId: UserId): Promise<StoredToken[]> {
    return this.#find('tokenable_id = :userId', { userId });
  }

  async touch(id: number, at: Date): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .update(this.#table)
      .set({ last_used_at: sqlTime(at), updated_at: sqlTime(at) })
      .where('id = :id', { id })
      .execute();
  }

  async deleteOf(userId: UserId, id?: number): Promise<void> {
    const own = 'tokenable_type = :type AND tokenable_id = :userId';
    const one = id === undefined ? '' : ' AND id = :id';
    await this.#delete(own + one, { type: this.#type, userId, id });
  }

  async deleteBefore(column: 'expires_at' | 'created_at', time: Date): Promise<void> {
    await this.#delete(`${column} < :time`, { time: sqlTime(time) });
  }

  async #find(condition: string, parameters: ObjectLiteral): Promise<StoredToken[]> {
    const own = `tokenable_type = :type AND ${condition}`;
    const rows = await rowsOf(this.dataSource, this.#table, own, { type: this.#type, ...parameters });
    return rows.map(tokenFrom);
  }

  async #delete(condition: string, parameters: ObjectLiteral): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .delete()
      .from(this.#table)
      .where(condition, parameters)
      .execute();
  }
}

function tokenFrom(row: ObjectLiteral): StoredToken {
  const abilities = JSON.parse(row['abilities'] ?? '[]') as object;
  return {
    id: Number(row['id']),
    tokenable_id: userIdFrom(row['tokenable_id']),
    name: String(row['name']),
    token: String(row['token']),
    abilities: Object.values(abilities).map(String),
    last_used_at: timeFrom(row['last_used_at']),
    expires_at: timeFrom(row['expires_at']),
    created_at: timeFrom(row['created_at']),
    updated_at: timeFrom(row['updated_at']),
  };
}
