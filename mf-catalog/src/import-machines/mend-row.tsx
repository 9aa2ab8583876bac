import { Button, ButtonGroup, Form, Grid, TextField, useLeaveGuard } from '@yard/ui';
import { useState } from 'react';
import type { MachineColumn } from './machine-columns';

/** A row's cells as the file has them, which may be corrected without the file. */
export interface Mending {
  header: readonly string[];
  columns: readonly (MachineColumn | null)[];
  cellsOf: (line: number) => readonly string[];
  mend: (line: number, cells: readonly string[]) => void;
}

/** The cells of a row that are not left out, in place of what is wrong with them. */
export function MendRow({ line, mending, onDone }: { line: number; mending: Mending; onDone: () => void }) {
  const { header, columns, cellsOf, mend } = mending;
  // A row that has more cells than there are headings loses them: nothing says what they are.
  const [cells, setCells] = useState(() => header.map((_, at) => cellsOf(line)[at] ?? ''));
  useLeaveGuard(() => cells.some((cell, at) => cell !== (cellsOf(line)[at] ?? '')));
  const save = () => {
    mend(line, cells);
    onDone();
  };
  return (
    <Form onSubmit={save} aria-label={`Row ${line}`}>
      <Grid fit={140} gap={2}>
        {columns.map(
          (column, at) =>
            column && (
              <TextField
                key={column.field}
                label={column.label}
                value={cells[at] ?? ''}
                onChange={(text) => setCells(cells.with(at, text))}
              />
            ),
        )}
      </Grid>
      <ButtonGroup>
        <Button small type="submit">
          Save row
        </Button>
        <Button small kind="quiet" onPress={onDone}>
          Cancel
        </Button>
      </ButtonGroup>
    </Form>
  );
}
