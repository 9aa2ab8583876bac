import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cities are found by their beginning, in upper or lower case. */
export class IndexCities20261125000110 implements MigrationInterface {
  name = 'IndexCities20261125000110';

  async up(runner: QueryRunner): Promise<void> {
    const asItIs = isMysql(runner) ? '' : ' COLLATE NOCASE';
    await runner.query(
      `CREATE INDEX idx_postal_codes_city ON postal_codes (city${asItIs}, state, postal_code)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX idx_postal_codes_city${isMysql(runner) ? ' ON postal_codes' : ''}`);
  }
}

const isMysql = (runner: QueryRunner) => runner.dataSource.options.type === 'mysql';
