import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Findable, searchTextOf } from '../../../src/users/search-text';

const ROWS_AT_ONCE = 500;

/** Admins find people whatever accents, quotation marks or phone punctuation they type. */
export class AddSearchTextToUsers20261207000900 implements MigrationInterface {
  name = 'AddSearchTextToUsers20261207000900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN search_text varchar(600) NULL');
    for (let last = 0; ;) {
      const users = (await runner.query(
        `SELECT id, name, email, phone FROM users WHERE id > ? ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
        [last],
      )) as (Findable & { id: number })[];
      for (const user of users)
        await runner.query('UPDATE users SET search_text = ? WHERE id = ?', [searchTextOf(user), user.id]);
      if (users.length < ROWS_AT_ONCE) return;
      last = Number(users.at(-1)?.id);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN search_text');
  }
}
