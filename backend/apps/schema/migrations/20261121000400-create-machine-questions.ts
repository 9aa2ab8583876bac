import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, longText, nullable, reference } from '@kit/server/store/schema';

export class CreateMachineQuestions20261121000400 implements MigrationInterface {
  name = 'CreateMachineQuestions20261121000400';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'machine_questions', {
      columns: [
        reference('user_id', 'users'),
        reference('machine_id', 'machines'),
        reference('owner_id', 'users'),
        longText('message'),
        instant('answered_at', nullable),
      ],
      indexes: [
        ['user_id', 'created_at'],
        ['owner_id', 'answered_at', 'created_at'],
        ['machine_id', 'user_id'],
        ['created_at'],
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'machine_questions');
  }
}
