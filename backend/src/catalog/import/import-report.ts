import type { RefusedRow } from './csv-rows';

/** Figures of an import so far: every row of the file is counted once. */
export interface ImportProgress {
  rows: number;
  created: number;
  /** Already imported before, or repeated in the file. */
  unchanged: number;
  refused: number;
}

export interface ImportReport extends Omit<ImportProgress, 'refused'> {
  refused: RefusedRow[];
  seconds: number;
}

/** Rows written in one transaction: a failure loses at most these, and a second run takes up there. */
const BATCH_ROWS = 500;

export class ImportRun<Row> {
  private readonly started = performance.now();
  private readonly refused: RefusedRow[] = [];
  private batch: Row[] = [];
  private created = 0;
  private unchanged = 0;

  constructor(
    /** Writes a batch in one transaction and tells how many rows were new. */
    private readonly write: (rows: readonly Row[]) => Promise<number>,
    private readonly onProgress: (progress: ImportProgress) => void = () => undefined,
  ) {}

  readonly refuse = (row: RefusedRow): void => {
    this.refused.push(row);
  };

  async add(row: Row): Promise<void> {
    this.batch.push(row);
    if (this.batch.length >= BATCH_ROWS) await this.flush();
  }

  async finish(): Promise<ImportReport> {
    await this.flush();
    const { rows, created, unchanged } = this.progress();
    const refused = this.refused.sort((a, b) => a.line - b.line);
    return { rows, created, unchanged, refused, seconds: (performance.now() - this.started) / 1000 };
  }

  private async flush(): Promise<void> {
    const rows = this.batch;
    this.batch = [];
    const created = rows.length > 0 ? await this.write(rows) : 0;
    this.created += created;
    this.unchanged += rows.length - created;
    this.onProgress(this.progress());
  }

  private progress(): ImportProgress {
    const refused = this.refused.length;
    const { created, unchanged } = this;
    return { rows: created + unchanged + refused, created, unchanged, refused };
  }
}
