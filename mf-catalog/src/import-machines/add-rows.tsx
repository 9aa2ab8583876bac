import { useAlertedCall } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { Button, ButtonGroup, Grid, Table, useLeaveGuard, useModals } from '@yard/ui';
import { useState } from 'react';
import { Working } from '../machines/working';
import type { Mending } from './mend-row';
import type { ReadRow } from './read-rows';
import { rowColumns } from './row-columns';
import { useImport } from './use-import';

export function AddRows({ rows, mending }: { rows: readonly ReadRow[]; mending: Mending }) {
  const { outcomes, progress, add, takeBack, forget, stop } = useImport();
  const call = useAlertedCall();
  const { currency } = useSettings();
  const { open, setOpen, ready, refused } = useRowsToAdd(rows, outcomes);
  useLeaveGuard(() => progress !== null);
  const added = [...outcomes.values()].filter((outcome) => 'id' in outcome).length;
  const next = ready.length > 0 ? ready : refused;
  return (
    <Grid as="section" aria-labelledby="rows-title" gap={4}>
      <h2 id="rows-title">Machines</h2>
      <p role="status">{summaryOf(added, ready.length, rows.length)}</p>
      {progress ? (
        <Working progress={progress} onStop={stop} />
      ) : (
        <ButtonGroup>
          {next.length > 0 && (
            <Button kind="primary" onPress={() => void call(add(next))}>
              {next === ready ? `Add ${machines(next.length)}` : `Try ${machines(next.length)} again`}
            </Button>
          )}
          {added > 0 && <TakeBack count={added} onConfirmed={() => void call(takeBack())} />}
        </ButtonGroup>
      )}
      <Table
        label="Rows of the table"
        rows={rows}
        rowKey={({ line }) => line}
        columns={rowColumns(outcomes, currency, {
          ...mending,
          ...{ open, setOpen, isWorking: progress !== null },
          mend: (line, cells) => {
            forget(line);
            mending.mend(line, cells);
          },
        })}
      />
    </Grid>
  );
}

/** Rows that are open are not added: what is written there may not be what their cells have. */
function useRowsToAdd(rows: readonly ReadRow[], outcomes: ReturnType<typeof useImport>['outcomes']) {
  const [open, setRows] = useState<ReadonlySet<number>>(new Set());
  const closed = rows.filter(({ line }) => !open.has(line));
  return {
    open,
    setOpen: (line: number, is: boolean) =>
      setRows((before) => new Set([...before].filter((one) => one !== line).concat(is ? line : []))),
    ready: closed.filter(({ line, problems }) => problems.length === 0 && !outcomes.has(line)),
    refused: closed.filter(({ line }) => isRefused(outcomes.get(line))),
  };
}

function TakeBack({ count, onConfirmed }: { count: number; onConfirmed: () => void }) {
  const { confirm } = useModals();
  const ask = async () => {
    const message = 'This deletes them, with any changes you made since.';
    const title = `Undo, and remove ${drafts(count)}?`;
    if (await confirm({ title, message, confirmText: 'Remove them', danger: true })) onConfirmed();
  };
  return <Button onPress={() => void ask()}>Undo (remove {drafts(count)})</Button>;
}

const isRefused = (outcome: object | undefined) => outcome !== undefined && 'refused' in outcome;

const drafts = (count: number) => (count === 1 ? '1 draft' : `${count} drafts`);
const machines = (count: number) => (count === 1 ? '1 machine' : `${count} machines`);

function summaryOf(added: number, ready: number, all: number): string {
  const wrong = all - added - ready;
  const parts = [
    ...(added > 0 ? [`${machines(added)} added as ${added === 1 ? 'a draft' : 'drafts'}`] : []),
    ...(ready > 0 ? [`${machines(ready)} ready`] : []),
    ...(wrong > 0 ? [`${wrong} ${wrong === 1 ? 'row' : 'rows'} to fix`] : []),
  ];
  return `${parts.join(', ')}.`;
}
