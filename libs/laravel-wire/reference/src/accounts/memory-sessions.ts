import type { SessionStore, StoredSession } from '@laravel-wire/nest';

/** Sessions in memory, counting what they cost. */
export class MemorySessions implements SessionStore {
  readonly rows = new Map<string, StoredSession>();
  reads = 0;
  writes = 0;

  async read(id: string): Promise<StoredSession | null> {
    this.reads += 1;
    return this.rows.get(id) ?? null;
  }

  async write(id: string, session: StoredSession): Promise<void> {
    this.writes += 1;
    this.rows.set(id, { ...session });
  }

  async update(id: string, changes: Partial<StoredSession>): Promise<void> {
    this.writes += 1;
    const row = this.rows.get(id);
    if (row) {
      this.rows.set(id, { ...row, ...changes });
    }
  }

  async destroy(id: string): Promise<void> {
    this.rows.delete(id);
  }

  async destroyForUser(userId: number, exceptId?: string): Promise<string[]> {
    const ids = [...this.rows]
      .filter(([id, row]) => row.user_id === userId && id !== exceptId)
      .map(([id]) => id);
    ids.forEach((id) => this.rows.delete(id));
    return ids;
  }
}
