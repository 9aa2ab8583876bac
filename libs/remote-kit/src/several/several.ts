import type { IconName } from '@yard/ui';

export interface SeveralAction<Row> {
  /** "Resolve" */
  label: string;
  icon: IconName;
  /** "Resolved" */
  done: string;
  /** Why a row is left out; null where it is not. */
  leftOut: (row: Row) => string | null;
  /** Asks the server for one; what it refuses stands beside the row. */
  act: (row: Row) => Promise<unknown>;
}

export interface Several<Row> {
  nameOf: (row: Row) => string;
  actions: readonly SeveralAction<Row>[];
}
