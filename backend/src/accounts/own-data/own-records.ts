import { Injectable } from '@nestjs/common';
import { FileStore } from '@kit/server/files/file-store';
import { DataSource } from 'typeorm';
import type { ZipEntry } from './zip-of';

const OF_USER = 'WHERE user_id = ? ORDER BY id';
const OF_RENTER = `WHERE rental_request_id IN (SELECT id FROM rental_requests WHERE user_id = ?) ORDER BY id`;

/** What is a person's own, by the name of its file in the export. */
const RECORDS: Readonly<Record<string, string>> = {
  account: 'SELECT * FROM users WHERE id = ?',
  addresses: `SELECT * FROM addresses ${OF_USER}`,
  store_access_requests: `SELECT * FROM rental_store_access_requests ${OF_USER}`,
  machines: `SELECT * FROM machines ${OF_USER}`,
  rental_requests: `SELECT * FROM rental_requests ${OF_USER}`,
  agreements: `SELECT * FROM document_agreements ${OF_USER}`,
  payments: `SELECT * FROM payments ${OF_RENTER}`,
  passkeys: `SELECT id, name, last_used_at, created_at FROM passkeys ${OF_USER}`,
  cards: `SELECT * FROM payment_methods ${OF_USER}`,
  payouts: `SELECT * FROM payouts ${OF_USER}`,
  messages: `SELECT * FROM messages ${OF_USER}`,
  support_tickets: `SELECT * FROM support_tickets ${OF_USER}`,
  questions: `SELECT * FROM machine_questions ${OF_USER}`,
  reviews: `SELECT * FROM reviews ${OF_USER}`,
  // Without the text, which is somebody else's.
  reports: `SELECT id, record_type, record_id, reason, outcome, created_at FROM content_reports
    WHERE reporter_id = ? ORDER BY id`,
  favourites: `SELECT * FROM favourites ${OF_USER}`,
  saved_searches: `SELECT * FROM saved_searches ${OF_USER}`,
  notifications: `SELECT * FROM notifications ${OF_USER}`,
  photos: `SELECT * FROM media ${OF_USER}`,
};

/** The product's own, what would open the account to whoever finds the file, and what admins alone are told. */
const INTERNAL =
  /password|token|secret|recovery|hash|idempotency|dedupe|search_text|used_step|lock_version|^(assignee_id|priority|failure_code)$/;

/** All that a person gave or made, as files: records as JSON, photos as they are stored. */
@Injectable()
export class OwnRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
  ) {}

  /** One after the other, each in parts: no more is in memory, and nobody waits for all of it. */
  async *of(userId: number): AsyncGenerator<ZipEntry> {
    for (const [name, sql] of Object.entries(RECORDS))
      yield { name: `${name}.json`, parts: this.recordsIn(sql, userId) };
    const photos = await this.dataSource.query<{ id: number; path: string }[]>(
      `SELECT id, path FROM media ${OF_USER}`,
      [userId],
    );
    for (const { id, path } of photos) {
      const file = await this.files.read(`media/${path}`);
      if (file) yield { name: `photos/${id}${/\.\w+$/.exec(path)?.[0] ?? ''}`, parts: file.body };
    }
  }

  /** Rows as a list in JSON. */
  private async *recordsIn(sql: string, userId: number): AsyncGenerator<Uint8Array> {
    let separator = '[\n';
    for (let from = 0; ; from += ROWS_AT_ONCE) {
      const page = `${sql} LIMIT ${ROWS_AT_ONCE} OFFSET ${from}`;
      const rows = await this.dataSource.query<Record<string, unknown>[]>(page, [userId]);
      for (const row of rows) {
        yield Buffer.from(`${separator}${JSON.stringify(shown(row), null, 2)}`);
        separator = ',\n';
      }
      if (rows.length < ROWS_AT_ONCE) break;
    }
    yield Buffer.from(separator === '[\n' ? '[]' : '\n]');
  }
}

const ROWS_AT_ONCE = 500;

function shown(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !INTERNAL.test(name)));
}
