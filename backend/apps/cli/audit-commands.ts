import { chainOf } from '../../src/audit/audit-chain';
import { checkAudit } from '../../src/audit/check-audit';
import type { Command } from './commands';

export const auditCheck: Command = {
  usage: 'audit:check',
  summary: 'follows the hash chain of the audit log, and names the first row that was changed or deleted',
  async run({ dataSource, environment }) {
    const { sealed, waiting, head, bad } = await checkAudit(dataSource, chainOf(environment));
    console.log(`${sealed} events hold, ${waiting} wait for their seal`);
    if (head !== '') console.log(`newest link ${head}`);
    console.log(
      bad === null ? 'The audit log is as it was written.' : `The audit log was tampered with: ${bad}.`,
    );
    if (bad !== null) process.exitCode = 1;
  },
};
