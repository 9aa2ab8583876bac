import type { DataSource } from 'typeorm';
import { placesFor } from '@kit/server/store/reading';
import { LAST } from './sources';

const ALIKE_MAX = 3_000;

export class WordTable {
  constructor(private readonly dataSource: DataSource) {}

  async known(words: readonly string[]): Promise<ReadonlySet<string>> {
    if (words.length === 0) return new Set();
    // A scalar subquery: of EXISTS MariaDB reads every machine that has one of the words.
    const first = '(SELECT p.machine_id FROM search_postings p WHERE p.word = search_words.word LIMIT 1)';
    const known = await this.words(`word IN (${placesFor(words)}) AND ${first} IS NOT NULL`, words);
    return new Set(known);
  }

  beginning(start: string, limit: number): Promise<string[]> {
    return this.words('word >= ? AND word < ? ORDER BY word LIMIT ?', [start, start + LAST, limit]);
  }

  alike(word: string, difference: number): Promise<string[]> {
    const [start = ''] = word;
    const lengths = [word.length - difference, word.length + difference];
    const sql = `word >= ? AND word < ? AND LENGTH(word) BETWEEN ? AND ? LIMIT ${ALIKE_MAX}`;
    return this.words(sql, [start, start + LAST, ...lengths]);
  }

  private async words(sql: string, parameters: readonly unknown[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ word: string }[]>(
      `SELECT word FROM search_words WHERE ${sql}`,
      [...parameters],
    );
    return rows.map(({ word }) => word);
  }
}
