import type { SessionStore, StoredSession, UserId } from '../ports';

/** Sessions of one process, gone with it: for trying out and for tests. */
export class MemorySessions implements SessionStore {
  readonly rows = new Map<string, StoredSession>();

  async read(id: string): Promise<StoredSession | null> {
    return this.rows.get(id) ?? null;
  }

  async write(id: string, session: StoredSession): Promise<void> {
    this.rows.set(id, { ...session });
  }

  async update(id: string, changes: Partial<StoredSession>): Promise<void> {
    const row = this.rows.get(id);
    if (row) this.rows.set(id, { ...row, ...changes });
  }

  async destroy(id: string): Promise<boolean> {
    return this.rows.delete(id);
  }

  async destroyForUser(userId: UserId, exceptId?: string): Promise<string[]> {
    const ids = [...this.rows]
      .filter(([id, row]) => row.user_id === userId && id !== exceptId)
      .map(([id]) => id);
    ids.forEach((id) => this.rows.delete(id));
    return ids;
  }
}
