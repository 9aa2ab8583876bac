import { type MoveRow, type RentalMove, rentalMoves } from '@yard/contracts/rental-moves';

const rows = Object.values<MoveRow>(rentalMoves);

/** Columns that decide a rental's status: written by moves alone. */
const STAMPS: ReadonlySet<string> = new Set(rows.flatMap(({ stamps }) => stamps));

const granted = new WeakSet<object>();

/** Changes that a granted move writes. @throws Error for a stamp that is another move's */
export function stampsOf<T extends object>(move: RentalMove, changes: T): T {
  const { stamps }: MoveRow = rentalMoves[move];
  const foreign = Object.keys(changes).find((column) => STAMPS.has(column) && !stamps.includes(column));
  if (foreign) throw new Error(`The move ${move} does not stamp ${foreign}.`);
  granted.add(changes);
  return changes;
}

/** @throws Error for a stamp that is written without a move */
export function mustBeGranted(changes: object): void {
  const stamp = Object.keys(changes).find((column) => STAMPS.has(column));
  if (stamp && !granted.has(changes)) throw new Error(`Only a granted move stamps ${stamp}.`);
}
