import { BATCHES, type BatchName } from '@yard/contracts/back-office';
import { BatchRun } from '../../src/scheduler/batch-run.entity';
import { BatchRuns } from '../../src/scheduler/batch-runs';
import { BatchWorker } from '../../src/scheduler/batch-worker';
import { type Command, type CommandContext, Usage } from './commands';

const LOOK_MS = 250;

export const batch: Command = {
  usage: 'batch NAME [--dry-run]',
  summary: `runs a batch now: ${BATCHES.join(', ')}`,
  options: { 'dry-run': { type: 'boolean', help: 'changes nothing; says what a run would do' } },
  async run(context) {
    const name = batchName(context);
    const app = await context.openApp();
    try {
      const isDryRun = context.options['dry-run'] === true;
      const run = await app.get(BatchRuns, { strict: false }).start({ name, isDryRun });
      if (run.status === 'running') console.log(`run ${run.id} is in progress already; following it`);
      report(await followed(context, app.get(BatchWorker, { strict: false }), run.id));
    } finally {
      await app.close();
    }
  },
};

function batchName({ words }: CommandContext): BatchName {
  const name = BATCHES.find((known) => known === words[0]);
  if (!name) throw new Usage(`which NAME? One of:\n  ${BATCHES.join('\n  ')}`);
  return name;
}

/** This process works on the run, or another one does: the table tells how far it is. */
async function followed({ dataSource }: CommandContext, worker: BatchWorker, id: number): Promise<BatchRun> {
  for (;;) {
    // A run that a dead process left behind is taken up once its lease is over; no server may be there to do it.
    worker.wake();
    const run = await dataSource.manager.findOneByOrFail(BatchRun, { id });
    if (process.stderr.isTTY) process.stderr.write(`\r${run.done + run.failed} of ${run.total}`);
    if (run.finished_at) return run;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

function report({ id, name, status, dry_run, total, done, failed }: BatchRun): void {
  if (process.stderr.isTTY) process.stderr.write('\n');
  const counts = dry_run
    ? `${total} would be taken`
    : `${done} done, ${total - done - failed} skipped, ${failed} failed`;
  console.log(`${name}, run ${id}: ${status}; ${counts}`);
  if (status !== 'finished' || failed > 0) process.exitCode = 1;
}
