import { Injectable } from '@nestjs/common';
import { FileStore } from '@kit/server/files/file-store';
import { DataSource } from 'typeorm';
import { PersonalData } from '../../users/personal-data';
import type { ZipEntry } from './zip-of';

/** All that a person gave or made, as files: records as JSON, photos as they are stored. */
@Injectable()
export class OwnRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
    private readonly personal: PersonalData,
  ) {}

  /** One after the other, each in parts: no more is in memory, and nobody waits for all of it. */
  async *of(userId: number): AsyncGenerator<ZipEntry> {
    const records = this.personal.rooms.flatMap(({ exported = {} }) => Object.entries(exported));
    for (const [name, sql] of records) yield { name: `${name}.json`, parts: this.recordsIn(sql, userId) };
    for (const { photos } of this.personal.rooms) if (photos) yield* this.photosIn(photos, userId);
  }

  private async *photosIn(sql: string, userId: number): AsyncGenerator<ZipEntry> {
    const photos = await this.dataSource.query<{ id: number; path: string }[]>(sql, [userId]);
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
        yield Buffer.from(`${separator}${JSON.stringify(row, null, 2)}`);
        separator = ',\n';
      }
      if (rows.length < ROWS_AT_ONCE) break;
    }
    yield Buffer.from(separator === '[\n' ? '[]' : '\n]');
  }
}

const ROWS_AT_ONCE = 500;
