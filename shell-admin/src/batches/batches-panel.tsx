import { batchRunType, isAtWork } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { useMay } from '@yard/session';
import { Grid, Panel, Switch } from '@yard/ui';
import { useState } from 'react';
import { BatchAction } from './batch-action';
import { BatchRuns } from './batch-runs';
import { batches } from './batch-words';

export function BatchesPanel() {
  const [isDryRun, setDryRun] = useState(false);
  const mayRun = useMay('money');
  const newest = useRecords(batchRunType, { per_page: 20 });
  useLiveRecords(batchRunType);
  const running = newest.data?.data.filter(isAtWork) ?? [];

  return (
    <>
      <Panel
        title="Actions"
        aside={<Switch label="Dry run: change nothing, only show" value={isDryRun} onChange={setDryRun} />}
      >
        <Grid as="ul" fit={400} gap={1} across={4} bare>
          {batches.map((batch) => (
            <BatchAction
              key={batch.name}
              batch={batch}
              isDryRun={isDryRun}
              running={running.find(({ name }) => name === batch.name)}
            />
          ))}
        </Grid>
        {!mayRun && <p>Only admins who may move money run these.</p>}
      </Panel>
      <Panel title="Runs">
        <BatchRuns />
      </Panel>
    </>
  );
}
