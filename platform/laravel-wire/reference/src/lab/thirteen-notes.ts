import type { CursorCondition } from '@laravel-wire/core';
import type { RowQuery } from '@laravel-wire/nest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of the notes that release 13 was recorded with. */
export interface Note {
  id: number;
  title: string;
  stars: number;
  created_at: Date;
}

const FILE = join(__dirname, '../../../recordings/laravel-13/notes.json');
export const NOTES = (
  JSON.parse(readFileSync(FILE, 'utf8')) as (Omit<Note, 'created_at'> & { created_at: string })[]
).map(({ id, title, stars, created_at: at }): Note => ({
  id,
  title,
  stars,
  created_at: new Date(`${at.replace(' ', 'T')}Z`),
}));

/** Rows as a database finds them. */
export function rowsOf(notes: readonly Note[], { order, where, offset, limit }: RowQuery): Note[] {
  const meets = (note: Note) =>
    where.length === 0 || where.some((all) => all.every((one) => holds(note, one)));
  const compare = (a: Note, b: Note) =>
    order.map(([column, way]) => sign(columnOf(a, column), columnOf(b, column)) * (way === 'asc' ? 1 : -1));
  return notes
    .filter(meets)
    .sort((a, b) => compare(a, b).find((one) => one !== 0) ?? 0)
    .slice(offset, offset + limit);
}

function holds(note: Note, { column, operator, value }: CursorCondition): boolean {
  return sign(columnOf(note, column), value) === { '<': -1, '=': 0, '>': 1 }[operator];
}

/** Times are texts in a table of SQLite. */
function columnOf(note: Note, column: string): unknown {
  const value: unknown = Reflect.get(note, column);
  return value instanceof Date ? value.toISOString().slice(0, 19).replace('T', ' ') : value;
}

/** A number is below each text that is none. */
function sign(left: unknown, right: unknown): number {
  if (typeof left === 'number') return Number.isNaN(Number(right)) ? -1 : Math.sign(left - Number(right));

  return String(left) === String(right) ? 0 : String(left) > String(right) ? 1 : -1;
}
