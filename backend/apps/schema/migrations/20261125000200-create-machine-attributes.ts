import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, double, dropTables, integer, nullable, string } from '@kit/server/store/schema';

const TABLE = 'search_attributes';
const INDEX = 'idx_search_attributes_name_machine_type_id_value_choice';

/** docs/decisions/0053 */
export class CreateMachineAttributes20261125000200 implements MigrationInterface {
  name = 'CreateMachineAttributes20261125000200';

  async up(runner: QueryRunner): Promise<void> {
    const text = isMysql(runner) ? 'longtext' : 'text';
    await runner.query(`ALTER TABLE machine_types ADD COLUMN attribute_schema ${text} NULL`);
    await runner.query(`ALTER TABLE machines ADD COLUMN attributes ${text} NULL`);
    await this.values(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, TABLE);
    await runner.query('ALTER TABLE machines DROP COLUMN attributes');
    await runner.query('ALTER TABLE machine_types DROP COLUMN attribute_schema');
  }

  private async values(runner: QueryRunner) {
    if (!isMysql(runner)) return this.clustered(runner);
    const exact = { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    await createTable(runner, TABLE, {
      bare: true,
      columns: [
        { ...integer('machine_id'), isPrimary: true },
        { ...string('name', 50), ...exact, isPrimary: true },
        integer('machine_type_id'),
        double('value', nullable),
        { ...string('choice', 60, nullable), ...exact },
      ],
      indexes: [['name', 'machine_type_id', 'value', 'choice']],
    });
  }

  /** By its key, as MySQL's tables are. */
  private async clustered(runner: QueryRunner) {
    await runner.query(`CREATE TABLE ${TABLE} (
      machine_id integer NOT NULL, name varchar(50) NOT NULL, machine_type_id integer NOT NULL, value double,
      choice varchar(60), PRIMARY KEY (machine_id, name)) WITHOUT ROWID`);
    await runner.query(`CREATE INDEX ${INDEX} ON ${TABLE} (name, machine_type_id, value, choice)`);
  }
}

const isMysql = (runner: QueryRunner) => runner.dataSource.options.type === 'mysql';
