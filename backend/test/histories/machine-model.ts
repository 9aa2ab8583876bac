import { addDays, startOfDayIn, todayIn } from '@yard/dates';

export type Stage = 'pending' | 'approved' | 'returned' | 'declined' | 'cancelled' | 'closed' | 'withdrawn';

export interface Wanted {
  renter: number;
  start: string;
  end: string;
}

export interface ModelRequest extends Wanted {
  id: number;
  stage: Stage;
  asked: Date;
  isBilled: boolean;
  back?: string;
  moves: number;
}

export type Verdict = 200 | 404 | 409 | 422;

/** An owner answers within two days. */
const ANSWER_MS = 48 * 3_600_000;

const REACHABLE: Record<Stage, readonly Stage[]> = {
  pending: ['approved', 'declined', 'cancelled', 'withdrawn', 'returned', 'closed'],
  approved: ['cancelled', 'returned', 'closed'],
  returned: ['closed'],
  declined: [],
  cancelled: [],
  closed: [],
  withdrawn: [],
};

/**
 * One machine's calendar and requests as docs/wire.md section 4 has them, in memory and without any of the product's
 * code.
 */
export class MachineModel {
  readonly requests: ModelRequest[] = [];
  readonly blackouts: { id: number; start: string; end: string }[] = [];
  /** Hand-overs by request: what both sides have signed, null before. */
  readonly handovers = new Map<number, string | null>();
  /** The hour meter as it was read last. */
  readings = 0;

  constructor(
    readonly id: number,
    readonly zone: string,
    readonly turnaround: number,
    /** Books at once: a request may be approved as it is made. */
    readonly isInstant: boolean,
    public now: Date,
  ) {}

  get today(): string {
    return todayIn(this.zone, this.now);
  }

  create(wanted: Wanted): Verdict | null {
    if (wanted.start < this.today) return 422;
    if (this.mayBeOut(wanted.start)) return null;
    return this.isFirst(wanted) && this.isFree(wanted) ? 200 : 409;
  }

  /** New days for a request, none of them past. */
  move(request: ModelRequest, wanted: Wanted): Verdict | null {
    if (this.mayBeOut(wanted.start)) return null;
    const isFree = this.isFirst(wanted, request.id) && this.isFree(wanted);
    return verdict(request, this.isAnswerable(request) && isFree);
  }

  approve(request: ModelRequest): Verdict | null {
    if (this.mayBeOut(request.start)) return null;
    return verdict(request, this.isAnswerable(request) && this.isFree(request));
  }

  decline(request: ModelRequest): Verdict {
    return verdict(request, this.isAnswerable(request));
  }

  withdraw(request: ModelRequest): Verdict {
    return verdict(request, request.stage === 'pending');
  }

  cancel(request: ModelRequest, byAdmin: boolean): Verdict | null {
    if (!byAdmin && this.hasBegun(request) && this.mayBeOut(request.start, request.id)) return null;
    const mayStillGo = request.stage === 'approved' && (byAdmin || !this.hasBegun(request));
    return verdict(request, request.stage === 'pending' || mayStillGo);
  }

  bringBack(request: ModelRequest): Verdict {
    return verdict(request, request.stage === 'approved' && this.hasBegun(request));
  }

  close(request: ModelRequest): Verdict {
    const isOver = startOfDayIn(addDays(request.end, 1), this.zone) <= this.now;
    const mayEnd = request.stage === 'returned' && !request.isBilled;
    return verdict(request, mayEnd || (request.stage === 'approved' && isOver));
  }

  blackOut(start: string, end: string): Verdict {
    return this.holding().some((other) => other.start <= end && start <= other.end) ? 409 : 200;
  }

  /** Whether a rental before may keep the machine from this day: it depends on its rent, too. */
  private mayBeOut(start: string, exceptId = 0): boolean {
    return this.requests.some(
      ({ id, stage, end }) =>
        id !== exceptId &&
        stage === 'approved' &&
        end <= this.today &&
        start <= addDays(this.today, this.turnaround),
    );
  }

  hasBegun({ start }: ModelRequest): boolean {
    return startOfDayIn(start, this.zone) <= this.now;
  }

  /** Requests whose days are taken; one that is closed keeps those until its machine came back. */
  holding(): ModelRequest[] {
    return this.requests.filter(({ stage }) => ['approved', 'returned', 'closed'].includes(stage));
  }

  /** @throws Error for a way that no move goes */
  sees(request: ModelRequest, stage: Stage): void {
    if (stage !== request.stage && !REACHABLE[request.stage].includes(stage)) {
      throw new Error(`request ${request.id} went from ${request.stage} to ${stage}`);
    }
    request.stage = stage;
  }

  private isAnswerable({ stage, asked, start }: ModelRequest): boolean {
    const end = Math.min(asked.getTime() + ANSWER_MS, startOfDayIn(addDays(start, 1), this.zone).getTime());
    return stage === 'pending' && this.now.getTime() < end;
  }

  private isFirst({ renter, start, end }: Wanted, exceptId = 0): boolean {
    return !this.requests.some(
      (other) =>
        other.id !== exceptId &&
        other.stage === 'pending' &&
        other.renter === renter &&
        other.start === start &&
        other.end === end,
    );
  }

  private isFree({ start, end }: Wanted): boolean {
    const until = addDays(end, this.turnaround);
    const isRented = this.holding().some(
      (other) => other.start <= until && start <= addDays(other.end, this.turnaround),
    );
    return !isRented && !this.blackouts.some((span) => span.start <= end && start <= span.end);
  }
}

function verdict({ stage }: ModelRequest, isAllowed: boolean): Verdict {
  if (stage === 'withdrawn') return 404;
  return isAllowed ? 200 : 409;
}
