import { postMissing } from '../../src/ledger/posting/catch-up';
import { outputOf } from '@kit/server/base/logging/output';
import type { CommandContext } from './commands';

const PROGRESS_EVERY = 10_000;

/** Posts payments from before there was a ledger into it; docs/rules/0019. */
export async function postLedger({ dataSource, environment, clock }: CommandContext): Promise<void> {
  const { platformFeePercent, timeZone } = environment;
  let shown = 0;
  const showProgress = (done: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} rentals posted`);
    else if (done >= shown + PROGRESS_EVERY) process.stderr.write(`${(shown = done)} rentals posted\n`);
  };
  const posted = await postMissing(dataSource, { platformFeePercent, timeZone, clock }, showProgress);
  if (posted > 0 && process.stderr.isTTY) process.stderr.write('\n');
  if (posted > 0) outputOf(process.env).say(`posted the money of ${posted} rentals into the ledger`);
}
