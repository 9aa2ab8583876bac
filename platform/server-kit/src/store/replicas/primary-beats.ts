import type * as mysql2 from 'mysql2';

/** Among all processes one beat a second is written: a commit that each replica repeats. */
const BEAT =
  'INSERT INTO replica_beats (id, beaten_at) VALUES (1, UTC_TIMESTAMP(3)) ON DUPLICATE KEY UPDATE beaten_at = ' +
  'IF(ABS(TIMESTAMPDIFF(MICROSECOND, beaten_at, UTC_TIMESTAMP(3))) > 900000, UTC_TIMESTAMP(3), beaten_at)';

/**
 * The primary's clock, written where replicas repeat it: how far one is behind is reported alike by MariaDB's and
 * MySQL's replication, by the nodes of a Galera cluster and by what a provider runs, without a right beyond reading.
 */
export class PrimaryBeats {
  /** The primary's time, and when this process read it. */
  private latest: { time: Date; at: number } | null = null;

  /** @param pool  of one connection: beats do not wait behind anybody's requests */
  constructor(private readonly pool: mysql2.Pool) {}

  /** @returns the primary's time @throws what the driver throws; the time goes on by this process's clock then */
  async beat(): Promise<Date> {
    const pool = this.pool.promise();
    await pool.query(BEAT);
    const [rows] = await pool.query<mysql2.RowDataPacket[]>('SELECT UTC_TIMESTAMP(3) AS time');
    const time = rows[0]?.['time'] as Date;
    this.latest = { time, at: performance.now() };
    return time;
  }

  /** Seconds from a beat to now. Null without a beat, or where the primary was never read. */
  behind(beat: Date | null): number | null {
    if (beat === null || this.latest === null) return null;
    const { time, at } = this.latest;
    return (time.getTime() - beat.getTime() + performance.now() - at) / 1000;
  }

  close(): Promise<void> {
    return this.pool.promise().end();
  }
}
