import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isSqlite } from './is-sqlite';

/** Columns with words of people, which are sorted as MySQL's collation does: without case and accents. */
const WORDS: ReadonlySet<string> = new Set([
  'name',
  'subject',
  'title',
  'term',
  'line1',
  'email',
  'category',
]);
/** The marked letters that names here have most; SQLite's parser takes no deeper nesting than of some thirty calls. */
const LETTERS = 'aáàäå cç eéè nñ oóö uü';
const FOLDS = LETTERS.split(' ').flatMap(([plain = '', ...marked]) =>
  [...marked, ...marked.map((letter) => letter.toUpperCase())].map((letter) => [letter, plain] as const),
);

/** SQLite compares bytes, and no function of ours can be added to it. */
const foldedSql = (column: string): string =>
  `${FOLDS.reduce((sql, [letter, plain]) => `REPLACE(${sql}, '${letter}', '${plain}')`, column)} COLLATE NOCASE`;

/** Orders by a column, ties by id. */
export function orderedBy<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { sort, direction }: { sort: string; direction: 'asc' | 'desc' },
): SelectQueryBuilder<T> {
  const [row, way] = [query.alias, direction === 'asc' ? 'ASC' : 'DESC'] as const;
  const isFolded = WORDS.has(sort) && isSqlite(query.dataSource);
  const by = `${row}.${sort}`;
  return query.orderBy(isFolded ? foldedSql(by) : by, way).addOrderBy(`${row}.id`, way);
}
