import { LEDGER_ACCOUNTS } from '@yard/contracts';
import { checkLedger, type CheckProgress, ledgerBalances } from '../../src/ledger/checks/check-ledger';
import { amountText } from '../../src/ledger/checks/ledger-check';
import type { Command } from './commands';

export const ledgerCheck: Command = {
  usage: 'ledger:check',
  summary:
    'proves that the ledger balances and agrees with payments, refunds and payouts; fails where it does not',
  async run({ dataSource }) {
    const { ok, differences } = await checkLedger(dataSource, showProgress());
    if (process.stderr.isTTY) process.stderr.write('\n');
    const balances = await ledgerBalances(dataSource);
    for (const account of LEDGER_ACCOUNTS) {
      console.log(`${account.replaceAll('_', ' ').padEnd(18)}${amountText(balances[account]).padStart(18)}`);
    }
    for (const difference of differences) console.log(difference);
    console.log(
      ok ? 'The ledger agrees with what happened.' : 'The ledger does not agree with what happened.',
    );
    if (!ok) process.exitCode = 1;
  },
};

/** One line that counts on a terminal; elsewhere a line for each part of a long table. */
function showProgress() {
  return ({ name, done, total }: CheckProgress) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${name}: ${done} of ${total}`.padEnd(60));
    else if (done < total) process.stderr.write(`${name}: ${done} of ${total}\n`);
  };
}
