import type { FiltersOf } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { LedgerEntryFilters, LedgerEntryRecord, LedgerLineRecord } from '@yard/contracts';
import { ledgerEntryShape } from '@yard/contracts/records';
import { type FindOptionsWhere, In, IsNull, Not, Repository } from 'typeorm';
import { pageOf, presenterOf, type Rows, wireMoney } from '@kit/server/store/present';
import { UsersService } from '../../users/users.service';
import { LedgerCorrection } from '../corrections/ledger-correction.entity';
import { LedgerEntry } from '../posting/ledger-entry.entity';
import { LedgerLine } from '../posting/ledger-line.entity';

@Injectable()
export class LedgerEntriesService {
  constructor(
    @InjectRepository(LedgerEntry) private readonly entries: Repository<LedgerEntry>,
    @InjectRepository(LedgerLine) private readonly lines: Repository<LedgerLine>,
    private readonly users: UsersService,
  ) {}

  /** Five queries for any page size. */
  async page(filters: FiltersOf<LedgerEntryFilters>): Promise<Rows<LedgerEntryRecord>> {
    const { kind, rental_request_id } = filters;
    const where: FindOptionsWhere<LedgerEntry> = rental_request_id == null ? {} : { rental_request_id };
    if (kind === 'correction') where.correction_id = Not(IsNull());
    else if (kind != null) Object.assign(where, { kind, correction_id: IsNull() });
    const { rows, total } = await pageOf(this.entries, where, filters);
    return { rows: await this.shown(rows), total };
  }

  private async shown(entries: LedgerEntry[]): Promise<LedgerEntryRecord[]> {
    if (entries.length === 0) return [];
    const where = { entry_id: In(entries.map(({ id }) => id)) };
    const lines = await this.lines.find({ where, order: { id: 'ASC' } });
    const corrections = await this.lines.manager.findBy(LedgerCorrection, {
      id: In(entries.map(({ correction_id }) => correction_id ?? 0)),
    });
    const people = corrections.flatMap(({ user_id, confirmed_by }) => [user_id, confirmed_by]);
    const names = await this.users.namesOf([...lines.map(({ user_id }) => user_id), ...people]);
    const byId = new Map(corrections.map((one) => [one.id, one]));
    return entries.map((entry) =>
      presentEntry(entry, lines, { names, correction: byId.get(entry.correction_id ?? 0) }),
    );
  }
}

interface EntryFacts {
  names: ReadonlyMap<number, string>;
  correction: LedgerCorrection | undefined;
}

const presentEntry = presenterOf(
  ledgerEntryShape,
  ({ id, kind }: LedgerEntry, lines: readonly LedgerLine[], { names, correction }: EntryFacts) => ({
    kind: correction ? ('correction' as const) : kind,
    corrects: correction?.entry_key ?? null,
    reason: correction?.reason ?? null,
    proposed_by: names.get(correction?.user_id ?? 0) ?? null,
    confirmed_by: names.get(correction?.confirmed_by ?? 0) ?? null,
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
