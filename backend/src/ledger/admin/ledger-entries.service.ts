import type { FiltersOf } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { LedgerEntryFilters, LedgerEntryRecord, LedgerLineRecord } from '@yard/contracts';
import { ledgerEntryShape } from '@yard/contracts/records';
import { type FindOptionsWhere, In, Repository } from 'typeorm';
import { pageOf, presenterOf, type Rows, wireMoney } from '@kit/server/store/present';
import { UsersService } from '../../users/users.service';
import { LedgerEntry } from '../posting/ledger-entry.entity';
import { LedgerLine } from '../posting/ledger-line.entity';

@Injectable()
export class LedgerEntriesService {
  constructor(
    @InjectRepository(LedgerEntry) private readonly entries: Repository<LedgerEntry>,
    @InjectRepository(LedgerLine) private readonly lines: Repository<LedgerLine>,
    private readonly users: UsersService,
  ) {}

  /** Four queries for any page size. */
  async page(filters: FiltersOf<LedgerEntryFilters>): Promise<Rows<LedgerEntryRecord>> {
    const { kind, rental_request_id } = filters;
    const given = Object.entries({ kind, rental_request_id }).filter(([, value]) => value != null);
    const where: FindOptionsWhere<LedgerEntry> = Object.fromEntries(given);
    const { rows, total } = await pageOf(this.entries, where, filters);
    return { rows: await this.shown(rows), total };
  }

  private async shown(entries: LedgerEntry[]): Promise<LedgerEntryRecord[]> {
    if (entries.length === 0) return [];
    const where = { entry_id: In(entries.map(({ id }) => id)) };
    const lines = await this.lines.find({ where, order: { id: 'ASC' } });
    const names = await this.users.namesOf(lines.map(({ user_id }) => user_id));
    return entries.map((entry) => presentEntry(entry, lines, names));
  }
}

const presentEntry = presenterOf(
  ledgerEntryShape,
  ({ id }: LedgerEntry, lines: readonly LedgerLine[], names: ReadonlyMap<number, string>) => ({
    lines: lines.filter(({ entry_id }) => entry_id === id).map((line) => presentLine(line, names)),
  }),
);

function presentLine(
  { account, user_id, rental_request_id, amount }: LedgerLine,
  names: ReadonlyMap<number, string>,
): LedgerLineRecord {
  const user_name = user_id === null ? null : (names.get(user_id) ?? null);
  return { account, user_id, user_name, rental_request_id, amount: wireMoney(amount) };
}
