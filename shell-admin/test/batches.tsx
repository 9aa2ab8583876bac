import { batchRunRecord, batchRunItemRecord, listOf, openPart, people } from '@yard/testing/screen';
import { BatchActions, BatchRuns } from '../src/batches/batches-panel';

const run = batchRunRecord();

export const open = (answers: object = {}, user: object = people.ada) =>
  openPart(
    <>
      <BatchActions />
      <BatchRuns />
    </>,
    {
      site: 'admin',
      user,
      answers: {
        'GET /api/batch_runs': listOf([run]),
        'GET /api/batch_runs/7': run,
        'GET /api/batch_runs/7/items': listOf([batchRunItemRecord()]),
        'GET /api/saved_filters': listOf([]),
        ...answers,
      },
    },
  );
