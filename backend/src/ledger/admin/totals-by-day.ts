import type { LedgerAccount, LedgerKind } from '@yard/contracts';
import type { CalendarDate } from '@yard/dates';
import type { MinorUnits } from '@kit/money';
import type { DaySum } from './day-sums';

type Sums = ReadonlyMap<string, MinorUnits>;

/** The ledger's totals by day and by account. Immutable: more lines make a new one. */
export class TotalsByDay {
  private constructor(
    private readonly days: ReadonlyMap<CalendarDate, Sums>,
    private readonly accounts: Sums,
    readonly lines: number,
  ) {}

  static readonly EMPTY = new TotalsByDay(new Map(), new Map(), 0);

  and(sums: readonly DaySum[]): TotalsByDay {
    const accounts = new Map(this.accounts);
    const changed = new Map<CalendarDate, Map<string, MinorUnits>>();
    for (const { day, kind, account, total } of sums) {
      const ofDay = changed.get(day) ?? new Map(this.days.get(day));
      changed.set(day, ofDay);
      add(ofDay, nameOf(kind, account), total);
      add(accounts, account, total);
    }
    const lines = sums.reduce((sum, one) => sum + one.lines, this.lines);
    return new TotalsByDay(new Map([...this.days, ...changed]), accounts, lines);
  }

  of(day: CalendarDate, kind: LedgerKind, account: LedgerAccount): MinorUnits {
    return this.days.get(day)?.get(nameOf(kind, account)) ?? 0;
  }

  total(account: LedgerAccount): MinorUnits {
    return this.accounts.get(account) ?? 0;
  }
}

const nameOf = (kind: LedgerKind, account: LedgerAccount) => `${kind} ${account}`;

function add(sums: Map<string, MinorUnits>, name: string, amount: MinorUnits): void {
  sums.set(name, (sums.get(name) ?? 0) + amount);
}
