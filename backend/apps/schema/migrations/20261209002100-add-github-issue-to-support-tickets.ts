import type { MigrationInterface, QueryRunner } from 'typeorm';

const ISSUE = {
  github_issue_url: 'varchar(255) NULL',
  github_issue_state: 'varchar(10) NULL',
  github_issue_asked_at: 'datetime(3) NULL',
  github_issue_read_at: 'datetime(3) NULL',
};

/** The GitHub issue of a ticket is opened and followed. */
export class AddGithubIssueToSupportTickets20261209002100 implements MigrationInterface {
  name = 'AddGithubIssueToSupportTickets20261209002100';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(ISSUE))
      await runner.query(`ALTER TABLE support_tickets ADD COLUMN ${name} ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(ISSUE))
      await runner.query(`ALTER TABLE support_tickets DROP COLUMN ${name}`);
  }
}
