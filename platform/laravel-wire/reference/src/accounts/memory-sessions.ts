import { MemorySessions as UncountedSessions, type StoredSession } from '@laravel-wire/nest';

/** Sessions in memory, counting what they cost. */
export class MemorySessions extends UncountedSessions {
  reads = 0;
  writes = 0;

  override read(id: string): Promise<StoredSession | null> {
    this.reads += 1;
    return super.read(id);
  }

  override write(id: string, session: StoredSession): Promise<void> {
    this.writes += 1;
    return super.write(id, session);
  }

  override update(id: string, changes: Partial<StoredSession>): Promise<void> {
    this.writes += 1;
    return super.update(id, changes);
  }
}
