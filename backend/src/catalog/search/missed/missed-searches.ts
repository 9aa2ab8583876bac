import type { FiltersOf } from '@laravel-wire/nest';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor } from '@yard/contracts';
import type { MissedSearchFilters } from '@yard/contracts/back-office';
import { BufferedCounts } from '@kit/server/store/buffered-counts';
import { containing, pageOf, type Rows } from '@kit/server/store/present';
import { isDuplicate, type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { In, Raw, Repository } from 'typeorm';
import { AuditService } from '../../../audit/audit.service';
import type { MachineList } from '../machine-index';
import { MissedSearch } from './missed-search.entity';

/** Texts that a process keeps until they are saved. */
const BUFFERED_MAX = 200;
/** Longer ones are no names of machines. */
const TERM_MAX = 60;
const ROWS_MAX = 1_000;

type MissedList = Pick<MachineList, 'search' | 'page' | 'facets'>;

/** Counts the searches that find no machine. Admins read them. */
@Injectable()
export class MissedSearches implements OnModuleDestroy {
  private readonly counts = new BufferedCounts<string>({
    name: MissedSearches.name,
    most: BUFFERED_MAX,
    save: (counts) => this.saveAll(counts),
  });

  constructor(
    @InjectRepository(MissedSearch) private readonly rows: Repository<MissedSearch>,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditService,
  ) {}

  onModuleDestroy(): void {
    this.counts.stop();
  }

  /** Nobody waits for it. A list with facets accompanies the one that is shown: counted, a search would count twice. */
  add(actor: Actor | null, { search, page, facets }: MissedList): void {
    if (actor?.admin || page > 1 || facets) return;
    const term = plainTerm(search ?? '');
    if (term.length > TERM_MAX || !/[\p{L}\p{N}]/u.test(term)) return;
    this.counts.add(term);
  }

  /** Saves what is counted now. @throws what the database throws */
  save(): Promise<void> {
    return this.counts.save();
  }

  page({ search, ...list }: FiltersOf<MissedSearchFilters>): Promise<Rows<MissedSearch>> {
    const where = search
      ? { term: Raw((column) => `${column} LIKE :term ESCAPE '!'`, { term: containing(plainTerm(search)) }) }
      : {};
    return pageOf(this.rows, where, list);
  }

  remove(actor: Actor, { id, term }: MissedSearch): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await tx.manager.delete(MissedSearch, { id });
      const did = { actor, action: 'delete', record_type: 'missed_search', record_id: id };
      await this.audit.save(tx, { ...did, data: { term } });
    });
  }

  private async saveAll(counts: ReadonlyMap<string, number>): Promise<void> {
    for (const [term, count] of counts) await this.saveOne(term, count);
    await this.forget();
  }

  /** Another process may save the same one: what it counted then stands, and this count is lost. */
  private async saveOne(term: string, count: number): Promise<void> {
    const saving = this.unitOfWork.run((tx) => addCount(tx, term, count));
    await saving.catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
  }

  private async forget(): Promise<void> {
    const beyond = await this.rows.find({
      select: { id: true },
      order: { last_at: 'DESC', id: 'DESC' },
      skip: ROWS_MAX,
      take: BUFFERED_MAX,
    });
    if (beyond.length > 0) await this.rows.delete({ id: In(beyond.map(({ id }) => id)) });
  }
}

async function addCount(tx: Transaction, term: string, count: number): Promise<void> {
  const [row] = await tx.lockAll(MissedSearch, { term });
  if (row) await tx.update(row, { count: row.count + count, last_at: tx.now });
  else await tx.insert(MissedSearch, { term, count, last_at: tx.now });
}

function plainTerm(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean).join(' ');
}
