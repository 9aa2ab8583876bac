import type { ResetTokenStore, StoredResetToken } from '@laravel-wire/nest/fortify';
import type { DataSource, EntityManager } from 'typeorm';
import { sqlTime, timeFrom } from './sql-time';
import { rowsOf } from './rows-of';

/** Place of the table. */
export interface LaravelPasswordResetsOptions {
  /** `password_resets` below Laravel 10. */
  table?: string;
  /** The transaction's own, where there is one. */
  manager?: EntityManager;
}

/** Laravel's table `password_reset_tokens`: either server takes a link that the other one mailed. */
export class LaravelPasswordResets implements ResetTokenStore {
  readonly #table: string;
  readonly #manager: EntityManager;

  constructor(
    private readonly dataSource: DataSource,
    { table = 'password_reset_tokens', manager = dataSource.manager }: LaravelPasswordResetsOptions = {},
  ) {
    this.#table = table;
    this.#manager = manager;
  }

  async find(email: string): Promise<StoredResetToken | null> {
    const source = { manager: this.#manager, by: 'email' };
    const [row] = await rowsOf(this.dataSource, this.#table, 'email = :email', { email }, source);
    return row ? { token: String(row['token']), created_at: timeFrom(row['created_at']) } : null;
  }

  async put(email: string, token: string, at: Date): Promise<void> {
    await this.delete(email);
    const row = { email, token, created_at: sqlTime(at) };
    await this.#manager.createQueryBuilder().insert().into(this.#table).values(row).execute();
  }

  async delete(email: string): Promise<void> {
    await this.#delete('email = :email', { email });
  }

  /** Deletes those that were made before a time. */
  async deleteBefore(time: Date): Promise<void> {
    await this.#delete('created_at < :time', { time: sqlTime(time) });
  }

  async #delete(condition: string, parameters: object): Promise<void> {
    await this.#manager
      .createQueryBuilder()
      .delete()
      .from(this.#table)
      .where(condition, parameters)
      .execute();
  }
}
