import { type BatchRunRecord, batchRunType } from '@yard/contracts';
import { useAlertedCall, useRecordCache, useWire } from '@yard/data';
import { useLoader, useModals, useToast } from '@yard/ui';
import { useState } from 'react';
import type { BatchWords } from './batch-words';

export function useRunBatch() {
  const wire = useWire();
  const cache = useRecordCache(batchRunType);
  const { confirm } = useModals();
  const loader = useLoader();
  const toast = useToast();
  const call = useAlertedCall();
  const [busy, setBusy] = useState(false);

  const start = async ({ name, started }: BatchWords, isDryRun: boolean) => {
    const body = isDryRun ? { dry_run: true } : undefined;
    const run = wire.http
      .post<{ batch_run: BatchRunRecord }>(`/api/${name}`, body)
      .then((answer) => answer.batch_run);
    const answered = cache.answered(null, run).then(() => {
      toast.show(isDryRun ? 'Dry run started. Nothing changes' : started, { tone: 'info' });
    });
    setBusy(true);
    await call(loader.run(answered)).finally(() => setBusy(false));
  };
  const ask = async (batch: BatchWords, isDryRun: boolean) => {
    const { label, question } = batch;
    const note = '\n\nA dry run: nothing changes. You only see what would happen.';
    const message = isDryRun ? question + note : question;
    if (await confirm({ title: label, message })) await start(batch, isDryRun);
  };
  return { busy, ask };
}
