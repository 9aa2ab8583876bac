import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Author {
  id: number;
  name: string;
  posts?: Post[];
}
export interface Post {
  id: number;
  title: string;
  author_id: number | null;
  author?: Author | null;
  comments?: Comment[];
}
export interface Comment {
  id: number;
  text: string;
  post_id: number;
  author_id: number;
  author?: Author;
  post?: Post;
}

type Row = Record<string, unknown>;
const FILE = join(__dirname, '../../../recordings/laravel-13/posts.json');
const TABLES = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Row[]>;

/** Source of each relation: the table, its column, and the one of the record; or one record. */
const RELATIONS: Record<
  string,
  Record<string, [table: string, column: string, own: string, isOne?: true]>
> = {
  authors: { posts: ['posts', 'author_id', 'id'] },
  posts: { author: ['authors', 'id', 'author_id', true], comments: ['comments', 'post_id', 'id'] },
  comments: { author: ['authors', 'id', 'author_id', true], post: ['posts', 'id', 'post_id', true] },
};

/** Posts with their relations, each record an object of its own, as an ORM loads them. */
export const postsWith = (relations: string[], meets: (post: Post) => boolean = () => true) =>
  (loaded('posts', relations) as unknown as Post[]).filter(meets);

function loaded(table: string, paths: string[], meets: (row: Row) => boolean = () => true): Row[] {
  const rows = (TABLES[table] ?? []).filter(meets).map((row) => ({ ...row }));
  for (const [name, [other, column, own, isOne]] of Object.entries(RELATIONS[table] ?? {})) {
    const below = paths.filter((path) => path.split('.')[0] === name);
    if (below.length === 0) continue;
    const deeper = below.flatMap((path) => path.split('.').slice(1).join('.') || []);
    for (const row of rows as Row[]) {
      const found = loaded(other, deeper, (one) => one[column] === row[own]);
      row[name] = isOne ? (found[0] ?? null) : found;
    }
  }
  return rows;
}
