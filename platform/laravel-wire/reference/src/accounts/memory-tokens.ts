import type { StoredToken, TokenStore } from '@laravel-wire/nest/tokens';

/** Personal access tokens in memory. */
export class MemoryTokens implements TokenStore {
  rows: StoredToken[] = [];
  #lastId = 0;

  async insert(token: Omit<StoredToken, 'id'>): Promise<number> {
    this.#lastId += 1;
    this.rows.push({ id: this.#lastId, ...token });
    return this.#lastId;
  }

  async findById(id: number): Promise<StoredToken | null> {
    return this.rows.find((row) => row.id === id) ?? null;
  }

  async findByToken(sha256: string): Promise<StoredToken | null> {
    return this.rows.find(({ token }) => token === sha256) ?? null;
  }

  async findOf(userId: number): Promise<StoredToken[]> {
    return this.rows.filter((row) => row.tokenable_id === userId);
  }

  async touch(id: number, at: Date): Promise<void> {
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, last_used_at: at, updated_at: at } : row));
  }

  async deleteOf(userId: number, id?: number): Promise<void> {
    this.rows = this.rows.filter((row) => row.tokenable_id !== userId || (id !== undefined && row.id !== id));
  }

  async deleteBefore(column: 'expires_at' | 'created_at', time: Date): Promise<void> {
    this.rows = this.rows.filter((row) => (row[column] ?? time) >= time);
  }
}
