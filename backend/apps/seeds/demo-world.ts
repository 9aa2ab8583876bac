import type { CancellationPolicy } from '../../src/agreements/cancellation-policy.entity';
import type { DepositPolicy } from '../../src/agreements/deposit-policy.entity';
import type { Document } from '../../src/agreements/document.entity';
import type { Machine } from '../../src/catalog/machines/machine.entity';
import type { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import type { PeopleIds } from './demo-people';
import type { Story } from './demo-stories';

/** What every story is written with. */
export interface DemoWorld {
  people: PeopleIds;
  now: Date;
  payments: 'stripe' | 'simulator';
  /** Hours that an owner has to answer; 0 for no limit. */
  answerHours: number;
  documents: Document[];
  depositPolicy: DepositPolicy;
  cancellationPolicy: CancellationPolicy;
}

/** One story with its records found: the rental request is in the table, its parts are not. */
export interface Rental {
  story: Story;
  request: RentalRequest;
  machine: Machine;
  /** First moment at the machine's place. */
  startsAt: Date;
}
