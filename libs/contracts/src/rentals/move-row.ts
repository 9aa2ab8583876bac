import type { RentalStatus } from './rental-request.state';

export type RentalActor = 'renter' | 'owner' | 'admin' | 'system';

/** Refund of what was paid: by the cancellation terms, or all of it. */
export type Back = 'terms' | 'all';

type BackBy = { readonly [A in RentalActor]?: { readonly [S in RentalStatus]?: Back } };

export type MoveRow = Row &
  (
    | { readonly to: Exclude<Row['to'], 'cancelled'>; readonly back?: never }
    | { readonly to: 'cancelled'; readonly back: BackBy }
  );

interface Row {
  /** Statuses from which each actor may make it. */
  readonly from: { readonly [actor in RentalActor]?: readonly RentalStatus[] };
  /** The message of the refusal to everybody else. */
  readonly denial?: string;
  /** Why it is refused where its status allows it; null where it is not. */
  readonly guard?: (facts: never) => string | null;
  /** Columns of the request and of its return that it writes, or the record that it adds. */
  readonly stamps: readonly string[];
  /** Null where the status stays. */
  readonly to: RentalStatus | 'withdrawn' | null;
}

export const CLOSED = ['closed_at', 'deposit_refunded_at'] as const;
/** The same where nobody says that the machine is back: while its rent is being charged it counts as handed over. */
export const CLOSED_UNRETURNED = [...CLOSED, 'handed_over_unpaid_at'] as const;
/** A move that writes records of its own alone. */
export const NOTHING = { stamps: [], to: null } as const;

type From = Row['from'];
/** A word for each status of each actor: who may cancel more says what comes back of it. */
type BackOf<F extends From> = {
  readonly [A in keyof F]: F[A] extends readonly RentalStatus[]
    ? Readonly<Record<F[A][number], Back>>
    : never;
};

/** A row of a move that ends a rental before its time, and sends money back. */
export function cancelling<const F extends From>(from: F, back: BackOf<F>) {
  return { from, back, stamps: ['cancellation', 'answer_until'], to: 'cancelled' } as const;
}
