import type { BaseRecord } from '@kit/server/store/base-record';
import type { NewRow } from '@kit/server/store/writing';
import type { CancellationPolicy } from '../../src/agreements/cancellation-policy.entity';
import type { DepositPolicy } from '../../src/agreements/deposit-policy.entity';
import type { Machine } from '../../src/catalog/machines/machine.entity';
import type { Breakdown } from '../../src/rentals/records/breakdown.entity';
import type { Cancellation } from '../../src/rentals/records/cancellation.entity';
import type { Handover } from '../../src/rentals/records/handover.entity';
import type { MachineReturn } from '../../src/rentals/records/machine-return.entity';
import type { RentalBill } from '../../src/rentals/records/rental-bill.entity';
import type { RentalChange } from '../../src/rentals/records/rental-change.entity';
import type { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import type { Review } from '../../src/rentals/reviews/review.entity';
import type { Line } from './demo-threads';

type Stated<T extends BaseRecord, K extends keyof NewRow<T>> = Pick<NewRow<T>, K> & { created_at: Date };
type Optional<T extends BaseRecord, K extends keyof NewRow<T>> = Partial<Pick<NewRow<T>, K>>;

/** Points of a checklist that are not in order, each with what is wrong. */
export type Faults = Record<string, string>;

type Contested = 'accepted_at' | 'contested_at' | 'contest_reason';
type Offered = 'offer_user_id' | 'offered_at' | 'offer_amount' | 'offer_message';

/** A rental request of the demo, given by its events: a record of `data/rentals.json`. */
export interface Story extends Optional<RentalRequest, 'approved_at' | 'declined_at' | 'closed_at'> {
  machine: string;
  /** First name. */
  renter: string;
  created_at: Date;
  /** First day, counted from today at the machine's place; negative is past. */
  start: number;
  /** Both ends counted. */
  days: number;
  times?: [start: string, end: string];
  details: string;
  delivery?: boolean;
  /** `none`: no card stored yet; `declined`: a card the bank refuses. */
  card?: 'none' | 'declined';
  /** `refused`: the deposit was paid; the renter's other card was refused for the rent. */
  rent?: 'paid' | 'refused';
  /** Days more. The story's days are those with it once it is answered. */
  change?: Stated<RentalChange, 'user_id' | 'message'> & { days: number; answered_at?: Date };
  /** The machine is down, and its owner has not answered. */
  breakdown?: Pick<Breakdown, 'since' | 'details'>;
  called_off?: { at: Date; days: number };
  cancellation?: Stated<Cancellation, 'user_id' | 'reason'>;
  handover?: Stated<Handover, 'fuel_level' | 'details'> & {
    faults?: Faults;
    signed_by: readonly ('owner' | 'renter')[];
  };
  /** Without faults nobody went through the checklist. */
  machine_return?: Stated<MachineReturn, 'fuel_level' | 'details'> &
    Optional<MachineReturn, 'damage_amount' | Contested> & { hours_used: number; faults?: Faults };
  /** Once it is accepted, the card is charged with what is above the deposit. */
  bill?: Stated<RentalBill, 'details'> &
    Optional<RentalBill, Contested | Offered> & { fuel?: number; cleaning?: number; damage?: number };
  messages: readonly Line[];
  reviews?: readonly (Stated<Review, 'user_id' | 'rating' | 'content'> & Partial<NewRow<Review>>)[];
}

export interface Policies {
  deposit: DepositPolicy;
  cancellation: CancellationPolicy;
}

/** One story with its records found: the rental request is in the table, its parts are not. */
export interface Rental {
  story: Story;
  request: RentalRequest;
  machine: Machine;
  /** First moment at the machine's place. */
  startsAt: Date;
}
