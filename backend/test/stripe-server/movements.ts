import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** Money that really moved at the provider, in minor units. */
export interface Movement {
  /** `refund_returned`: a bank could not book a refund, and the money came back. */
  kind: 'charge' | 'refund' | 'refund_returned' | 'transfer' | 'transfer_reversal';
  id: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent?: string;
}

/** The truth about money: in memory, and line by line in a file that survives any kill. */
export class Movements {
  readonly all: Movement[] = [];
  private readonly file: number | null;

  constructor(path: string | null) {
    this.file = path === null ? null : openSync(path, 'a');
  }

  add(movement: Movement): void {
    this.all.push(movement);
    if (this.file === null) return;
    writeSync(this.file, `${JSON.stringify(movement)}\n`);
    fsyncSync(this.file);
  }

  close(): void {
    if (this.file !== null) closeSync(this.file);
  }
}
