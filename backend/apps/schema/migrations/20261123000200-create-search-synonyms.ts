import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, string } from '@kit/server/store/schema';

export class CreateSearchSynonyms20261123000200 implements MigrationInterface {
  name = 'CreateSearchSynonyms20261123000200';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'search_synonyms', {
      columns: [string('term'), string('means')],
      indexes: [['term']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'search_synonyms');
  }
}
